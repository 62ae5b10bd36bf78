/** After an account that made every possible call is deleted, nothing about the user is left in the table. */
import { createHash, randomInt } from 'node:crypto';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { sendAccountMails } from '../../lambdas/app/accounts/account-mails.ts';
import { hasPath, type RouteName, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { findUserByEmail } from '../../lambdas/data/accounts/users.ts';
import { handler as finishRemovals } from '../../lambdas/functions/finish-removals.ts';
import type { Handler } from '../../lambdas/http/serve.ts';
import { Authenticator } from '../../scripts/bench/authenticator.ts';
import { throughSite } from '../../scripts/local/process/environment.ts';
import { newAdmin } from '../support/admins.ts';
import { local } from '../support/api.ts';
import { legOn, newGame, storeAnswer } from '../support/asks.ts';
import { ownUrls, eventOf as paymentEvent, signatureOf, subscriptionObject } from '../support/billing.ts';
import { eventOf } from '../support/event.ts';
import { allItems, useOwnTable } from '../support/own-table.ts';
import { newVisitor, password, randomWord, setSubscription } from '../support/people.ts';

beforeAll(useOwnTable);

const word = randomWord();
const person = {
  name: `Quentin Zebulon${word}`,
  email: `Quentin.${word}+Bets@example.com`,
  // A budget nobody else has, because a question with an unknown word gets no play.
  prompt: `A safe play, I have $${randomInt(1_000_000, 9_999_999)}`,
  visitor: newVisitor(),
};
const another = { password: 'Another-Horse-8', team: `Team ${word}` };

const made = new Set<RouteName>();

async function make(name: RouteName, given: Omit<Parameters<typeof eventOf>[1], 'visitor'> = {}) {
  made.add(name);
  const { handler }: { handler: Handler } = await import(`../../lambdas/functions/${name}.ts`);
  const { statusCode, body, headers } = await handler(eventOf(name, { visitor: person.visitor, ...given }));
  const isJson =
    String(headers?.['content-type']).startsWith('application/json') && !headers?.['content-encoding'];
  return { status: statusCode, body: isJson ? JSON.parse(body ?? '') : undefined };
}

const mailedToken = async () =>
  /token=(\S+)/.exec((await local.mailsTo(person.email))[0]?.text ?? '')?.[1] ?? '';

async function pay(userId: string, customer: string): Promise<string> {
  const id = `sub_${randomWord()}`;
  const object = subscriptionObject({ id, customer, status: 'active', plan: 'pro', userId });
  const event = paymentEvent('customer.subscription.updated', Math.floor(Date.now() / 1000), object);
  const body = JSON.stringify({ object: 'event', ...event });
  made.add('stripe-webhook');
  const { handler } = await import('../../lambdas/functions/stripe-webhook.ts');
  const request = eventOf('stripe-webhook', { visitor: person.visitor });
  const headers = { ...throughSite, 'stripe-signature': signatureOf(body) };
  expect((await handler({ ...request, headers, body })).statusCode).toBe(200);
  return id;
}

const ofThePortal = (name: RouteName) => name === 'admin-auth' || routeOf(name).access === 'admin';

/** Every action of a user, in a possible order. */
async function live() {
  await make('subscription-plans', { method: 'GET' });
  await make('track-record', { method: 'GET' });
  const { name, email } = person;
  await make('auth', { body: { action: 'register', name, email, password, agreeToTerms: true } });
  await make('auth', { body: { action: 'resend-verification', email } });
  await make('verify-email', { method: 'GET', query: { token: await mailedToken() } });
  await make('auth', { body: { action: 'login', email, password: 'Wrong-Horse-7' } });
  await make('auth-reset-password', { body: { action: 'request', email } });
  const reset = await mailedToken();
  await make('auth-reset-password', { body: { action: 'verify', token: reset } });
  await make('auth-reset-password', { body: { action: 'reset', token: reset, password: another.password } });
  // Two links that are never opened.
  await make('auth-reset-password', { body: { action: 'request', email } });

  const logIn = async (given: string) =>
    (await make('auth', { body: { action: 'login', email, password: given } })).body.token as string;
  const first = await logIn(another.password);
  await make('change-password', {
    token: first,
    body: { currentPassword: another.password, newPassword: password },
  });
  const token = await logIn(password);
  const id = (await findUserByEmail(email))?.id ?? '';

  const { body: session } = await make('create-checkout-session', {
    token,
    body: { planName: 'pro', ...ownUrls() },
  });
  const customer = (await findUserByEmail(email))?.customerId ?? '';
  const subscription = await pay(id, customer);
  await make('manage-subscription', {
    token,
    body: { action: 'portal', returnUrl: `${inject('origin')}/account/subscription` },
  });
  await make('user-subscription', { method: 'GET', token });
  await make('get-user-status', { method: 'GET', token });
  const { token: adminToken } = await newAdmin();
  const edit = { id, name: `${name} Junior`, email, subscription_plan: 'pro' };
  await make('get-users', { method: 'PUT', token: adminToken, body: edit });

  await make('prompt-process', { token, body: { prompt: person.prompt, sport: 'NFL' } });
  const game = newGame();
  const ask = await storeAnswer(id, [legOn(game)]);
  await make('tracker-save', { token, body: { promptLogId: ask.id } });
  const { body: tracked } = await make('tracker-get', { method: 'GET', token });
  await make('tracker-update', {
    method: 'PUT',
    token,
    body: { pickId: tracked.savedPicks[0].id, status: 'hit' },
  });
  const { body: shared } = await make('shares', {
    token,
    body: { pickId: tracked.savedPicks[0].id, withFirstName: true },
  });
  const ofShare = { method: 'GET', query: { id: shared.pick.share.id } } as const;
  expect((await make('shared-pick', ofShare)).status).toBe(200);
  expect((await make('shared-picture', ofShare)).status).toBe(200);
  await make('get-predictions', { method: 'GET', token });
  await make('get-prediction-by-id', { method: 'GET', token, query: { id: ask.id } });
  await make('get-tracker-stats', { method: 'GET', token });
  await make('goalserve-stats', { method: 'GET', token, query: { sport: 'nfl', team: 'Chiefs' } });
  await make('export-tracker', { method: 'GET', token });
  await make('export-data', { method: 'GET', token });
  await make('user-profile', { method: 'GET', token });
  const profile = { bettingStyle: null, riskTolerance: null, preferredSport: null, oddsFormat: 'american' };
  await make('user-profile', { method: 'PUT', token, body: { ...profile, preferredTeam: another.team } });
  await make('play-limits', { method: 'PUT', token, body: { promptsPerDay: 5 } });
  const endpoint = `${process.env.PUSH_SERVICE_URL}/send/${word}`;
  const phone = { name: `Phone of ${word}`, subscription: { endpoint, keys: { p256dh: word, auth: word } } };
  const turnOn = (choice: string) =>
    make('notices', { token, body: { action: 'set', choice, on: true, device: phone } });
  for (const choice of ['slate-push', 'digest-email']) expect((await turnOn(choice)).status).toBe(200);
  await make('unsubscribe', { method: 'GET', query: { user: id, choice: 'price-push', key: 'unknown' } });
  const device = new Authenticator(inject('origin'));
  const { body: creation } = await make('passkeys', { token, body: { action: 'options' } });
  const added = { action: 'add', name: person.prompt, passkey: device.create(creation.options) };
  expect((await make('passkeys', { token, body: added })).status).toBe(200);
  // A checkout that is started but not finished.
  await make('passkeys', { token, body: { action: 'options' } });
  const { body: request } = await make('passkey-sign-in', { body: { action: 'options' } });
  const consumed = { action: 'sign-in', passkey: device.use(request.options) };
  expect((await make('passkey-sign-in', { body: consumed })).status).toBe(200);
  const { body: referral } = await make('referral', { method: 'GET', token });
  await setSubscription(id, 'pro', 'active');
  return { id, token, customer, subscription, session: session.sessionId as string, code: referral.code };
}

test('removes everything about the user from the table when the account is deleted', {
  timeout: 60_000,
}, async () => {
  const before = new Set((await allItems()).map(({ pk, sk }) => `${pk} ${sk}`));
  const { token, ...own } = await live();
  expect((await make('deactivate-account', { token, body: { confirm: 'DELETE' } })).status).toBe(200);
  // Fails when a new function is missing above: whatever it stores about a user must be removed too.
  const open = routeNames.filter((name) => hasPath(name) && !ofThePortal(name));
  expect([...made]).toEqual(expect.arrayContaining(open));

  // The mail that confirms the deletion keeps the address until it is sent.
  await sendAccountMails(new Date(), () => false);
  expect((await local.mailsTo(person.email))[0]?.subject).toBe('Your GamePlan account was deleted');
  // The last cleanup, for calls in progress during the deletion.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3600_000 });
  await finishRemovals().finally(() => vi.useRealTimers());
  // The local engine keeps expired items, such as the count of a window that ended in the meantime.
  const isExpired = ({ expiresAt }: Record<string, unknown>) => Number(expiresAt) <= Date.now() / 1000;
  const left = (await allItems()).filter((item) => !isExpired(item));
  const text = JSON.stringify(left).toLowerCase();
  const address = person.email.toLowerCase();
  const mailbox = address.replace('+bets', '');
  const hashed = [
    own.id,
    address,
    ...['sign-up', 'verify', 'reset'].map((purpose) => `${purpose}|${mailbox}`),
  ].map((plain) => createHash('sha256').update(plain).digest('base64url'));
  const personalData = [...Object.values(own), ...Object.values(person), word, address, mailbox, ...hashed];
  for (const each of personalData) expect(text).not.toContain(each.toLowerCase());

  // Items that did not exist before belong to no user; rate-limit counters expire within the hour.
  const fresh = left.filter(({ pk, sk }) => !before.has(`${pk} ${sk}`));
  const personal =
    /^(NOTICES|MAILS|USER|EMAIL|CUSTOMER|REFERRAL|LEAVING|MAILBOX|CREDENTIAL|SHARE|GAME|L|W|P)(#|$)/;
  expect(fresh.map(({ pk }) => String(pk)).filter((pk) => personal.test(pk))).toEqual([]);
  const hour = Date.now() / 1000 + 3600;
  for (const { pk, expiresAt } of fresh)
    if (String(pk).startsWith('RATE#')) expect(expiresAt).toBeLessThan(hour);
});
