/** Metrics of functions, read from the log lines they write during real calls. */
import { describe, expect, test } from 'vitest';
import { handler as auth } from '../../lambdas/functions/auth.ts';
import { handler as countAccounts } from '../../lambdas/functions/count-accounts.ts';
import { handler as checkout } from '../../lambdas/functions/create-checkout-session.ts';
import { handler as ask } from '../../lambdas/functions/prompt-process.ts';
import { handler as refreshGames } from '../../lambdas/functions/refresh-games.ts';
import { handler as webhook } from '../../lambdas/functions/stripe-webhook.ts';
import { handler as save } from '../../lambdas/functions/tracker-save.ts';
import { local } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { ownUrls, eventOf as paymentEvent, signatureOf, subscriptionObject } from '../support/billing.ts';
import { eventOf } from '../support/event.ts';
import { emittedMetrics } from '../support/metrics.ts';
import { newAddress, newPerson, newSubscriber, password, randomWord } from '../support/people.ts';

/** Each function emits its cold-start metric once, so it is ignored here. */
async function emitted(run: () => Promise<unknown>) {
  return Object.fromEntries(
    Object.entries(await emittedMetrics(run)).filter(([name]) => !name.startsWith('ColdStarts')),
  );
}

const registration = (email: string) =>
  auth(
    eventOf('auth', {
      body: { action: 'register', name: 'Test Person', email, password, agreeToTerms: true },
    }),
  );

test('counts a registration and its email, but not a refused registration', async () => {
  const email = newAddress();
  expect(await emitted(() => registration(email))).toEqual({ SignUps: [1], MailsSent: [1] });
  expect(await emitted(() => registration(email))).toEqual({});
});

test('counts an email that could not be sent', async () => {
  const email = newAddress();
  await local.control({ mail: { mode: 'down', match: email } });
  expect(await emitted(() => registration(email))).toEqual({ SignUps: [1], MailsFailed: [1] });
});

describe('an ask', () => {
  const askMetrics = async (prompt: string) => {
    const { token } = await newSubscriber();
    return emitted(() => ask(eventOf('prompt-process', { token, body: { prompt, sport: 'NFL' } })));
  };

  test('emits its sport and the tokens of the model', async () => {
    const { 'Asks{NFL}': asks, ...of } = await askMetrics(`moneyline ${randomWord()}`);
    expect(asks).toEqual([1]);
    expect(of).toEqual({
      ModelCalls: [1],
      ModelFailures: [0],
      ModelInputTokens: [expect.any(Number)],
      ModelOutputTokens: [expect.any(Number)],
    });
    expect(of.ModelInputTokens?.[0]).toBeGreaterThan(of.ModelOutputTokens?.[0] ?? 0);
  });

  test.each(['error-500', 'refuse', 'malformed'])(
    'whose model fails by %s is asked back, and counts as a failure of the model only',
    async (mode) => {
      const word = randomWord();
      await local.control({ model: { mode, match: word } });
      const of = await askMetrics(`moneyline ${word}`);
      expect(of).toMatchObject({ 'Asks{NFL}': [1], ModelCalls: [1], ModelFailures: [1] });
      expect(Object.keys(of).filter((name) => name.startsWith('AsksFailed'))).toEqual([]);
    },
  );
});

test('counts a pick only when it is saved', async () => {
  const { user, token } = await newSubscriber();
  const { id: promptLogId } = await storeAnswer(user.id, [legOn(newGame())]);
  const saving = () => save(eventOf('tracker-save', { token, body: { promptLogId } }));
  expect(await emitted(saving)).toEqual({ 'PicksSaved{NFL}': [1] });
  expect(await emitted(saving)).toEqual({});
});

test('counts graded picks by sport', async () => {
  const done = { games: [newGame(), newGame()], stored: 0, skipped: 0, problem: null };
  const refreshed = refreshGames.with({
    refreshSport: async (sport) => (sport === 'NBA' ? done : undefined),
    grading: { gradeLegsOn: async () => 3 },
    refreshBoxScores: async () => ({ days: 1, boxes: 2, problem: null }),
    settleUnplayed: async () => 2,
  });
  expect(await emitted(() => refreshed())).toEqual({ 'PicksGraded{NBA}': [8], 'FeedFailures{NBA}': [0] });
});

describe('a checkout', () => {
  const begin = (token: string) =>
    emitted(() =>
      checkout(eventOf('create-checkout-session', { token, body: { planName: 'core', ...ownUrls() } })),
    );

  test('emits the plan', async () => {
    expect(await begin((await newPerson()).token)).toEqual({ 'Checkouts{core}': [1] });
  });

  test('counts a failure of the provider', async () => {
    const { user, token } = await newPerson();
    await local.control({ payments: { mode: 'error-500', match: user.id } });
    expect(await begin(token)).toEqual({ CheckoutsFailed: [1] });
  });
});

describe('a payment event', () => {
  const eventMetrics = (signature: (body: string) => string, status = 'active') => {
    const ids = { id: `sub_${randomWord()}`, customer: `cus_${randomWord()}` };
    const object = subscriptionObject({ ...ids, status, plan: 'pro' });
    const at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      object: 'event',
      ...paymentEvent('customer.subscription.updated', at, object),
    });
    const event = eventOf('stripe-webhook');
    const headers = { ...event.headers, 'stripe-signature': signature(body) };
    return emitted(() => webhook({ ...event, headers, body }));
  };

  test('emits its outcome', async () => {
    expect(await eventMetrics(signatureOf)).toEqual({ 'PaymentEvents{nobody}': [1] });
  });

  test('of a deleted account raises no alarm, since its subscription is over', async () => {
    expect(await eventMetrics(signatureOf, 'canceled')).toEqual({ 'PaymentEvents{stale}': [1] });
  });

  test('without a valid signature is counted', async () => {
    expect(await eventMetrics(() => 't=1,v1=00')).toEqual({ 'PaymentEvents{bad-signature}': [1] });
  });
});

test('counts accounts by plan, with 0 for a plan without accounts', async () => {
  const counted = countAccounts.with({
    counters: {
      allCounts: async () => ({ 'plan:free': 7, 'plan:pro': 2 }),
      countsByDay: async () => new Map(),
    } as never,
  });
  expect(await emitted(() => counted())).toEqual({
    'Accounts{free}': [7],
    'Accounts{core}': [0],
    'Accounts{pro}': [2],
  });
});

test('a function that was just loaded emits a cold start once', async () => {
  const { beginCall } = await import('../../lambdas/telemetry/begin.ts?once' as string);
  const calls = async () => {
    beginCall('auth', 'r1');
    beginCall('auth', 'r2');
  };
  expect(await emittedMetrics(calls)).toEqual({ 'ColdStarts{auth}': [1] });
});
