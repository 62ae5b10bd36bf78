/** Signs in to the administrators' portal: by password where the stage allows it, by passkey, or with the first passkey. */

import { tell } from '../app/accounts/notices.ts';
import * as ceremonies from '../app/accounts/passkeys.ts';
import { adminLogin } from '../contracts/admin.ts';
import { environment } from '../contracts/environment.ts';
import { adminSignIn, beginAdminSignIn, beginEnrolling, enroll } from '../contracts/passkeys.ts';
import * as admins from '../data/admins.ts';
import * as rates from '../data/rates.ts';
import { canonicalEmail } from '../data/users.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { badRequest, HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { invalidCredentials, notAdded } from '../http/passkey-answers.ts';
import { countTry } from '../http/sign-in-tries.ts';
import { signSession } from '../http/sign-session.ts';
import { consumeOf, type Visitor } from '../http/visitor.ts';
import { passwordMatches } from '../services/passwords.ts';
import { setting } from '../services/settings.ts';

/** @returns the administrator whose password it is, and what takes the try back */
async function byPassword(
  { email, password }: { email: string; password: string },
  { visitor, now }: { visitor: Visitor; now: Date },
  given: { admins: typeof admins; rates: typeof rates },
) {
  const account = `admin|${canonicalEmail(email)}`;
  const [admin, takeBack] = await Promise.all([
    given.admins.findAdmin(email),
    countTry({ account, visitor, now }, given.rates),
  ]);
  const matches = await passwordMatches(password, admin?.passwordHash);
  if (!admin || !matches || admin.closedAt) throw invalidCredentials();
  return { admin, takeBack };
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
    const { admin, takeBack } = await byPassword(body, { visitor, now }, { admins, rates });
    const [token] = await Promise.all([
      sessionOf(admin, now),
      admins.recordAdminLogin(admin, now),
      takeBack(),
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
  const [owner, takeBack] = await Promise.all([
    ceremonies.ownerOfUsed('admin', body.passkey),
    countTry({ account: `admin-passkey|${body.passkey.id}`, visitor, now }, rates),
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
    takeBack(),
  ]);
  if (!isFirstUse) throw invalidCredentials();
  return { token, admin: shown(admin) };
});

const invalidLink = () =>
  badRequest('Invalid or expired link. Please ask for a new one: npm run create-admin prints it.');

const accountOf = (admin: admins.Admin): ceremonies.Account => ({ ...admin, kind: 'admin', id: admin.email });

const beginFirst = publicEndpoint(beginEnrolling, { admins, rates }, async (call) => {
  const { body, visitor, now, admins, rates } = call;
  const { admin, takeBack } = await byPassword(body, { visitor, now }, { admins, rates });
  if (!admins.enrollmentOf(admin, body.token, now)) throw invalidLink();
  const [options] = await Promise.all([ceremonies.beginAdding(accountOf(admin), 'enroll', now), takeBack()]);
  return { options };
});

/** The password is proven by the challenge, which only `beginFirst` makes. */
const first = publicEndpoint(enroll, { admins, rates, tell }, async (call) => {
  const { body, visitor, now, admins, rates, tell } = call;
  const account = `admin|${canonicalEmail(body.email)}`;
  const [admin, takeBack] = await Promise.all([
    admins.findAdmin(body.email),
    countTry({ account, visitor, now }, rates),
  ]);
  const enrollment = admin && admins.enrollmentOf(admin, body.token, now);
  if (!admin || !enrollment) throw invalidLink();
  const added = await ceremonies.finishAdding(accountOf(admin), body, { now, enrollment });
  if (typeof added === 'string') throw notAdded(added);
  const { email, createdAt: verifiedAt, closedAt: deactivatedAt } = admin;
  const [token] = await Promise.all([
    sessionOf(admin, now),
    admins.recordAdminLogin(admin, now),
    takeBack(),
    tell({ email, verifiedAt, deactivatedAt }, { kind: 'new passkey', of: 'admin' }),
  ]);
  return { token, admin: shown(admin) };
});

export const handler = oneOf(signIn, beginPasskey, signInByPasskey, beginFirst, first);
