/**
 * How long anything waits for anything else: every timeout and every retry of the product, and what they add up to.
 * Milliseconds. Retries happen at one layer only, in the client named here.
 */
import type { RouteName } from './routes.ts';

/** The HTTP API gives up then, and cannot be told otherwise. */
export const gatewayMs = 30_000;

/** Longer than the gateway, so that a slow answer shows our own text and not CloudFront's. */
export const cloudFrontMs = 35_000;

export interface Patience {
  /** Until a connection stands. */
  readonly connectMs: number;
  /** Until one try is answered. */
  readonly answerMs: number;
  readonly tries: number;
  /** For all tries together, with the pauses between them and the last byte of the answer, however slowly it drips. */
  readonly allMs: number;
}

export const patience = {
  /** DynamoDB answers in some 10 ms: a try that takes a second is lost. */
  table: { connectMs: 500, answerMs: 1_000, tries: 3, allMs: 3_200 },
  /** Asked once in five minutes; the last known value stands in. */
  secrets: { connectMs: 500, answerMs: 1_500, tries: 2, allMs: 3_200 },
  mail: { connectMs: 1_000, answerMs: 3_000, tries: 2, allMs: 6_200 },
  /** One thing asked of the provider, which may take two of its calls. */
  payments: { connectMs: 8_000, answerMs: 8_000, tries: 2, allMs: 9_000 },
  /** Not tried again behind the asker's back. Gets less where other waits have used up the gateway's time. */
  model: { connectMs: 22_000, answerMs: 22_000, tries: 1, allMs: 22_000 },
  /** By a clock; the next round is the next try. */
  feed: { connectMs: 15_000, answerMs: 15_000, tries: 1, allMs: 15_000 },
  /** While somebody waits for an answer or for facts: the last good games stand in. */
  feedWhileAsked: { connectMs: 3_500, answerMs: 3_500, tries: 1, allMs: 3_500 },
} as const satisfies Record<string, Patience>;

type Step = keyof typeof patience;

const read: readonly Step[] = ['table', 'table'];
const write: readonly Step[] = ['table', 'table', 'table'];
const hash = write;

/**
 * What the longest way through each call waits for, one after the other: a whole `allMs` each, if everything is as slow
 * as it may be and still answers. Empty where nobody waits.
 */
export const longestWait: Readonly<Record<RouteName, readonly Step[]>> = {
  auth: [...hash, 'mail'],
  'auth-reset-password': [...hash, 'mail'],
  'verify-email': write,
  'get-user-status': read,
  'prompt-process': ['table', 'table', 'feedWhileAsked', 'table', 'secrets', 'model', 'table'],
  'get-predictions': read,
  'get-prediction-by-id': read,
  'goalserve-stats': ['table', 'table', 'secrets', 'feedWhileAsked', 'table'],
  'tracker-save': write,
  'tracker-get': read,
  'tracker-update': write,
  'get-tracker-stats': read,
  'subscription-plans': [],
  'track-record': ['table'],
  'user-subscription': read,
  'create-checkout-session': ['table', 'payments', 'table', 'payments'],
  'manage-subscription': ['table', 'payments', 'table', 'table'],
  'stripe-webhook': ['secrets', 'table', 'table', 'payments', 'table'],
  'user-profile': read,
  'change-password': hash,
  referral: read,
  'deactivate-account': ['table', 'payments', 'table', 'table', 'table', 'table'],
  'export-data': read,
  'export-tracker': read,
  'admin-auth': ['table', 'secrets', 'table'],
  'get-users': write,
  'admin-analytics': read,
  'count-accounts': [],
  'finish-removals': [],
  'mail-feedback': [],
  'make-slate': [],
  'refresh-games': [],
};
