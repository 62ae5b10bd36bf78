/** Makes every call once against the real engine, and measures its table capacity. */
import { ulid } from 'ulid';
import { pathOf } from '../../lambdas/contracts/routes.ts';
import { hashPassword } from '../../lambdas/services/accounts/passwords.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { setClock } from '../local/clock/clock.ts';
import { invoke, loadHandler } from '../local/functions/invoke.ts';
import { snsEvent, troubleOf } from '../local/mail/feedback.ts';
import { mounts, paymentsFor } from '../local/process/environment.ts';
import type { Product } from '../local/product.ts';
import { Authenticator } from './authenticator.ts';
import { Caller, type MeasuredCall } from './caller.ts';
import { giveHistory } from './history.ts';
import type { Recorder } from './recorder.ts';

const password = 'Bench-2026';
const newPassword = 'Bench-2027';

/** Number of answers that the subscriber asks for and saves. */
export const saved = 5;
/** Days of history with one answer and one pick each, after which the lists are measured: a full window, and a year. */
export const histories = [100, 400] as const;
const pageSize = 10;

/**
 * @param days longest history of the subscriber
 * @returns one entry per call, and a subscriber's session
 * @throws if a call does not succeed
 */
export async function measureCalls(
  product: Product,
  recorder: Recorder,
  days: number = Math.max(...histories),
): Promise<{ calls: readonly MeasuredCall[]; token: string }> {
  const caller = new Caller(product, recorder);
  await clocks(caller, product);
  const person = await visitor(caller, product);
  caller.token = person.token;
  await buyer(caller, product);
  await subscriber(caller, person.id, days);
  await account(caller);
  caller.token = '';
  const { token } = await caller.request('auth', {
    body: { action: 'login', email: person.email, password: newPassword },
  });
  await leaver(caller, product);
  await administrator(caller);
  await bounce(caller, person.email);
  return { calls: caller.calls, token };
}

async function clocks(caller: Caller, product: Product): Promise<void> {
  await product.run('refresh-games');
  await caller.measure('refresh-games', 'nothing new', () => product.run('refresh-games'));
  await caller.measure('refresh-facts', 'every page', () => product.run('refresh-facts'));
  await caller.measure('make-slate', 'first of the day', () => product.run('make-slate'));
  await caller.measure('finish-removals', 'nothing left', () => product.run('finish-removals'));
  await caller.measure('send-notices', 'nobody', () => product.run('send-notices'));
  await caller.measure('count-accounts', 'of all plans', () => product.run('count-accounts'));
}

async function visitor(
  caller: Caller,
  product: Product,
): Promise<{ id: string; email: string; token: string }> {
  await caller.call('subscription-plans', 'all');
  await caller.call('track-record', 'all');
  const email = await register(caller);
  await caller.call('auth', 'resend-verification', { body: { action: 'resend-verification', email } });
  const link = tokenMailedTo(product, email);
  await caller.call('verify-email', 'link', { query: { token: link } });
  await caller.call('auth-reset-password', 'request', { body: { action: 'request', email } });
  const reset = tokenMailedTo(product, email);
  await caller.call('auth-reset-password', 'verify', { body: { action: 'verify', token: reset } });
  await caller.call('auth-reset-password', 'reset', { body: { action: 'reset', token: reset, password } });
  const session = await caller.call('auth', 'login', { body: { action: 'login', email, password } });
  return { id: session.user.id, email, token: session.token };
}

async function register(caller: Caller): Promise<string> {
  const email = `bench-${ulid().toLowerCase()}@example.com`;
  await caller.call('auth', 'register', {
    body: { action: 'register', name: 'Bench', email, password, agreeToTerms: true },
  });
  return email;
}

const tokenMailedTo = (product: Product, address: string) =>
  /[?&]token=([\w-]+)/.exec(product.mailbox.list(address)[0]?.text ?? '')?.[1] ?? '';

