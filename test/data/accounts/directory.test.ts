/** The administrators' list and search, in a table without other users. */
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SortField, sortFields, sortOrders } from '../../../lambdas/contracts/accounts/sorting.ts';
import { type PlanName, planNames } from '../../../lambdas/contracts/billing/plans.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { changeList, peopleOf, placesOnPage } from '../../../lambdas/data/accounts/directory.ts';
import { searchPeople } from '../../../lambdas/data/accounts/search-words.ts';
import { createUser, findUser, type User } from '../../../lambdas/data/accounts/users.ts';
import { changeCounters } from '../../../lambdas/data/platform/counters.ts';
import { keys } from '../../../lambdas/data/platform/keys.ts';
import { transact } from '../../../lambdas/data/platform/table.ts';
import { useOwnTable } from '../../support/own-table.ts';

const names = ['Ann', 'ann lee', 'Ann-Lee', 'Zoë', 'zoe', '\ud83d\ude00 Bob', '\uffdc', 'Bob', 'bob'];
const filters = [undefined, ...planNames];
const count = 120;

function someone(nth: number, more: Partial<User> = {}): User {
  const plan = planNames[nth % 3] ?? 'free';
  // Few distinct times and names, so that there are many ties.
  const createdAt = new Date(Date.UTC(2026, 0, 1 + (nth % 7))).toISOString();
  return {
    id: ulid(),
    email: `${nth % 2 ? 'P' : 'p'}${(nth * 37) % count}.x@${nth % 5 ? 'Mail' : 'post'}.example`,
    name: names[nth % names.length] ?? 'Nobody',
    passwordHash: '-',
    role: 'user',
    verifiedAt: null,
    sessionVersion: 1,
    plan,
    subscriptionStatus: plan === 'free' ? 'inactive' : 'active',
    createdAt,
    lastLoginAt: nth % 4 === 0 ? null : new Date(Date.UTC(2026, 1, 1 + (nth % 6))).toISOString(),
    deactivatedAt: null,
    ...more,
  };
}

let people: User[];
let table: string;

beforeAll(async () => {
  table = await useOwnTable();
  people = Array.from({ length: count }, (_, nth) => someone(nth));
  for (const user of people) await createUser(user);
});

/** The expected order, implemented independently: by code points of the folded text, ties by id. */
function sorted(all: readonly User[], sort: SortField, descending: boolean): string[] {
  const folded = (text: string) =>
    [...text.normalize('NFKC').toLowerCase()].map((c) => c.codePointAt(0) ?? 0);
  const value = (user: User) =>
    ({
      created_at: () => [...user.createdAt].map((c) => c.charCodeAt(0)),
      last_login: () => [...(user.lastLoginAt ?? '')].map((c) => c.charCodeAt(0)),
      name: () => folded(user.name),
      email: () => folded(user.email),
    })[sort]();
  const compare = (a: number[], b: number[]) => {
    const at = a.findIndex((each, index) => each !== b[index]);
    if (at === -1) return a.length - b.length;
    return (a[at] ?? 0) - (b[at] ?? -1);
  };
  const ordered = [...all].sort((a, b) => compare(value(a), value(b)) || (a.id < b.id ? -1 : 1));
  return (descending ? ordered.reverse() : ordered).map(({ id }) => id);
}

const cases = filters.flatMap((plan) =>
  sortFields.flatMap((sort) => sortOrders.map((order) => [plan ?? 'all', sort, order, plan] as const)),
);

beforeEach(() => {
  process.env[environment.table] = table;
});

describe('pages of the user list', () => {
  test.each(cases)('%s by %s %s: add up to the sorted list', async (_name, sort, order, plan) => {
    // Some pages of each list, none of which ends with a page that is full.
    const limit = 17;
    const ids: string[] = [];
    let total = Number.POSITIVE_INFINITY;
    for (let offset = 0; offset < total; offset += limit) {
      const page = await placesOnPage({ plan, sort, order, offset, limit });
      ({ total } = page);
      ids.push(...page.ids);
    }
    const wanted = people.filter((user) => !plan || user.plan === plan);
    expect(total).toBe(wanted.length);
    expect(ids).toEqual(sorted(wanted, sort, order === 'desc'));
  });

  test.each(cases)('%s by %s %s: are in the same order for a search', async (_name, sort, order, plan) => {
    const found = await searchPeople({ text: 'EXAMPLE', plan, sort, order, offset: 0, limit: count });
    const wanted = people.filter((user) => !plan || user.plan === plan);
    expect(found).toMatchObject({ total: wanted.length, capped: false });
    expect(found.people.map(({ id }) => id)).toEqual(sorted(wanted, sort, order === 'desc'));
  });

  test('are in the requested order, and skip users deleted in between', async () => {
    const ids = people.slice(0, 5).map(({ id }) => id);
    const requestedIds = [...ids.toReversed(), 'nobody'];
    expect((await peopleOf(requestedIds)).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await peopleOf([])).toEqual([]);
  });

  test('are empty past the end', async () => {
    const deepPage = { plan: undefined, sort: 'name', order: 'asc', limit: 10 } as const;
    for (const offset of [count, 1000, 10_000_000]) {
      expect(await placesOnPage({ ...deepPage, offset })).toEqual({ ids: [], total: count });
    }
  });
});

