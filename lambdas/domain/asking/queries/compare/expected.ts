/** Of which player the market expects more: "Metcalf or Kupp more yards" is not told by the chances of their overs, whose lines differ. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import type { Resolved } from '../table/resolved.ts';
import { listed } from '../table/words.ts';

/** Percentage points by which the over of a higher line may be less likely, with the higher line still the more telling. */
const closeChances = 3;

/**
 * @param priced what was found of the options
 * @returns nothing unless they are overs of one statistic, each of another player at the line that the books chose
 */
export function expectedOf({ options }: CompareQuery, priced: readonly Resolved[]): string[] {
  const numbers = priced.flatMap(({ side, line, chance }) =>
    side.prop && side.selection === 'over' && line !== null && chance !== null
      ? [{ player: side.prop.player, stat: side.prop.stat, line, chance }]
      : [],
  );
  const [first, ...others] = numbers.toSorted((a, b) => b.line - a.line);
  const isAll = numbers.length === options.length && options.every(({ line }) => line === null);
  const players = new Set(numbers.map(({ player }) => player));
  if (!first || others.length === 0 || !isAll || players.size < numbers.length) return [];
  const isTold = others.every(
    ({ stat, line, chance }) =>
      stat === first.stat && line < first.line && chance - first.chance <= closeChances,
  );
  if (!isTold) return [];
  return [
    `The market expects more ${statNames[first.stat]} of ${first.player}: his line is ${first.line}, against ${listed(others.map(({ player, line }) => `${line} of ${player}`))}.`,
  ];
}
