/** Signs in, registers, and sends the verification link again. */
import { ulid } from 'ulid';
import { canReceiveMail, send, verificationLink } from '../app/accounts/links.ts';
import { login, register, resendVerification } from '../contracts/accounts/auth.ts';
import { exclusionOf } from '../data/accounts/mailboxes.ts';
import * as referrals from '../data/accounts/referrals.ts';
import * as tokens from '../data/accounts/tokens.ts';
import * as users from '../data/accounts/users.ts';
import * as rates from '../data/platform/rates.ts';
import { refuseCommonPassword } from '../http/accounts/common-password.ts';
import { consumeMailLimits, mailUse } from '../http/accounts/mail-limits.ts';
import { countAttempt } from '../http/accounts/sign-in-attempts.ts';
import { signSession } from '../http/accounts/sign-session.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { badRequest, emailTaken, HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { withMinimumDuration } from '../http/minimum-duration.ts';
import { created } from '../http/reply.ts';
import { consumeOf } from '../http/visitor.ts';
import { hashPassword, passwordMatches } from '../services/accounts/passwords.ts';
import { metric } from '../telemetry/metrics.ts';

/** Exported for tests only. */
export const signIn = publicEndpoint(login, { users, rates, passwordMatches }, async (call) => {
  const { body, visitor, now, users, rates, passwordMatches } = call;
  const account = users.canonicalEmail(body.email);
  const [user, refundAttempt] = await Promise.all([
    users.findUserByEmail(body.email),
    countAttempt({ account, visitor, now }, rates),
  ]);
  const matches = await passwordMatches(body.password, user?.passwordHash);
  if (!user || !matches || user.deactivatedAt) throw new HttpError(401, 'Invalid credentials');
  if (!user.verifiedAt) {
    await refundAttempt();
    throw new HttpError(403, 'Please verify your email before logging in');
  }
  const [token] = await Promise.all([
    signSession(user, 'gameplan-users', { remember: body.rememberMe, now }),
    users.recordLogin(user, now),
    refundAttempt(),
  ]);
  const { id, email, name, role } = user;
  return { token, user: { id, email, name, role }, message: 'Login successful' };
});

const signUp = publicEndpoint(register, { users, rates, referrals }, async (call) => {
  const { body, visitor, now, users, rates, referrals } = call;
  const { name, email, referralCode } = body;
  refuseCommonPassword(body.password);
  const [counted, owner, excludedUntil, referral] = await Promise.all([
    consumeOf(visitor, limits.signUpFromAddress, now, rates),
    users.findUserIdByEmail(email),
    exclusionOf(users.canonicalEmail(email), now),
    referralCode === undefined ? undefined : referrals.findReferral(referralCode),
  ]);
  if (!counted.allowed) throw tooMany(counted.retryAfter);
  // Saves hashing a password in vain. Uniqueness itself is enforced by the transaction.
  if (owner !== undefined) throw emailTaken();
  if (referralCode !== undefined && !referral) throw badRequest('This referral code is not valid');

  const id = ulid(now.getTime());
  const verification = verificationLink({ id, email }, now);
  const passwordHash = await hashPassword(body.password);
  const user = users.newUser({ id, email, name, passwordHash, verifiedAt: null }, now);
  const mail = mailUse('sign-up', email, now);
  const outcome = await users.createUser(
    // The exclusion is not mentioned in the response: it is private to the person who set it.
    { ...user, ...(referral && { referredBy: referral.userId }), ...(excludedUntil && { excludedUntil }) },
    { verification: verification.record, within: mail },
  );
  if (outcome === 'taken') throw emailTaken();
  if (outcome === 'excluded') throw new HttpError(409, 'Please try again.');
  if (outcome === 'too-many') throw tooMany(rates.retryAfter(mail.limit, now));
  metric('SignUps', 1);
  if (!(await send(verification))) {
    throw new HttpError(
      502,
      'Your account was created, but the verification email could not be sent. Log in to send it again.',
    );
  }
  return created({
    message: 'Registration successful. Please check your email to verify your account.',
  });
});

const resend = publicEndpoint(
  resendVerification,
  { users, rates, tokens },
  async ({ body, visitor, now, users, rates, tokens }) => {
    const sendLink = async () => {
      const [user, isWithin] = await Promise.all([
        users.findUserByEmail(body.email),
        consumeMailLimits('verify', body.email, visitor, now, rates),
      ]);
      if (!user || user.verifiedAt || !canReceiveMail(user) || !isWithin) return;
      const verification = verificationLink(user, now);
      await tokens.storeToken(verification.record);
      await send(verification);
    };
    await withMinimumDuration(sendLink());
    // The same response for every address, so that it does not reveal which accounts exist.
    return { message: 'If an account exists for that email, a verification link has been sent.' };
  },
);

export const handler = oneOf(signIn, signUp, resend);
