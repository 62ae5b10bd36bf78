/**
 * What people do in a month, as assumed: nobody has used the product yet. Change a number here when the dashboards tell
 * a better one, and run `npm run cost` again.
 */
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import { stageSizes } from '../../lib/functions/ceilings.ts';

export const sizes = stageSizes;

/** Of the monthly users; the others look at the landing page, their account and the plans. */
export const subscriberShare = 0.1;

export interface Use {
  readonly function: RouteName;
  /** Beginning of what the bench calls it. */
  readonly what?: string;
  /** Calls a month. */
  readonly perUser?: number;
  readonly perSubscriber?: number;
  /** Of the whole product, however many people use it. */
  readonly fixed?: number;
  /** Milliseconds that a call waits for somebody other than the table. */
  readonly waitsMs?: number;
}

const month = { days: 30, hours: 720 } as const;
export const wait = { model: 6_000, payments: 400, mail: 100, feed: 1_000 } as const;

export const uses: readonly Use[] = [
  { function: 'track-record', perUser: 0.5 },
  { function: 'subscription-plans', perUser: 2 },
  { function: 'auth', what: 'register', perUser: 0.1, waitsMs: wait.mail },
  { function: 'verify-email', perUser: 0.1 },
  { function: 'auth', what: 'login', perUser: 2 },
  { function: 'auth-reset-password', perUser: 0.1, waitsMs: wait.mail },
  { function: 'get-user-status', perUser: 6, perSubscriber: 24 },
  { function: 'user-subscription', perUser: 1, perSubscriber: 1 },
  { function: 'user-profile', perUser: 0.5 },
  { function: 'referral', perUser: 0.2 },
  { function: 'notices', what: 'read', perSubscriber: 0.5 },
  { function: 'unsubscribe', what: 'end', perSubscriber: 0.1 },
  { function: 'create-checkout-session', perSubscriber: 0.1, waitsMs: 2 * wait.payments },
  { function: 'manage-subscription', perSubscriber: 0.1, waitsMs: wait.payments },
  { function: 'stripe-webhook', perSubscriber: 2, waitsMs: wait.payments },
  { function: 'prompt-process', perSubscriber: 40, waitsMs: wait.model },
  { function: 'get-predictions', what: 'view today', perSubscriber: 40 },
  { function: 'get-prediction-by-id', perSubscriber: 20 },
  { function: 'goalserve-stats', perSubscriber: 20 },
  { function: 'tracker-save', what: 'first time', perSubscriber: 20 },
  { function: 'tracker-get', what: 'first page', perSubscriber: 30 },
  { function: 'tracker-update', perSubscriber: 2 },
  { function: 'get-tracker-stats', perSubscriber: 25 },
  { function: 'export-tracker', perSubscriber: 0.1 },
  { function: 'get-users', what: 'first page', fixed: 500 },
  { function: 'admin-analytics', fixed: 300 },
  { function: 'refresh-games', fixed: 6 * month.hours, waitsMs: 12 * wait.feed },
  // An hour's pages of five sports, a second apart.
  { function: 'refresh-facts', fixed: month.hours, waitsMs: 150 * (wait.feed + 1_000) },
  // Reckoned as if each were the first of its day, which makes all there is to make.
  { function: 'make-slate', fixed: month.hours, waitsMs: 7 * wait.model },
  // A notice to each of those who turned them on, some twenty a second.
  { function: 'send-notices', fixed: 6 * month.hours },
  { function: 'count-accounts', fixed: month.hours },
  { function: 'finish-removals', fixed: month.hours },
];

/** A question to the model with its candidates, and the answer, in tokens. */
export const tokens = { asked: 3_000, answered: 500 } as const;
/** Sports of a day's slate. */
export const slateSports = 7;

export const perMonth = {
  mailsPerUser: 0.4,
  /** Landing page with its pictures, or the app's files where they are not kept yet. */
  pagesPerUser: 4,
  pageKb: 200,
  pageRequests: 12,
  /** An answer of a call, with its headers. */
  answerKb: 4,
  logKbPerCall: 1.2,
  traceShare: 0.05,
} as const;

/** What is kept after a year: accounts with their search words, and each ask and pick of a subscriber. */
export const kept = { userKb: 8, askKb: 4, pickKb: 8, months: 12 } as const;

/** Of a stage with everything on; a test counts them in the template, but for our own metrics, of which some are seldom told. */
export const fixtures = { secrets: 8, alarmMetrics: 171, metrics: 60, dashboards: 2, wafRules: 4 } as const;

/** How much busier the busiest minute is than the average one: everybody asks on a Sunday before kick-off. */
export const peakFactor = 15;

/** A round trip to the table within a region. */
export const tableMs = 5;
