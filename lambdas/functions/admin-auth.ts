/** Signs in to the administrators' portal: by password where the stage allows it, by passkey, or with the first passkey. */

import { notifyOwner } from '../app/accounts/notices.ts';
import * as ceremonies from '../app/accounts/passkeys.ts';
import { adminLogin } from '../contracts/accounts/admin.ts';
import { adminSignIn, beginAdminSignIn, beginEnrolling, enroll } from '../contracts/accounts/passkeys.ts';
import { environment } from '../contracts/platform/environment.ts';
import * as admins from '../data/accounts/admins.ts';
import { canonicalEmail } from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import { invalidCredentials, passkeyNotAdded } from '../http/accounts/passkey-errors.ts';
import { countAttempt } from '../http/accounts/sign-in-attempts.ts';
import { signSession } from '../http/accounts/sign-session.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { badRequest, HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { consumeOf, type Visitor } from '../http/visitor.ts';
import { passwordMatches } from '../services/accounts/passwords.ts';
import { setting } from '../services/platform/settings.ts';

/** @returns the administrator, and a function that refunds the counted attempt */
async function byPassword(
  { email, password }: { email: string; password: string },
  { visitor, now }: { visitor: Visitor; now: Date },
  given: { admins: typeof admins; rates: typeof rates },
) {
  const account = `admin|${canonicalEmail(email)}`;
  const [admin, refundAttempt] = await Promise.all([
    given.admins.findAdmin(email),
    countAttempt({ account, visitor, now }, given.rates),
  ]);
  const matches = await passwordMatches(password, admin?.passwordHash);
  if (!admin || !matches || admin.closedAt) throw invalidCredentials();
  return { admin, refundAttempt };
}

function sessionOf({ email, sessionVersion }: admins.Admin, now: Date): Promise<string> {
  const subject = { id: email, email, role: 'admin', sessionVersion } as const;
  return signSession(subject, 'gameplan-admins', { remember: false, now });
}

const shown = ({ name, email }: admins.Admin) => ({ name, email });

const signIn = publicEndpoint(
  adminLogin,
  { admins, rates },
  async ({ body, visitor, now, admins, rates }) => {
    if (setting(environment.adminPasskey) === 'required') {
      throw new HttpError(403, 'Administrators must sign in with a passkey. Use the button below.');
    }
    const { admin, refundAttempt } = await byPassword(body, { visitor, now }, { admins, rates });
    const [token] = await Promise.all([
      sessionOf(admin, now),
      admins.recordAdminLogin(admin, now),
      refundAttempt(),
    ]);
    return { token, admin: shown(admin) };
  },
);

const beginPasskey = publicEndpoint(beginAdminSignIn, { rates }, async ({ visitor, now, rates }) => {
  const counted = await consumeOf(visitor, limits.passkeyChallenges, now, rates);
  if (!counted.allowed) throw tooMany(counted.retryAfter);
  return { options: await ceremonies.beginSignIn('admin', now) };
});

const signInByPasskey = publicEndpoint(adminSignIn, { admins, rates }, async (call) => {
  const { body, visitor, now, admins, rates } = call;
  const [owner, refundAttempt] = await Promise.all([
    ceremonies.ownerOfUsed('admin', body.passkey),
    countAttempt({ account: `admin-passkey|${body.passkey.id}`, visitor, now }, rates),
  ]);
  if (!owner) throw invalidCredentials();
  const [admin, proof] = await Promise.all([
    admins.findAdmin(owner.id),
    ceremonies.proofOf(owner, body.passkey),
  ]);
  if (!admin || !proof || admin.closedAt) throw invalidCredentials();
  const [isFirstUse, token] = await Promise.all([
    ceremonies.spend(proof, now),
    sessionOf(admin, now),
    admins.recordAdminLogin(admin, now),
    refundAttempt(),
  ]);
  if (!isFirstUse) throw invalidCredentials();
  return { token, admin: shown(admin) };
});

const invalidLink = () =>
  badRequest('Invalid or expired link. Please create a new one with npm run create-admin.');

const accountOf = (admin: admins.Admin): ceremonies.Account => ({ ...admin, kind: 'admin', id: admin.email });

const beginFirst = publicEndpoint(beginEnrolling, { admins, rates }, async (call) => {
  const { body, visitor, now, admins, rates } = call;
  const { admin, refundAttempt } = await byPassword(body, { visitor, now }, { admins, rates });
  if (!admins.enrollmentOf(admin, body.token, now)) throw invalidLink();
  const [options] = await Promise.all([
    ceremonies.beginAdding(accountOf(admin), 'enroll', now),
    refundAttempt(),
  ]);
  return { options };
});

/** Needs no password: only `beginFirst`, which checks it, issues an enrollment challenge. */
const first = publicEndpoint(enroll, { admins, rates, notifyOwner }, async (call) => {
  const { body, visitor, now, admins, rates, notifyOwner } = call;
  const account = `admin|${canonicalEmail(body.email)}`;
  const [admin, refundAttempt] = await Promise.all([
    admins.findAdmin(body.email),
    countAttempt({ account, visitor, now }, rates),
  ]);
  const enrollment = admin && admins.enrollmentOf(admin, body.token, now);
  if (!admin || !enrollment) throw invalidLink();
  const added = await ceremonies.finishAdding(accountOf(admin), body, { now, enrollment });
  if (typeof added === 'string') throw passkeyNotAdded(added);
  const { email, createdAt: verifiedAt, closedAt: deactivatedAt } = admin;
  const [token] = await Promise.all([
    sessionOf(admin, now),
    admins.recordAdminLogin(admin, now),
    refundAttempt(),
    notifyOwner({ email, verifiedAt, deactivatedAt }, { kind: 'new passkey', of: 'admin' }),
  ]);
  return { token, admin: shown(admin) };
});

export const handler = oneOf(signIn, beginPasskey, signInByPasskey, beginFirst, first);
