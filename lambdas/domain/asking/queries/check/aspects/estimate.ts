/** The chance of a spread or a total at a line that no book lists, by the lines and the winner that are listed. */

import type { NamedBet } from '../../../../../contracts/asking/queries/common.ts';
import { fairPrice } from '../../../../feed/odds/value.ts';
import { percent } from '../../../../platform/format.ts';
import { cumulative, quantile } from '../../../same-game/normal.ts';
import { reckonAt } from '../../table/lines/listed-lines.ts';
import { resolve } from '../../table/resolve.ts';
import type { Resolved, Unlisted } from '../../table/resolved.ts';
import type { Tables } from '../../table/tables.ts';
import { odds } from '../../table/words.ts';

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

/** What a bet at a line that no book lists is taken to be worth. */
export interface Estimate {
  /** Percent. */
  readonly chance: number;
  /** `Seahawks −1.5 wins about 54% of the time, estimated from …: a fair price of about −117.` */
  readonly words: string;
}

/** @returns null where nothing is estimated */
export const estimated = (unlisted: Unlisted, bet: NamedBet, tables: Tables): string | null =>
  estimateOf(unlisted, bet, tables)?.words ?? null;

/** @returns null without listed lines that tell, and where the line is far from them */
export function estimateOf(unlisted: Unlisted, bet: NamedBet, tables: Tables): Estimate | null {
  const { instead, line = null } = unlisted;
  if (!instead || line === null) return null;
  return instead.side.market === 'total' ? ofTotal(unlisted, instead) : ofSpread(unlisted, bet, tables);
}

/** @param by names of the lines it follows from, with their chances */
function estimate(name: string, chance: number, by: readonly string[]): Estimate {
  const fair = fairPrice(chance);
  const worth = fair === null ? '' : `: a fair price of about ${odds(fair)}`;
  return {
    chance,
    words: `${name} wins about ${percent(chance)} of the time, estimated from ${by.join(' and ')}${worth}.`,
  };
}

/** Of a whole game: how far totals stray from a listed one is known by the sport. */
function ofTotal(
  { name, line = null }: Unlisted,
  { side, name: listed, chance: at }: Resolved,
): Estimate | null {
  const { game, market, selection } = side;
  if (line === null || at === null || market !== 'total' || selection === 'draw') return null;
  const reckoned = reckonAt({ game, market, selection }, line);
  if (!reckoned || reckoned.wins + reckoned.losses <= 0) return null;
  const chance = Math.round((100 * reckoned.wins) / (reckoned.wins + reckoned.losses));
  return estimate(name, chance, [`${listed} (${percent(at)})`]);
}

/** Margins of games are close to a normal distribution, of which two listed lines are two points. */
function ofSpread(
  { name, instead, main, line = null }: Unlisted,
  bet: NamedBet,
  tables: Tables,
): Estimate | null {
  if (!instead || line === null) return null;
  const { market, game } = instead.side;
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
  return estimate(
    name,
    chance,
    [near, other].map((point) => `${point.name} (${percent(point.chance)})`),
  );
}

function pointOf({ name, line, chance, side }: Resolved): Point | null {
  if (chance === null || chance <= 0 || chance >= 100) return null;
  if (side.market === 'moneyline') return { name, line: -0.5, chance };
  return line === null ? null : { name, line, chance };
}
