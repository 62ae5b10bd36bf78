/** Corrected final scores: picks are graded again, once, and the counters follow. */
import { randomInt } from 'node:crypto';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { legsNotGradedBy } from '../../lambdas/data/picks/graded-legs.ts';
import type { Pick } from '../../lambdas/data/picks/picks.ts';
import { beginRemoval, finishRemoval } from '../../lambdas/data/removal.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { resultOf } from '../../lambdas/domain/feed/games/result.ts';
import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { legOn, newGame } from '../support/asks.ts';
import { isFull } from '../support/depth.ts';
import { again, expectCounted, mark, saved, tally } from '../support/own-picks.ts';
import { allItems, useOwnTable } from '../support/own-table.ts';
import { randomWord } from '../support/people.ts';

beforeAll(useOwnTable);

const first = Date.now();
const hour = (count: number) => new Date(first + count * 3600_000).toISOString();

function ended(game: Game, home: number, away: number, more: Partial<Game> = {}): Game {
  return { ...game, status: 'final', statusText: 'Final', score: { home, away }, ...more };
}
const cancelled = (game: Game): Game => ({ ...game, status: 'cancelled', statusText: 'Cancelled' });

const gradesOf = ({ grades }: Pick) =>
  grades.map(({ status, by, at, isCorrection }) => [status, by, at, isCorrection === true]);

/** Runs a callback before each call to the table. */
function watchTable(before: (command: unknown) => Promise<void> | void): { restore(): void } {
  const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
    this: DynamoDBDocumentClient,
    command: unknown,
  ) {
    await before(command);
    return send.call(this, command);
  } as typeof DynamoDBDocumentClient.prototype.send);
  onTestFinished(() => spy.mockRestore());
  return { restore: () => spy.mockRestore() };
}

describe('a parlay marked a hit by its owner', () => {
  test('pays less when a leg pushes, in the pick and in every counter', async () => {
    await useOwnTable();
    const [one, two] = [newGame(), newGame()];
    const pick = await saved([
      legOn(one, { price: 100 }),
      legOn(two, { market: 'spread', line: -4, price: 150 }),
    ]);
    await mark(pick, 'hit', hour(0));
    expect(await tally(pick)).toMatchObject({ hits: 1, profitCents: 400_00 });
    await gradeLegsOn(ended(two, 24, 20), hour(1));
    expect(await again(pick)).toMatchObject({
      status: 'hit',
      legResults: ['open', 'push'],
      profitCents: 100_00,
    });
    expect(await tally(pick)).toMatchObject({ hits: 1, misses: 0, pricedSettled: 1, profitCents: 100_00 });
    await gradeLegsOn(ended(one, 20, 24), hour(2));
    expect(await again(pick)).toMatchObject({
      status: 'hit',
      legResults: ['lost', 'push'],
      profitCents: 100_00,
    });
    expect(await tally(pick)).toMatchObject({ hits: 1, profitCents: 100_00 });
    await expectCounted([pick], [one, two]);
  });
});

