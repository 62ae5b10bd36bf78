/** All stand-ins for outside services, and their settings for the functions. */

import { pathOf } from '../../lambdas/contracts/routes.ts';
import { publicKeySet } from '../../lambdas/http/accounts/session-keys.ts';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { pushKeys } from '../../lambdas/services/notifications/push-keys.ts';
import { syncPlans } from '../sync-plans.ts';
import type { Controls } from './controls.ts';
import { makeFeed } from './feed.ts';
import type { StandIn } from './local.ts';
import type { TellTrouble } from './mail/feedback.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { answerMail } from './mail.ts';
import { answerModel } from './model.ts';
import { makePayments } from './payments.ts';
import {
  feedFor,
  mailDomain,
  modelFor,
  mounts,
  type Outside,
  paymentsFor,
  pushKeyVersion,
  secretNames,
  sessionKeyVersion,
} from './process/environment.ts';
import { makePush } from './push/push.ts';
import { answerSecrets } from './secrets/secrets.ts';
import { pushSeed, sessionSeeds } from './secrets/seeds.ts';

export interface StandIns {
  readonly answers: Readonly<Record<keyof typeof mounts, StandIn>>;
  /** JWK Sets (JSON) that verify the sessions of users and of administrators. */
  readonly publicJwks: string;
  readonly adminPublicJwks: string;
  readonly model: Outside & { readonly name: string };
  readonly feed: Outside;
  readonly payments: Outside & { readonly signingSecret: string };
  /** The VAPID key that browsers subscribe with. */
  readonly pushPublicKey: string;
  /** Does `{ do, of }` to a customer's subscription at the payment provider. @throws BadControl */
  readonly billing: (order: unknown) => Promise<unknown>;
  /** Starts their own work once they can be reached, such as delivering events. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * @param origin of their pages in a browser
 * @param internal URL of the server they run on
 * @throws CannotStart if their stored state is broken
 */
export function makeStandIns({
  dataDir,
  origin,
  internal,
  controls,
  mailbox,
  clock,
  tellMailTrouble,
}: {
  dataDir: string;
  origin: string;
  internal: string;
  controls: Controls;
  mailbox: Mailbox;
  clock: () => Date;
  /** Reports a bounce or complaint to the product. */
  tellMailTrouble: TellTrouble;
}): StandIns {
  const seeds = sessionSeeds(dataDir);
  const model = modelFor(internal + mounts.model, process.env);
  const feed = feedFor(internal + mounts.feed, process.env);
  const replay = makeFeed({ key: feed.key, controls, clock });
  const payments = paymentsFor(internal + mounts.payments, process.env);
  const provider = makePayments({
    dataDir,
    controls,
    key: payments.key,
    pagesUrl: origin + mounts.payments,
    webhook: { url: internal + pathOf('stripe-webhook'), signingSecret: payments.signingSecret },
  });
  const seedOfPush = pushSeed(dataDir);
  const { publicKey: pushPublicKey } = pushKeys(seedOfPush, pushKeyVersion);
  const push = makePush({ dataDir, url: internal + mounts.push, publicKey: pushPublicKey, clock });
  const secrets = new Map<string, string>([
    [secretNames.sessionKeys, seeds.users],
    [secretNames.adminSessionKeys, seeds.administrators],
    [secretNames.modelKey, model.key],
    [secretNames.feedKey, feed.key],
    [secretNames.paymentsKey, payments.key],
    [secretNames.paymentsSigning, payments.signingSecret],
    [secretNames.pushKeys, seedOfPush],
  ]);
  return {
    publicJwks: publicKeySet(seeds.users, [sessionKeyVersion]),
    adminPublicJwks: publicKeySet(seeds.administrators, [sessionKeyVersion]),
    model,
    feed,
    payments,
    pushPublicKey,
    billing: provider.control,
    async start() {
      if (payments.kind === 'real') return;
      // Creates the plans with the same command as on AWS, through the provider's API.
      await syncPlans(connect(payments.key, payments.url), () => {});
      provider.start();
    },
    stop: provider.stop,
    answers: {
      mail: (request) =>
        answerMail({ mailbox, controls, verifiedDomain: mailDomain, tell: tellMailTrouble }, request),
      secrets: (request) => answerSecrets(secrets, request),
      model: (request) => answerModel({ key: model.key, controls }, request),
      feed: (request) => replay.answer(request),
      payments: (request) => provider.answer(request),
      push,
    },
  };
}
