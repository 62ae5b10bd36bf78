/** A board to test answers on: games at different prices, with team sheets for facts. */
import fc from 'fast-check';
import type { Board } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import type { PlayedGame, SportSheet } from '../../../../lambdas/domain/asking/facts/sheet.ts';
import type { Game, Prices } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, prices, slate } from '../../feed/games/games.ts';

const moneylines: readonly (readonly [home: number, away: number])[] = [
  [-450, 350],
  [-240, 200],
  [-150, 130],
  [-110, -110],
  [140, -165],
  [-1200, 750],
];

/** The games of `../../feed/games/games.ts` at six different prices. */
export const games: readonly Game[] = slate.map((game, index) => {
  const [home, away] = moneylines[index % moneylines.length] ?? [-110, -110];
  return { ...game, prices: { ...prices, moneyline: { home, away, draw: null } } };
});

/** Each home team has won its last five games, each away team lost them. */
const results: readonly PlayedGame[] = games.flatMap(({ home, away }, index) =>
  Array.from({ length: 5 }, (_, week) => ({
    gameId: `NFL-past-${index}-${week}`,
    startsAt: new Date(Date.parse('2026-11-15T18:00:00Z') - week * 7 * 24 * 3600_000).toISOString(),
    home: home.id,
    away: away.id,
    homeScore: 27 + week,
    awayScore: 17,
    spread: -3.5,
    total: 44.5,
  })),
);

export const sheet: SportSheet = {
  sport: 'NFL',
  results: { asOf: '2026-11-20T22:00:00.000Z', source: 'Final scores', rows: results },
};

export const board: Board = { games, sheet };
export const bareBoard: Board = { games };

const american = fc
  .tuple(fc.integer({ min: 100, max: 900 }), fc.boolean())
  .map(([size, isUnderdog]) => (isUnderdog ? size : -size));

const anyPrices: fc.Arbitrary<Prices> = fc.record({
  book: fc.constant('Book One'),
  at: fc.constant('2026-11-20T22:55:00.000Z'),
  moneyline: fc.option(fc.record({ home: american, away: american, draw: fc.constant(null) })),
  spread: fc.option(
    fc.record({
      homeLine: fc.integer({ min: -20, max: 20 }).map((half) => half / 2),
      home: american,
      away: american,
    }),
  ),
  total: fc.option(
    fc.record({
      line: fc.integer({ min: 60, max: 110 }).map((half) => half / 2),
      over: american,
      under: fc.option(american),
    }),
  ),
});

/** The same games at arbitrary prices, some without prices. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .array(fc.option(anyPrices), { minLength: slate.length, maxLength: slate.length })
  .map((all) => ({
    games: slate.map((game, index) => gameWith({ ...game, prices: all[index] ?? null })),
    sheet,
  }));
