/** The chance of a spread or a total at a line that no book lists, between the lines and the winner that are listed. */

import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { fairPrice } from '../../../../feed/odds/value.ts';
import { percent } from '../../../../platform/format.ts';
import { cumulative, quantile } from '../../../same-game/normal.ts';
import { resolve } from '../../table/resolve.ts';
import type { Resolved, Unlisted } from '../../table/resolved.ts';
import type { Tables } from '../../table/tables.ts';
import { odds, sideName } from '../../table/words.ts';

interface Point {
  readonly name: string;
  /** The side's own line: a win is a spread of half a point. */
  readonly line: number;
  /** Percent. */
  readonly chance: number;
}

/** Where a game cannot end level, or hardly ever does, a win is the spread of half a point. */
const withoutDraws: ReadonlySet<string> = new Set(['NFL', 'NBA', 'MLB', 'CFL']);

/** Points from both listed lines beyond which nothing is estimated. */
const farthest = 4;

/**
 * Margins of games are close to a normal distribution, of which two listed lines are two points.
 * @returns null without two listed lines, and where the line is far from both
 */
export function estimated(
  { instead, main, line = null }: Unlisted,
  bet: NamedBet,
  tables: Tables,
): string | null {
  if (!instead || line === null) return null;
  const { market, game, selection } = instead.side;
  if (market !== 'spread') return null;
  const winner = withoutDraws.has(game.sport)
    ? resolve({ ...bet, market: 'moneyline', line: null, price: null }, tables)
    : undefined;
  const points = [pointOf(instead), main && pointOf(main), winner?.kind === 'listed' ? pointOf(winner) : null]
    .filter((point) => point !== null && point !== undefined)
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  const [near] = points;
  const other = points.find((point) => point.line !== near?.line && point.chance !== near?.chance);
  if (!near || !other || Math.abs(near.line - line) > farthest) return null;
  const [a, b] = [quantile(near.chance / 100), quantile(other.chance / 100)];
  const chance = Math.round(100 * cumulative(a + ((b - a) * (line - near.line)) / (other.line - near.line)));
  const fair = fairPrice(chance);
  return `${sideName(game, market, selection, line)} wins about ${percent(chance)} of the time, estimated from ${near.name} (${percent(near.chance)}) and ${other.name} (${percent(other.chance)})${fair === null ? '' : `: a fair price of about ${odds(fair)}`}.`;
}

function pointOf({ name, line, chance, side }: Resolved): Point | null {
  if (chance === null || chance <= 0 || chance >= 100) return null;
  if (side.market === 'moneyline') return { name, line: -0.5, chance };
  return line === null ? null : { name, line, chance };
}
