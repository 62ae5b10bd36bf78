/** Play limits and self-exclusion, enforced in the functions for every session and every account of a mailbox. */
import { describe, expect, inject, test } from 'vitest';
import { routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { auditOf } from '../../lambdas/data/accounts/audit.ts';
import { exclusionOf } from '../../lambdas/data/accounts/mailboxes.ts';
import { saveLimits } from '../../lambdas/data/accounts/play-limits.ts';
import { createUser, findUser, findUserByEmail, newUser } from '../../lambdas/data/accounts/users.ts';
import { reserve } from '../../lambdas/data/asking/usage.ts';
import { torontoDay } from '../../lambdas/domain/platform/toronto-day.ts';
import { handler as askHandler } from '../../lambdas/functions/prompt-process.ts';
import { signSession } from '../../lambdas/http/accounts/sign-session.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { newAdmin } from '../support/admins.ts';
import { call, local } from '../support/api.ts';
import { newBuyer, paymentsKey, press, startCheckout, waitForUser } from '../support/billing.ts';
import { eventOf } from '../support/event.ts';
import {
  newPerson,
  newSubscriber,
  newVisitor,
  type Person,
  password,
  randomWord,
} from '../support/people.ts';

const read = ({ token }: Person) => call('play-limits', { token });
const save = ({ token }: Person, body: object) => call('play-limits', { method: 'PUT', token, body });
const exclude = ({ token }: Pick<Person, 'token'>, period = '6-months', confirm = 'EXCLUDE') =>
  call('play-limits', { token, body: { action: 'self-exclude', period, confirm } });
const status = ({ token }: Person) => call('get-user-status', { token });
const ask = ({ token }: Person) =>
  call('prompt-process', { token, body: { prompt: 'A safe NFL moneyline', sport: 'NFL' } });

async function usePrompts({ user }: Person, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const id = randomWord();
    const day = torontoDay(new Date());
    await reserve({ userId: user.id, day, requestKey: id, askId: id }, 50, new Date());
  }
}

