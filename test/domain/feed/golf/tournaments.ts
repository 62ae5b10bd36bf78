/** Sample tournaments. */
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import type { Field } from '../../../../lambdas/domain/feed/golf/field.ts';
import { gameWith, legWith } from '../games/games.ts';

/** @param books American odds by book, in the order of `Player 0`, `Player 1`, … */
export function fieldOf(
  books: Readonly<Record<string, readonly (number | null)[]>>,
  at = '2026-11-17T15:00:00.000Z',
): Field {
  const size = Math.max(...Object.values(books).map(({ length }) => length));
  return {
    players: Array.from({ length: size }, (_, index) => `Player ${index}`),
    books: Object.entries(books).map(([book, prices]) => ({ book, at, prices })),
    placings: [],
  };
}

/** Twenty players at three books that agree. */
export const evenField = (at?: string): Field => {
  const prices = Array.from({ length: 20 }, (_, index) => 800 + 50 * index);
  return fieldOf({ A: prices, B: prices, C: prices }, at);
};

export function tournament(changes: Partial<Game> = {}): Game {
  return gameWith({
    id: 'GOLF-2026-11-16-example-open',
    sport: 'GOLF',
    startsAt: '2026-11-19T11:45:00.000Z',
    home: { id: 'example', name: 'Example Open' },
    away: { id: '', name: '' },
    prices: null,
    ...changes,
  });
}

export function winnerLeg(player: string, changes: Partial<Leg> = {}): Leg {
  const { id, startsAt } = tournament();
  return legWith({
    gameId: id,
    sport: 'GOLF',
    startsAt,
    home: 'Example Open',
    away: '',
    market: 'outright',
    selection: 'win',
    outright: { playerId: player.toLowerCase().replaceAll(' ', '-'), player },
    line: null,
    price: 850,
    ...changes,
  });
}
