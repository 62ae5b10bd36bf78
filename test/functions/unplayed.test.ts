/** Games not played within the books' time limit: their legs are voided, wherever the game is stored by then. */
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settleUnplayed } from '../../lambdas/app/feed/unplayed.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { withLastPrices } from '../../lambdas/data/feed/changed-games.ts';
import { feedState, recordAttempt } from '../../lambdas/data/feed/feed-states.ts';
import { gamesOn, storeGames } from '../../lambdas/data/feed/games.ts';
import { openLegsOn } from '../../lambdas/data/picks/picks.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { daysBetween } from '../../lambdas/domain/feed/games/span.ts';
import { addDays, leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { legOn, newGame } from '../support/asks.ts';
import { again, expectCounted, saved, tally } from '../support/own-picks.ts';
import { useOwnTable } from '../support/own-table.ts';

beforeEach(async () => void (await useOwnTable()));

/** 7 PM in New York. */
const start = '2026-11-23T00:00:00.000Z';
const hours = (count: number) => new Date(Date.parse(start) + count * 3600_000);
const listed = (more: Partial<Game> = {}, startsAt = start): Game =>
  newGame({ sport: 'NBA', startsAt, day: leagueDay(new Date(startsAt)), ...more });
const postponed = { status: 'postponed', statusText: 'Postponed' } as const;
const final = { status: 'final', statusText: 'Final', score: { home: 101, away: 99 } } as const;

/** Saves a pick as if before the start, whatever the clock says. */
const save = (games: readonly Game[], userId?: string) =>
  saved(
    games.map((game) => legOn(game, { startsAt: start, price: 100 })),
    userId,
    hours(-20),
  );

/** Does what the job does: stores the feed's games, grades them, then settles games that were not played. */
async function read(feedGames: readonly Game[], hour: number): Promise<number> {
  const now = hours(hour);
  const today = leagueDay(now);
  const known = await gamesOn('NBA', daysBetween(addDays(today, -3), addDays(today, 7)));
  await storeGames(feedGames, known, now);
  await recordAttempt(await feedState('NBA'), { at: now, isGood: true, problem: null });
  let graded = 0;
  for (const game of withLastPrices(feedGames, known, now))
    graded += await gradeLegsOn(game, now.toISOString());
  return graded + (await settleUnplayed('NBA'));
}

describe('a postponed game', () => {
  test('keeps its legs open until the time limit, then voids them, as a push that does not count in the win rate', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const feedGames = { ...game, ...postponed };
    expect([await read([feedGames], 6), await read([feedGames], 47.9)]).toEqual([0, 0]);
    expect(await read([feedGames], 48.1)).toBe(1);
    expect(await again(pick)).toMatchObject({
      status: 'push',
      legResults: ['void'],
      legGrades: [null],
      profitCents: 0,
      grades: [{ status: 'push', by: 'feed', at: hours(48.1).toISOString() }],
    });
    expect(await tally(pick)).toMatchObject({ pushes: 1, pending: 0, profitCents: 0 });
    expect(await read([feedGames], 50)).toBe(0);
  });

  test('drops out of a parlay, also for the slate', async () => {
    const [postponedGame, on] = [listed(), listed()];
    await read([postponedGame, on], -20);
    const picks = [
      await save([postponedGame, on]),
      await save([postponedGame, on], slateUserId),
      await save([postponedGame], slateUserId),
    ];
    await read(
      [
        { ...postponedGame, ...postponed },
        { ...on, ...final },
      ],
      48.1,
    );
    for (const pick of await expectCounted(picks, [postponedGame, on])) {
      expect(pick.legResults[0]).toBe('void');
      if (pick.legResults.length > 1) expect(pick).toMatchObject({ status: 'hit', profitCents: 100_00 });
    }
  });

  test('counts if played in time, whatever day it moved to', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const moved = listed({ id: game.id }, hours(46).toISOString());
    await read([{ ...game, ...postponed }], 3);
    expect([await read([moved], 10), await read([moved], 48.2)]).toEqual([0, 0]);
    expect(await read([{ ...moved, status: 'live' }], 48.4)).toBe(0);
    expect(await read([{ ...moved, ...final }], 49)).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'hit' });
  });

  test('moved to a start past the limit is void at the limit, and stays void when played', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const moved = listed({ id: game.id }, hours(100).toISOString());
    expect([await read([moved], 10), await read([moved], 47), await read([moved], 49)]).toEqual([0, 0, 1]);
    await read([{ ...moved, ...final }], 103);
    expect(await again(pick)).toMatchObject({ status: 'push', grades: [{ status: 'push' }] });
    const later = await save([moved]);
    await read([{ ...moved, ...final }], 104);
    expect(await again(later)).toMatchObject({ legResults: ['void'] });
  });
});