describe('a corrected score', () => {
  test('grades again: status, profit and counters follow, and the history keeps both grades', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 150 })]);
    expect(await gradeLegsOn(ended(game, 24, 20), hour(0))).toBe(1);
    expect(await tally(pick)).toMatchObject({ hits: 1, misses: 0, profitCents: 150_00 });
    expect(await gradeLegsOn(ended(game, 24, 27), hour(1))).toBe(1);
    const after = await again(pick);
    expect(after).toMatchObject({ status: 'miss', legResults: ['lost'], profitCents: -100_00 });
    expect(gradesOf(after)).toEqual([
      ['hit', 'feed', hour(0), false],
      ['miss', 'feed', hour(1), true],
    ]);
    expect(await tally(pick)).toMatchObject({ picks: 1, hits: 0, misses: 1, profitCents: -100_00 });
    expect(await gradeLegsOn(ended(game, 24, 27), hour(2))).toBe(0);
    expect((await again(pick)).version).toBe(after.version);
  });

  test('of a slate prediction changes the public record', async () => {
    await useOwnTable();
    const game = newGame();
    const pick = await saved([legOn(game)], slateUserId);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    await gradeLegsOn(ended(game, 24, 27), hour(1));
    const [now] = await expectCounted([pick], [game]);
    expect(now?.status).toBe('miss');
  });

  test('to canceled voids the pick, and back to final grades it again', async () => {
    const game = newGame();
    const pick = await saved([legOn(game)]);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    await gradeLegsOn(cancelled(game), hour(1));
    expect(await again(pick)).toMatchObject({ status: 'push', legResults: ['void'], profitCents: 0 });
    await gradeLegsOn(ended(game, 24, 20), hour(2));
    expect(gradesOf(await again(pick)).map(([status]) => status)).toEqual(['hit', 'push', 'hit']);
    expect(await tally(pick)).toMatchObject({ hits: 1, pushes: 0 });
  });

  test('of the leg that lost a parlay makes the parlay pending again', async () => {
    const [one, two] = [newGame(), newGame()];
    const pick = await saved([legOn(one, { price: 100 }), legOn(two, { price: 100 })]);
    await gradeLegsOn(ended(one, 20, 24), hour(0));
    expect(await tally(pick)).toMatchObject({ misses: 1, pending: 0 });
    expect(await gradeLegsOn(ended(one, 27, 24), hour(1))).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'pending', profitCents: null });
    expect(await tally(pick)).toMatchObject({ misses: 0, pending: 1 });
    await gradeLegsOn(ended(two, 27, 24), hour(2));
    expect(gradesOf(await again(pick))).toEqual([
      ['miss', 'feed', hour(0), false],
      ['pending', 'feed', hour(1), true],
      ['hit', 'feed', hour(2), false],
    ]);
    expect(await tally(pick)).toMatchObject({ hits: 1, pending: 0, profitCents: 300_00 });
  });

  test('that changes only the payout of a hit adds a grade', async () => {
    const [one, two] = [newGame(), newGame()];
    const pick = await saved([
      legOn(one, { price: 100 }),
      legOn(two, { market: 'spread', line: -4, price: 100 }),
    ]);
    await gradeLegsOn(ended(one, 27, 24), hour(0));
    await gradeLegsOn(ended(two, 27, 20), hour(0));
    await gradeLegsOn(ended(two, 24, 20), hour(1));
    expect(await again(pick)).toMatchObject({ status: 'hit', profitCents: 100_00 });
    expect(gradesOf(await again(pick))).toHaveLength(2);
    expect(await tally(pick)).toMatchObject({ hits: 1, profitCents: 100_00 });
  });

  test('that adds an inning makes a shortened game count, including its total', async () => {
    await useOwnTable();
    const game = newGame({ sport: 'MLB' });
    const ninth = (statusText: string) => ended(game, 5, 2, { statusText });
    const winner = await saved([legOn(game, { price: 150 })]);
    const total = await saved([legOn(game, { market: 'total', selection: 'under', line: 7.5, price: 150 })]);
    const both = [winner, total];
    await gradeLegsOn(ninth('Final/8'), hour(0));
    expect((await Promise.all(both.map(again))).map(({ status }) => status)).toEqual(['hit', 'push']);
    expect(await gradeLegsOn(ninth('Final'), hour(1))).toBe(1);
    const [first, second] = await Promise.all(both.map(again));
    expect(first?.grades).toHaveLength(1);
    expect(second).toMatchObject({ status: 'hit', legResults: ['won'], profitCents: 150_00 });
    expect(await tally(total)).toMatchObject({ hits: 1, pushes: 0, profitCents: 150_00 });
    await expectCounted(both, [game]);
  });

  test('of a quarter grades the legs on parts again, and no others', async () => {
    await useOwnTable();
    const game = newGame();
    const half = await saved([
      legOn(game, {
        market: 'total',
        key: 'first_half.total',
        period: 'first_half',
        selection: 'over',
        line: 27.5,
        price: 120,
      }),
    ]);
    const whole = await saved([legOn(game)]);
    const lines = (first: number) => ({
      home: [first, 10, 14 - first, 0],
      away: [7, 3, 10, 0],
      overtime: null,
    });
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    expect((await again(half)).legResults).toEqual(['open']);
    await gradeLegsOn(ended(game, 24, 20, { lines: lines(7) }), hour(1));
    expect(await again(half)).toMatchObject({
      status: 'miss',
      legGrades: [{ score: { home: 17, away: 10 } }],
    });
    const corrected = ended(game, 24, 20, { lines: lines(14) });
    expect(await gradeLegsOn(corrected, hour(2))).toBe(1);
    expect(await again(half)).toMatchObject({ status: 'hit', profitCents: 120_00 });
    expect(gradesOf(await again(whole))).toHaveLength(1);
    expect(await gradeLegsOn(corrected, hour(3))).toBe(0);
    await expectCounted([half, whole], [game]);
  });

  test('that does not change a pick adds no grade and is not processed again', async () => {
    const game = newGame();
    const pick = await saved([legOn(game)]);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    expect(await gradeLegsOn(ended(game, 27, 20), hour(1))).toBe(0);
    expect(gradesOf(await again(pick))).toHaveLength(1);
    expect(await legsNotGradedBy(game.id, ['final 27-20'], hour(1))).toEqual([]);
    expect(await legsNotGradedBy(game.id, ['final 24-20'], hour(1))).toHaveLength(1);
    expect(await legsNotGradedBy(game.id, ['final 24-20'], hour(49))).toEqual([]);
  });

  test("keeps the owner's mark and updates its payout", async () => {
    const [one, two] = [newGame(), newGame()];
    const pick = await saved([legOn(one, { price: 100 }), legOn(two, { price: 100 })]);
    await gradeLegsOn(ended(one, 20, 24), hour(0));
    await mark(pick, 'hit', hour(1));
    expect(await gradeLegsOn(cancelled(one), hour(2))).toBe(0);
    expect(await again(pick)).toMatchObject({
      status: 'hit',
      legResults: ['void', 'open'],
      profitCents: 100_00,
    });
    expect(gradesOf(await again(pick)).at(-1)?.[1]).toBe('user');
    expect(await tally(pick)).toMatchObject({ hits: 1, profitCents: 100_00 });
  });

  test('keeps the known closing line, even if the new read has none', async () => {
    const game = newGame();
    const moneyline = { home: -110, away: -110, draw: null };
    const book = { book: 'A', at: new Date(Date.parse(game.startsAt) - 60_000).toISOString(), moneyline };
    const books = [{ ...book, spread: null, total: null }];
    const pick = await saved([legOn(game, { price: 110 })]);
    await gradeLegsOn(ended(game, 24, 20, { books }), hour(0));
    await gradeLegsOn(ended(game, 20, 24), hour(1));
    expect(await again(pick)).toMatchObject({ status: 'miss', clvTenths: 50 });
    await gradeLegsOn(cancelled(game), hour(2));
    expect(await again(pick)).toMatchObject({ status: 'push', clvTenths: null });
    expect(await tally(pick)).toMatchObject({ clvPicks: 0, clvTenths: 0, clvBeats: 0 });
  });
});

