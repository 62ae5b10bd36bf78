/** Signs in with a passkey, without a password or an address. */
import * as ceremonies from '../app/accounts/passkeys.ts';
import { beginSignIn, signIn } from '../contracts/accounts/passkeys.ts';
import * as users from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import { invalidCredentials } from '../http/accounts/passkey-errors.ts';
import { countAttempt } from '../http/accounts/sign-in-attempts.ts';
import { signSession } from '../http/accounts/sign-session.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { consumeOf } from '../http/visitor.ts';

const begin = publicEndpoint(beginSignIn, { rates }, async ({ visitor, now, rates }) => {
  const counted = await consumeOf(visitor, limits.passkeyChallenges, now, rates);
  if (!counted.allowed) throw tooMany(counted.retryAfter);
  return { options: await ceremonies.beginSignIn('user', now) };
});

const finish = publicEndpoint(signIn, { users, rates }, async ({ body, visitor, now, users, rates }) => {
  const { passkey, rememberMe } = body;
  const [owner, refundAttempt] = await Promise.all([
    ceremonies.ownerOfUsed('user', passkey),
    countAttempt({ account: `passkey|${passkey.id}`, visitor, now }, rates),
  ]);
  if (!owner) throw invalidCredentials();
  const [user, proof] = await Promise.all([users.findUser(owner.id), ceremonies.proofOf(owner, passkey)]);
  if (!user || !proof || user.deactivatedAt) throw invalidCredentials();
  if (!user.verifiedAt) {
    await refundAttempt();
    throw new HttpError(403, 'Please verify your email before logging in');
  }
  const [isFirstUse, token] = await Promise.all([
    ceremonies.spend(proof, now),
    signSession(user, 'gameplan-users', { remember: rememberMe, now }),
    users.recordLogin(user, now),
    refundAttempt(),
  ]);
  if (!isFirstUse) throw invalidCredentials();
  const { id, email, name, role } = user;
  return { token, user: { id, email, name, role }, message: 'Login successful' };
});

export const handler = oneOf(begin, finish);
