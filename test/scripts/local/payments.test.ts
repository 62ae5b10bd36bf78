/** What the payment provider stand-in does by itself: it stores, delivers, retries, and advances time. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { lookupKey } from '../../../lambdas/domain/billing/subscription.ts';
import { connect } from '../../../lambdas/services/billing/payments.ts';
import { BadControl } from '../../../scripts/local/controls.ts';
import { syncPlans } from '../../../scripts/sync-plans.ts';
import { paymentsKey, press, signingSecret } from '../../support/billing.ts';
import { newFolder } from './folder.ts';
import { newPayments, newWebhook, type OwnPayments } from './payments.ts';

const email = 'buyer@example.com';

/** A customer buys Core at a new provider. */
async function buy({ url }: OwnPayments): Promise<{ stripe: Stripe; checkout: Stripe.Checkout.Session }> {
  const stripe = connect(paymentsKey, url);
  await syncPlans(stripe, () => {});
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey('core')] });
  const customer = await stripe.customers.create({ email });
  const checkout = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: 'https://example.com/{CHECKOUT_SESSION_ID}',
  });
  const paid = await press(checkout.url ?? '', 'pay');
  expect(paid.headers.get('location')).toBe(`https://example.com/${checkout.id}`);
  return { stripe, checkout };
}

const bought = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'invoice.paid',
];
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type).sort();

describe('events', () => {
  test('are signed as the provider’s own library expects', async () => {
    const webhook = await newWebhook();
    await buy(await newPayments({ webhookUrl: webhook.url }));
    await expect.poll(() => typesOf(webhook.taken)).toEqual(bought);
    for (const { body, signature, id } of webhook.taken) {
      const event = Stripe.webhooks.constructEvent(body, signature, signingSecret);
      expect(event).toMatchObject({ id, object: 'event', api_version: '2026-10-28.endive', livemode: false });
    }
  });

  test('have the format of the current API version', async () => {
    const webhook = await newWebhook();
    const own = await newPayments({ webhookUrl: webhook.url });
    await buy(own);
    await own.payments.control({ do: 'fail-next', of: email });
    await own.payments.control({ do: 'renew', of: email });
    const objectOf = (type: string) => {
      const found = webhook.taken.find((event) => event.type === type);
      return found && JSON.parse(found.body).data.object;
    };
    await expect.poll(() => objectOf('invoice.payment_failed')).toBeDefined();
    const subscription = objectOf('customer.subscription.created');
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(subscription.items.data[0].current_period_end).toBeGreaterThan(Date.now() / 1000);
    const invoice = objectOf('invoice.payment_failed');
    expect(invoice).not.toHaveProperty('subscription');
    expect(invoice.parent.subscription_details.subscription).toBe(subscription.id);
  });

  test('are retried until accepted, and listed until then', async () => {
    const webhook = await newWebhook(8);
    const { stripe } = await buy(await newPayments({ webhookUrl: webhook.url }));
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(4);
    await expect.poll(() => typesOf(webhook.taken)).toEqual(bought);
    expect(webhook.delivered.length).toBe(12);
    await expect
      .poll(async () => (await stripe.events.list({ delivery_success: false })).data, { timeout: 5_000 })
      .toEqual([]);
    expect((await stripe.events.list({ delivery_success: true })).data).toHaveLength(4);
  });

  test('arrive twice, out of order, or not at all on request', async () => {
    const webhook = await newWebhook();
    const own = await newPayments({ webhookUrl: webhook.url });
    own.controls.set({ webhooks: { mode: 'twice' } });
    await buy(own);
    await expect.poll(() => typesOf(webhook.delivered)).toEqual([...bought, ...bought].sort());

    webhook.delivered.length = 0;
    own.controls.set({ webhooks: { mode: 'out-of-order' } });
    await own.payments.control({ do: 'renew', of: email });
    await expect
      .poll(() => webhook.delivered.map(({ type }) => type))
      .toEqual(['customer.subscription.updated', 'invoice.paid']);

    webhook.delivered.length = 0;
    own.controls.set({ webhooks: { mode: 'held' } });
    await own.payments.control({ do: 'end', of: email });
    const stripe = connect(paymentsKey, own.url);
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(typesOf(data)).toEqual(['customer.subscription.deleted']);
    expect(webhook.delivered).toEqual([]);
    await own.payments.control({ do: 'redeliver', of: email });
    expect(webhook.delivered.map(({ type }) => type)).toContain('customer.subscription.deleted');
  });
});

