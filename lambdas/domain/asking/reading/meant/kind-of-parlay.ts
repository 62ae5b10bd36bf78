/** "A shots on goal parlay, Pastrnak and MacKinnon and one more": what all of it is on is what the open leg is on, too. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { isOpenWish, withWishes } from '../wishes/wish.ts';

/** A statistic before the parlay, and the names after it. */
const heading =
  /^[^,:]*?\b(?!(?:an?|the|my|your|this|that|me|nice|little|good|safe|big|small|leg|legs|legged|game|team|man|way|nba|nfl|nhl|mlb|mls|cfl|prop|props|player|sunday|monday|thursday|saturday|friday|tonight|today|some|lotto|longshot)\b)([a-z]+) (?:parlay|slip|combo|ticket)\b[^,:]{0,30}[,:]/i;

/** @returns the reading as it is unless a heading says what the named legs are on, and one leg is open */
export function withKindOfParlay(reading: Reading, prompt: string): Reading {
  const named = reading.wishes.filter((wish) => !isOpenWish(wish));
  const open = reading.wishes.filter(isOpenWish);
  const [first] = named;
  const isOfOneKind = ({ player, stat }: LegWish) => player !== null && stat !== null && stat === first?.stat;
  if (!first || named.length < 2 || open.length !== 1 || !named.every(isOfOneKind)) return reading;
  if (!heading.test(prompt)) return reading;
  const { sports, markets, stat, sides } = first;
  return withWishes(
    reading,
    reading.wishes.map((wish) => (isOpenWish(wish) ? { ...wish, sports, markets, stat, sides } : wish)),
  );
}
