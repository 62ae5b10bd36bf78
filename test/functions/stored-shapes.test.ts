/**
 * Nothing stored is rewritten, so every shape in which an item was ever stored is read by every call that a screen makes.
 * Responses are checked against their contracts, so a field that a call does not expect would be a 500.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeBoards } from '../../lambdas/app/feed/write-boards.ts';
import { gradeLegsOn } from '../../lambdas/app/picks/grading.ts';
import { noticeChoices } from '../../lambdas/contracts/notifications/notices.ts';
import { pickSorts } from '../../lambdas/contracts/picks/tracker.ts';
import { predictionViews } from '../../lambdas/contracts/records/predictions.ts';
import { type RouteName, routeNames, routeOf } from '../../lambdas/contracts/routes.ts';
import { waitingMails } from '../../lambdas/data/accounts/account-mails.ts';
import { accountsOf, exclusionOf } from '../../lambdas/data/accounts/mailboxes.ts';
import { findReferral } from '../../lambdas/data/accounts/referrals.ts';
import { isHandled } from '../../lambdas/data/billing/payment-events.ts';
import { creditedIn } from '../../lambdas/data/billing/referral-credits.ts';
import { userIdOfCustomer } from '../../lambdas/data/billing/subscriptions.ts';
import { marketsOf } from '../../lambdas/data/feed/game-markets.ts';
import { gamesOn } from '../../lambdas/data/feed/games.ts';
import { propsOf } from '../../lambdas/data/feed/prices.ts';
import { waitingGrades } from '../../lambdas/data/notifications/notices.ts';
import { keys } from '../../lambdas/data/platform/keys.ts';
import { leavingUsers } from '../../lambdas/data/removal.ts';
import { slateId, slateUserId } from '../../lambdas/domain/records/slate.ts';
import type { Handler } from '../../lambdas/http/serve.ts';
import { password, signIns } from '../../scripts/local/seed.ts';
import type { Answer } from '../support/api.ts';
import { eventOf } from '../support/event.ts';
import { useOwnTable } from '../support/own-table.ts';
import { isKeyOf, type Kind, putStored, type Stored, stored, storedOf } from '../support/stored.ts';

/** Just after the last release wrote the newest of these items. */
const moment = new Date('2026-11-23T09:12:00Z');

/** Kinds without a fixture, and why they need none. */
const withoutFixture: Partial<Record<Kind, string>> = {
  token: 'deleted within a day; a link that is not found asks for a new one',
  rate: 'deleted after its window; a limit then starts anew',
  feedLock: 'held for seconds',
  challenge: 'answered within minutes; the browser then asks for a new one',
};

/** Calls that read no stored item that outlives a release. */
const withoutItems: Partial<Record<RouteName, string>> = {
  'subscription-plans': 'reads no table',
  'verify-email': 'reads a link, which is deleted within a day',
};

const emailOf = (plan: string) => signIns.find(({ email }) => email.startsWith(plan))?.email ?? '';
const person = String(storedOf('user').find(({ item }) => item.email === emailOf('subscriber'))?.item.id);
const tokens = { user: '', admin: '' };

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  await useOwnTable();
  await putStored();
  const logIn = (email: string) => ({ body: { action: 'login', email, password } });
  tokens.user = (await call('auth', logIn(emailOf('subscriber')))).token;
  tokens.admin = (await call('admin-auth', logIn(emailOf('admin')))).token;
});
afterAll(() => void vi.useRealTimers());

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** Calls a function as the demo subscriber or administrator. @returns the response */
async function call(
  name: RouteName,
  { body, method = body ? 'POST' : 'GET', query }: Request = {},
  status = 200,
): Promise<Answer['body']> {
  const file = resolve(import.meta.dirname, `../../lambdas/functions/${name}.ts`);
  const { handler }: { handler: Handler } = await import(pathToFileURL(file).href);
  const token = routeOf(name).access === 'admin' ? tokens.admin : tokens.user;
  const event = eventOf(name, { method, token, ...(query && { query }), ...(body && { body }) });
  const { statusCode, headers, body: text = '' } = await handler(event);
  expect(statusCode, `${name}: ${text}`).toBe(status);
  return String(headers?.['content-type']).startsWith('application/json') ? JSON.parse(text) : text;
}

