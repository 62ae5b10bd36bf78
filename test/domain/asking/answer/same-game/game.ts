/** A game with props of two teams at three books, and what is offered of it, to test bets on one game. */
import { expect } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import type { Board } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import { choose } from '../../../../../lambdas/domain/asking/answer/choose.ts';
import { composePlay } from '../../../../../lambdas/domain/asking/answer/compose.ts';
import { isWhole } from '../../../../../lambdas/domain/asking/answer/offer/result.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { noTaste } from '../../../../../lambdas/domain/asking/answer/rank.ts';
import type { Game } from '../../../../../lambdas/domain/feed/games/game.ts';
import type { Prop } from '../../../../../lambdas/domain/feed/players/prop.ts';
import { gameWith, now, prices, readingWith } from '../../../feed/games/games.ts';

export const at = '2026-11-20T22:55:00.000Z';
export const prop = (
  id: string,
  stat: Prop['stat'],
  line: number,
  side: 'home' | 'away',
  books = ['A', 'B', 'C'],
): Prop => ({
  player: id,
  stat,
  prices: books.map((book) => ({ book, at, line, over: -112, under: -108 })),
  known: { id, name: id, side, availability: null, last: [], lastAt: '' },
});
export const books = ['A', 'B', 'C'].map((book) => ({ ...prices, book }));
export const game: Game = {
  ...gameWith({ books }),
  props: [
    prop('Quarterback', 'passing_yards', 249.5, 'home'),
    prop('Quarterback', 'passing_touchdowns', 1.5, 'home'),
    prop('Receiver', 'receiving_yards', 62.5, 'home'),
    prop('Receiver', 'receptions', 5.5, 'home'),
    prop('Runner', 'rushing_yards', 70.5, 'away'),
    prop('Back', 'rush_attempts', 14.5, 'home'),
    prop('Passer', 'pass_attempts', 32.5, 'away'),
    prop('End', 'receptions', 4.5, 'away'),
    prop('Kicker', 'saves', 1.5, 'away'),
  ],
};
export const board: Board = { games: [game] };

/** @param own the books that the user can use */
export const offered = (changes: Partial<Reading> = {}, on: Board = board, own: readonly string[] = []) => {
  const reading = readingWith({ sameGame: true, ...changes });
  return { reading, offer: offerFor(reading, [on], now, { ...noTaste, books: own }, reading.sports) };
};

/** The answer to a question that it meets in full. */
export function answerTo(changes: Partial<Reading> = {}, own: readonly string[] = []) {
  const { reading, offer } = offered(changes, board, own);
  if (offer.kind === 'unmet') throw new Error(`nothing: ${offer.unmet.kind}`);
  expect(isWhole(offer, reading)).toBe(true);
  const { analysis, response } = composePlay(choose(offer, now), []);
  const { slip } = analysis;
  if (!slip) throw new Error('legs of one game have a slip');
  return { reading, offer, analysis, response, slip };
}
