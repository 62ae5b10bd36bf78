/** The chances of a spread or a total at every line that books list on both sides, and what they say about the lines in between. */

import { sidesOf } from '../../../../feed/board/board.ts';
import { lineConsensus } from '../../../../feed/board/market-sides.ts';
import {
  type Anchor,
  type Bet,
  deviationOf,
  type Shares,
  sharesAt,
} from '../../../../feed/odds/landing/landing.ts';
import { quantile } from '../../../same-game/normal.ts';
import { alternateLines } from '../part-sides.ts';
import { offersOf, type Side } from '../selections.ts';

/** A side of a spread or a total. */
export type LineSide = Side & { readonly market: 'spread' | 'total' };

/** Every listed line of the side, with the share of the bets decided there that win. */
export function anchorsOf({ game, market, selection }: LineSide): Anchor[] {
  const own = offersOf({ game, market, selection }).flatMap(({ line }) => line ?? []);
  const lines = new Set([...alternateLines(game, market, selection), ...own]);
  const at = sidesOf(market, game.sport).indexOf(selection);
  const sign = market === 'spread' && selection === 'away' ? -1 : 1;
  return [...lines].flatMap((line) => {
    const chance = lineConsensus(game, market, sign * line + 0)?.sides[at]?.probability;
    return chance === undefined ? [] : [{ line, chance: chance / 100 }];
  });
}

/** What a line wins, pushes and loses, and the listed line that it is reckoned from. */
export interface Reckoned extends Shares {
  readonly anchor: Anchor;
  readonly deviation: number;
}

/** Points from a listed line within which another one is reckoned. */
const farthest = 3;

/** @returns undefined where no listed line is near, or nothing says how far results stray from it */
export function reckonAt(side: LineSide, line: number): Reckoned | undefined {
  const anchors = anchorsOf(side);
  const [anchor] = anchors.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  if (!anchor || Math.abs(anchor.line - line) > farthest || !isSpread(side.game.sport)) return undefined;
  const bet = betOf(side, line);
  const deviation = deviationOf(bet) ?? slopeOf(side, anchors);
  return deviation === undefined ? undefined : { ...sharesAt(bet, anchor, deviation), anchor, deviation };
}

/** What a line wins, pushes and loses by the listed half points on both sides of it, whatever the sport. */
export interface Bracketed extends Shares {
  /** The harder one, and the easier one; of a half point that is listed, itself. */
  readonly from: readonly Anchor[];
}

/** @returns undefined where a half point that it takes is not listed */
export function bracketedAt(side: LineSide, line: number): Bracketed | undefined {
  const anchors = anchorsOf(side);
  const at = (own: number) => anchors.find((each) => each.line === own);
  const toEasier = side.selection === 'over' ? -half : half;
  const isWhole = Number.isInteger(line);
  const [hard, easy] = [at(isWhole ? line - toEasier : line), at(isWhole ? line + toEasier : line)];
  if (!hard || !easy || easy.chance < hard.chance) return undefined;
  return {
    wins: hard.chance,
    pushes: easy.chance - hard.chance,
    losses: 1 - easy.chance,
    from: isWhole ? [hard, easy] : [hard],
  };
}
const half = 0.5;

/** In hockey, baseball and soccer results are too few numbers for it. */
const isSpread = (sport: string): boolean => sport === 'NFL' || sport === 'NBA' || sport === 'CFL';

export const betOf = ({ game, selection }: LineSide, line: number): Bet => ({
  sport: game.sport,
  selection: selection === 'over' || selection === 'under' ? selection : 'team',
  line,
});

/** The standard deviation that two listed lines far from each other imply, points. */
function slopeOf({ market, selection }: LineSide, anchors: readonly Anchor[]): number | undefined {
  const sorted = anchors.toSorted((a, b) => a.line - b.line);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || last.line - first.line < leastGap) return undefined;
  const sign = market === 'total' && selection === 'over' ? -1 : 1;
  const rise = sign * (quantile(last.chance) - quantile(first.chance));
  return rise <= 0 ? undefined : (last.line - first.line) / rise;
}
const leastGap = 2;
