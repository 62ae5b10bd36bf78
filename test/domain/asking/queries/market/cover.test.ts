/** The search for arbitrage and middles: what it finds pays, and it misses nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import { type Cover, coversOf, stakesOf } from '../../../../../lambdas/domain/asking/queries/market/cover.ts';
import type { Game } from '../../../../../lambdas/domain/feed/games/game.ts';
import { gradeLeg } from '../../../../../lambdas/domain/feed/games/settlement.ts';
import { americanToDecimal } from '../../../../../lambdas/domain/feed/odds/odds.ts';
import { finalGame, gameWith, legWith } from '../../../feed/games/games.ts';
import { anyGame, book } from '../boards.ts';

const markets = ['moneyline', 'spread', 'total'] as const;
const total = 1_000_000;

/** Final scores with every margin from -12 to 12 and every total from 40 to 52. */
const scores = Array.from({ length: 27 }, (_, home) =>
  Array.from({ length: 27 }, (_, away) => [home, away] as const),
)
  .flat()
  .filter(([home, away]) => Math.abs(home - away) <= 12 && home + away >= 40 && home + away <= 52);

/** What a set of stakes returns at a final score, by the rules that grade picks. */
function returned(
  { game, market, bets }: Cover,
  stakes: readonly number[],
  score: readonly [number, number],
) {
  return bets.reduce((sum, { selection, line, price }, at) => {
    const leg: Leg = legWith({ gameId: game.id, sport: game.sport, market, selection, line });
    const stake = stakes[at] ?? 0;
    const result = gradeLeg(leg, finalGame(score[0], score[1], { id: game.id, sport: game.sport }));
    if (result === 'won') return sum + stake * americanToDecimal(price);
    return result === 'push' ? sum + stake : sum;
  }, 0);
}

describe('an arbitrage', () => {
  test('pays at every final score but a push of both', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const cover of coversOf(game, markets).filter(({ profit }) => profit > 0.001)) {
          const stakes = stakesOf(cover.bets, total);
          expect(stakes.reduce((sum, each) => sum + each, 0)).toBe(total);
          const all = scores.map((score) => returned(cover, stakes, score));
          expect(Math.min(...all)).toBeGreaterThanOrEqual(total - 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is found wherever two prices cover every score at a profit', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const found = coversOf(game, markets).some(({ profit }) => profit > 1e-9);
        expect(found).toBe(existsByForce(game));
      }),
      { numRuns: 60 },
    );
  });

  test('takes each of three prices where a draw can be bet on', () => {
    const prices = { home: 200, away: 200, draw: null };
    const mls = gameWith({
      sport: 'MLS',
      books: [book('A', { moneyline: prices, spread: null, total: null })],
    });
    expect(coversOf(mls, markets)).toEqual([]);
    const drawn = gameWith({
      sport: 'MLS',
      books: [book('A', { moneyline: { ...prices, draw: 300 }, spread: null, total: null })],
    });
    const [cover] = coversOf(drawn, markets);
    expect(cover?.bets.map(({ selection }) => selection)).toEqual(['home', 'draw', 'away']);
    expect(cover?.profit).toBeCloseTo(1 / (1 / 3 + 1 / 3 + 1 / 4) - 1, 10);
  });
});

/** Tries every pair of bets of a market at every score; a pair of which one always wins or is returned covers it. */
function existsByForce({ books = [] }: Game): boolean {
  const sides = books
    .flatMap(({ moneyline, spread, total }) => [
      {
        market: 'moneyline' as const,
        selection: 'home' as const,
        line: null,
        price: moneyline?.home ?? null,
      },
      {
        market: 'moneyline' as const,
        selection: 'away' as const,
        line: null,
        price: moneyline?.away ?? null,
      },
      {
        market: 'spread' as const,
        selection: 'home' as const,
        line: spread?.homeLine ?? 0,
        price: spread?.home ?? null,
      },
      {
        market: 'spread' as const,
        selection: 'away' as const,
        line: 0 - (spread?.homeLine ?? 0),
        price: spread?.away ?? null,
      },
      {
        market: 'total' as const,
        selection: 'over' as const,
        line: total?.line ?? 0,
        price: total?.over ?? null,
      },
      {
        market: 'total' as const,
        selection: 'under' as const,
        line: total?.line ?? 0,
        price: total?.under ?? null,
      },
    ])
    .flatMap(({ price, ...side }) => (price === null ? [] : [{ ...side, price }]));
  return sides.some((one) =>
    sides.some((other) => {
      if (one.market !== other.market || one.selection === other.selection) return false;
      const isCovered = scores.every(([home, away]) => {
        const results = [one, other].map((side) =>
          gradeLeg(legWith({ ...side, gameId: 'NFL-1' }), finalGame(home, away)),
        );
        return results.includes('won') || results.every((result) => result === 'push');
      });
      return isCovered && 1 / americanToDecimal(one.price) + 1 / americanToDecimal(other.price) < 1 - 1e-9;
    }),
  );
}

test('a middle has a gap in which both bets win', () => {
  const game = gameWith({
    books: [
      book('A', { moneyline: null, total: { line: 45.5, over: -110, under: -110 }, spread: null }),
      book('B', { moneyline: null, total: { line: 47.5, over: -110, under: -110 }, spread: null }),
    ],
  });
  const middles = coversOf(game, markets).filter(({ gap }) => gap !== null);
  expect(middles).toHaveLength(1);
  expect(middles[0]).toMatchObject({ gap: [45.5, 47.5], bets: [{ book: 'A' }, { book: 'B' }] });
  const stakes = stakesOf(middles[0]?.bets ?? [], total);
  expect(returned(middles[0] as Cover, stakes, [23, 23])).toBeGreaterThan(total * 1.9);
});

test('a price half an hour behind the newest is left out', () => {
  const old = book('Old', {
    at: '2026-11-20T22:20:00.000Z',
    moneyline: { home: 900, away: 900, draw: null },
  });
  const [best] = coversOf(gameWith({ books: [book('New'), old] }), ['moneyline']);
  expect(best?.bets.every(({ book: name }) => name === 'New')).toBe(true);
});
