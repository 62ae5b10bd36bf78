/** "One favorite from the NFL, one from the NBA", "one NFL and one NBA favorite": what is said once of a list of sports is said of each. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOfNoKind } from '../wishes/wish.ts';

const sport = '(?:the )?(?:nfl|nba|nhl|mlb|mls|cfl|football|basketball|hockey|baseball|soccer)';
/** "One from the NBA", after another of which more is said. */
const another = new RegExp(
  `\\b(?:from|in|out of) ${sport}(?: game| slate)?\\W+(?:and |plus |then |& )?(?:one|1|another) (?:from|in|out of) ${sport}\\b`,
  'i',
);

/** "One NBA one NHL and one MLB favorite": no sport before the last has a word for what it is. */
const one = '(?:an?|one|1)';
const listed = new RegExp(
  `\\b(?:${one} ${sport}(?: ?(?:,|and|plus|&|\\+))* ){1,5}${one} ${sport}(?= [a-z])`,
  'i',
);
const anySport = new RegExp(`\\b${sport}\\b`, 'gi');

const isOpen = (wish: LegWish): boolean =>
  isOfNoKind(wish) && wish.teams.length === 0 && wish.price === null && wish.legChance === null;

/** @returns the reading with the kind of the first leg for all of which only the sport is said; unchanged where another has its own */
export function withKindOfEachSport(reading: Reading, prompt: string): Reading {
  const said = withKindOfLast(reading, prompt);
  if (said) return said;
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

/** @returns undefined unless the question lists exactly its sports, and the kind of leg after the last of them */
function withKindOfLast(reading: Reading, prompt: string): Reading | undefined {
  const { wishes } = reading;
  const last = wishes.at(-1);
  const areOfSports = wishes.every(({ sports, count }) => sports.length === 1 && count === 1);
  const [list = ''] = areOfSports ? (listed.exec(prompt) ?? []) : [];
  const areListed = list.match(anySport)?.length === wishes.length && wishes.slice(0, -1).every(isOpen);
  if (!last || !areListed || last.player !== null || last.stat !== null || last.teams.length > 0)
    return undefined;
  const { markets, sides, price, legChance } = last;
  return { ...reading, wishes: wishes.map((wish) => ({ ...wish, markets, sides, price, legChance })) };
}