const isOf = (userId: string) => (each: Stored) => each.item.userId === userId;
const idsOf = (all: readonly Stored[]) => all.map(({ item }) => String(item.id)).sort();
const asks = storedOf('ask');
const picks = storedOf('pick').filter(isOf(person));
const slate = storedOf('pick').filter(isOf(slateUserId));

/** Reads by path: each of them at least once. */
const reads: Partial<Record<RouteName, readonly Request[]>> = {
  'admin-account': [{}],
  'admin-analytics': [{}],
  'export-data': [{}],
  'export-tracker': [{}],
  'get-prediction-by-id': [...idsOf(asks), ...idsOf(slate).map(slateId)].map((id) => ({ query: { id } })),
  'get-predictions': [{}, ...predictionViews.map((view) => ({ query: { view, limit: '100' } }))],
  'get-tracker-stats': ['7d', 'all'].map((period) => ({ query: { period } })),
  'get-user-status': [{}],
  'get-users': [
    { query: { sort_by: 'name' } },
    { query: { search: 'demo' } },
    ...['view', 'asks'].flatMap((action) => idsOf(storedOf('user')).map((id) => ({ body: { action, id } }))),
    { body: { action: 'audit', id: person, before: '2026-11-23T09:11:13.774Z#01M83TRYKE4QFYG45NYSWPNHM8' } },
  ],
  'goalserve-stats': [{ query: { sport: 'nfl', team: 'Kansas City Chiefs', opponent: 'Buffalo Bills' } }],
  notices: [{}],
  passkeys: [{}],
  'play-limits': [{}],
  referral: [{}],
  'shared-pick': storedOf('share').map(({ item }) => ({ query: { id: item.pk.slice('SHARE#'.length) } })),
  'shared-picture': storedOf('share').map(({ item }) => ({ query: { id: item.pk.slice('SHARE#'.length) } })),
  shares: [{}],
  'track-record': [{}],
  'tracker-get': [
    ...pickSorts.map((sort) => ({ query: { sort, limit: '100' } })),
    ...['pending', 'hit', 'miss', 'push'].map((status) => ({ query: { status } })),
    { query: { search: 'chiefs', from: '2026-11-01', bet_type: 'spread' } },
    { query: { offset: '1' } },
  ],
  unsubscribe: [{ query: { user: person, choice: noticeChoices[0], key: 'anything' } }],
  'user-profile': [{}],
  'user-subscription': [{}],
};

