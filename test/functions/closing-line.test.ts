/** Closing-line value as it is kept: with the grade, once, and counted as a recount would. */
import { randomInt } from 'node:crypto';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Leg } from '../../lambdas/contracts/analysis.ts';
import { storeGames } from '../../lambdas/data/games.ts';
import { gradeLegsOn } from '../../lambdas/data/grading.ts';
import { openLegsOn, type Pick, replacePick } from '../../lambdas/data/picks.ts';
import { countsByKind } from '../../lambdas/data/records.ts';
import * as breakdown from '../../lambdas/domain/breakdown.ts';
import { leagueDay } from '../../lambdas/domain/calendar.ts';
import type { Game, Prices } from '../../lambdas/domain/game.ts';
import { deltaOf, summary } from '../../lambdas/domain/record.ts';
import { slateUserId } from '../../lambdas/domain/slate.ts';
import { showPick } from '../../lambdas/http/views/pick.ts';
import { legOn, newGame } from '../support/asks.ts';
import { again, expectCounted, mark as markAt, saved, tally } from '../support/own-picks.ts';
import { useOwnTable } from '../support/own-table.ts';
import { randomWord } from '../support/people.ts';

beforeAll(useOwnTable);

const at = new Date().toISOString();

/** Home 24, away 20, the books' last prices five minutes before the start. */
function ended(game: Game, changes: Partial<Prices> | null = {}, more: Partial<Game> = {}): Game {
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

describe('a pick', () => {
  test('gets its value with its grade, and it is counted on the day of saving', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    expect(await clvOf(pick)).toBeNull();
    await gradeLegsOn(ended(game), at);
    expect(await clvOf(pick)).toEqual({ percent: 5, legs: [{ kind: 'value', percent: 5 }] });
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50, clvBeats: 1 });
  });

  test.each([
    [{ market: 'spread', line: -2.5 } as const, ended, { kind: 'line-moved', points: 1.5 }],
    [{ price: null }, ended, { kind: 'none', why: 'not-priced' }],
    [{}, (game: Game) => ended(game, null), { kind: 'none', why: 'no-close' }],
    [{}, (game: Game) => ended(game, { at: '2020-01-01T00:00:00Z' }), { kind: 'none', why: 'no-close' }],
    [{}, (game: Game) => ended(game, {}, { status: 'cancelled' }), null],
  ])('%#: without a percentage says why, and counts nothing', async (more, over, leg) => {
    const game = newGame();
    const pick = await saved([legOn(game, more)]);
    await gradeLegsOn(over(game), at);
    expect(await clvOf(pick)).toEqual({ percent: null, legs: [leg] });
    expect(await tally(pick)).toMatchObject({ picks: 1, pending: 0, clvPicks: 0, clvTenths: 0, clvBeats: 0 });
  });

  test('of two legs is known with the last, whatever its status was by then', async () => {
    const [first, second] = [newGame(), newGame()];
    const pick = await saved([
      legOn(first, { selection: 'away', price: 110 }),
      legOn(second, { price: -110 }),
    ]);
    await gradeLegsOn(ended(first), at);
    expect(await again(pick)).toMatchObject({ status: 'miss', clvTenths: null });
    expect(await clvOf(pick)).toEqual({ percent: null, legs: [{ kind: 'value', percent: 5 }, null] });
    expect(await tally(pick)).toMatchObject({ misses: 1, clvPicks: 0 });
    await gradeLegsOn(ended(second), at);
    expect(await clvOf(pick)).toMatchObject({ percent: 0.3 });
    expect(await tally(pick)).toMatchObject({ misses: 1, clvPicks: 1, clvTenths: 3, clvBeats: 1 });
  });

  test('keeps its value whatever its owner says of it', async () => {
    const game = newGame();
    const pick = await saved([legOn(game, { price: 110 })]);
    await gradeLegsOn(ended(game), at);
    for (const status of ['miss', 'pending', 'hit'] as const) {
      await mark(pick, status);
      expect(await clvOf(pick)).toMatchObject({ percent: 5 });
      expect(await tally(pick)).toMatchObject({ clvPicks: 1, clvTenths: 50, clvBeats: 1 });
    }
  });

  test('saved after the game has it at once', async () => {
    const startsAt = new Date(Date.now() - 10 * 24 * 3600_000).toISOString();
    const game = newGame({ startsAt, day: leagueDay(new Date(startsAt)) });
    await storeGames([ended(game)], [], new Date());
    const next = newGame();
    const single = await saved([legOn(game, { price: 110 })]);
    expect(await clvOf(single)).toMatchObject({ percent: 5 });
    expect(await tally(single)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
    const parlay = await saved([legOn(game, { price: 110 }), legOn(next, { price: 110 })]);
    expect(await clvOf(parlay)).toEqual({ percent: null, legs: [{ kind: 'value', percent: 5 }, null] });
    await gradeLegsOn(ended(next), at);
    expect(await clvOf(parlay)).toMatchObject({ percent: 10.3 });
  });

  test('from before it was kept has none, and a leg graded since does not make one', async () => {
    const [first, second] = [newGame(), newGame()];
    const old = await saved([legOn(first), legOn(second, { price: 110 })]);
    const half = { ...old, legResults: ['won', 'open'] as const, version: old.version + 1 };
    await replacePick(old, half, await openLegsOn(first.id));
    expect(showPick(half, new Date())).not.toHaveProperty('clv');
    await gradeLegsOn(ended(second), at);
    expect(await clvOf(old)).toEqual({ percent: null, legs: [null, { kind: 'value', percent: 5 }] });
    expect(await tally(old)).toMatchObject({ hits: 1, clvPicks: 0 });
  });
});

