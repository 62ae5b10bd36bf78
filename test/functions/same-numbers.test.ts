/** One account, seen from every screen: the dashboard, the tracker, the results and the CSV give the same figures. */
import { beforeAll, describe, expect, test } from 'vitest';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import type { Leg } from '../../lambdas/contracts/asking/analysis.ts';
import type { SavedPick } from '../../lambdas/contracts/picks/tracker.ts';
import { storeGames } from '../../lambdas/data/feed/games.ts';
import type { Game } from '../../lambdas/domain/feed/games/game.ts';
import { myStats } from '../../web/src/features/records/dashboard/my-stats.ts';
import { call } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { newSubscriber, type Person } from '../support/people.ts';

let person: Person;
let picks: readonly SavedPick[];

const hourMs = 3600_000;
const statuses = ['pending', 'hit', 'miss', 'push'] as const;

const read = async (route: Parameters<typeof call>[0], query: Record<string, string> = {}) =>
  (await call(route, { token: person.token, query })).body;

const change = (body: object) => call('tracker-update', { method: 'PUT', token: person.token, body });

async function save(...legs: Leg[]): Promise<string> {
  const ask = await storeAnswer(person.user.id, legs);
  const answer = await call('tracker-save', { token: person.token, body: { promptLogId: ask.id } });
  expect(answer.status).toBe(201);
  return answer.body.pick.id;
}

async function started(): Promise<Game> {
  const startsAt = new Date(Date.now() - 3 * hourMs).toISOString();
  const game = newGame({ startsAt, day: startsAt.slice(0, 10) });
  await storeGames([game], [], new Date());
  return game;
}

async function end(game: Game, more: Partial<Game>): Promise<void> {
  const over = { ...game, ...more };
  await storeGames([over], [], new Date());
  await gradeLegsOn(over, new Date().toISOString());
}

beforeAll(async () => {
  person = await newSubscriber();
  const [won, lost, level, off, running] = [
    await started(),
    await started(),
    await started(),
    await started(),
    await started(),
  ];
  const hit = await save(legOn(won, { price: 150 }));
  await save(legOn(won, { price: null }));
  const miss = await save(legOn(lost, { price: -250 }));
  await save(legOn(lost, { price: 333 }), legOn(won));
  await save(legOn(level, { market: 'spread', line: -3 }));
  await save(legOn(off));
  await save(legOn(off), legOn(won, { price: -120 }));
  await save(legOn(won), legOn(running));
  await save(legOn(newGame()));
  const marked = [await save(legOn(newGame(), { price: 205 })), await save(legOn(running))];
  const final = { status: 'final', statusText: 'Final' } as const;
  await end(won, { ...final, score: { home: 3, away: 0 } });
  await end(lost, { ...final, score: { home: 0, away: 3 } });
  await end(level, { ...final, score: { home: 20, away: 17 } });
  await end(off, { status: 'cancelled', statusText: 'Canceled' });
  await change({ pickId: marked[0], status: 'hit' });
  await change({ pickId: marked[1], status: 'miss' });
  const noBet = { price: null, book: null, note: null };
  await change({ action: 'bet', pickId: hit, bet: { ...noBet, stake: 25.5, price: 160 } });
  await change({ action: 'bet', pickId: miss, bet: { ...noBet, stake: 40 } });
  picks = (await read('tracker-get', { limit: '100' })).savedPicks;
});

const of = (status: (typeof statuses)[number]) => picks.filter((pick) => pick.status === status);
const settled = () => [...of('hit'), ...of('miss')];
const sum = (values: readonly (number | null | undefined)[]) =>
  Math.round(values.reduce<number>((total, value) => total + (value ?? 0), 0) * 100) / 100;
const percent = (part: number, whole: number) => Math.round((part * 1000) / whole) / 10;

test('the account has one of everything', () => {
  expect(statuses.map((status) => of(status).length)).toEqual([2, 4, 3, 2]);
  expect(settled().filter(({ gradedBy }) => gradedBy === 'user')).toHaveLength(2);
  expect(
    picks.flatMap(({ outcomes = [] }) => outcomes).filter(({ result }) => result === 'void'),
  ).toHaveLength(2);
});

test('the tabs of the tracker', async () => {
  const { total, counts } = await read('tracker-get');
  const expected = Object.fromEntries(statuses.map((status) => [status, of(status).length]));
  expect({ total, counts }).toEqual({ total: picks.length, counts: { all: picks.length, ...expected } });
});

describe.each(['7d', '30d', '90d', 'all'])('the record of the tracker: %s', (period) => {
  test('counts, flat figures and own figures', async () => {
    const priced = settled().filter(({ profit }) => profit !== null);
    const profit = sum(priced.map((pick) => pick.profit));
    const staked = settled().flatMap(({ bet }) => bet?.stake ?? []);
    expect(await read('get-tracker-stats', { period })).toMatchObject({
      totalPicks: picks.length,
      hits: of('hit').length,
      misses: of('miss').length,
      pushes: of('push').length,
      pending: of('pending').length,
      marked: 2,
      winRate: percent(of('hit').length, settled().length),
      profit,
      roi: percent(profit, priced.length * 100),
      own: { picks: 2, settled: 2, staked: sum(staked), profit: sum(picks.map((pick) => pick.ownProfit)) },
    });
  });

  test('the charts add up to the cards', async () => {
    const stats = await read('get-tracker-stats', { period });
    expect(stats.profitByDay.at(-1).total).toBe(stats.profit);
    for (const rows of [stats.bySport, stats.byBetType]) {
      for (const figure of ['hits', 'misses', 'pushes', 'profit']) {
        expect(sum(rows.map((row: Record<string, number>) => row[figure]))).toBe(stats[figure]);
      }
    }
  });
});

test('the cards of the dashboard', async () => {
  const { totals } = await read('get-predictions', { view: 'today', limit: '1' });
  const { winRate } = await read('get-tracker-stats', { period: 'all' });
  expect(totals.asks).toBe(picks.length);
  expect(myStats(totals)).toMatchObject({
    tracked: picks.length,
    open: of('pending').length,
    hits: of('hit').length,
    misses: of('miss').length,
    pushes: of('push').length,
    winRate,
  });
});

test('the results', async () => {
  const { predictions } = await read('get-predictions', { view: 'results', limit: '100' });
  const own = new Map(picks.map((pick) => [pick.promptLogId, pick]));
  const shown = predictions.filter(({ id }: { id: string }) => own.has(id));
  const begun = picks.filter(({ metadata }) => Date.parse(metadata.match_date ?? '') < Date.now());
  expect(shown).toHaveLength(begun.length);
  for (const { id, isHit, result } of shown) {
    expect(result.status).toBe(own.get(id)?.status);
    expect(isHit).toBe(result.status === 'hit');
  }
});

test('the CSV', async () => {
  const { text } = await call('export-tracker', { token: person.token });
  const [head = [], ...rows] = cellsOf(text);
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '');
  for (const status of statuses) {
    expect(column('status').filter((cell) => cell === status)).toHaveLength(of(status).length);
  }
  const { profit, own, marked } = await read('get-tracker-stats', { period: 'all' });
  expect(sum(column('profit_dollars_on_100').map(Number))).toBe(profit);
  expect(sum(column('my_profit_dollars').map(Number))).toBe(own.profit);
  expect(column('graded_by').filter((cell) => cell === 'user')).toHaveLength(marked);
});

/** RFC 4180, as far as it goes here: no cell has a line break. */
const cellsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|$)/g) ?? []);
