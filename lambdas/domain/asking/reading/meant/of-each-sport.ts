/** "One favorite from the NFL, one from the NBA": what is said of the first is said of each. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOfNoKind } from '../wishes/wish.ts';

const sport = '(?:the )?(?:nfl|nba|nhl|mlb|mls|cfl|football|basketball|hockey|baseball|soccer)';
/** "One from the NBA", after another of which more is said. */
const another = new RegExp(
  `\\b(?:from|in|out of) ${sport}(?: game| slate)?\\W+(?:and |plus |then |& )?(?:one|1|another) (?:from|in|out of) ${sport}\\b`,
  'i',
);

const isOpen = (wish: LegWish): boolean =>
  isOfNoKind(wish) && wish.teams.length === 0 && wish.price === null && wish.legChance === null;

/** @returns the reading with the kind of the first leg for all of which only the sport is said; unchanged where another has its own */
export function withKindOfEachSport(reading: Reading, prompt: string): Reading {
  const [first, ...others] = reading.wishes;
  const areOfSports = reading.wishes.every(({ sports, count }) => sports.length === 1 && count === 1);
  if (!first || others.length === 0 || !areOfSports || !another.test(prompt)) return reading;
  if (first.player !== null || first.teams.length > 0 || isOpen(first) || !others.every(isOpen))
    return reading;
  const { markets, sides, price, legChance } = first;
  return {
    ...reading,
    wishes: [first, ...others.map((wish) => ({ ...wish, markets, sides, price, legChance }))],
  };
}
