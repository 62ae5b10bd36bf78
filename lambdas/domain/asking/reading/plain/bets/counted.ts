/** How many legs a slip has, where it says so: "a 5 leg parlay", "four picks". */
import { numberNames } from '../../words/counts.ts';

const number = `([2-9]|1[0-2]|${numberNames.slice(2, 13).join('|')})`;
const legs = new RegExp(
  `(?<![\\w.+$-])${number}[ -]?(?:(?:nfl|nba|nhl|mlb|mls|football|basketball|hockey|baseball|player prop|prop) )?(?:legs?|leggers?|teamers?|team(?= (?:parlay|bet|slip|ticket|acca|combo))|picks?|bets?|plays?|man|fold)(?![\\w'’])`,
  'gi',
);

/** A number in digits or by its name. */
export const countOf = (said: string): number =>
  /^\d/.test(said) ? Number(said) : numberNames.indexOf(said.toLowerCase());

/** @returns undefined where no number of legs is said, or two are */
export function legsSaid(prompt: string): number | undefined {
  const [count, ...others] = new Set([...prompt.matchAll(legs)].map(([, said = '']) => countOf(said)));
  return others.length === 0 ? count : undefined;
}