describe('a restart', () => {
  test('loses nothing: pending events are delivered, and nothing is paid twice', async () => {
    const dataDir = newFolder();
    const before = await newPayments({ dataDir });
    const { checkout } = await buy(before);
    before.payments.stop();

    const webhook = await newWebhook();
    const after = await newPayments({ dataDir, webhookUrl: webhook.url });
    after.payments.start();
    await expect.poll(() => typesOf(webhook.taken)).toEqual(bought);
    const again = await press(`${after.url}/checkout/${checkout.id}`, 'pay');
    expect(await again.text()).toContain('This checkout is complete');
    const { data } = await connect(paymentsKey, after.url).subscriptions.list({});
    expect(data).toHaveLength(1);
  });

  test('ignores a change whose line a crash cut short, and keeps those before it', async () => {
    const dataDir = newFolder();
    const before = await newPayments({ dataDir });
    await buy(before);
    before.payments.stop();
    const log = join(dataDir, 'payments.jsonl');
    const whole = readFileSync(log, 'utf8').trimEnd().split('\n');
    writeFileSync(log, `${whole.join('\n')}\n[["customers","cus_cut",{"id":`);

    const after = await newPayments({ dataDir });
    const stripe = connect(paymentsKey, after.url);
    expect((await stripe.customers.list({})).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({})).data).toHaveLength(1);
    after.payments.stop();

    writeFileSync(log, 'cut\n');
    await expect(newPayments({ dataDir })).rejects.toThrow(
      /payments\.jsonl cannot be read .*delete the folder/,
    );
  });

  test('after more than a month ends the periods that are over', async () => {
    const dataDir = newFolder();
    const before = await newPayments({ dataDir });
    const { stripe } = await buy(before);
    const [first] = (await stripe.subscriptions.list({})).data;
    before.payments.stop();

    const webhook = await newWebhook();
    const after = await newPayments({ dataDir, webhookUrl: webhook.url });
    const end = first?.items.data[0]?.current_period_end ?? 0;
    vi.useFakeTimers({ now: (end + 3600) * 1000, toFake: ['Date'] });
    try {
      after.payments.start();
      const [subscription] = (await connect(paymentsKey, after.url).subscriptions.list({})).data;
      expect(subscription).toMatchObject({ status: 'active' });
      expect(subscription?.items.data[0]?.current_period_start).toBe(end);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => typesOf(webhook.taken)).toContain('invoice.paid');
  });
});

describe('the controls', () => {
  test.each([
    [{}, 'billing needs'],
    [{ do: 'renew', of: 'nobody@example.com' }, 'there is no customer nobody@example.com'],
    [{ do: 'explode', of: email }, 'There is no action explode'],
    [{ do: 'recover', of: email }, 'There is no open invoice to pay'],
  ])('refuse %j', async (wish, message) => {
    const own = await newPayments();
    await buy(own);
    const refused = own.payments.control(wish);
    await expect(refused).rejects.toThrow(BadControl);
    await expect(refused).rejects.toThrow(message);
  });

  test('cannot bring back an ended subscription', async () => {
    const own = await newPayments();
    const { stripe } = await buy(own);
    const [subscription] = (await stripe.subscriptions.list({})).data;
    if (!subscription) throw new Error('nothing was bought');
    await own.payments.control({ do: 'end', of: email });
    for (const action of ['end', 'renew', 'keep', 'cancel']) {
      await expect(own.payments.control({ do: action, of: email })).rejects.toThrow('is canceled');
    }
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
    ).rejects.toThrow('is canceled');
  });
});
