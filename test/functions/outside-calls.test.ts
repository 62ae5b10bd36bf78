/** Calls that use paid services are limited per user, and per visitor without a session. */
import { describe, expect, test } from 'vitest';
import { feedPage } from '../../lambdas/data/feed/feed-pages.ts';
import { consume, type Limit } from '../../lambdas/data/platform/rates.ts';
import { handler as webhook } from '../../lambdas/functions/stripe-webhook.ts';
import { limits } from '../../lambdas/http/limits.ts';
import { injuriesPage } from '../../lambdas/services/feed/pages.ts';
import { teamsOf } from '../../scripts/local/feed/seasons/teams.ts';
import { call } from '../support/api.ts';
import {
  newBuyer,
  ownUrls,
  eventOf as paymentEvent,
  signatureOf,
  subscriptionObject,
} from '../support/billing.ts';
import { eventOf } from '../support/event.ts';
import { forgetPage, requestCount } from '../support/feed.ts';
import { exhaust } from '../support/limits.ts';
import { emittedMetrics } from '../support/metrics.ts';
import { newPerson, newSubscriber, newVisitor, randomWord } from '../support/people.ts';

describe('a user', () => {
  const calls: readonly (readonly [string, Limit, Parameters<typeof call>])[] = [
    ['begins ten checkouts', limits.checkouts, ['create-checkout-session', { body: { planName: 'core' } }]],
    [
      'opens the portal twenty times',
      limits.billing,
      ['manage-subscription', { body: { action: 'portal' } }],
    ],
    ['cancels as often', limits.billing, ['manage-subscription', { body: { action: 'cancel' } }]],
    ['comes back as often', limits.billing, ['manage-subscription', { body: { action: 'reactivate' } }]],
    ['asks sixty times', limits.asksOfHour, ['prompt-process', { body: { prompt: 'NFL?', sport: 'NFL' } }]],
  ];

  test.each(calls)('can make %s an hour', async (_action, limit, [name, options]) => {
    const { token, user } = await newSubscriber();
    await exhaust(limit, user.id);
    const answer = await call(name, { ...options, token });
    expect([answer.status, answer.body.error]).toEqual([429, 'Too many attempts. Please try again later.']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('who is refused for a minute keeps the allowance of the hour', async () => {
    const { token, user } = await newSubscriber();
    await exhaust(limits.asks, user.id);
    const ask = () => call('prompt-process', { token, body: { prompt: 'NFL?', sport: 'NFL' } });
    for (let nth = 1; nth <= 3; nth += 1) expect((await ask()).status).toBe(429);
    const { allowed } = await consume({ ...limits.asksOfHour, max: 1 }, user.id, new Date());
    expect(allowed).toBe(true);
  });

  test('who buys, cancels and returns does not reach a limit', async () => {
    const buyer = await newBuyer();
    for (const action of ['cancel', 'reactivate', 'cancel', 'reactivate'] as const) {
      expect((await call('manage-subscription', { token: buyer.token, body: { action } })).status).toBe(200);
    }
    const { token } = await newPerson();
    for (const planName of ['core', 'pro', 'core']) {
      const body = { planName, ...ownUrls() };
      expect((await call('create-checkout-session', { token, body })).status).toBe(200);
    }
  });

  test('can trigger sixty reads of the feed an hour, and then sees the stored pages', async () => {
    const team = teamsOf('NHL')[5];
    const page = team && injuriesPage('NHL', team);
    if (!page) throw new Error('no such team, or it has no page');
    const { name, path } = page;
    const openStats = async (token: string) =>
      (await call('goalserve-stats', { token, query: { sport: 'nhl', team: team.name } })).status;
    const { token, user } = await newSubscriber();
    await exhaust(limits.feedPages, user.id);
    await forgetPage(name);
    const before = await requestCount(path);
    expect(await openStats(token)).toBe(200);
    expect(await requestCount(path)).toBe(before);
    expect((await feedPage(name)).readAt).toBeNull();
    expect(await openStats((await newSubscriber()).token)).toBe(200);
    expect(await requestCount(path)).toBe(before + 1);
  });
});

describe('a visitor who sends badly signed events', () => {
  const event = () => {
    const ids = { id: `sub_${randomWord()}`, customer: `cus_${randomWord()}` };
    const object = subscriptionObject({ ...ids, status: 'canceled' });
    return JSON.stringify({
      object: 'event',
      ...paymentEvent('customer.subscription.updated', Math.floor(Date.now() / 1000), object),
    });
  };
  const send = async (visitor: string, sign: (body: string) => string) => {
    const body = event();
    const given = eventOf('stripe-webhook', { visitor });
    const headers = { ...given.headers, 'stripe-signature': sign(body) };
    return (await webhook({ ...given, headers, body })).statusCode;
  };
  const badly = (body: string) => signatureOf(`${body} `);

  test('is refused after the second, logged no further, and blocks nobody else', async () => {
    const visitor = newVisitor();
    const seen: unknown[] = [];
    const emitted = await emittedMetrics(async () => {
      for (let time = 0; time < 12; time += 1) seen.push(await send(visitor, badly));
    });
    // Up to four, if the quarter hour ends in between.
    const badSignatures = seen.filter((status) => status === 400).length;
    expect(badSignatures).toBeGreaterThanOrEqual(2);
    expect(badSignatures).toBeLessThanOrEqual(4);
    expect(seen.filter((status) => status !== 400)).toEqual(Array(12 - badSignatures).fill(429));
    expect(emitted['PaymentEvents{bad-signature}']).toHaveLength(badSignatures);
    expect(await send(visitor, signatureOf)).toBe(200);
    expect(await send(newVisitor(), badly)).toBe(400);
  });
});
