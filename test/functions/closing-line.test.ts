/** Closing-line value: stored with the grade, once, and counted the way a recount would. */
import { randomInt } from 'node:crypto';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import { countsByKind } from '../../lambdas/data/picks/pick-records.ts';
import { openLegsOn, type Pick, replacePick } from '../../lambdas/data/picks/picks.ts';
import type { Game, Prices } from '../../lambdas/domain/feed/games/game.ts';
import { leagueDay } from '../../lambdas/domain/platform/calendar.ts';
import * as breakdown from '../../lambdas/domain/records/breakdown.ts';
import { deltaOf, summary } from '../../lambdas/domain/records/record.ts';
import { slateUserId } from '../../lambdas/domain/records/slate.ts';
import { showPick } from '../../lambdas/http/views/picks/pick.ts';
import { legOn, newGame } from '../support/asks.ts';
import { again, expectCounted, mark as markAt, saved, tally } from '../support/own-picks.ts';
import { useOwnTable } from '../support/own-table.ts';
import { randomWord } from '../support/people.ts';

beforeAll(useOwnTable);

const at = new Date().toISOString();

/** A final game, home 24, away 20, with the books' last prices five minutes before the start. */
function finalGame(game: Game, changes: Partial<Prices> | null = {}, more: Partial<Game> = {}): Game {
  const book: Prices = {
    book: 'Closing book',
    at: new Date(Date.parse(game.startsAt) - 5 * 60_000).toISOString(),
    moneyline: { home: -110, away: -110, draw: null },
    spread: { homeLine: -4, home: -110, away: -110 },
    total: { line: 44, over: -110, under: -110 },
    ...changes,
  };
  const books = changes === null ? {} : { books: [book] };
  return { ...game, status: 'final', statusText: 'Final', score: { home: 24, away: 20 }, ...books, ...more };
}

const clvOf = async (pick: Pick) => showPick(await again(pick), new Date()).clv;
const mark = (pick: Pick, status: 'hit' | 'miss' | 'pending') => markAt(pick, status, at);

describe('closing-line value', () => {
  test('is set with the grade and counted on the day the pick was saved', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    expect(await clvOf(pick)).toBeNull();
    await gradeLegsOn(finalGame(game), at);
    expect(await clvOf(pick)).toEqual({ percent: 5, legs: [{ kind: 'value', percent: 5 }] });
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50, clvBeats: 1 });
  });

  test.each([
    [{ market: 'spread', line: -2.5 } as const, finalGame, { kind: 'line-moved', points: 1.5 }],
    [{ price: null }, finalGame, { kind: 'none', why: 'not-priced' }],
    [{}, (game: Game) => finalGame(game, null), { kind: 'none', why: 'no-close' }],
    [{}, (game: Game) => finalGame(game, { at: '2020-01-01T00:00:00Z' }), { kind: 'none', why: 'no-close' }],
    [{}, (game: Game) => finalGame(game, {}, { status: 'cancelled' }), null],
  ])('case %#: has no percentage, gives the reason, and counts nothing', async (more, over, leg) => {
    const game = newGame();
    const pick = await saved([legOn(game, more)]);
    await gradeLegsOn(over(game), at);
    expect(await clvOf(pick)).toEqual({ percent: null, legs: [leg] });
    expect(await tally(pick)).toMatchObject({ picks: 1, pending: 0, clvPicks: 0, clvTenths: 0, clvBeats: 0 });
  });

  test('of a parlay is set with the last leg, even if the parlay was already lost', async () => {
    const [first, second] = [newGame(), newGame()];
    const pick = await saved([
      legOn(first, { selection: 'away', price: 110 }),
      legOn(second, { price: -110 }),
    ]);
    await gradeLegsOn(finalGame(first), at);
    expect(await again(pick)).toMatchObject({ status: 'miss', clvTenths: null });
    expect(await clvOf(pick)).toEqual({ percent: null, legs: [{ kind: 'value', percent: 5 }, null] });
    expect(await tally(pick)).toMatchObject({ misses: 1, clvPicks: 0 });
    await gradeLegsOn(finalGame(second), at);
    expect(await clvOf(pick)).toMatchObject({ percent: 0.3 });
    expect(await tally(pick)).toMatchObject({ misses: 1, clvPicks: 1, clvTenths: 3, clvBeats: 1 });
  });

  test('does not change when the owner marks the pick', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    await gradeLegsOn(finalGame(game), at);
    for (const status of ['miss', 'pending', 'hit'] as const) {
      await mark(pick, status);
      expect(await clvOf(pick)).toMatchObject({ percent: 5 });
      expect(await tally(pick)).toMatchObject({ clvPicks: 1, clvTenths: 50, clvBeats: 1 });
    }
  });

  test('is set at once for a pick saved after the game', async () => {
    const startsAt = new Date(Date.now() - 10 * 24 * 3600_000).toISOString();
    const game = newGame({ startsAt, day: leagueDay(new Date(startsAt)) });
    await storeGames([finalGame(game)], [], new Date());
    const next = newGame();
    const single = await saved([legOn(game, { price: 110 })]);
    expect(await clvOf(single)).toMatchObject({ percent: 5 });
    expect(await tally(single)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
    const parlay = await saved([legOn(game, { price: 110 }), legOn(next, { price: 110 })]);
    expect(await clvOf(parlay)).toEqual({ percent: null, legs: [{ kind: 'value', percent: 5 }, null] });
    await gradeLegsOn(finalGame(next), at);
    expect(await clvOf(parlay)).toMatchObject({ percent: 10.3 });
  });

  test('stays empty for a pick from before the feature, even when a later leg is graded', async () => {
    const [first, second] = [newGame(), newGame()];
    const old = await saved([legOn(first), legOn(second, { price: 110 })]);
    const half = { ...old, legResults: ['won', 'open'] as const, version: old.version + 1 };
    await replacePick(old, half, await openLegsOn(first.id));
    expect(showPick(half, new Date())).not.toHaveProperty('clv');
    await gradeLegsOn(finalGame(second), at);
    expect(await clvOf(old)).toEqual({ percent: null, legs: [null, { kind: 'value', percent: 5 }] });
    expect(await tally(old)).toMatchObject({ hits: 1, clvPicks: 0 });
  });
});

