/**
 * Three invented books, which give best price, consensus, movement and close where the source has one price per market.
 * Their prices are deterministic for a game and an hour; `data/README.md` describes them.
 */

import { driftOf } from '../seasons/drift.ts';
import type { ClosingPrices } from '../seasons/history.ts';
import type { ReplayedGame } from '../seasons/replay.ts';
import { mostlySmall, signed, unit } from './chance.ts';
import { type Pair, priced, shareOf, shifted } from './pricing.ts';

export const demoBooks = ['Demo Book A', 'Demo Book B', 'Demo Book C'] as const;

const mostCents = 8;
/** Share of lines at which one book differs from the others. */
const offLineShare = 1 / 5;
/** Change in probability for half a point, and for half a run. */
const [halfPoint, halfRun] = [0.015, 0.045];
/** Sum of both implied probabilities of a baseball total; the source has only the over. */
const totalOverround = 1.045;

/** Two-way markets only: for soccer, the source has real books. */
export function demoPrices(name: string, game: ReplayedGame, now: Date): ClosingPrices {
  const { moneyline, spread, total } = game.prices;
  const half = game.sport === 'MLB' ? halfRun : halfPoint;
  const drift = driftOf(game, now);
  const cents = (market: string) => mostCents * mostlySmall(game.sport, game.id, name, market);
  const [home, away] = moved([moneyline.home, moneyline.away], drift.chance, cents('moneyline'));
  return {
    moneyline: { home, away, draw: null },
    spread: spread && spreadOf(),
    total: total && totalOf(total),
  };

  function spreadOf(): ClosingPrices['spread'] {
    if (!spread) return null;
    const prices: Pair = [spread.home, spread.away];
    if (game.sport === 'MLB') {
      // A run line is always 1.5; only its price moves.
      const [over, under] = moved(prices, drift.chance, cents('spread'));
      return { line: spread.line, home: over, away: under };
    }
    const off = offLine(name, game, 'spread');
    const chance = shareOf(prices).share + 2 * off * half;
    const [own, other] = priced(chance, shareOf(prices).sum, cents('spread'));
    return { line: spread.line + drift.spread + off, home: own, away: other };
  }

  function totalOf({ line, over, under }: NonNullable<ClosingPrices['total']>): ClosingPrices['total'] {
    const { share, sum } =
      under === null
        ? { share: shareOf([over]).sum / totalOverround, sum: totalOverround }
        : shareOf([over, under]);
    const off = offLine(name, game, 'total');
    const [own, other] = priced(share - 2 * off * half, sum, cents('total'));
    return { line: line + drift.total + off, over: own, under: other };
  }
}

function moved(prices: Pair, points: number, cents: number): Pair {
  const { share, sum } = shareOf(prices);
  return priced(shifted(share, points), sum, cents);
}

/** Half a point for at most one book, so that the others agree. */
function offLine(name: string, { sport, id }: ReplayedGame, market: string): number {
  const drawn = unit(sport, id, market, 'which') / offLineShare;
  if (demoBooks[Math.floor(drawn * demoBooks.length)] !== name) return 0;
  return signed(sport, id, market, 'way') < 0 ? -0.5 : 0.5;
}
