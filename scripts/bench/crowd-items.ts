/** The items of many accounts: lists, search words, and daily counters. */

import { planNames } from '../../lambdas/contracts/billing/plans.ts';
import type { User } from '../../lambdas/data/accounts/users.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { previousDays, torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';

// Modules of the table are imported dynamically, because they read its endpoint from the environment at import.

/** @returns the items one at a time, for `fillTables` */
export async function itemsOf(crowd: readonly User[]): Promise<Iterable<object>> {
  const { changeList } = await import('../../lambdas/data/accounts/directory.ts');
  const { lanes, shards } = await import('../../lambdas/data/platform/counters.ts');
  return (function* () {
    for (const user of crowd) {
      yield { ...user, ...keys.user(user.id) };
      for (const { Put } of changeList(null, user)) if (Put?.Item) yield Put.Item;
    }
    for (const day of previousDays(torontoDay(new Date()), 90)) {
      for (let shard = 1; shard <= shards; shard += 1) {
        for (let lane = 0; lane < lanes; lane += 1) {
          yield { ...keys.dayCounters(day, shard, lane), signups: 5, prompts: 500, picks: 200 };
        }
      }
    }
  })();
}

/** Adds the accounts to the counters, as sign-ups would. */
export async function count(crowd: readonly User[]): Promise<void> {
  const { changeCounters } = await import('../../lambdas/data/platform/counters.ts');
  const { transact } = await import('../../lambdas/data/platform/table.ts');
  const steps = Object.fromEntries(
    planNames.map((plan) => [`plan:${plan}`, crowd.filter((user) => user.plan === plan).length]),
  );
  await transact(changeCounters({ users: crowd.length, ...steps }, { day: '2026-01-01', shardKey: 'bench' }));
}