describe('the fixtures', () => {
  test.each(Object.keys(keys) as Kind[])('%s has one, or a reason for none', (kind) => {
    expect(storedOf(kind).length > 0).toBe(!(kind in withoutFixture));
  });

  test('every item has a key of its kind', () => {
    const wrong = stored.filter(({ kind, item }) => !(kind in keys) || !isKeyOf(kind as Kind, item));
    expect(wrong.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([]);
  });

  test('every path that a screen reads is read, or has a reason why not', () => {
    const read = routeNames.filter((name) => routeOf(name).methods.some((method) => method === 'GET'));
    expect(Object.keys({ ...reads, ...withoutItems }).sort()).toEqual([...read].sort());
  });
});

test.each(Object.entries(reads) as [RouteName, Request[]][])('%s reads them', async (name, requests) => {
  for (const request of requests) expect(await call(name, request)).toBeTruthy();
});

describe('what is read is complete', () => {
  test('the lists of predictions', async () => {
    const list = async (view: string) => {
      const { predictions } = await call('get-predictions', { query: { view, limit: '100' } });
      return predictions.map(({ id }: { id: string }) => id);
    };
    expect(await list('asks')).toEqual(expect.arrayContaining(idsOf(asks)));
    expect(await list('results')).toEqual(expect.arrayContaining([slateId('01M7Z9Y4C065Y9HDV5Y7EBB1XQ')]));
    expect(await list('today')).toEqual(expect.arrayContaining([slateId('01M83TQ8Q1HB54HV950BJNBFSM')]));
  });

  test.each(['newest', 'oldest', 'start'])('the tracker, sorted by %s', async (sort) => {
    const { savedPicks } = await call('tracker-get', { query: { sort, limit: '100' } });
    expect(savedPicks.map(({ id }: { id: string }) => id).sort()).toEqual(idsOf(picks));
  });

  test('the downloads', async () => {
    const own = await call('export-data');
    expect(own.asks.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(idsOf(asks)));
    expect(own.picks.map(({ id }: { id: string }) => id).sort()).toEqual(idsOf(picks));
    expect(own).toMatchObject({
      account: { mailProblem: { problem: 'bounced' }, profile: { preferredSport: 'NFL' } },
      subscription: { plan: 'pro' },
      passkeys: [{ name: 'Laptop' }],
      notifications: { devices: [{ name: 'Chrome on Linux' }] },
    });
    expect(own.referralCredits).toHaveLength(storedOf('referralCredit').length);
    expect(own.promptsUsed).toHaveLength(storedOf('usage').length);
    expect((await call('export-tracker')).trim().split('\r\n')).toHaveLength(1 + picks.length);
  });

  test('the counters, old and new together', async () => {
    const { trackerStats } = await call('admin-analytics');
    expect(trackerStats.totalPicks).toBe(31 + 2);
  });

  test('what only jobs, the webhook and other accounts read', async () => {
    const [customer] = storedOf('customer');
    expect(await userIdOfCustomer(customer?.item.pk.slice('CUSTOMER#'.length) ?? '')).toBe(person);
    expect(await isHandled(String(storedOf('paymentEvent')[0]?.item.id))).toBe(true);
    expect(await findReferral(person.slice(-10))).toMatchObject({ userId: person });
    expect(await accountsOf(emailOf('subscriber'))).toHaveLength(2);
    expect(await exclusionOf(emailOf('free'), moment)).toBe(storedOf('exclusion')[0]?.item.until);
    expect(await creditedIn(person, '2026-11')).toBe(50);
    expect(await propsOf({ sport: 'NFL', day: '2026-11-29', id: 'NFL-1021389' })).not.toHaveLength(0);
    expect(await marketsOf('NFL-1021379')).toHaveLength(4);
    expect(await leavingUsers()).toHaveLength(storedOf('leaving').length);
  });
});

describe('what was stored can be changed', () => {
  test.each(picks)('a pick, $name', async ({ item }) => {
    const pickId = String(item.id);
    const change = (body: object) => call('tracker-update', { method: 'PUT', body });
    expect((await change({ pickId, status: 'miss' })).pick).toMatchObject({ id: pickId, status: 'miss' });
    const { picks } = await change({ action: 'undo', pickIds: [pickId] });
    expect(picks).toMatchObject([{ id: pickId, playText: expect.any(String) }]);
  });

  test('open legs are graded by the score of a stored game', async () => {
    const [game] = (await gamesOn('NFL', ['2026-11-26'])).filter(({ id }) => id === 'NFL-1021381');
    if (!game) throw new Error('the game is not stored');
    const ended = { ...game, status: 'final', statusText: 'Final', score: { home: 31, away: 10 } } as const;
    expect(await gradeLegsOn(ended, '2026-11-27T01:00:00Z')).toBe(1);
  });

  test('an answer is changed, unless it was stored before answers could be changed', async () => {
    const again = (name: string, status: number) => {
      const follows = String(asks.find((each) => each.name === name)?.item.id);
      const body = { prompt: 'Another play', sport: 'NFL', change: { kind: 'again' } };
      return call('prompt-process', { query: { follows }, body }, status);
    };
    expect((await again('a single', 200)).reading.parts).not.toHaveLength(0);
    await again('before answers could be changed', 404);
  });
});

test('an answer is made of stored games, prices, props, players and facts', async () => {
  await writeBoards('NFL', moment);
  const ask = (prompt: string) => call('prompt-process', { body: { prompt, sport: 'NFL' } });
  const { promptAnalysis } = await ask('Chiefs moneyline');
  expect(promptAnalysis.legs).toMatchObject([{ gameId: 'NFL-1021379', evidence: expect.any(Array) }]);
  expect((await ask('A player prop for Monday')).promptAnalysis.legs).toMatchObject([
    { prop: expect.any(Object) },
  ]);
});

test('notices and mails that wait are sent', async () => {
  const { handler } = await import('../../lambdas/functions/send-notices.ts');
  await handler();
  expect(await waitingGrades(10)).toEqual([]);
  expect(await waitingMails(10)).toEqual([]);
});