describe('a game missing from the feed', () => {
  test('is found on its original day after the feed stops changing', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    await read([{ ...game, ...postponed }], 6);
    expect([await read([], 47), await read([], 72)]).toEqual([0, 1]);
    expect(await again(pick)).toMatchObject({ status: 'push' });
  });

  test('is found on a later day to which it had moved', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const moved = listed({ id: game.id }, hours(120).toISOString());
    await read([moved], 10);
    expect(await read([], 49)).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'push' });
  });

  test('is found although it is stored on two days, because it moved after its old day was no longer read', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    await read([{ ...game, ...postponed }], 6);
    const moved = listed({ id: game.id }, hours(130).toISOString());
    await storeGames([moved], [], hours(40));
    expect(await read([], 49)).toBe(1);
    expect(await openLegsOn(game.id)).toEqual([]);
    expect((await again(pick)).legResults).toEqual(['void']);
  });

  test('is found after an outage of any length, and nothing is voided before the feed is read again', async () => {
    const [postponedGame, played] = [listed(), listed()];
    await read([postponedGame, played], -20);
    const picks = [await save([postponedGame]), await save([played])];
    await read([{ ...postponedGame, ...postponed }, played], 1);
    expect(await settleUnplayed('NBA')).toBe(0);
    await recordAttempt(await feedState('NBA'), { at: hours(24 * 20), isGood: false, problem: 'down' });
    expect(await settleUnplayed('NBA')).toBe(0);
    // An ask read the score first; the job, which reads three days back, does not see it as new.
    const known = await gamesOn('NBA', [played.day]);
    await storeGames([{ ...played, ...final }], known, hours(24 * 20));
    expect(await read([], 24 * 20)).toBe(2);
    expect(await Promise.all(picks.map(async (pick) => (await again(pick)).status))).toEqual(['push', 'hit']);
  });
});

describe('a suspended game', () => {
  test('is void if not resumed in time, whatever status the feed gives', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    await read([{ ...game, status: 'live', score: { home: 50, away: 48 } }], 1);
    const abandoned = { ...game, status: 'unknown', statusText: 'Awaiting decision' } as const;
    expect([await read([abandoned], 3), await read([abandoned], 47)]).toEqual([0, 0]);
    expect(await read([abandoned], 49)).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'push' });
  });
});

test('retries a failed search from where the last successful one ended', async () => {
  const game = listed();
  await read([game], -20);
  const picks = [await save([game]), await save([game])];
  await read([{ ...game, ...postponed }], 6);
  const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
  const table = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    const isStuck = JSON.stringify(command).includes(picks[0]?.id ?? '');
    if (command instanceof TransactWriteCommand && isStuck) throw new Error('killed');
    return send.call(this, command);
  } as typeof DynamoDBDocumentClient.prototype.send);
  await expect(read([], 49)).rejects.toThrow('1 games could not be settled');
  table.mockRestore();
  expect((await feedState('NBA')).settledAt).toBe(hours(6).toISOString());
  expect(await openLegsOn(game.id)).toHaveLength(1);
  expect(await read([], 49.2)).toBe(1);
  await expectCounted(picks, [game]);
});

test('voids nothing twice in two simultaneous runs', async () => {
  const game = listed();
  await read([game], -20);
  const picks = await Promise.all(Array.from({ length: 5 }, () => save([game])));
  await read([{ ...game, ...postponed }], 6);
  await recordAttempt(await feedState('NBA'), { at: hours(49), isGood: true, problem: null });
  const graded = await Promise.all([1, 2, 3].map(() => settleUnplayed('NBA')));
  expect(graded.reduce((all, each) => all + each, 0)).toBe(5);
  for (const { grades } of await expectCounted(picks, [game])) expect(grades).toHaveLength(1);
});

test('searches once an hour', async () => {
  const gamesRead = vi.fn(async () => []);
  const outside = { games: { gamesOn: gamesRead, storeGames }, grading: { gradeLegsOn } };
  const states = await import('../../lambdas/data/feed/feed-states.ts');
  const settle = async (hour: number) => {
    await recordAttempt(await feedState('NBA'), { at: hours(hour), isGood: true, problem: null });
    await settleUnplayed('NBA', { ...outside, states });
  };
  for (const hour of [0, 0.5, 0.9, 1, 1.5, 2.1]) await settle(hour);
  expect(gamesRead).toHaveBeenCalledTimes(3);
});

describe('a pick saved late', () => {
  /** On a day that is no longer searched. */
  const old = new Date(Date.now() - 40 * 24 * 3600_000).toISOString();
  const late = (more: Partial<Game>) => newGame({ startsAt: old, day: leagueDay(new Date(old)), ...more });
  const wasRead = async () =>
    void (await recordAttempt(await feedState('NFL'), { at: new Date(), isGood: true, problem: null }));

  test('of a game that was never played is void at once', async () => {
    const game = late(postponed);
    await storeGames([game], [], new Date(old));
    expect((await saved([legOn(game)])).legResults).toEqual(['open']);
    await wasRead();
    expect(await saved([legOn(game)])).toMatchObject({
      status: 'push',
      legResults: ['void'],
      legGrades: [null],
    });
    expect(await openLegsOn(game.id)).toHaveLength(1);
  });

  test('of a game that moved is graded by it, and is void if the game is nowhere', async () => {
    const game = late({ sport: 'NFL' });
    const moved = { startsAt: new Date(Date.parse(old) + 3600_000).toISOString(), day: addDays(game.day, 1) };
    await storeGames([{ ...game, ...moved, ...final }], [], new Date());
    await wasRead();
    expect(await saved([legOn(game)])).toMatchObject({ status: 'hit', legResults: ['won'] });
    expect(await saved([legOn(late({}))])).toMatchObject({ status: 'push', legResults: ['void'] });
  });
});