/** Buys at the provider's stand-in, which holds its events, so that one can be measured separately. */
async function buyer(caller: Caller, product: Product): Promise<void> {
  product.controls.set({ webhooks: { mode: 'held' } });
  const urls = { successUrl: `${product.origin}/`, cancelUrl: `${product.origin}/` };
  const { url } = await caller.call('create-checkout-session', 'first time', {
    body: { planName: 'pro', ...urls },
  });
  const page = { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' } as const;
  const paid = await fetch(url, page);
  if (paid.status !== 303) throw new Error(`the checkout answered ${paid.status}`);

  const { key, signingSecret, url: api } = paymentsFor(`${product.origin}${mounts.payments}`, {});
  const stripe = connect(key, api);
  const { data } = await stripe.events.list({ type: 'customer.subscription.updated' });
  await caller.measure('stripe-webhook', 'subscription', async () => {
    const payload = JSON.stringify(data[0]);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: signingSecret });
    const taken = await fetch(`${product.origin}${pathOf('stripe-webhook')}`, {
      method: 'POST',
      headers: { 'stripe-signature': signature },
      body: payload,
    });
    if (!taken.ok) throw new Error(`stripe-webhook answered ${taken.status}: ${await taken.text()}`);
  });
  for (const action of ['cancel', 'reactivate']) {
    await caller.call('manage-subscription', action, { body: { action } });
  }
  const portal = { action: 'portal', returnUrl: urls.successUrl };
  await caller.call('manage-subscription', 'portal', { body: portal });
}

/** Questions by what they make an answer read, each with the most units that it may read and write. */
export const asks = [
  { what: 'all sports', prompt: 'Best moneyline in any sport today', mayRead: 20, mayWrite: 20 },
  { what: 'five legs', prompt: '5-leg NFL moneyline parlay today', mayRead: 20, mayWrite: 20 },
  { what: 'player prop', prompt: 'Best NFL player props this week', mayRead: 28, mayWrite: 20 },
  {
    what: 'props of two sports',
    prompt: '2-leg parlay of NFL and NBA player props today',
    mayRead: 36,
    mayWrite: 20,
  },
] as const;

async function measureAsks(caller: Caller): Promise<void> {
  // The questions of one minute are limited.
  setClock(Date.now() + 60_000);
  for (const { what, prompt } of asks)
    await caller.call('prompt-process', what, { body: { prompt, sport: 'NFL' } });
  setClock(Date.now() + 60_000);
}

async function subscriber(caller: Caller, userId: string, longest: number): Promise<void> {
  await caller.call('user-subscription', 'subscriber');
  let pick = '';
  for (let nth = 1; nth <= saved; nth += 1) {
    const isFirst = nth === 1;
    const ask = { body: { prompt: 'A safe play for this week, please', sport: 'NFL' } };
    const reply = await (isFirst
      ? caller.call('prompt-process', 'ask', ask)
      : caller.request('prompt-process', ask));
    if (isFirst) {
      await measureAsks(caller);
    }
    const save = { body: { promptLogId: reply.promptLogId } };
    const answer = await (isFirst
      ? caller.call('tracker-save', 'first time', save)
      : caller.request('tracker-save', save));
    if (isFirst) await caller.call('tracker-save', 'again', save);
    pick = answer.pick.id;
  }
  const update = (what: string, body: object) => caller.call('tracker-update', what, { method: 'PUT', body });
  await update('mark', { pickId: pick, status: 'hit' });
  await update('undo a mark', { action: 'undo', pickIds: [pick] });
  await update('own stake', {
    action: 'bet',
    pickId: pick,
    bet: { stake: 25, price: -105, book: 'DraftKings', note: null },
  });
  await shared(caller, pick);
  await caller.call('export-tracker', `${saved} picks`);
  await caller.call('export-data', `${saved} answers and picks`);
  await facts(caller);
  const { savedPicks } = await caller.request('tracker-get', { query: { limit: String(saved) } });
  const pickIds = savedPicks.map(({ id }: { id: string }) => id);
  await update(`mark ${saved}`, { action: 'mark', pickIds, status: 'miss' });
  const again = { body: { promptLogId: savedPicks[0].promptLogId } };
  await update('remove', { action: 'remove', pickId: savedPicks[0].id });
  await caller.request('tracker-save', again);
  let days = 0;
  for (const more of histories.filter((each) => each <= longest)) {
    await giveHistory(userId, { from: days + 1, to: more }, new Date());
    days = more;
    await lists(caller, saved + days);
  }
}