describe('once', () => {
  test('two runs at once, one of which knows no close, leave one truth; a repeated one changes nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const game = newGame();
      const pick = await saved([legOn(game, { price: 110 })]);
      const graded = await Promise.all([
        gradeLegsOn(ended(game), at),
        gradeLegsOn(ended(game, null), at),
        gradeLegsOn(ended(game), at),
      ]);
      expect(graded.reduce((all, each) => all + each, 0)).toBe(1);
      const after = await again(pick);
      const counted = await tally(pick);
      expect(after.version).toBe(2);
      expect(counted).toEqual(deltaOf(null, after));
      await gradeLegsOn(ended(game, { moneyline: { home: 300, away: -400, draw: null } }), at);
      expect(await again(pick)).toEqual(after);
      expect(await tally(pick)).toEqual(counted);
    }
  });

  test('a run that read the pick before another graded it leaves what that one found', async () => {
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
        expect(await gradeLegsOn(ended(game), at)).toBe(1);
      }
      return send.call(this, command);
    } as typeof DynamoDBDocumentClient.prototype.send);
    expect(await gradeLegsOn(ended(game, null), at)).toBe(0);
    table.mockRestore();
    expect(await clvOf(pick)).toMatchObject({ percent: 5 });
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
  });

  test('a run that dies in the write leaves nothing of it, and the next does it all', async () => {
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
    await expect(gradeLegsOn(ended(game), at)).rejects.toThrow();
    table.mockRestore();
    expect(await again(pick)).toMatchObject(pick);
    expect(await openLegsOn(game.id)).toHaveLength(1);
    expect(await tally(pick)).toMatchObject({ pending: 1, clvPicks: 0 });
    expect(await gradeLegsOn(ended(game), at)).toBe(1);
    expect(await tally(pick)).toMatchObject({ hits: 1, clvPicks: 1, clvTenths: 50 });
  });
});

test('money follows a leg that drops out of a parlay marked a hit, though nothing else of it changes', async () => {
  const [first, second, third] = [newGame(), newGame(), newGame()];
  const pick = await saved([
    legOn(first, { price: 100 }),
    legOn(second, { market: 'spread', line: -4, price: -110 }),
    legOn(third, { price: 100 }),
  ]);
  await gradeLegsOn(ended(first, null), at);
  await mark(pick, 'hit');
  expect(await again(pick)).toMatchObject({ status: 'hit', profitCents: 663_64, clvTenths: null });
  expect(summary([await tally(pick)])).toMatchObject({ hits: 1, profit: 663.64 });
  await gradeLegsOn(ended(second, null), at);
  expect(await again(pick)).toMatchObject({ status: 'hit', profitCents: 300_00, clvTenths: null });
  expect(summary([await tally(pick)])).toMatchObject({ hits: 1, profit: 300, roi: 300 });
  const kinds = breakdown.breakdown(await countsByKind(pick.userId, pick.day, pick.day));
  expect(kinds.bySport).toMatchObject([{ hits: 1, profit: 300 }]);
});

const some = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

test('whatever happens at once, the counters are what a recount finds', async () => {
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
  const deeds: readonly (() => Promise<unknown>)[] = [
    async () => picks.push(await saved(legs(), some(people))),
    async () => gradeLegsOn(ended(some(games), some(closes)), at).catch(() => 0),
    async () => picks.length > 0 && mark(some(picks), some(['hit', 'miss', 'pending'])),
  ];
  for (let count = 0; count < 15; count += 1) await deeds[0]?.();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let count = 0; count < 25; count += 1) await some(deeds)();
    }),
  );
  const now = await expectCounted(picks, games);
  expect(now.some(({ clvTenths }) => typeof clvTenths === 'number')).toBe(true);
}, 60_000);
