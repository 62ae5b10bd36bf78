/** Exact daily counters: asks by outcome, and subscriptions that start and end. */
import { randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';
import { environment } from '../../../lambdas/contracts/platform/environment.ts';
import { findUser } from '../../../lambdas/data/accounts/users.ts';
import { countAnswer, storeAsk } from '../../../lambdas/data/asking/asks.ts';
import { release, reserve } from '../../../lambdas/data/asking/usage.ts';
import { setStanding } from '../../../lambdas/data/billing/subscriptions.ts';
import { allCounts, countsByDay } from '../../../lambdas/data/platform/counters.ts';
import { beginRemoval, finishRemoval } from '../../../lambdas/data/removal.ts';
import {
  grantedStanding,
  type PaidState,
  paidStanding,
} from '../../../lambdas/domain/billing/subscription.ts';
import { torontoDay } from '../../../lambdas/domain/platform/toronto-day.ts';
import type { BusinessCounts } from '../../../lambdas/domain/records/business-counts.ts';
import { recount } from '../../../scripts/ops/recount/recount.ts';
import { analysisOf, legOn, newGame } from '../../support/asks.ts';
import { useOwnTable } from '../../support/own-table.ts';
import { newPerson, randomWord } from '../../support/people.ts';

beforeAll(useOwnTable);

/** Each test uses its own days. */
const [askDay, salesDay] = ['2026-03-02', '2026-03-04'];
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);

const countsOf = async (day: string): Promise<BusinessCounts> => (await countsByDay(day, day)).get(day) ?? {};

const tokens = { input: 1_000, output: 100 };

test('counts the end of an ask once, however often it is written', async () => {
  const expected: Record<string, number> = {};
  const add = (name: string, count = 1) => {
    expected[name] = (expected[name] ?? 0) + count;
  };
  const addTokens = () => {
    add('tokens:input', tokens.input);
    add('tokens:output', tokens.output);
  };
  const now = noonOf(askDay);
  /** Repeats a write, as a client or the SDK does after a lost response. */
  const repeated = (write: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: 1 + randomInt(3) }, write));

  const ends = {
    async play(userId: string) {
      const substituted = randomInt(2) === 1;
      const id = ulid(now.getTime());
      const slot = { userId, day: askDay, requestKey: id, askId: id };
      const analysis = analysisOf([legOn(newGame())]);
      const about = { prompt: 'A play', sport: 'NFL', response: '', analysis, model: 'test' } as const;
      const ask = { ...about, id, userId, createdAt: now.toISOString(), tokens, charged: !substituted };
      await reserve(slot, 1_000, now);
      const stored = await repeated(() => storeAsk(substituted ? { ...ask, substituted } : ask, slot));
      expect(stored.filter((each) => each)).toHaveLength(1);
      await release(slot, { outcome: 'failed' });
      add('asks:play');
      addTokens();
      if (substituted) add('asks:substituted');
      else add('prompts');
    },
    async no_play(userId: string) {
      const slot = { userId, day: askDay, requestKey: randomWord(), askId: randomWord() };
      await reserve(slot, 1_000, now);
      await repeated(() => release(slot, { outcome: 'no_play', tokens }));
      add('asks:no_play');
      addTokens();
    },
    async failed(userId: string) {
      const slot = { userId, day: askDay, requestKey: randomWord(), askId: randomWord() };
      await reserve(slot, 1_000, now);
      await repeated(() => release(slot, { outcome: 'failed' }));
      add('asks:failed');
    },
    async info(userId: string) {
      const requestKey = randomWord();
      await repeated(() => countAnswer('info', { userId, day: askDay, requestKey }));
      add('asks:info');
    },
    async abandoned(userId: string) {
      const dead = { userId, day: askDay, requestKey: randomWord(), askId: randomWord() };
      await reserve(dead, 1, now);
      // Asks of dead functions are counted when a later request needs their prompt.
      const later = new Date(now.getTime() + 120_000);
      const next = { ...dead, askId: randomWord() };
      await repeated(() => reserve(next, 1, later));
      await release(next, { outcome: 'no_play' });
      add('asks:failed');
      add('asks:no_play');
    },
  };
  const kinds = Object.values(ends);
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () => kinds[randomInt(kinds.length)]?.(`${randomWord()}-${round}`)),
    );
  }
  expect(await countsOf(askDay)).toEqual(expected);
  const { differences } = await recount({ table: process.env[environment.table] ?? '', repair: false });
  expect(differences).toEqual([]);
}, 60_000);

const paid = (more: Partial<PaidState> = {}): PaidState => ({
  provider: 'stripe',
  id: `sub_${randomWord()}`,
  customerId: `cus_${randomWord()}`,
  plan: 'core',
  status: 'active',
  interval: 'month',
  amount: 999,
  currency: 'usd',
  currentPeriodEnd: 1_795_000_000,
  cancelAtPeriodEnd: false,
  startedAt: 1_790_000_000,
  ...more,
});

test('counts subscriptions while they are billed, and each start and end once', async () => {
  const now = noonOf(salesDay);
  const stand = async (id: string, standing: ReturnType<typeof paidStanding>) => {
    const user = await findUser(id);
    if (!user) throw new Error('the account no longer exists');
    expect(await setStanding(user, standing, { by: 'user', what: 'test', now })).toBe(true);
  };
  const people = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()]);
  const [buyer, switcher, late, leaver] = people.map(({ user }) => user.id) as [
    string,
    string,
    string,
    string,
  ];
  const [first, second] = [paid(), paid()];
  await stand(buyer, paidStanding(first, 1));
  await stand(buyer, paidStanding({ ...first, cancelAtPeriodEnd: true }, 2));
  await stand(switcher, paidStanding(second, 1));
  await stand(switcher, paidStanding({ ...second, plan: 'pro', amount: 24_000, interval: 'year' }, 2));
  await stand(late, paidStanding(paid({ status: 'past_due' }), 1));
  await stand(leaver, paidStanding(paid(), 1));
  const counts = await allCounts();
  expect(counts).toMatchObject({
    'subscribers:core': 3,
    'subscribers:pro': 1,
    'subscribers:past_due': 1,
    'recurring:core': 3 * 999,
    'recurring:pro': 2_000,
  });

  await stand(buyer, paidStanding({ ...first, status: 'canceled' }, 3));
  await stand(late, grantedStanding('pro', now));
  await beginRemoval(leaver, now.toISOString());
  await finishRemoval(leaver, new Date());
  await finishRemoval(leaver, new Date());
  expect(await allCounts()).toMatchObject({
    'subscribers:core': 0,
    'subscribers:pro': 1,
    'subscribers:past_due': 0,
    'recurring:core': 0,
  });
  expect(await countsOf(salesDay)).toMatchObject({
    'subscriptions:started': 4,
    'subscriptions:ended': 3,
  });
  const { differences } = await recount({ table: process.env[environment.table] ?? '', repair: false });
  expect(differences).toEqual([]);
  expect(torontoDay(now)).toBe(salesDay);
});
