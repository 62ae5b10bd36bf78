/** The commands that publish plans and repair what the webhook missed. */
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { findUser } from '../../lambdas/data/accounts/users.ts';
import { isHandled } from '../../lambdas/data/billing/payment-events.ts';
import { lookupKey } from '../../lambdas/domain/billing/subscription.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { reconcile } from '../../scripts/ops/commands/reconcile-payments.ts';
import { stepsToSync } from '../../scripts/sync-plans.ts';
import { local } from '../support/api.ts';
import { paymentsKey, press, startCheckout, stripe } from '../support/billing.ts';
import { newPerson } from '../support/people.ts';
import { newPayments } from './local/payments.ts';

const root = resolve(import.meta.dirname, '../..');

interface Ended {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

function command(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const script = resolve(root, `scripts/${name}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env } },
      (error, stdout, stderr) => done({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe.each(['sync-plans', 'ops/commands/reconcile-payments'])('%s', (name) => {
  test.each([
    ['no key', [], {}, 'STRIPE_SECRET_KEY is not set'],
    ['an unknown stage', ['--stage', 'test'], {}, 'There is no stage test: dev or prod'],
  ])('with %s prints what is wrong', async (_name, args, env, message) => {
    const { status, stderr } = await command(name, args, env);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('sync-plans', () => {
  /** A provider for this test only: a plan without a price would affect other tests' checkouts. */
  async function newProvider() {
    const { url } = await newPayments();
    const run = async (...args: string[]) =>
      (await command('sync-plans', args, { STRIPE_SECRET_KEY: paymentsKey, STRIPE_BASE_URL: url })).stdout;
    return { stripe: connect(paymentsKey, url), run };
  }
  const toDo = async (stripe: Stripe) => (await stepsToSync(stripe)).map(({ what }) => what);

  test('creates what is missing, and then has nothing to do', async () => {
    const { stripe, run } = await newProvider();
    const steps = await toDo(stripe);
    expect(steps).toHaveLength(4);
    expect(await run('--dry-run')).toBe(steps.map((what) => `would ${what}\n`).join(''));
    expect(await toDo(stripe)).toEqual(steps);
    expect(await run()).toContain(
      'done: create a price of 24.99 usd a month for pro, with the lookup key gameplan_pro_monthly',
    );
    expect(await run()).toContain('are up to date');
  });

  test('takes the lookup key from a price that is no longer ours', async () => {
    const { stripe, run } = await newProvider();
    await run();
    const priceOf = async () =>
      (await stripe.prices.list({ lookup_keys: [lookupKey('pro')], active: true })).data[0];
    const first = await priceOf();
    await stripe.prices.update(first?.id ?? '', { metadata: { plan: 'another' } });
    expect(await toDo(stripe)).toHaveLength(2);
    await run();
    expect(await toDo(stripe)).toEqual([]);
    const second = await priceOf();
    expect(second).toMatchObject({ unit_amount: 2499, metadata: { plan: 'pro' } });
    expect(second?.id).not.toBe(first?.id);
    const { data } = await stripe.prices.list({ active: false });
    expect(data).toMatchObject([{ id: first?.id, lookup_key: null }]);
  });

  test('corrects a product that was changed by hand', async () => {
    const { stripe, run } = await newProvider();
    await run();
    await stripe.products.update('gameplan_core', { name: 'Core, but cheap' });
    expect(await toDo(stripe)).toEqual(['update the product gameplan_core']);
    await run();
    expect((await stripe.products.retrieve('gameplan_core')).name).toBe('GamePlan Core');
  });
});

describe('reconcile-payments', () => {
  const quiet = () => {};

  test('applies missed events once', async () => {
    const person = await newPerson();
    await local.control({ webhooks: { mode: 'held', match: person.user.id } });
    const { url } = (await startCheckout(person, 'pro')).body;
    await press(url, 'pay');
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'free', subscriptionStatus: 'inactive' });

    const now = new Date();
    const { data } = await stripe().events.list({ delivery_success: false, limit: 100 });
    const heldBack = new Set(
      data.filter((event) => JSON.stringify(event).includes(person.user.id)).map(({ id }) => id),
    );
    expect(heldBack.size).toBe(4);
    const preview = await reconcile(stripe(), { dryRun: true, now, say: quiet });
    const outcomes = (done: typeof preview) =>
      done.filter(({ id }) => heldBack.has(id)).map(({ type, outcome }) => `${type} ${outcome}`);
    expect(outcomes(preview)).toEqual([
      'customer.subscription.created would-apply',
      'customer.subscription.updated would-apply',
      'invoice.paid would-apply',
      'checkout.session.completed would-apply',
    ]);
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'free' });

    await reconcile(stripe(), { dryRun: false, now, say: quiet });
    expect(await findUser(person.user.id)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
    for (const { id, type } of data.filter(({ id }) => heldBack.has(id))) {
      expect([type, await isHandled(id)]).toEqual([type, true]);
    }
    expect(outcomes(await reconcile(stripe(), { dryRun: false, now, say: quiet }))).toEqual([
      'customer.subscription.created repeated',
      'customer.subscription.updated repeated',
      'invoice.paid repeated',
      'checkout.session.completed repeated',
    ]);
    await local.control({ webhooks: { mode: 'normal', match: person.user.id } });
  });

  test('reports an event that cannot be applied, and continues with the others', async () => {
    const [newest, broken, oldest] = [3, 2, 1].map((created) => ({
      id: `evt_${created}`,
      type: 'x',
      created,
    }));
    const list = async function* () {
      yield* [newest, broken, oldest];
    };
    const output: string[] = [];
    const done = await reconcile(
      { events: { list } } as never,
      { dryRun: false, now: new Date(), say: (line) => output.push(line) },
      async ({ id }) => {
        if (id === 'evt_2') throw new Error('it is of another version');
        return 'applied';
      },
    );
    expect(done.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'evt_1 applied',
      'evt_2 failed',
      'evt_3 applied',
    ]);
    expect(output[1]).toMatch(/evt_2 +x +failed: it is of another version$/);
  });
});
