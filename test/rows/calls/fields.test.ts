/** The calls: method and path, what each takes, and that an answer with only its first fields is still read. */
import { expect, test } from 'vitest';
import {
  adminLogin,
  createUser,
  editUser,
  getAnalytics,
  listUsers,
} from '../../../lambdas/contracts/accounts/admin.ts';
import {
  checkReset,
  login,
  register,
  requestReset,
  resetPassword,
  verifyEmail,
} from '../../../lambdas/contracts/accounts/auth.ts';
import { getUserStatus } from '../../../lambdas/contracts/accounts/status.ts';
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import {
  cancelSubscription,
  getUserSubscription,
  listPlans,
  openPortal,
  reactivateSubscription,
  startCheckout,
} from '../../../lambdas/contracts/billing/billing.ts';
import { getStats } from '../../../lambdas/contracts/feed/stats.ts';
import { getTrackerStats, listPicks, markPick, savePick } from '../../../lambdas/contracts/picks/tracker.ts';
import type { Contract } from '../../../lambdas/contracts/platform/contract.ts';
import { getPredictionById, getPredictions } from '../../../lambdas/contracts/records/predictions.ts';
import { type Access, pathOf, routeOf } from '../../../lambdas/contracts/routes.ts';
import { parseResponse } from '../../../web/src/api/client/responses.ts';
import { email, figures, listed, pick, prediction, promptAnalysis, subscription } from './first-fields.ts';

const password = 'GamePlan-2026';
const user = { id: 'user-1', email, role: 'user' };
const message = { message: 'Done' };
const success = { success: true };

const urls = {
  successUrl: 'https://example.com/?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://example.com/',
};

interface Row {
  readonly row: string;
  readonly contract: Contract;
  readonly address: string;
  readonly access: Access;
  readonly action?: string;
  readonly body?: object;
  readonly query?: object;
  /** None for a call whose answer says no more than that it was done. */
  readonly answer?: object;
}

const rows: readonly Row[] = [
  {
    row: 'logging in',
    contract: login,
    address: 'POST auth',
    access: 'public',
    action: 'login',
    body: { email, password, rememberMe: true },
    answer: { token: 'a.b.c', user, ...message },
  },
  {
    row: 'registering',
    contract: register,
    address: 'POST auth',
    access: 'public',
    action: 'register',
    body: { name: 'Person', email, password, agreeToTerms: true },
    answer: message,
  },
  {
    row: 'requesting a reset link',
    contract: requestReset,
    address: 'POST auth-reset-password',
    access: 'public',
    action: 'request',
    body: { email },
    answer: message,
  },
  {
    row: 'checking a reset link',
    contract: checkReset,
    address: 'POST auth-reset-password',
    access: 'public',
    action: 'verify',
    body: { token: 'token' },
    answer: message,
  },
  {
    row: 'resetting a password',
    contract: resetPassword,
    address: 'POST auth-reset-password',
    access: 'public',
    action: 'reset',
    body: { token: 'token', password },
    answer: message,
  },
  {
    row: 'verifying an address',
    contract: verifyEmail,
    address: 'GET verify-email',
    access: 'public',
    query: { token: 'token' },
    answer: { message: 'Email verified' },
  },
  {
    row: 'the status of the subscription',
    contract: getUserStatus,
    address: 'GET get-user-status',
    access: 'user',
    answer: { status: 'active', subscription_plan: 'pro' },
  },
  {
    row: 'asking',
    contract: askForPlay,
    address: 'POST prompt-process',
    access: 'subscriber',
    body: { prompt: 'A parlay', sport: 'NFL' },
    answer: { response: 'Two legs', promptAnalysis, promptLogId: 'ask-1', remainingPrompts: 4 },
  },
  {
    row: 'saving a pick',
    contract: savePick,
    address: 'POST tracker-save',
    access: 'subscriber',
    body: {
      playText: 'Two legs',
      promptLogId: 'ask-1',
      reasoning: 'A parlay',
      sport: 'NFL',
      betType: 'parlay',
      metadata: promptAnalysis,
    },
  },
  {
    row: 'a page of saved picks',
    contract: listPicks,
    address: 'GET tracker-get',
    access: 'subscriber',
    query: { status: 'hit', sport: 'nfl', limit: '10', offset: '20' },
    answer: { savedPicks: [pick], total: 21 },
  },
  {
    row: 'setting the status of a pick',
    contract: markPick,
    address: 'PUT tracker-update',
    access: 'subscriber',
    body: { pickId: 'pick-1', status: 'miss' },
  },
  {
    row: 'the figures of the tracker',
    contract: getTrackerStats,
    address: 'GET get-tracker-stats',
    access: 'subscriber',
    query: {},
    answer: { winRate: 60, roi: 12.5, profit: 125, totalPicks: 10 },
  },
  {
    row: 'predictions',
    contract: getPredictions,
    address: 'GET get-predictions',
    access: 'subscriber',
    query: { sport: 'nfl', bet_type: 'over/under', risk_level: 'low', limit: '20' },
    answer: { predictions: [prediction] },
  },
  {
    row: 'one prediction',
    contract: getPredictionById,
    address: 'GET get-prediction-by-id',
    access: 'subscriber',
    query: { id: 'prediction-1' },
    answer: { predictionWithPickSaved: [prediction] },
  },
  {
    row: 'the context of a game',
    contract: getStats,
    address: 'GET goalserve-stats',
    access: 'subscriber',
    query: { sport: 'nfl', player: 'Travis Kelce', team: 'Chiefs', opponent: 'Broncos' },
  },
  {
    row: 'starting a checkout',
    contract: startCheckout,
    address: 'POST create-checkout-session',
    access: 'user',
    body: { planName: 'pro', ...urls },
    answer: { sessionId: 'cs_1', url: 'https://example.com/' },
  },
  {
    row: 'canceling',
    contract: cancelSubscription,
    address: 'POST manage-subscription',
    access: 'user',
    action: 'cancel',
    answer: { subscription },
  },
  {
    row: 'reactivating',
    contract: reactivateSubscription,
    address: 'POST manage-subscription',
    access: 'user',
    action: 'reactivate',
    answer: { subscription },
  },
  {
    row: 'opening the billing portal',
    contract: openPortal,
    address: 'POST manage-subscription',
    access: 'user',
    action: 'portal',
    body: { returnUrl: 'https://example.com/' },
    answer: { url: 'https://example.com/' },
  },
  {
    row: 'the plans',
    contract: listPlans,
    address: 'GET subscription-plans',
    access: 'public',
    answer: { plans: [{ id: 'core', name: 'core', price: 9.99, features: ['All'], is_active: true }] },
  },
  {
    row: 'the subscription',
    contract: getUserSubscription,
    address: 'GET user-subscription',
    access: 'user',
    answer: { subscription: { ...subscription, next_billing_date: '2026-12-21' } },
  },
  {
    row: 'logging in to the portal',
    contract: adminLogin,
    address: 'POST admin-auth',
    access: 'public',
    action: 'login',
    body: { email, password },
    answer: { token: 'a.b.c', admin: { name: 'Admin', email } },
  },
  {
    row: 'a page of users',
    contract: listUsers,
    address: 'GET get-users',
    access: 'admin',
    query: {
      page: '2',
      limit: '10',
      search: 'per',
      subscription_plan: 'core',
      sort_by: 'name',
      sort_order: 'asc',
    },
    answer: { users: [listed], pagination: { page: 2, limit: 10, total: 11, pages: 2 } },
  },
  {
    row: 'adding a user',
    contract: createUser,
    address: 'POST get-users',
    access: 'admin',
    body: { name: 'Person', email, password, subscription_plan: 'free' },
    answer: { ...success, user: listed },
  },
  {
    row: 'editing a user, whose password stays',
    contract: editUser,
    address: 'PUT get-users',
    access: 'admin',
    body: { id: 'user-1', name: 'Person', email, subscription_plan: 'pro' },
    answer: { ...success, user: listed },
  },
  {
    row: 'the figures of the portal',
    contract: getAnalytics,
    address: 'GET admin-analytics',
    access: 'admin',
    query: { period: '30d' },
    answer: figures,
  },
];

