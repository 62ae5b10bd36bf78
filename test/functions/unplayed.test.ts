/** Games that were not played in the time the books allow: their legs are void, found wherever the game lies by then. */
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settleUnplayed } from '../../lambdas/app/feed/unplayed.ts';
import { withLastPrices } from '../../lambdas/data/changed-games.ts';
import { feedState, noteTry } from '../../lambdas/data/feed-states.ts';
import { gamesOn, storeGames } from '../../lambdas/data/games.ts';
import { gradeLegsOn } from '../../lambdas/data/grading.ts';
import { openLegsOn } from '../../lambdas/data/picks.ts';
import { addDays, leagueDay } from '../../lambdas/domain/calendar.ts';
import type { Game } from '../../lambdas/domain/game.ts';
import { slateUserId } from '../../lambdas/domain/slate.ts';
import { daysBetween } from '../../lambdas/domain/span.ts';
import { legOn, newGame } from '../support/asks.ts';
import { again, expectCounted, saved, tally } from '../support/own-picks.ts';
import { useOwnTable } from '../support/own-table.ts';

beforeEach(async () => void (await useOwnTable()));

/** Seven in the evening in New York. */
const start = '2026-11-23T00:00:00.000Z';
const hours = (count: number) => new Date(Date.parse(start) + count * 3600_000);
const listed = (more: Partial<Game> = {}, startsAt = start): Game =>
  newGame({ sport: 'NBA', startsAt, day: leagueDay(new Date(startsAt)), ...more });
const postponed = { status: 'postponed', statusText: 'Postponed' } as const;
const final = { status: 'final', statusText: 'Final', score: { home: 101, away: 99 } } as const;

/** A leg of before the start, whatever time it is by the clock. */
const save = (games: readonly Game[], userId?: string) =>
  saved(
    games.map((game) => legOn(game, { startsAt: start, price: 100 })),
    userId,
    hours(-20),
  );

/** As the job does: the feed is read with this answer, what it told is graded, then what it did not tell. */
async function read(told: readonly Game[], hour: number): Promise<number> {
  const now = hours(hour);
  const today = leagueDay(now);
  const known = await gamesOn('NBA', daysBetween(addDays(today, -3), addDays(today, 7)));
  await storeGames(told, known, now);
  await noteTry(await feedState('NBA'), { at: now, isGood: true, problem: null });
  let graded = 0;
  for (const game of withLastPrices(told, known, now)) graded += await gradeLegsOn(game, now.toISOString());
  return graded + (await settleUnplayed('NBA'));
}