describe('a run', () => {
  test('at the same time as another that has no closing price gives one result, and repeating it changes nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const game = newGame();
      const pick = await saved([legOn(game, { price: 110 })]);
      const graded = await Promise.all([
        gradeLegsOn(finalGame(game), at),
        gradeLegsOn(finalGame(game, null), at),
        gradeLegsOn(finalGame(game), at),
      ]);
      expect(graded.reduce((all, each) => all + each, 0)).toBe(1);
      const after = await again(pick);
      const counted = await tally(pick);
      expect(after.version).toBe(2);
      expect(counted).toEqual(deltaOf(null, after));
      await gradeLegsOn(finalGame(game, { moneyline: { home: 300, away: -400, draw: null } }), at);
      expect(await again(pick)).toEqual(after);
      expect(await tally(pick)).toEqual(counted);
    }
  });

  test("that read the pick before another run graded it keeps the other run's values", async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
    let isFirst = true;
    const table = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      command: unknown,
    ) {
      if (command instanceof TransactWriteCommand && isFirst) {
        isFirst = false;
        expect(await gradeLegsOn(finalGame(game), at)).toBe(1);
      }
      return send.call(this, command);
    } as typeof DynamoDBDocumentClient.prototype.send);
    expect(await gradeLegsOn(finalGame(game, null), at)).toBe(0);
    table.mockRestore();
    expect(await clvOf(pick)).toMatchObject({ percent: 5 });
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
  });

  test('that dies during the write leaves nothing behind, and the next run does all of it', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<unknown>;
    const table = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      command: unknown,
    ) {
      if (command instanceof TransactWriteCommand) throw new Error('killed');
      return send.call(this, command);
    } as typeof DynamoDBDocumentClient.prototype.send);
    await expect(gradeLegsOn(finalGame(game), at)).rejects.toThrow();
    table.mockRestore();
    expect(await again(pick)).toMatchObject(pick);
    expect(await openLegsOn(game.id)).toHaveLength(1);
    expect(await tally(pick)).toMatchObject({ pending: 1, clvPicks: 0 });
    expect(await gradeLegsOn(finalGame(game), at)).toBe(1);
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
  });
});

test('updates the profit when a leg drops out of a parlay marked a hit, even if nothing else changes', async () => {
  const [first, second, third] = [newGame(), newGame(), newGame()];
  const pick = await saved([
    legOn(first, { price: 100 }),
    legOn(second, { market: 'spread', line: -4, price: -110 }),
    legOn(third, { price: 100 }),
  ]);
  await gradeLegsOn(finalGame(first, null), at);
  await mark(pick, 'hit');
  expect(await again(pick)).toMatchObject({ status: 'hit', profitCents: 663_64, clvTenths: null });
  expect(summary([await tally(pick)])).toMatchObject({ hits: 1, profit: 663.64 });
  await gradeLegsOn(finalGame(second, null), at);
  expect(await again(pick)).toMatchObject({ status: 'hit', profitCents: 300_00, clvTenths: null });
  expect(summary([await tally(pick)])).toMatchObject({ hits: 1, profit: 300, roi: 300 });
  const kinds = breakdown.breakdown(await countsByKind(pick.userId, pick.day, pick.day));
  expect(kinds.bySport).toMatchObject([{ hits: 1, profit: 300 }]);
});

const some = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

test('keeps the counters equal to a recount under any simultaneous changes', async () => {
  await useOwnTable();
  const games = Array.from({ length: 8 }, () => newGame());
  const people = [slateUserId, `user-${randomWord()}`, `user-${randomWord()}`];
  const picks: Pick[] = [];
  const legs = (): Leg[] => {
    const on = new Set(Array.from({ length: 1 + randomInt(3) }, () => some(games)));
    return [...on].map((game) =>
      legOn(
        game,
        some([{ price: 120 }, { price: null }, { market: 'spread', line: some([-4, -3]) } as const]),
      ),
    );
  };
  const closes = [{}, null, { moneyline: { home: -150, away: 130, draw: null } }] as const;
  const actions: readonly (() => Promise<unknown>)[] = [
    async () => picks.push(await saved(legs(), some(people))),
    async () => gradeLegsOn(finalGame(some(games), some(closes)), at).catch(() => 0),
    async () => picks.length > 0 && mark(some(picks), some(['hit', 'miss', 'pending'])),
  ];
  for (let count = 0; count < 15; count += 1) await actions[0]?.();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let count = 0; count < 25; count += 1) await some(actions)();
    }),
  );
  const now = await expectCounted(picks, games);
  expect(now.some(({ clvTenths }) => typeof clvTenths === 'number')).toBe(true);
}, 60_000);
