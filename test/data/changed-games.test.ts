/** What of the feed's word is written, and which prices stay. */
import { expect, test } from 'vitest';
import { changedGames } from '../../lambdas/data/changed-games.ts';
import type { Game, Prices } from '../../lambdas/domain/game.ts';
import { newGame } from '../support/asks.ts';

const now = new Date('2026-11-20T23:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const prices: Prices = {
  book: 'Test book',
  at: at(-10),
  moneyline: { home: -110, away: -110, draw: null },
  spread: null,
  total: null,
};
const ahead = newGame({ startsAt: at(60), prices });
const begun = newGame({ startsAt: at(-5), prices });
const over: Partial<Game> = { status: 'final', statusText: 'Final', score: { home: 3, away: 1 } };

test('a price that the feed takes back before the start is gone', () => {
  expect(changedGames([{ ...ahead, prices: null }], [ahead], now)).toMatchObject([{ prices: null }]);
});

test('the last price before the start stays as the closing line, also where the feed never says that it began', () => {
  expect(changedGames([{ ...begun, prices: null }], [begun], now)).toEqual([]);
  expect(changedGames([{ ...begun, ...over, prices: null }], [begun], now)).toMatchObject([
    { ...over, prices },
  ]);
});

test('what is as it was is not written; the time of its price alone is, once a quarter of an hour has passed', () => {
  const seen = (minutes: number) => ({ ...ahead, prices: { ...prices, at: at(-10 + minutes) } });
  expect(changedGames([seen(14)], [ahead], now)).toEqual([]);
  expect(changedGames([seen(15)], [ahead], now)).toHaveLength(1);
});