describe('a postponed game', () => {
  test('waits for its time, then the leg is void, as a push that counts on neither side', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const told = { ...game, ...postponed };
    expect([await read([told], 6), await read([told], 47.9)]).toEqual([0, 0]);
    expect(await read([told], 48.1)).toBe(1);
    expect(await again(pick)).toMatchObject({
      status: 'push',
      legResults: ['void'],
      legGrades: [null],
      profitCents: 0,
      grades: [{ status: 'push', by: 'feed', at: hours(48.1).toISOString() }],
    });
    expect(await tally(pick)).toMatchObject({ pushes: 1, pending: 0, profitCents: 0 });
    expect(await read([told], 50)).toBe(0);
  });

  test('drops out of its parlay, and so it does from the slate', async () => {
    const [put, on] = [listed(), listed()];
    await read([put, on], -20);
    const picks = [await save([put, on]), await save([put, on], slateUserId), await save([put], slateUserId)];
    await read(
      [
        { ...put, ...postponed },
        { ...on, ...final },
      ],
      48.1,
    );
    for (const pick of await expectCounted(picks, [put, on])) {
      expect(pick.legResults[0]).toBe('void');
      if (pick.legResults.length > 1) expect(pick).toMatchObject({ status: 'hit', profitCents: 100_00 });
    }
  });

  test('that is played in time counts, wherever it moved', async () => {
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

  test('that moves to a start too late is void at its time, and stays so when it is played', async () => {
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

describe('a game that the feed tells no more', () => {
  test('is found on the day it had, when nothing of the feed changes any more', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    await read([{ ...game, ...postponed }], 6);
    expect([await read([], 47), await read([], 72)]).toEqual([0, 1]);
    expect(await again(pick)).toMatchObject({ status: 'push' });
  });

  test('is found on a day that lies ahead, to which it had moved', async () => {
    const game = listed();
    await read([game], -20);
    const pick = await save([game]);
    const moved = listed({ id: game.id }, hours(120).toISOString());
    await read([moved], 10);
    expect(await read([], 49)).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'push' });
  });

  test('is found though it lies on two days, since it moved when its old day was read no more', async () => {
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

  test('is found after an outage of any length, and nothing is void before the feed is read again', async () => {
    const [put, played] = [listed(), listed()];
    await read([put, played], -20);
    const picks = [await save([put]), await save([played])];
    await read([{ ...put, ...postponed }, played], 1);
    expect(await settleUnplayed('NBA')).toBe(0);
    await noteTry(await feedState('NBA'), { at: hours(24 * 20), isGood: false, problem: 'down' });
    expect(await settleUnplayed('NBA')).toBe(0);
    // Somebody who asked read the score first, and a job that reads three days back is not told of it.
    const known = await gamesOn('NBA', [played.day]);
    await storeGames([{ ...played, ...final }], known, hours(24 * 20));
    expect(await read([], 24 * 20)).toBe(2);
    expect(await Promise.all(picks.map(async (pick) => (await again(pick)).status))).toEqual(['push', 'hit']);
  });
});

describe('a game that was stopped', () => {
  test('is void when it is not on again in time, whatever the feed calls it', async () => {
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

test('a look that fails is made again, from where the last good one ended', async () => {
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

test('two looks at once void nothing twice', async () => {
  const game = listed();
  await read([game], -20);
  const picks = await Promise.all(Array.from({ length: 5 }, () => save([game])));
  await read([{ ...game, ...postponed }], 6);
  await noteTry(await feedState('NBA'), { at: hours(49), isGood: true, problem: null });
  const graded = await Promise.all([1, 2, 3].map(() => settleUnplayed('NBA')));
  expect(graded.reduce((all, each) => all + each, 0)).toBe(5);
  for (const { grades } of await expectCounted(picks, [game])) expect(grades).toHaveLength(1);
});

test('it looks once an hour', async () => {
  const gamesRead = vi.fn(async () => []);
  const outside = { games: { gamesOn: gamesRead, storeGames }, grading: { gradeLegsOn } };
  const states = await import('../../lambdas/data/feed-states.ts');
  const look = async (hour: number) => {
    await noteTry(await feedState('NBA'), { at: hours(hour), isGood: true, problem: null });
    await settleUnplayed('NBA', { ...outside, states });
  };
  for (const hour of [0, 0.5, 0.9, 1, 1.5, 2.1]) await look(hour);
  expect(gamesRead).toHaveBeenCalledTimes(3);
});

describe('a pick that is saved late', () => {
  /** On a day that nobody looks at any more. */
  const old = new Date(Date.now() - 40 * 24 * 3600_000).toISOString();
  const late = (more: Partial<Game>) => newGame({ startsAt: old, day: leagueDay(new Date(old)), ...more });
  const wasRead = async () =>
    void (await noteTry(await feedState('NFL'), { at: new Date(), isGood: true, problem: null }));

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

  test('of a game that moved is graded by it, and void where it is nowhere', async () => {
    const game = late({ sport: 'NFL' });
    const moved = { startsAt: new Date(Date.parse(old) + 3600_000).toISOString(), day: addDays(game.day, 1) };
    await storeGames([{ ...game, ...moved, ...final }], [], new Date());
    await wasRead();
    expect(await saved([legOn(game)])).toMatchObject({ status: 'hit', legResults: ['won'] });
    expect(await saved([legOn(late({}))])).toMatchObject({ status: 'push', legResults: ['void'] });
  });
});
