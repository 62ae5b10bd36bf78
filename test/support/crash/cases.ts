/** The crash cases of every function that writes. Add those of a new function here. */
import type { RouteName } from '../../../lambdas/contracts/routes.ts';
import * as accounts from './accounts.ts';
import * as administration from './administration.ts';
import * as billing from './billing.ts';
import type { Case } from './case.ts';
import * as jobs from './jobs.ts';
import * as limits from './limits.ts';
import * as notices from './notices.ts';
import * as passkeys from './passkeys.ts';
import * as plays from './plays.ts';
import * as shares from './shares.ts';

export const cases: Readonly<Partial<Record<RouteName, readonly Case[]>>> = {
  auth: accounts.auth,
  'passkey-sign-in': passkeys.signIn,
  passkeys: passkeys.own,
  'auth-reset-password': accounts.reset,
  'verify-email': accounts.verification,
  'prompt-process': plays.asking,
  'goalserve-stats': plays.facts,
  'tracker-save': plays.saving,
  'tracker-update': [...plays.marking, ...plays.changes],
  'create-checkout-session': billing.checkout,
  'manage-subscription': billing.management,
  'stripe-webhook': billing.events,
  'user-profile': accounts.profile,
  'play-limits': limits.limits,
  'change-password': accounts.passwords,
  referral: accounts.referrals,
  'deactivate-account': accounts.deactivation,
  'export-data': accounts.ownData,
  'export-tracker': accounts.ownTracker,
  'admin-auth': [...administration.signIn, ...passkeys.adminSignIn],
  'admin-account': passkeys.ofAdmins,
  'get-users': administration.users,
  shares: shares.own,
  'shared-pick': shares.page,
  'shared-picture': shares.picture,
  notices: notices.settings,
  unsubscribe: notices.ending,
  'send-notices': notices.sending,
  'finish-removals': jobs.removals,
  'mail-feedback': jobs.feedback,
  'refresh-games': jobs.games,
  'refresh-facts': jobs.factPages,
  'make-slate': jobs.slate,
};