/** Shares a pick, opens its page, and stops sharing. */
async function shared(caller: Caller, pickId: string): Promise<void> {
  const { pick } = await caller.call('shares', 'share', { body: { pickId, withFirstName: false } });
  await caller.call('shares', 'list');
  const query = { id: pick.share.id };
  await caller.call('shared-pick', 'page', { query });
  await caller.call('shared-picture', 'picture', { query });
  await caller.call('shares', 'stop', { method: 'PUT', body: { action: 'stop', pickIds: [pickId] } });
}

/** Calls whose cost must not depend on the number of items. */
async function lists(caller: Caller, picks: number): Promise<void> {
  const name = (what: string) => `${what}, ${picks} picks`;
  const page = { limit: String(pageSize) };
  const last = { ...page, offset: String(picks - pageSize) };
  await caller.call('get-user-status', name('subscriber'));
  await caller.call('tracker-get', name('first page'), { query: page });
  await caller.call('tracker-get', name('last page'), { query: last });
  await caller.call('tracker-get', name('last page of pending'), { query: { ...last, status: 'pending' } });
  const ofSport = { limit: String(pageSize), sport: 'nfl', bet_type: 'moneyline' };
  const { next } = await caller.request('tracker-get', { query: page });
  await caller.call('tracker-get', name('second page by cursor'), { query: { ...page, cursor: next } });
  await caller.call('tracker-get', name('of a kind'), { query: ofSport });
  await caller.call('tracker-get', name('searched'), { query: { ...page, search: 'nobody' } });
  await caller.call('get-tracker-stats', name('30 days'));
  await caller.call('get-tracker-stats', name('all time'), { query: { period: 'all' } });
  const { predictions } = await caller.call('get-predictions', name('newest'), { query: page });
  await caller.call('get-predictions', name('of a sport'), { query: { ...page, sport: 'nfl' } });
  for (const view of ['today', 'asks', 'results']) {
    const query = { ...page, view, counts: 'yes' };
    await caller.call('get-predictions', name(`view ${view}`), { query });
  }
  const { id } = predictions.at(-1);
  await caller.call('get-prediction-by-id', name('one'), { query: { id } });
}

/** The first request reads the feed; the measured ones use stored data, as almost every request of a user does. */
async function facts(caller: Caller): Promise<void> {
  const queries = {
    'full names': { sport: 'nfl', team: 'Kansas City Chiefs', opponent: 'Buffalo Bills' },
    nicknames: { sport: 'nfl', team: 'Chiefs', opponent: 'Bills' },
    'no sport': { team: 'Chiefs', opponent: 'Bills' },
  };
  await caller.request('goalserve-stats', { query: queries['full names'] });
  for (const [what, query] of Object.entries(queries)) await caller.call('goalserve-stats', what, { query });
}

async function account(caller: Caller): Promise<void> {
  await caller.call('user-profile', 'read');
  const profile = {
    preferredSport: 'NFL',
    preferredTeam: null,
    bettingStyle: 'balanced',
    riskTolerance: 'low',
    oddsFormat: 'american',
  };
  await caller.call('user-profile', 'save', { method: 'PUT', body: profile });
  await caller.call('play-limits', 'read');
  await caller.call('play-limits', 'save', { method: 'PUT', body: { promptsPerDay: 5 } });
  await caller.call('referral', 'code');
  await caller.call('notices', 'first look');
  const on = { action: 'set', choice: 'slate-email', on: true };
  const { on: set } = await caller.call('notices', 'turn one on', { body: on });
  await caller.call('notices', 'read');
  await endNotice(caller, set[0]);
  const change = { currentPassword: password, newPassword };
  await passkeysOf(caller);
  await caller.call('change-password', 'change', { body: change });
}