test.each(rows)('$row: $address', ({ contract, address, access, action, body, query, answer }) => {
  const { route, method } = contract;
  expect(`${method} ${pathOf(route)}`).toBe(address.replace(' ', ' /.netlify/functions/'));
  expect([routeOf(route).access, contract.action]).toEqual([access, action]);
  expect(contract.body?.safeParse(body).error).toBeUndefined();
  expect(contract.query?.safeParse(query ?? {}).error).toBeUndefined();
  if (answer) expect(contract.output.safeParse(answer)).toMatchObject({ success: true, data: answer });
});

const failing = (response: Response, failed = 'Something went wrong') =>
  parseResponse(response, failed).catch((error: Error) => error.message);
const withType = (type: string) => ({ headers: { 'content-type': type } });

test.each<[row: string, given: Promise<unknown>, expected: unknown]>([
  [
    'an empty body of an ok answer is a success',
    parseResponse(new Response('', { status: 201 }), ''),
    expect.objectContaining({ message: 'Success', status: 201 }),
  ],
  [
    'a body that is no JSON, of an ok answer, is a success',
    parseResponse(new Response('<p>', withType('text/html')), ''),
    expect.objectContaining({ message: 'Success', status: 200 }),
  ],
  [
    'broken JSON of an ok answer is marked',
    parseResponse(new Response('{', withType('application/json')), ''),
    expect.objectContaining({ message: 'Invalid JSON response', kind: 'unreadable' }),
  ],
  [
    'a failure without JSON is named by its status',
    failing(new Response('<p>', { status: 502, statusText: 'Bad Gateway' })),
    'HTTP 502: Bad Gateway',
  ],
  ['a failure with an error is that error', failing(Response.json({ error: 'No' }, { status: 400 })), 'No'],
  ['a failure without one is general', failing(Response.json({}, { status: 400 })), 'Something went wrong'],
  [
    'a failure of the portal without one is of the API',
    failing(Response.json({}, { status: 400 }), 'API request failed'),
    'API request failed',
  ],
])('%s', async (_row, given, expected) => {
  expect(await given).toEqual(expected);
});