describe('play limits', () => {
  test('are off at first and shown once set', async () => {
    const person = await newSubscriber();
    const none = { value: null, next: null };
    expect((await read(person)).body.playLimits).toEqual({
      promptsPerDay: none,
      reminderMinutes: none,
      reminderPrompts: none,
      breakUntil: null,
      excludedUntil: null,
    });
    const { body } = await save(person, { promptsPerDay: 5, reminderMinutes: 30 });
    expect(body.playLimits).toMatchObject({
      promptsPerDay: { value: 5, next: null },
      reminderMinutes: { value: 30, next: null },
      reminderPrompts: none,
    });
    expect((await status(person)).body).toMatchObject({
      remainingPrompts: 5,
      ownDailyLimit: 5,
      reminder: { minutes: 30 },
    });
  });

  test("refuse a prompt beyond the user's own limit with its own message, until midnight", async () => {
    const person = await newSubscriber();
    await usePrompts(person, 2);
    await save(person, { promptsPerDay: 2 });
    const answer = await ask(person);
    expect([answer.status, answer.body.error, answer.body.remainingPrompts]).toEqual([
      429,
      'You have reached your own limit of 2 prompts a day',
      0,
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await status(person)).body.remainingPrompts).toBe(0);
  });

  test('apply a raise only after 24 hours, in every session', async () => {
    const person = await newSubscriber();
    await usePrompts(person, 1);
    await save(person, { promptsPerDay: 1 });
    const { body } = await save(person, { promptsPerDay: 10 });
    const { next } = body.playLimits.promptsPerDay;
    expect(body.playLimits.promptsPerDay).toMatchObject({ value: 1, next: { value: 10 } });
    const wait = Date.parse(next.from) - Date.now();
    expect(wait).toBeGreaterThan(24 * 3600_000 - 60_000);
    const another = {
      user: person.user,
      token: await signSession(person.user, 'gameplan-users', { remember: false, now: new Date() }),
    };
    expect((await save(another, { promptsPerDay: 10 })).body.playLimits.promptsPerDay.next).toEqual(next);
    expect((await ask(another)).status).toBe(429);

    const at = async (moment: Date) => {
      const token = await signSession(person.user, 'gameplan-users', { remember: true, now: moment });
      const event = eventOf('prompt-process', { token, body: { prompt: 'A pick', sport: 'GOLF' } });
      return (await askHandler.with({}, () => moment)(event)).statusCode;
    };
    const day = torontoDay(new Date(next.from));
    await reserve(
      { userId: person.user.id, day, requestKey: 'tomorrow', askId: 'tomorrow' },
      50,
      new Date(next.from),
    );
    expect(await at(new Date(Date.parse(next.from) - 1))).toBe(429);
    expect(await at(new Date(next.from))).toBe(200);
  });

  test('keep both of two simultaneous changes', async () => {
    const person = await newSubscriber();
    await Promise.all([
      save(person, { promptsPerDay: 4 }),
      save(person, { reminderMinutes: 15 }),
      save(person, { reminderPrompts: 5 }),
    ]);
    expect((await read(person)).body.playLimits).toMatchObject({
      promptsPerDay: { value: 4 },
      reminderMinutes: { value: 15 },
      reminderPrompts: { value: 5 },
    });
  });

  test('cannot be undone by a write based on an older read', async () => {
    const { user } = await newSubscriber();
    await saveLimits(user, { promptsPerDay: 2 }, new Date());
    const after = await saveLimits(user, { promptsPerDay: 9 }, new Date());
    expect(after.playLimits?.promptsPerDay).toMatchObject({ value: 2, next: { value: 9 } });
  });

  test.each([
    [{}, 'At least one limit is required'],
    [{ promptsPerDay: 0 }, 'promptsPerDay must be a whole number from 1 to 50, or null'],
    [{ promptsPerDay: 2.5 }, 'promptsPerDay must be a whole number from 1 to 50, or null'],
    [{ reminderMinutes: '30' }, 'reminderMinutes must be a whole number from 1 to 1440, or null'],
  ])('refuse %j with 400', async (body, error) => {
    const answer = await save(await newSubscriber(), body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });

  test('are in the data export', async () => {
    const person = await newSubscriber();
    await save(person, { promptsPerDay: 3 });
    const { body } = await call('export-data', { token: person.token });
    expect(body.account.playLimits).toMatchObject({ promptsPerDay: { value: 3 } });
  });
});

describe('self-exclusion', () => {
  const excluded = /^You excluded yourself from GamePlan until \w+ \d+, \d{4}\.$/;

  async function excludedBuyer() {
    const person = await newBuyer('pro');
    const answer = await exclude(person);
    expect(answer.status).toBe(200);
    return { person, until: answer.body.playLimits.excludedUntil as string };
  }

  test('closes every subscriber call and checkout, and shows its end', async () => {
    const { person, until } = await excludedBuyer();
    const closed = routeNames.filter((name) => routeOf(name).access === 'subscriber');
    expect(closed.length).toBeGreaterThan(5);
    for (const name of closed) {
      const [method = 'GET'] = routeOf(name).methods;
      const answer = await call(name, { method, token: person.token, ...(method !== 'GET' && { body: {} }) });
      expect([name, answer.status, answer.body.excludedUntil]).toEqual([name, 403, until]);
      expect(answer.body.error).toMatch(excluded);
    }
    const checkout = await startCheckout(person);
    expect([checkout.status, checkout.body.excludedUntil]).toEqual([403, until]);
    const kept = await call('manage-subscription', { token: person.token, body: { action: 'reactivate' } });
    expect(kept.status).toBe(403);
    expect((await status(person)).body.excludedUntil).toBe(until);
  });

  test("leaves sign-in and the user's data open", async () => {
    const { person } = await excludedBuyer();
    const signIn = { action: 'login', email: person.user.email, password };
    expect((await call('auth', { body: signIn, visitor: newVisitor() })).status).toBe(200);
    for (const name of ['export-data', 'export-tracker', 'user-profile', 'play-limits'] as const) {
      expect((await call(name, { token: person.token })).status).toBe(200);
    }
  });

  test('ends the subscription and every open checkout at the provider', async () => {
    const person = await newPerson();
    const { body: open } = await startCheckout(person);
    const { body: other } = await startCheckout(person, 'pro');
    await press(other.url, 'pay');
    const { customerId = '' } = await waitForUser(person.user.id, { subscriptionStatus: 'active' });
    expect((await exclude(person)).status).toBe(200);
    const stripe = connect(paymentsKey, `${inject('origin')}/_local/payments`);
    const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.map((each) => each.status)).toEqual(['canceled']);
    expect(await (await press(open.url, 'pay')).text()).toContain('expired');
    await waitForUser(person.user.id, { plan: 'free', subscriptionStatus: 'canceled' });
  });

  test('can be extended but not shortened, and each change is in the audit trail', async () => {
    const { person, until } = await excludedBuyer();
    const longer = (await exclude(person, '1-year')).body.playLimits.excludedUntil;
    expect(longer > until).toBe(true);
    expect((await exclude(person, '6-months')).body.playLimits.excludedUntil).toBe(longer);
    const entries = (await auditOf(person.user.id, 20)).filter(({ what }) => what === 'self-exclusion');
    expect(entries.map(({ by, after }) => [by, after.excludedUntil])).toEqual([
      ['user', longer],
      ['user', until],
    ]);
  });

  test('cannot be ended by an administrator, who cannot grant a plan either', async () => {
    const { person, until } = await excludedBuyer();
    await waitForUser(person.user.id, { subscriptionStatus: 'canceled' });
    const { token } = await newAdmin();
    const { id, name, email } = person.user;
    const edit = { id, name, email, subscription_plan: 'pro', excludedUntil: null };
    expect((await call('get-users', { method: 'PUT', token, body: edit })).status).toBe(200);
    expect(await findUser(id)).toMatchObject({ subscriptionStatus: 'active', excludedUntil: until });
    expect((await ask(person)).body.error).toMatch(excluded);
  });

  test('outlives the account: the same mailbox is excluded again under any label', async () => {
    const email = `person-${randomWord()}@example.com`;
    const first = await registered(email);
    const until = (await exclude(first)).body.playLimits.excludedUntil;
    expect(
      (await call('deactivate-account', { token: first.token, body: { confirm: 'DELETE' } })).status,
    ).toBe(200);
    expect(await exclusionOf(email, new Date())).toBe(until);
    const again = await registered(email.replace('@', '+again@').toUpperCase());
    expect((await status(again)).body.excludedUntil).toBe(until);
    expect((await startCheckout(again)).status).toBe(403);
    const made = await newAdmin();
    const created = await call('get-users', {
      token: made.token,
      body: { name: 'Once More', email: email.replace('@', '+more@'), password, subscription_plan: 'pro' },
    });
    expect(await findUser(created.body.user.id)).toMatchObject({ excludedUntil: until });
  });

  test('covers every existing account of the mailbox and ends their subscriptions', async () => {
    const word = randomWord();
    const plain = await registered(`j.o${word}@gmail.com`);
    const labeled = await registered(`jo${word}+bets@googlemail.com`);
    const stranger = await registered(`jo${word}@example.com`);
    await press((await startCheckout(labeled, 'pro')).body.url, 'pay');
    await waitForUser(labeled.user.id, { subscriptionStatus: 'active' });
    expect((await ask(labeled)).status).toBe(200);
    const until = (await exclude(plain)).body.playLimits.excludedUntil;
    expect((await ask(labeled)).body.error).toMatch(excluded);
    expect((await status(labeled)).body.excludedUntil).toBe(until);
    await waitForUser(labeled.user.id, { subscriptionStatus: 'canceled' });
    expect((await auditOf(labeled.user.id, 20)).map(({ what }) => what)).toContain('self-exclusion');
    expect((await status(stranger)).body.excludedUntil).toBeUndefined();
    // The reverse: a labeled account excludes the plain one.
    const longer = (await exclude(labeled, '5-years')).body.playLimits.excludedUntil;
    expect((await status(plain)).body.excludedUntil).toBe(longer);
  });

  test('covers an account that moves to the mailbox, and one registered at the same moment', async () => {
    const email = `person-${randomWord()}@example.com`;
    const until = (await exclude(await registered(email))).body.playLimits.excludedUntil;
    const other = await newPerson();
    const { token } = await newAdmin();
    const edit = { id: other.user.id, name: other.user.name, email: email.replace('@', '+moved@') };
    expect((await call('get-users', { method: 'PUT', token, body: edit })).status).toBe(200);
    expect((await findUser(other.user.id))?.excludedUntil).toBe(until);
    // A registration that read the mailbox before the exclusion.
    const late = { id: randomWord(), email: email.replace('@', '+late@'), name: 'Late', passwordHash: 'x' };
    expect(await createUser(newUser({ ...late, verifiedAt: null }, new Date()))).toBe('excluded');
  });

  test('takes effect even if the provider fails, and a repeated request ends the remaining subscriptions', async () => {
    const person = await newBuyer();
    const { subscription } = person.user;
    const match = subscription?.provider === 'stripe' ? subscription.id : '';
    await local.control({ payments: { mode: 'error-500', match } });
    const failed = await exclude(person);
    expect([failed.status, failed.body.error]).toEqual([
      502,
      'You are excluded, but your subscription could not be canceled. Please try again.',
    ]);
    expect((await ask(person)).status).toBe(403);
    await local.control({ payments: { mode: 'normal', match } });
    expect((await exclude(person)).status).toBe(200);
    await waitForUser(person.user.id, { subscriptionStatus: 'canceled' });
  });

  test.each([
    ['7-months', 'EXCLUDE'],
    ['1-year', 'exclude'],
  ])('%s with %s is 400', async (period, confirm) => {
    const person = await newPerson();
    expect((await exclude(person, period, confirm)).status).toBe(400);
    expect((await status(person)).body.excludedUntil).toBeUndefined();
  });
});

async function registered(email: string): Promise<Person> {
  const body = { action: 'register', name: 'Some Body', email, password, agreeToTerms: true };
  expect((await call('auth', { body, visitor: newVisitor() })).status).toBe(201);
  const [mail] = await local.mailsTo(email);
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await call('verify-email', { query: { token } });
  const user = await findUserByEmail(email);
  if (!user) throw new Error('the account was not found');
  return { user, token: await signSession(user, 'gameplan-users', { remember: false, now: new Date() }) };
}
