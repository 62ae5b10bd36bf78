/** Boards of arbitrary books, and a week of NFL games whose books differ. */
import fc from 'fast-check';
import type { Tables } from '../../../../lambdas/domain/asking/queries/table/tables.ts';
import type { Game, Prices } from '../../../../lambdas/domain/feed/games/game.ts';
import { gameWith, now } from '../../feed/games/games.ts';

export { now } from '../../feed/games/games.ts';

const at = '2026-11-20T22:55:00.000Z';

export const book = (name: string, more: Partial<Prices> = {}): Prices => ({
  book: name,
  at,
  moneyline: { home: -150, away: 130, draw: null },
  spread: { homeLine: -3, home: -110, away: -110 },
  total: { line: 47, over: -110, under: -110 },
  ...more,
});

/** Seahawks and Packers at three books: the best price on the Packers is at FanDuel. */
export const game: Game = gameWith({
  books: [
    book('DraftKings'),
    book('FanDuel', { moneyline: { home: -155, away: 140, draw: null } }),
    book('BetMGM', { spread: { homeLine: -3.5, home: 100, away: -120 } }),
  ],
  movement: [
    { at: '2026-11-18T15:00:00.000Z', home: 55, spread: -2, total: 47 },
    { at: '2026-11-20T15:00:00.000Z', home: 59, spread: -3, total: 47 },
  ],
});

export const teams = [game.home, game.away, { id: '12', name: 'Buffalo Bills' }];

export const tablesOf = (games: readonly Game[], more: Partial<Tables> = {}): Tables => ({
  sports: [{ sport: 'NFL', games, teams }],
  selectedSport: 'NFL',
  books: [],
  now,
  ...more,
});

const american = fc
  .tuple(fc.integer({ min: 100, max: 400 }), fc.boolean())
  .map(([size, isUnderdog]) => (isUnderdog ? size : -size));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { freq: 5 });

/** A game with up to five books at any prices and lines. */
export const anyGame: fc.Arbitrary<Game> = fc
  .array(
    fc.record({
      moneyline: maybe(fc.record({ home: maybe(american), away: maybe(american), draw: fc.constant(null) })),
      spread: maybe(
        fc.record({
          homeLine: fc.integer({ min: -8, max: 8 }).map((half) => half / 2),
          home: maybe(american),
          away: maybe(american),
        }),
      ),
      total: maybe(
        fc.record({
          line: fc.integer({ min: 88, max: 96 }).map((half) => half / 2),
          over: maybe(american),
          under: maybe(american),
        }),
      ),
    }),
    { maxLength: 5 },
  )
  .map((books) => gameWith({ books: books.map((each, index) => book(`Book ${index}`, each)) }));
