/**
 * Who prices a game, and how: the closing line of the source as it is, and three demo books that nobody can take for real.
 * What they add is invented, and the same for the same game and hour for ever (`data/README.md` says what).
 */
import { mostlySmall, signed, unit } from './chance.ts';
import { driftOf, hoursAhead } from './drift.ts';
import type { ClosingPrices } from './history.ts';
import { type Pair, priced, shareOf, shifted } from './pricing.ts';
import type { ReplayedGame } from './replay.ts';

export interface Book extends ClosingPrices {
  readonly name: string;
  /** When it last changed a price, by its own word. */
  readonly at: Date;
}

export const demoBooks = ['Demo Book A', 'Demo Book B', 'Demo Book C'] as const;

/** Who the source's prices are said to be from. */
export const replayedBook = 'Replayed closing line';

/** Before the start; the replayed line first. */
export function booksOf(game: ReplayedGame, now: Date): Book[] {
  return [
    { name: replayedBook, at: now, ...game.prices },
    ...demoBooks.map((name) => demoBook(name, game, now)),
  ];
}

const mostCents = 8;
/** How often a book has another line than the others, of each line. */
const rarely = 1 / 5;
/** What half a point of a line changes of a chance. */
const halfPoint = { NFL: 0.015, NBA: 0.015, MLB: 0.045 } as const;
/** Both sides of a baseball total, of which the source has one. */
const totalOverround = 1.045;

function demoBook(name: string, game: ReplayedGame, now: Date): Book {
  const { moneyline, spread, total } = game.prices;
  const drift = driftOf(game, now);
  const cents = (market: string) => mostCents * mostlySmall(game.sport, game.id, name, market);
  const [home, away] = moved([moneyline.home, moneyline.away], drift.chance, cents('moneyline'));
  return {
    name,
    at: updatedAt(name, game, now),
    moneyline: { home, away },
    spread: spread && spreadOf(),
    total: total && totalOf(total),
  };

  function spreadOf(): Book['spread'] {
    if (!spread) return null;
    const prices: Pair = [spread.home, spread.away];
    if (game.sport === 'MLB') {
      // A run line is always a run and a half: only its price moves.
      const [over, under] = moved(prices, drift.chance, cents('spread'));
      return { line: spread.line, home: over, away: under };
    }
    const off = offLine(name, game, 'spread');
    const chance = shareOf(prices).share + 2 * off * halfPoint[game.sport];
    const [own, other] = priced(chance, shareOf(prices).sum, cents('spread'));
    return { line: spread.line + drift.spread + off, home: own, away: other };
  }

  function totalOf({ line, over, under }: NonNullable<ClosingPrices['total']>): Book['total'] {
    const { share, sum } =
      under === null
        ? { share: shareOf([over]).sum / totalOverround, sum: totalOverround }
        : shareOf([over, under]);
    const off = offLine(name, game, 'total');
    const [own, other] = priced(share - 2 * off * halfPoint[game.sport], sum, cents('total'));
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

const minuteMs = 60_000;

/** Some minutes ago; one book has now and then stopped for more than half an hour. */
function updatedAt(name: string, game: ReplayedGame, now: Date): Date {
  const hours = hoursAhead(game, now);
  const drawn = unit(game.sport, game.id, name, 'at', hours);
  const isStopped =
    name === 'Demo Book C' && hours > 0 && unit(game.sport, game.id, 'stopped', hours) < 1 / 12;
  return new Date(now.getTime() - Math.floor((isStopped ? 35 + 20 * drawn : 8 * drawn) * minuteMs));
}
