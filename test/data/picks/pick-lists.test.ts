/** Lists of picks: pages add up to all matching picks in order, both ways, at a constant cost per page. */
import { ulid } from 'ulid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BetType, PickStatus, Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { type PickSort, pickSorts } from '../../../lambdas/contracts/picks/tracker.ts';
import {
  entriesPerFilter,
  type ListQuery,
  type Place,
  pickPage,
  readPage,
} from '../../../lambdas/data/picks/pick-lists.ts';
import { newPick, type Pick, savePick } from '../../../lambdas/data/picks/picks.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import { analysisOf, legOn, newGame } from '../../support/asks.ts';
import { newPerson } from '../../support/people.ts';

const hourMs = 3600_000;
const limit = 25;
const teams = ['Montréal Canadiens', 'Buffalo Bills', 'St. Louis Rams', 'Boston Red Sox'];
const statuses: readonly PickStatus[] = ['pending', 'hit', 'miss', 'push'];
const sports: readonly Sport[] = ['NFL', 'NBA', 'NHL'];
const types: readonly BetType[] = ['moneyline', 'spread', 'parlay'];

const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

async function history(count: number): Promise<Pick[]> {
  const { user } = await newPerson();
  const made = Array.from({ length: count }, (_, nth): Pick => {
    const now = new Date(Date.now() - nth * 5 * hourMs);
    const id = ulid(now.getTime());
    const name = of(teams, nth * 3);
    const startsAt = new Date(now.getTime() + ((nth * 7) % 50) * hourMs).toISOString();
    const game = newGame({ home: { id: 'h', name }, startsAt });
    const metadata = { ...entitiesOf(analysisOf([legOn(game)])), bet_type: [of(types, nth)] };
    const status = of(statuses, Math.floor(nth / 3));
    const words = { sport: of(sports, Math.floor(nth / 2)), reasoning: 'A play', playText: 'A play' };
    return {
      ...newPick({ ...words, metadata, id, userId: user.id, promptLogId: id, now }),
      status,
      profitCents:
        status === 'hit' ? 50_00 + nth : status === 'miss' ? -100_00 : status === 'push' ? 0 : null,
    };
  });
  for (let from = 0; from < made.length; from += 10) {
    await Promise.all(made.slice(from, from + 10).map(savePick));
  }
  return made;
}

type Asked = Partial<Omit<ListQuery, 'place' | 'limit'>>;

async function pages(userId: string, queries: Asked): Promise<string[][]> {
  const found: string[][] = [];
  let place: Place | undefined;
  do {
    const page = await pickPage(userId, { sort: 'newest', ...queries, limit, place });
    found.push(page.entries.map(({ id }) => id));
    place = page.next ?? undefined;
  } while (place);
  return found;
}

let all: Pick[];
let userId: string;
beforeAll(async () => {
  all = await history(260);
  userId = all[0]?.userId ?? '';
});

const startOf = ({ metadata }: Pick) => metadata.legs[0]?.startsAt ?? '';
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const orders: Record<PickSort, (a: Pick, b: Pick) => number> = {
  newest: (a, b) => byText(b.id, a.id),
  oldest: (a, b) => byText(a.id, b.id),
  start: (a, b) =>
    Number(a.status === 'pending') - Number(b.status === 'pending') ||
    byText(startOf(a), startOf(b)) ||
    byText(a.id, b.id),
  'start-desc': (a, b) => orders.start(b, a),
  'profit-asc': (a, b) => (a.profitCents ?? 0) - (b.profitCents ?? 0) || byText(a.id, b.id),
  profit: (a, b) => orders['profit-asc'](b, a),
};

const queries: [string, Asked, (pick: Pick) => boolean][] = [
  ['all', {}, () => true],
  ['a status', { status: 'hit' }, ({ status }) => status === 'hit'],
  ['open ones', { status: 'pending' }, ({ status }) => status === 'pending'],
  ['a sport', { sport: 'NBA' }, ({ sport }) => sport === 'NBA'],
  [
    'a sport, a type and a status',
    { sport: 'NHL', betType: 'parlay', status: 'miss' },
    ({ sport, metadata, status }) =>
      sport === 'NHL' && metadata.bet_type[0] === 'parlay' && status === 'miss',
  ],
  ['a team, by the beginnings of two words', { search: ' buf BILLS' }, (pick) => isOn(pick, 'Buffalo Bills')],
  ['a team with an accent', { search: 'montreal' }, (pick) => isOn(pick, 'Montréal Canadiens')],
  ['what nobody has', { search: 'jets' }, () => false],
];
const isOn = ({ metadata }: Pick, team: string) => metadata.legs[0]?.home === team;

describe.each(pickSorts)('by %s', (sort) => {
  test.each(queries)('the pages of %s add up to all matching picks', async (_name, filters, fits) => {
    const isProfit = sort === 'profit' || sort === 'profit-asc';
    const wanted = all
      .filter((pick) => fits(pick) && (!isProfit || pick.profitCents !== null))
      .sort(orders[sort])
      .map(({ id }) => id);
    expect((await pages(userId, { ...filters, sort })).flat()).toEqual(wanted);
  });

  test('date filters use the Toronto day of the save', async () => {
    const [from, to] = [torontoDay(new Date(Date.now() - 20 * 24 * hourMs)), torontoDay(new Date())];
    const wanted = all.filter(({ day, status }) => day >= from && day < to && status === 'hit');
    const yesterday = torontoDay(new Date(Date.now() - 24 * hourMs));
    const found = (await pages(userId, { sort, status: 'hit', from, to: yesterday })).flat();
    expect(found.sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  test('paging back shows the same pages', async () => {
    const query = { sort, status: 'hit', sport: 'NFL', limit: 5 } as const;
    const first = await pickPage(userId, { ...query, place: undefined });
    expect(first.previous).toBeNull();
    const second = await pickPage(userId, { ...query, place: first.next ?? undefined });
    const third = await pickPage(userId, { ...query, place: second.next ?? undefined });
    const back = await pickPage(userId, { ...query, place: third.previous ?? undefined });
    expect(back.entries.map(({ id }) => id)).toEqual(second.entries.map(({ id }) => id));
    const start = await pickPage(userId, { ...query, place: back.previous ?? undefined });
    expect(start.entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id));
    expect(start.previous).toBeNull();
  });
});

test('a rare match far down is found, although each call reads a limited number of picks', async () => {
  expect(all.length).toBeGreaterThan(entriesPerFilter);
  const oldest = all.at(-1) as Pick;
  const found = await pages(userId, {
    from: '2020-01-01',
    search: 'rams',
    sport: oldest.sport,
    sort: 'newest',
  });
  expect(found.length).toBeGreaterThan(1);
  expect(found.flat()).toEqual(
    all.filter((pick) => isOn(pick, 'St. Louis Rams') && pick.sport === oldest.sport).map(({ id }) => id),
  );
});

test('a page keeps its order and skips picks removed since', async () => {
  const { entries } = await pickPage(userId, { sort: 'profit', limit, place: undefined });
  const removed = { id: ulid(), openGames: [], pick: undefined };
  const { picks } = await readPage(userId, [removed, ...entries], new Date());
  expect(picks.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
});
