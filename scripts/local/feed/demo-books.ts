/**
 * Three books that are made up, so that best price, consensus, movement and close can be seen where the source has one price
 * a market. What they add is invented, and the same for the same game and hour for ever (`data/README.md` says what).
 */
import { mostlySmall, signed, unit } from './chance.ts';
import { driftOf } from './drift.ts';
import type { ClosingPrices } from './history.ts';
import { type Pair, priced, shareOf, shifted } from './pricing.ts';
import type { ReplayedGame } from './replay.ts';

export const demoBooks = ['Demo Book A', 'Demo Book B', 'Demo Book C'] as const;

const mostCents = 8;
/** How often a book has another line than the others, of each line. */
const rarely = 1 / 5;
/** What half a point of a line changes of a chance, and half a run. */
const [halfPoint, halfRun] = [0.015, 0.045];
/** Both sides of a baseball total, of which the source has one. */
const totalOverround = 1.045;

/** Two-sided markets only: no sport with a draw is without a book of its own. */
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
      // A run line is always a run and a half: only its price moves.
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

/** Half a point, for one of the books at most, so that the others agree on a line. */
function offLine(name: string, { sport, id }: ReplayedGame, market: string): number {
  const drawn = unit(sport, id, market, 'which') / rarely;
  if (demoBooks[Math.floor(drawn * demoBooks.length)] !== name) return 0;
  return signed(sport, id, market, 'way') < 0 ? -0.5 : 0.5;
}
