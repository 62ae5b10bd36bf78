/**
 * Every timeout and every retry of the product, in milliseconds, and what they add up to. Retries happen at one layer
 * only: in the client named here.
 */
import type { RouteName } from './routes.ts';

/** The HTTP API gives up after this long; AWS allows no more. */
export const gatewayMs = 30_000;

/** Longer than the gateway, so that a slow answer shows our own text and not CloudFront's. */
export const cloudFrontMs = 35_000;

export interface Timeouts {
  /** Until the connection is made. */
  readonly connectMs: number;
  /** Until one attempt is answered. */
  readonly requestMs: number;
  /** The first one included. */
  readonly maxAttempts: number;
  /** For all attempts, the pauses between them and the last byte of the answer, however slowly it drips. */
  readonly totalMs: number;
}

export const timeouts = {
  /** DynamoDB answers in some 10 ms: an attempt that takes a second is lost. */
  table: { connectMs: 500, requestMs: 1_000, maxAttempts: 3, totalMs: 3_200 },
  /** Read once in five minutes; the last known value stands in. */
  secrets: { connectMs: 500, requestMs: 1_500, maxAttempts: 2, totalMs: 3_200 },
  mail: { connectMs: 1_000, requestMs: 3_000, maxAttempts: 2, totalMs: 6_200 },
  /** One message to one device; what is not taken is not sent again. */
  push: { connectMs: 3_000, requestMs: 5_000, maxAttempts: 1, totalMs: 5_000 },
  /** One thing asked of the provider, which may take two of its calls. */
  payments: { connectMs: 8_000, requestMs: 8_000, maxAttempts: 2, totalMs: 9_000 },
  /** Never retried while somebody waits. Gets less where other waits have used up the gateway's time. */
  model: { connectMs: 22_000, requestMs: 22_000, maxAttempts: 1, totalMs: 22_000 },
  /** On a schedule; the next run is the next attempt. */
  feed: { connectMs: 15_000, requestMs: 15_000, maxAttempts: 1, totalMs: 15_000 },
  /** While somebody waits for an answer or for facts: the last good games stand in. */
  feedWhileAsked: { connectMs: 3_500, requestMs: 3_500, maxAttempts: 1, totalMs: 3_500 },
} as const satisfies Record<string, Timeouts>;

/** The options of an AWS client that keeps to these timeouts; `totalMs` goes with each call, as an abort signal. */
export function awsClientOptions({ connectMs, requestMs, maxAttempts }: Timeouts) {
  return {
    maxAttempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true },
  };
}

type Step = keyof typeof timeouts;

const read: readonly Step[] = ['table', 'table'];
const write: readonly Step[] = ['table', 'table', 'table'];

/**
 * The services that the slowest path of each call waits for, one after the other: a full `totalMs` each in the worst
 * case. Empty where nobody waits.
 */
export const longestWait: Readonly<Record<RouteName, readonly Step[]>> = {
  auth: [...write, 'mail'],
  'passkey-sign-in': [...write, 'secrets'],
  passkeys: [...write, 'mail'],
  'auth-reset-password': [...write, 'mail'],
  'verify-email': write,
  'get-user-status': read,
  'prompt-process': ['table', 'table', 'feedWhileAsked', 'table', 'secrets', 'model', 'table'],
  'get-predictions': read,
  'get-prediction-by-id': read,
  'goalserve-stats': ['table', 'table', 'secrets', 'feedWhileAsked', 'table'],
  'tracker-save': [...write, 'table'],
  'tracker-get': read,
  'tracker-update': write,
  'get-tracker-stats': read,
  shares: [...write, 'table'],
  'shared-pick': read,
  'shared-picture': read,
  'subscription-plans': [],
  'track-record': ['table'],
  'user-subscription': read,
  'create-checkout-session': ['table', 'table', 'payments', 'table', 'payments'],
  'manage-subscription': ['table', 'payments', 'table', 'table'],
  // A payment that earns a referral credit asks the provider more often, all within one `payments` wait.
  'stripe-webhook': ['secrets', 'table', 'table', 'payments', 'table'],
  'user-profile': read,
  'play-limits': ['table', 'table', 'table', 'table', 'table', 'payments'],
  'change-password': [...write, 'mail'],
  referral: [...read, 'payments'],
  'deactivate-account': ['table', 'table', 'payments', 'table', 'table', 'table', 'table'],
  notices: write,
  unsubscribe: ['table', 'table'],
  'export-data': read,
  'export-tracker': read,
  'admin-auth': [...write, 'secrets', 'mail'],
  'admin-account': [...write, 'mail'],
  'get-users': [...write, 'mail'],
  'admin-analytics': read,
  'count-accounts': [],
  'finish-removals': [],
  'mail-feedback': [],
  'make-slate': [],
  'refresh-facts': [],
  'refresh-games': [],
  'send-notices': [],
};
