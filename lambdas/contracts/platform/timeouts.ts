/**
 * All timeouts in milliseconds and all retries, and what they add up to. Only the client named here retries; no other
 * layer does.
 */
import type { RouteName } from '../routes.ts';

/** The HTTP API's timeout, the maximum in AWS. */
export const gatewayMs = 30_000;

/** Longer than the gateway's, so that a timeout shows our own message rather than CloudFront's. */
export const cloudFrontMs = 35_000;

export interface Timeouts {
  /** Until the connection is established. */
  readonly connectMs: number;
  /** For one attempt. */
  readonly requestMs: number;
  /** Including the first one. */
  readonly maxAttempts: number;
  /** For all attempts, the pauses between them and the complete response body. */
  readonly totalMs: number;
}

export const timeouts = {
  /** DynamoDB responds in about 10 ms, so an attempt that takes a second has failed. */
  table: { connectMs: 500, requestMs: 1_000, maxAttempts: 3, totalMs: 3_200 },
  /** Read every five minutes; the last known value is used on failure. */
  secrets: { connectMs: 500, requestMs: 1_500, maxAttempts: 2, totalMs: 3_200 },
  mail: { connectMs: 1_000, requestMs: 3_000, maxAttempts: 2, totalMs: 6_200 },
  /** One message to one device; failed messages are not sent again. */
  push: { connectMs: 3_000, requestMs: 5_000, maxAttempts: 1, totalMs: 5_000 },
  /** One operation at the provider, which can take two of its calls. */
  payments: { connectMs: 8_000, requestMs: 8_000, maxAttempts: 2, totalMs: 9_000 },
  /** Never retried while a user waits. Gets less time if earlier calls have used up the gateway's. */
  model: { connectMs: 8_000, requestMs: 8_000, maxAttempts: 1, totalMs: 8_000 },
  /** On a schedule; the next run is the next attempt. */
  feed: { connectMs: 15_000, requestMs: 15_000, maxAttempts: 1, totalMs: 15_000 },
  /** While a user waits for an answer or for facts; on failure the last good games are used. */
  feedWhileAsked: { connectMs: 3_500, requestMs: 3_500, maxAttempts: 1, totalMs: 3_500 },
} as const satisfies Record<string, Timeouts>;

type Step = keyof typeof timeouts;

const read: readonly Step[] = ['table', 'table'];
const write: readonly Step[] = ['table', 'table', 'table'];

/**
 * The services that the slowest path of each call waits for, in sequence: in the worst case a full `totalMs` each.
 * Empty if no user waits.
 */
export const longestWait: Readonly<Record<RouteName, readonly Step[]>> = {
  auth: [...write, 'mail'],
  'passkey-sign-in': [...write, 'secrets'],
  passkeys: [...write, 'mail'],
  'auth-reset-password': [...write, 'mail'],
  'verify-email': write,
  'get-user-status': read,
  'prompt-process': ['table', 'table', 'secrets', 'model', 'table'],
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
  // A payment with a referral credit makes more calls to the provider, all within one `payments` timeout.
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
