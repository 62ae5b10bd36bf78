/** The statistic that words ask for, also in names of those who make it: "leading receiver", "who scored". */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { scoringStat } from '../../../feed/players/scoring-stat.ts';
import type { Said } from './said.ts';

const named: readonly (readonly [RegExp, PropStat])[] = [
  [/\breceiv(?:er|ers|ing)\b/, 'receiving_yards'],
  [/\b(?:rush(?:er|ers|ing)|ran for|running)\b/, 'rushing_yards'],
  [/\b(?:passer|passing|thrown? for|threw for)\b/, 'passing_yards'],
  [/\b(?:rebound(?:er|ers|ing|s)|boards)\b/, 'rebounds'],
  [/\b(?:assist(?:s|ed)?|dimes)\b/, 'assists'],
  [/\b(?:strike(?:s|outs?)?|struck|striking|fann?(?:s|ed)|k(?:s)?\/9)\b/, 'strikeouts'],
  [/\binnings?\b/, 'outs'],
  [/\b(?:home runs?|homers?|homered|hrs?)\b/, 'home_runs'],
  [/\b(?:threes|three[- ]pointers|3s)\b/, 'threes'],
  [/\bshots\b/, 'shots'],
  [/\bsaves\b/, 'saves'],
];

/** @returns undefined where none is named, or one that nobody keeps */
export function statSaid({ slots, text, sport }: Said): PropStat | undefined {
  const [stat] = slots.stats;
  if (stat !== undefined) return stat === 'other' ? undefined : stat;
  const found = named.find(([words]) => words.test(text))?.[1];
  if (found) return found;
  if (/\bpoints?\b/.test(text)) return 'points';
  return /\b(?:scor(?:e|es|ed|er|ers|ing)|goals?|runs|touchdowns?|end zone)\b/.test(text)
    ? scoringStat[sport]
    : undefined;
}

/** "Home runs" are not made at home. */
export const splitsSaid = ({ slots, text }: Said): FindQuery['splits'] =>
  /\bhome ?runs?\b/.test(text) ? slots.splits.filter((split) => split !== 'home') : slots.splits;
