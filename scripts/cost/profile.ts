/**
 * The assumptions behind `npm run cost`. There are no real users yet: replace a number when the dashboards show a better
 * one. What one call takes is measured by `npm run bench -- calls --users=2000 --json`.
 */
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import { stageSizes } from '../../lib/functions/ceilings.ts';

/** Monthly users. */
export const sizes = stageSizes;

/** Share of monthly users. The others see the landing page, the plans and their account. */
export const subscriberShare = 0.1;

export interface Call {
  readonly function: RouteName;
  /** Start of the bench's name for the call; the most expensive one if several match. */
  readonly what?: string;
  /** Calls a month. */
  readonly perUser?: number;
  readonly perSubscriber?: number;
  /** Calls a month, whatever the number of users. */
  readonly fixed?: number;
  /** Calls of one visit before a Sunday kickoff. */
  readonly perVisit?: number;
  /** Milliseconds waiting for services other than the table. */
  readonly waitMs?: number;
  readonly measured: readonly [roundTrips: number, readUnits: number, writeUnits: number, cpuMs: number];
}

const month = { days: 30, hours: 720 } as const;
const wait = { model: 6_000, payments: 400, mail: 100, feed: 1_000 } as const;

export const measuredOn = '2026-11-22';

/** The share of asks that the model reads or checks: of the 1,266 questions of the eval, 94%. */
export const modelShare = 0.94;

/** Calls of a visit are in the order in which a visitor makes them. */
export const calls: readonly Call[] = [
  { function: 'track-record', perUser: 0.5, measured: [1, 24.5, 0, 34] },
  { function: 'subscription-plans', perUser: 2, measured: [0, 0, 0, 15] },
  { function: 'auth', what: 'register', perUser: 0.1, waitMs: wait.mail, measured: [3, 2, 44, 124] },
  { function: 'verify-email', perUser: 0.1, measured: [3, 2, 2, 21] },
  { function: 'auth', what: 'login', perUser: 2, perVisit: 0.2, measured: [3, 2, 32, 98] },
  { function: 'auth-reset-password', perUser: 0.1, waitMs: wait.mail, measured: [3, 2, 7, 29] },
  { function: 'get-user-status', perUser: 6, perSubscriber: 24, perVisit: 3, measured: [2, 5, 0, 15] },
  { function: 'user-subscription', perUser: 1, perSubscriber: 1, measured: [1, 1, 0, 7] },
  { function: 'user-profile', perUser: 0.5, measured: [1, 2, 0, 9] },
  { function: 'referral', perUser: 0.2, measured: [2, 2, 1, 15] },
  { function: 'notices', what: 'read', perSubscriber: 0.5, measured: [1, 2, 0, 7] },
  { function: 'unsubscribe', what: 'end', perSubscriber: 0.1, measured: [2, 1, 4, 8] },
  {
    function: 'create-checkout-session',
    perSubscriber: 0.1,
    waitMs: 2 * wait.payments,
    measured: [3, 1, 6, 39],
  },
  { function: 'manage-subscription', perSubscriber: 0.1, waitMs: wait.payments, measured: [2, 1, 5, 19] },
  { function: 'stripe-webhook', perSubscriber: 2, waitMs: wait.payments, measured: [3, 3, 38, 27] },
  {
    function: 'get-predictions',
    what: 'view today',
    perSubscriber: 40,
    perVisit: 2,
    measured: [1, 18.5, 0, 23],
  },
  { function: 'get-prediction-by-id', perSubscriber: 20, perVisit: 1, measured: [1, 6, 0, 12] },
  { function: 'goalserve-stats', perSubscriber: 20, perVisit: 1, measured: [2, 16, 0, 23] },
  {
    function: 'prompt-process',
    what: 'ask',
    perSubscriber: 40,
    perVisit: 2,
    waitMs: wait.model,
    measured: [3, 13, 15, 120],
  },
  { function: 'tracker-save', what: 'first time', perSubscriber: 20, perVisit: 1, measured: [3, 3, 22, 24] },
  { function: 'tracker-get', what: 'first page', perSubscriber: 30, perVisit: 1.5, measured: [1, 7, 0, 14] },
  { function: 'tracker-update', perSubscriber: 2, measured: [3, 6, 80, 23] },
  { function: 'get-tracker-stats', perSubscriber: 25, perVisit: 1, measured: [2, 2, 0, 15] },
  { function: 'export-tracker', perSubscriber: 0.1, measured: [2, 6, 1, 82] },
  { function: 'get-users', what: 'first page', fixed: 500, measured: [2, 7, 0, 18] },
  { function: 'admin-analytics', fixed: 300, measured: [2, 4, 0, 19] },
  {
    function: 'refresh-games',
    fixed: 6 * month.hours,
    waitMs: 12 * wait.feed,
    measured: [262, 231, 280, 1209],
  },
  // 150 pages of five sports, one second apart.
  {
    function: 'refresh-facts',
    fixed: month.hours,
    waitMs: 150 * (wait.feed + 1_000),
    measured: [417, 1163, 1195, 4015],
  },
  // Only the first run of a day makes a slate; counting every run as one overstates the cost.
  { function: 'make-slate', fixed: month.hours, measured: [30, 29, 473, 676] },
  { function: 'send-notices', fixed: 6 * month.hours, measured: [1, 0.5, 0, 42] },
  { function: 'count-accounts', fixed: month.hours, measured: [1, 0.5, 0, 6] },
  { function: 'finish-removals', fixed: month.hours, measured: [3, 1.5, 0, 19] },
];

/** Tokens of one request to the model, as `npm run eval` prints them; most of its input is the same every time, which this does not count as cheaper. */
export const tokens = { input: 5_100, output: 60 } as const;

export const perMonth = {
  mailsPerUser: 0.4,
  /** The landing page with its pictures, or the app's files on a cold cache. */
  pagesPerUser: 4,
  pageKb: 200,
  pageRequests: 12,
  /** One API response with its headers. */
  responseKb: 4,
  logKbPerCall: 1.2,
  traceShare: 0.05,
} as const;

/** Stored after a year: accounts with their search words, and every ask and pick. */
export const stored = { userKb: 8, askKb: 4, pickKb: 5, months: 12 } as const;

/** Resources of one prod stage. A test compares them with the template, except our own metrics: not all are always sent. */
export const fixtures = { secrets: 8, alarmMetrics: 180, metrics: 60, dashboards: 2, wafRules: 4 } as const;

/** Functions cache a secret for five minutes; 50 containers on average. */
export const secretReadsMax = (50 * month.hours * 60) / 5;

/** The busiest minute of a month over its average minute. */
export const peakFactor = 15;

/** The half hour before the early games on a Sunday, and how much busier its busiest minute is than its average. */
export const kickoff = { subscriberShare: 0.3, minutes: 30, peakFactor: 2 } as const;

/** One round trip to the table within a region. */
export const tableMs = 5;