/** Unsubscribes with the link in a mail, as a mail program does. */
async function endNotice(caller: Caller, choice: string): Promise<void> {
  // Loaded here, because it takes the endpoint of the table from an environment that the product sets first.
  const { noticesOf } = await import('../../lambdas/data/notifications/notices.ts');
  const { sub } = JSON.parse(Buffer.from(caller.token.split('.')[1] ?? '', 'base64url').toString());
  const { endKey: key } = await noticesOf(sub);
  const query = { user: sub, choice, key };
  await caller.call('unsubscribe', 'ask', { query });
  await caller.call('unsubscribe', 'end', { query, body: {} });
}

/** Adds a passkey, and signs in with it. */
async function passkeysOf(caller: Caller): Promise<void> {
  const device = new Authenticator(caller.origin);
  const { options } = await caller.call('passkeys', 'begin', { body: { action: 'options' } });
  const added = { action: 'add', name: 'Bench', passkey: device.create(options) };
  const { passkey } = await caller.call('passkeys', 'add', { body: added });
  await caller.call('passkeys', 'list');
  const begun = await caller.call('passkey-sign-in', 'begin', { body: { action: 'options' } });
  const used = { action: 'sign-in', passkey: device.use(begun.options) };
  await caller.call('passkey-sign-in', 'sign in', { body: used });
  await caller.call('passkeys', 'remove', { body: { action: 'remove', id: passkey.id } });
}

async function leaver(caller: Caller, product: Product): Promise<void> {
  const email = await register(caller);
  await caller.request('verify-email', { query: { token: tokenMailedTo(product, email) } });
  const { token } = await caller.request('auth', { body: { action: 'login', email, password } });
  caller.token = token;
  await caller.call('deactivate-account', 'an empty one', { body: { confirm: 'DELETE' } });
  caller.token = '';
}

async function bounce(caller: Caller, emailAddress: string): Promise<void> {
  // It has no path.
  const event = snsEvent(JSON.stringify(troubleOf('bounced', 'bench', [emailAddress])));
  await caller.measure('mail-feedback', 'bounce', () => invoke(loadHandler, 'mail-feedback', event));
}

async function administrator(caller: Caller): Promise<void> {
  // Loaded here, because it takes the endpoint of the table from an environment that the product sets first.
  const { saveAdmin } = await import('../../lambdas/data/accounts/admins.ts');
  const email = 'bench-admin@example.com';
  await saveAdmin({ email, name: 'Bench', passwordHash: await hashPassword(password) }, new Date());
  const { token } = await caller.call('admin-auth', 'login', { body: { action: 'login', email, password } });
  caller.token = token;
  const device = new Authenticator(caller.origin);
  const { options } = await caller.call('admin-account', 'begin', { body: { action: 'options' } });
  const added = { action: 'add', name: 'Bench', passkey: device.create(options) };
  const { passkey } = await caller.call('admin-account', 'add', { body: added });
  const begun = await caller.call('admin-auth', 'begin', { body: { action: 'passkey-options' } });
  const used = { action: 'passkey', passkey: device.use(begun.options) };
  await caller.call('admin-auth', 'passkey', { body: used });
  await caller.call('admin-account', 'remove', { body: { action: 'remove', id: passkey.id } });
  await caller.call('admin-account', 'list');
  const { users } = await caller.call('get-users', 'first page');
  await caller.call('get-users', 'search', { query: { search: 'bench' } });
  const made = { name: 'Bench', email: `made-${email}`, password, subscription_plan: 'core' };
  await caller.call('get-users', 'create', { body: made });
  const [{ id, name, email: kept }] = users;
  const edit = { id, name, email: kept, subscription_plan: 'core' };
  await caller.call('get-users', 'view', { body: { action: 'view', id } });
  const before = `${new Date().toISOString()}#${ulid()}`;
  await caller.call('get-users', 'audit', { body: { action: 'audit', id, before } });
  await caller.call('get-users', 'asks', { body: { action: 'asks', id } });
  await caller.call('get-users', 'edit', { method: 'PUT', body: edit });
  await caller.call('admin-analytics', '30 days', { query: { period: '30d' } });
}