describe('the correction window', () => {
  test('ends 48 hours after the first grade, by the time the correction was first seen', async () => {
    const game = newGame();
    const pick = await saved([legOn(game)]);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    expect(await gradeLegsOn(ended(game, 20, 24), hour(49))).toBe(0);
    expect(await again(pick)).toMatchObject({ status: 'hit' });
    const correction = { history: { resultAt: hour(47) } };
    expect(await gradeLegsOn(ended(game, 20, 24, correction), hour(50))).toBe(1);
    expect(await again(pick)).toMatchObject({ status: 'miss' });
  });

  test('ends with the expiry of the graded leg, which allows an extra day for an interrupted run', async () => {
    await useOwnTable();
    const game = newGame();
    await saved([legOn(game)]);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    await gradeLegsOn(ended(game, 20, 24), hour(40));
    const gradedLegs = (await allItems()).filter(({ sk }) => String(sk).startsWith('GRADED'));
    expect(gradedLegs.map(({ expiresAt }) => expiresAt)).toEqual([Math.ceil((first + 72 * 3600_000) / 1000)]);
  });

  test('starts at the save for a pick whose game was already over', async () => {
    const startsAt = new Date(first - 24 * 3600_000).toISOString();
    const game = newGame({ startsAt, day: leagueDay(new Date(startsAt)) });
    await storeGames([ended(game, 24, 20)], [], new Date(first));
    const pick = await saved([legOn(game)]);
    expect(pick.status).toBe('hit');
    await gradeLegsOn(ended(game, 20, 24), hour(1));
    expect(await again(pick)).toMatchObject({ status: 'miss' });
  });
});

