/** The payment provider stand-in refuses what the provider refuses, and stores what it receives. */
import { describe, expect, test } from 'vitest';
import { lookupKey } from '../../lambdas/domain/billing/subscription.ts';
import { apiVersion } from '../../lambdas/services/billing/payments.ts';
import { paymentsKey, paymentsUrl, stripe } from '../support/billing.ts';
import { randomWord } from '../support/people.ts';

interface Call {
  readonly method?: string;
  readonly form?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

async function api(path: string, { method = 'POST', form = {}, headers = {} }: Call = {}) {
  const response = await fetch(`${paymentsUrl()}${path}`, {
    method,
    headers: { authorization: `Bearer ${paymentsKey}`, 'stripe-version': apiVersion, ...headers },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function aCheckout(): Promise<Record<string, string>> {
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey('core')] });
  const { id } = await stripe().customers.create({ email: `${randomWord()}@example.com` });
  return {
    mode: 'subscription',
    customer: id,
    'line_items[0][price]': data[0]?.id ?? '',
    'line_items[0][quantity]': '1',
    success_url: 'https://example.com/done',
  };
}

describe('authorization', () => {
  test.each([
    ['no key', { authorization: '' }, 401, 'You did not provide an API key'],
    ['another key', { authorization: 'Bearer another' }, 401, 'Invalid API Key provided'],
    ['no version', { 'stripe-version': '' }, 400, 'Invalid Stripe API version'],
    ['an old version', { 'stripe-version': '2020-08-27' }, 400, 'Invalid Stripe API version'],
  ])('%s is refused', async (_name, headers, status, message) => {
    const answer = await api('/v1/customers', { headers });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toContain(message);
  });

  test('an unknown path is refused', async () => {
    expect((await api('/v1/nothing')).status).toBe(404);
    expect((await api('/v1/customers', { method: 'DELETE' })).status).toBe(404);
  });
});

describe('a checkout session', () => {
  test.each([
    ['an unknown parameter', { payment_method_typs: 'card' }, 'parameter_unknown', 'payment_method_typs'],
    [
      'a removed parameter',
      { 'payment_method_types[0]': 'card' },
      'parameter_unknown',
      'payment_method_types',
    ],
    [
      'an unknown nested parameter',
      { 'line_items[0][amount]': '1' },
      'parameter_unknown',
      'line_items[0][amount]',
    ],
    ['no mode', { mode: undefined }, 'parameter_missing', 'mode'],
    ['no price', { 'line_items[0][price]': undefined }, 'parameter_missing', 'line_items[0][price]'],
    ['no success URL', { success_url: undefined }, 'parameter_missing', 'success_url'],
    ['an unknown mode', { mode: 'rent' }, undefined, 'mode'],
    ['the old name of the hosted page', { ui_mode: 'hosted' }, undefined, 'ui_mode'],
    [
      'half an item',
      { 'line_items[0][quantity]': '0.5' },
      'parameter_invalid_integer',
      'line_items[0][quantity]',
    ],
    ['no URL', { cancel_url: 'nowhere' }, 'url_invalid', 'cancel_url'],
    ['an empty customer', { customer: '' }, 'parameter_invalid_empty', 'customer'],
    ['an unknown customer', { customer: 'cus_none' }, 'resource_missing', 'customer'],
    [
      'an unknown price',
      { 'line_items[0][price]': 'price_none' },
      'resource_missing',
      'line_items[0][price]',
    ],
    ['too much metadata', { 'metadata[a]': 'x'.repeat(501) }, undefined, 'metadata[a]'],
    [
      'metadata with a long name',
      { [`metadata[${'a'.repeat(41)}]`]: 'x' },
      undefined,
      `metadata[${'a'.repeat(41)}]`,
    ],
  ])('with %s is refused', async (_name, wrong, code, param) => {
    const form = { ...(await aCheckout()), ...wrong };
    const sent = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
    const { status, body } = await api('/v1/checkout/sessions', { form: sent as Record<string, string> });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, ...(code && { code }) });
  });

  test('is created once per idempotency key, and other parameters with the same key are refused', async () => {
    const form = await aCheckout();
    const headers = { 'idempotency-key': `test:${randomWord()}` };
    const first = await api('/v1/checkout/sessions', { form, headers });
    const second = await api('/v1/checkout/sessions', { form, headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await api('/v1/checkout/sessions', {
      form: { ...form, cancel_url: 'https://example.com/' },
      headers,
    });
    expect([other.status, other.body.error.type]).toEqual([400, 'idempotency_error']);
  });

  test('that was refused can be retried with the same key', async () => {
    const form = await aCheckout();
    const headers = { 'idempotency-key': `test:${randomWord()}` };
    expect((await api('/v1/checkout/sessions', { form: { ...form, mode: 'rent' }, headers })).status).toBe(
      400,
    );
    expect((await api('/v1/checkout/sessions', { form, headers })).status).toBe(200);
  });
});

describe('a subscription', () => {
  test('that does not exist cannot be read, changed or ended', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, body } = await api('/v1/subscriptions/sub_none', { method });
      expect([status, body.error.code]).toEqual([404, 'resource_missing']);
    }
  });

  test('an inherited property name is not an id', async () => {
    expect((await api('/v1/subscriptions/constructor', { method: 'GET' })).status).toBe(404);
    expect((await api('/v1/customers/__proto__', { method: 'GET' })).status).toBe(404);
  });
});

test('lists are paginated, newest first', async () => {
  const key = randomWord();
  const { id: product } = await stripe().products.create({ name: key });
  for (const amount of [1, 2, 3]) {
    await stripe().prices.create({ product, currency: 'usd', unit_amount: amount });
  }
  const amounts: (number | null)[] = [];
  for await (const price of stripe().prices.list({ product, limit: 2 })) amounts.push(price.unit_amount);
  expect(amounts).toEqual([3, 2, 1]);
  await expect(stripe().prices.list({ limit: 101 })).rejects.toThrow('between 1 and 100');
});
