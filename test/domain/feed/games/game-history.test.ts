/** What a game remembers from one read of the feed to the next. */
import { expect, test } from 'vitest';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { hasBegun, historyOf } from '../../../../lambdas/domain/feed/games/game-history.ts';
import { finalGame, gameWith, now } from './games.ts';

/** A game after these versions, read an hour apart. */
function after(...versions: Partial<Game>[]): Game {
  let game: Game | undefined;
  versions.forEach((changes, count) => {
    const fresh = gameWith(changes);
    game = { ...fresh, ...historyOf(fresh, game, new Date(now.getTime() + count * 3600_000)) };
  });
  return game ?? gameWith();
}

const at = (hour: number) => new Date(now.getTime() + hour * 3600_000).toISOString();
const final = (home: number, away: number) => finalGame(home, away);

test('a game that never moved or started has no history', () => {
  expect(after({}, {})).not.toHaveProperty('history');
});

test('the earliest listed start is kept, however often it moves', () => {
  const starts = ['2026-11-22T18:00:00.000Z', '2026-11-24T18:00:00.000Z', '2026-11-23T18:00:00.000Z'];
  expect(after(...starts.map((startsAt) => ({ startsAt })))).toMatchObject({
    startsAt: starts[2],
    history: { startsAt: starts[0] },
  });
  expect(after({ startsAt: starts[1] ?? '' }, { startsAt: starts[0] ?? '' })).not.toHaveProperty('history');
});

test('that it started is kept, whatever its status afterwards', () => {
  expect(hasBegun(after({}, { status: 'postponed', statusText: 'Postponed' }))).toBe(false);
  expect(hasBegun(after({}, { status: 'live' }, { status: 'postponed', statusText: 'Delayed' }, {}))).toBe(
    true,
  );
  for (const statusText of ['Interrupted', 'Susp.', 'Abandoned']) {
    expect(hasBegun(gameWith({ status: 'unknown', statusText }))).toBe(true);
  }
});

test('a result keeps the time it was first reported, until it changes', () => {
  expect(after({}, final(24, 20), final(24, 20)).history).toEqual({ hasBegun: true, resultAt: at(1) });
  expect(after(final(24, 20), final(24, 20), final(24, 17)).history?.resultAt).toBe(at(2));
  expect(after(final(24, 20), { ...final(24, 20), statusText: 'Final/OT' }).history?.resultAt).toBe(at(0));
  expect(after(final(24, 20), { status: 'cancelled' }).history?.resultAt).toBe(at(1));
  expect(after(final(24, 20), { status: 'live' }).history).toEqual({ hasBegun: true });
});

test('a result from before this feature has no time', () => {
  const fresh = final(24, 20);
  expect(historyOf(fresh, fresh, now)).toEqual({ history: { hasBegun: true } });
});

test('a line score keeps the time it was first reported, apart from that of the result', () => {
  const lines = (first: number) => ({ home: [first, 24 - first, 0, 0], away: [20, 0, 0, 0], overtime: null });
  const played = (first: number) => ({ ...final(24, 20), lines: lines(first) });
  const found = after(final(24, 20), played(10), played(10), played(14));
  expect(found.history).toMatchObject({ linesAt: at(3) });
  expect(after(final(24, 20), played(10), played(10)).history).toMatchObject({ linesAt: at(1) });
});