describe('a grading run', () => {
  test('that dies between picks is finished by the next run, however late', async () => {
    const game = newGame();
    const picks = await Promise.all([1, 2, 3].map(() => saved([legOn(game)])));
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    const corrected = ended(game, 20, 24, { history: { resultAt: hour(47) } });
    let writes = 0;
    const table = watchTable((command) => {
      if (!(command instanceof TransactWriteCommand)) return;
      writes += 1;
      if (writes > 1) throw new Error('killed');
    });
    await expect(gradeLegsOn(corrected, hour(47))).rejects.toThrow('2 legs');
    table.restore();
    expect(await legsNotGradedBy(game.id, [resultOf(corrected) ?? ''], hour(47))).toHaveLength(2);
    expect(await gradeLegsOn(corrected, hour(49))).toBe(2);
    for (const pick of picks) {
      expect(gradesOf(await again(pick)).map(([status]) => status)).toEqual(['hit', 'miss']);
      expect(await tally(pick)).toMatchObject({ picks: 1, hits: 0, misses: 1 });
    }
  });

  test('among many at once, some with the earlier score, ends with the latest score and grades nothing twice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const game = newGame();
      const pick = await saved([legOn(game)]);
      await gradeLegsOn(ended(game, 24, 20), hour(0));
      const old = ended(game, 24, 20);
      const fresh = ended(game, 20, 24);
      const graded = await Promise.all([
        gradeLegsOn(fresh, hour(2)),
        gradeLegsOn(old, hour(1)),
        gradeLegsOn(fresh, hour(2)),
        gradeLegsOn(fresh, hour(3)),
      ]);
      expect(graded.reduce((all, each) => all + each, 0)).toBe(1);
      expect(gradesOf(await again(pick)).map(([status]) => status)).toEqual(['hit', 'miss']);
      expect(await tally(pick)).toMatchObject({ picks: 1, hits: 0, misses: 1 });
    }
  });

  test('with a correction that arrives during grading of the earlier score does not lose it', async () => {
    const game = newGame();
    const picks = await Promise.all([1, 2, 3].map(() => saved([legOn(game)])));
    let isFirst = true;
    const table = watchTable(async (command) => {
      if (!(command instanceof TransactWriteCommand) || !isFirst) return;
      isFirst = false;
      await gradeLegsOn(ended(game, 20, 24), hour(1));
    });
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    table.restore();
    await gradeLegsOn(ended(game, 20, 24), hour(2));
    for (const pick of picks) {
      expect(await again(pick)).toMatchObject({ status: 'miss', legResults: ['lost'] });
      expect(await tally(pick)).toMatchObject({ picks: 1, misses: 1 });
    }
  });

  test('does not matter to a deleted account, whose graded legs are removed too', async () => {
    await useOwnTable();
    const [one, two] = [newGame(), newGame()];
    const { userId } = await saved([legOn(one), legOn(two)]);
    await gradeLegsOn(ended(one, 24, 20), hour(0));
    await beginRemoval(userId, hour(0));
    await finishRemoval(userId, new Date());
    const left = (await allItems()).map(({ pk }) => String(pk));
    expect(left.filter((pk) => pk.startsWith('GAME#'))).toEqual([]);
  });
});

describe('cost of a correction', () => {
  const calls: string[] = [];
  const sizes: number[] = [];
  beforeEach(() => {
    calls.length = 0;
    sizes.length = 0;
    watchTable((command) => {
      calls.push((command as object).constructor.name);
      if (command instanceof TransactWriteCommand) sizes.push(command.input.TransactItems?.length ?? 0);
    });
  });

  test('stays well below the 100 writes of a transaction for the longest parlay', async () => {
    const games = Array.from({ length: 8 }, () => newGame());
    await saved(games.map((game) => legOn(game)));
    for (const game of games) await gradeLegsOn(ended(game, 24, 20), hour(0));
    for (const game of games) await gradeLegsOn(ended(game, 20, 24), hour(1));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
  });

  test('is two empty queries in parallel for a game whose result has not changed', async () => {
    const game = newGame();
    await saved([legOn(game)]);
    await gradeLegsOn(ended(game, 24, 20), hour(0));
    calls.length = 0;
    await gradeLegsOn(ended(game, 24, 20), hour(1));
    expect(calls).toEqual(['QueryCommand', 'QueryCommand']);
  });
});

const some = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

test('keeps the counters and the legs equal to a recount under any simultaneous corrections', async () => {
  await useOwnTable();
  const games = Array.from({ length: 6 }, () => newGame());
  const people = [slateUserId, `user-${randomWord()}`, `user-${randomWord()}`];
  const picks: Pick[] = [];
  const legs = (): Leg[] => {
    const on = new Set(Array.from({ length: 1 + randomInt(3) }, () => some(games)));
    const more = [{ price: 120 }, { price: null }, { market: 'spread', line: -4 } as const];
    return [...on].map((game) => legOn(game, some(more)));
  };
  const correction = (game: Game) =>
    some([ended(game, 24, 20), ended(game, 20, 24), ended(game, 30, 20), cancelled(game)]);
  let run = 0;
  const grade = async (): Promise<unknown> => {
    run += 1;
    return gradeLegsOn(correction(some(games)), hour(run / 100)).catch(() => 0);
  };
  const changes: readonly (() => Promise<unknown>)[] = [
    async () => picks.push(await saved(legs(), some(people))),
    grade,
    grade,
    async () => picks.length > 0 && mark(some(picks), some(['hit', 'miss', 'pending']), hour(0)),
  ];
  for (let count = 0; count < 10; count += 1) await changes[0]?.();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let count = 0; count < (isFull ? 25 : 10); count += 1) await some(changes)();
    }),
  );
  const now = await expectCounted(picks, games);
  expect(now.some(({ grades }) => grades.some(({ isCorrection }) => isCorrection))).toBe(true);
  // A final run sends every result once more, so every pick matches its games.
  const last = new Map(games.map((game) => [game.id, correction(game)]));
  for (const game of last.values()) await gradeLegsOn(game, hour(10));
  for (const { legGrades, metadata } of await expectCounted(picks, games)) {
    expect(legGrades?.map((grade) => grade?.result)).toEqual(
      metadata.legs.map(({ gameId }) => resultOf(last.get(gameId) as Game)),
    );
  }
}, 60_000);
