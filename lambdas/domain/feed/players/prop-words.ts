/** A side of a player prop in a bettor's words. */
import type { Selection } from '../../../contracts/asking/analysis.ts';
import type { GradedStat } from '../../../contracts/feed/props.ts';
import { statNames } from './stat-names.ts';

/** Of a player who does it once or more. */
const once: Readonly<Partial<Record<GradedStat, string>>> = {
  touchdowns: 'to score a touchdown',
  goals: 'to score a goal',
  home_runs: 'to hit a home run',
  double_doubles: 'to record a double-double',
  triple_doubles: 'to record a triple-double',
  first_touchdowns: 'to score the first touchdown',
  last_touchdowns: 'to score the last touchdown',
  first_goals: 'to score the first goal',
  last_goals: 'to score the last goal',
};

interface PropSide {
  readonly stat: GradedStat;
  readonly selection: Selection;
  /** The number to go over or under; a prop always has one. */
  readonly line: number | null;
  /** Whether books price only this side. */
  readonly oneSided?: boolean | undefined;
}

/** `over 25.5 points`; of a side that is priced alone `25+ points`, `to score a touchdown`. */
export function propWords({ stat, selection, line, oneSided }: PropSide): string {
  if (!oneSided || line === null) return `${selection} ${line} ${statNames[stat]}`;
  const least = Math.floor(line) + 1;
  return (least === 1 && once[stat]) || `${least}+ ${statNames[stat]}`;
}