describe('search', () => {
  const find = async (text: string, plan?: PlanName) => {
    const found = await searchPeople({ text, plan, sort: 'name', order: 'asc', offset: 0, limit: 1000 });
    return found.people.map(({ id }) => id).sort();
  };
  const who = (wanted: (user: User) => boolean) =>
    people
      .filter(wanted)
      .map(({ id }) => id)
      .sort();

  test('matches the beginning of any word of name or address, ignoring case and accents', async () => {
    expect(await find('lE')).toEqual(who(({ name }) => /lee/i.test(name)));
    expect(await find('zoe\u0308')).toEqual(who(({ name }) => name === 'Zoë'));
    expect(await find('post')).toEqual(who(({ email }) => email.endsWith('post.example')));
    expect(await find('p11')).toEqual(who(({ email }) => /^p11/i.test(email)));
    expect(await find('mail.ex')).toEqual(who(({ email }) => /@mail\.ex/i.test(email)));
    expect(await find('p7.x@mail')).toEqual(who(({ email }) => /^p7\.x@mail/i.test(email)));
    expect(await find('ann lee')).toEqual(who(({ name }) => /ann.lee/i.test(name)));
    expect(await find('lee ann')).toEqual(who(({ name }) => /ann.lee/i.test(name)));
    expect(await find('bob', 'pro')).toEqual(who(({ name, plan }) => /bob/i.test(name) && plan === 'pro'));
  });

  test.each(['%', '*', '.*', '^p', '\ud83d\ude00', "'; --", '__proto__', '\u0001', 'nobody at all'])(
    'finds nobody for %j unless a user has those words',
    async (text) => {
      const words = text.match(/[a-z]+/gi) ?? [];
      const found = await find(text);
      if (words.length === 0) expect(found).toEqual([]);
      else
        for (const id of found) expect((await findUser(id))?.email).toMatch(new RegExp(words[0] ?? '', 'i'));
    },
  );
});

test('reads a deep page from the nearer end, with the same result', {
  timeout: 60_000,
}, async () => {
  const many = 1300;
  await useOwnTable();
  const crowd = Array.from({ length: many }, (_, nth) =>
    someone(nth, { name: `Same ${nth % 3}`, plan: 'pro' }),
  );
  for (const each of chunks(crowd, 5)) {
    await transact(
      each.flatMap((user) => [
        { Put: { Item: { ...user, ...keys.user(user.id) } } },
        ...changeList(null, user),
      ]),
    );
  }
  await transact(changeCounters({ users: many, 'plan:pro': many }, { day: '2026-01-01', shardKey: 'x' }));
  for (const order of sortOrders) {
    const wanted = sorted(crowd, 'name', order === 'desc');
    for (const offset of [0, 990, 1001, 1150, 1295, 1299, 1300]) {
      const { ids, total } = await placesOnPage({
        plan: 'pro',
        sort: 'name',
        order,
        offset,
        limit: 10,
      });
      expect(total).toBe(many);
      expect(ids).toEqual(wanted.slice(offset, offset + 10));
    }
  }
});

test('stops at a thousand matches and says so', { timeout: 60_000 }, async () => {
  await useOwnTable();
  const crowd = Array.from({ length: 1001 }, (_, nth) =>
    someone(nth, { name: 'Common Name', email: `c${nth}@mail.example` }),
  );
  const search = (text: string) =>
    searchPeople({ text, plan: undefined, sort: 'email', order: 'asc', offset: 990, limit: 100 });
  for (const each of chunks(crowd.slice(1), 5))
    await transact(each.flatMap((user) => changeList(null, user)));
  expect(await search('name')).toMatchObject({ total: 1000, capped: false });
  expect((await search('common name')).people).toHaveLength(10);
  await transact(changeList(null, crowd[0] ?? null));
  expect(await search('name')).toMatchObject({ total: 1000, capped: true });
  expect((await search('name')).people).toHaveLength(10);
});

function* chunks<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
