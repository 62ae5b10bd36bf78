/** Counters equal a full count under simultaneous changes. */
import { randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { planNames } from '../../../lambdas/contracts/billing/plans.ts';
import type { PickStatus } from '../../../lambdas/contracts/feed/sports.ts';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { editUser, findUser, type User } from '../../../lambdas/data/accounts/users.ts';
import type { Ask } from '../../../lambdas/data/asking/asks.ts';
import { findPick, newPick, type Pick, replacePick, savePick } from '../../../lambdas/data/picks/picks.ts';
import { allCounts, changeCounters, countsByDay } from '../../../lambdas/data/platform/counters.ts';
import { beginRemoval, finishRemoval } from '../../../lambdas/data/removal.ts';
import { entitiesOf } from '../../../lambdas/domain/picks/entities.ts';
import { markedBy } from '../../../lambdas/domain/picks/grading.ts';
import { previousDays, torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import { analyticsOf } from '../../../lambdas/domain/records/analytics.ts';
import type { BusinessCounts } from '../../../lambdas/domain/records/business-counts.ts';
import { slateUserId } from '../../../lambdas/domain/records/slate.ts';
import { recount } from '../../../scripts/ops/recount/recount.ts';
import { legOn, newGame, storeAnswer } from '../../support/asks.ts';
import { isFull } from '../../support/depth.ts';
import { allItems, useOwnTable } from '../../support/own-table.ts';
import { newPerson, setSubscription } from '../../support/people.ts';

beforeAll(useOwnTable);

const operations = isFull ? 1000 : 300;
/** More would wait longer for the engine, which other tests use too, than a request may take. */
const atOnce = 12;

/** Counts the items themselves. */
async function fullCount(): Promise<BusinessCounts> {
  const counts: Record<string, number> = {};
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { pk, sk, ...item } of await allItems()) {
    if (sk === 'USER') {
      add('users');
      add(`plan:${item.plan}`);
    }
    if (String(sk).startsWith('ASK#')) {
      add('prompts');
      add(`prompts:${item.sport}`);
    }
    if (String(sk).startsWith('PICK#') && pk !== `USER#${slateUserId}`) {
      add('picks');
      add(`picks:${item.status}`);
    }
  }
  return counts;
}

const some = <T>(list: readonly T[]): T | undefined => list[randomInt(Math.max(1, list.length))];

function pickOf(ask: Ask, userId = ask.userId): Pick {
  const { id: promptLogId, prompt: reasoning, response: playText, sport } = ask;
  const given = { userId, promptLogId, reasoning, playText, sport, metadata: entitiesOf(ask.analysis) };
  return newPick({ ...given, id: ulid(), now: new Date() });
}

test(`after ${operations} operations, ${atOnce} at a time, the counters equal a full count`, async () => {
  const users: User[] = [];
  const asks: Ask[] = [];
  const picks: Pick[] = [];
  let signups = 0;

  const operationsList: readonly (() => Promise<unknown>)[] = [
    async () => {
      signups += 1;
      users.push((await newPerson({ plan: some(planNames) ?? 'free' })).user);
    },
    async () => {
      const user = some(users);
      if (user) await setSubscription(user.id, some(planNames) ?? 'free', 'active');
    },
    async () => {
      const before = await findUser(some(users)?.id ?? '');
      if (before) await editUser(before, { ...before, plan: some(planNames) ?? 'free' }, new Date());
    },
    async () => {
      const user = some(users);
      if (user) asks.push(await storeAnswer(user.id, [legOn(newGame())]));
    },
    async () => {
      const ask = some(asks);
      if (!ask) return;
      picks.push((await savePick(pickOf(ask))).pick);
    },
    async () => {
      const ask = some(asks);
      if (ask) await savePick(pickOf(ask, slateUserId));
    },
    async () => {
      const { userId = '', id = '' } = some(picks) ?? {};
      const pick = await findPick(userId, id);
      const status = some<PickStatus>(['pending', 'hit', 'miss', 'push']) ?? 'hit';
      if (pick)
        await replacePick(pick, markedBy(pick, { status, by: 'user', at: new Date().toISOString() }), []);
    },
  ];
  let left = operations;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await some(operationsList)?.();
      }
    }),
  );
  const leaving = users.splice(0, 10);
  await Promise.all(
    [...leaving, ...leaving].map(async ({ id }) => {
      await beginRemoval(id, new Date().toISOString());
      await finishRemoval(id, new Date());
    }),
  );

  const stored = Object.entries(await allCounts()).filter(([, count]) => count !== 0);
  const { signups: countedSignups, ...rest } = Object.fromEntries(stored);
  expect(rest).toEqual(await fullCount());
  expect(countedSignups).toBe(signups);
  for (const { id } of leaving) {
    const items = (await allItems()).filter((item) => JSON.stringify(item).includes(id));
    // A deletion marker stays for an hour, because calls in progress may still have written.
    expect(
      items.filter(({ pk }) => pk !== 'LEAVING' && !String(pk).startsWith(`USER#${slateUserId}`)),
    ).toEqual([]);
  }

  const { differences, busy } = await recount({
    table: process.env[environment.table] ?? '',
    repair: false,
  });
  expect([differences, busy]).toEqual([[], []]);

  const today = torontoDay(new Date());
  const days = previousDays(today, 7);
  const figures = { all: await allCounts(), days, byDay: await countsByDay(days[0] ?? '', today) };
  const shown = analyticsOf(figures, { input: 0, output: 0 });
  expect(shown.userStats).toMatchObject({ totalUsers: signups - leaving.length, newUsers: signups });
  expect(shown.promptStats.promptsInPeriod).toBe(asks.length);
}, 120_000);

test('writes nothing for an empty change, and touches each item once', () => {
  const at = { day: '2026-11-20', shardKey: 'somebody' };
  expect(changeCounters({}, at)).toEqual([]);
  expect(changeCounters({ users: 0 }, at)).toEqual([]);
  const touched = changeCounters({ users: 1, signups: 1 }, at).map(({ Update }) =>
    JSON.stringify(Update?.Key),
  );
  expect(new Set(touched).size).toBe(2);
});
