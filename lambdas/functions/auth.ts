/** Signing in, registering, and sending the verification link again. */
import { ulid } from 'ulid';
import { login, register, resendVerification } from '../contracts/auth.ts';
import * as rates from '../data/rates.ts';
import * as tokens from '../data/tokens.ts';
import * as users from '../data/users.ts';
import { oneOf, publicEndpoint } from '../http/endpoint.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { send, verificationLink } from '../http/links.ts';
import { created } from '../http/reply.ts';
import { signSession } from '../http/sign-session.ts';
import { hashPassword, passwordMatches } from '../services/passwords.ts';

const signIn = publicEndpoint(login, { users, rates }, async ({ body, address, now, users, rates }) => {
  const tries = [
    [limits.signInAtAccount, `${users.canonicalEmail(body.email)}|${address}`],
    [limits.signInFromAddress, address],
  ] as const;
  // Counted before the password is looked at, so that a burst cannot outrun the limit; taken back on success.
  const [user, ...counted] = await Promise.all([
    users.findUserByEmail(body.email),
    ...tries.map(([limit, who]) => rates.hit(limit, who, now)),
  ]);
  const refused = counted.find(({ allowed }) => !allowed);
  if (refused) throw tooMany(refused.retryAfter);

  const matches = await passwordMatches(body.password, user?.passwordHash);
  if (!user || !matches || user.deactivatedAt) throw new HttpError(401, 'Invalid credentials');
  const takeBack = tries.map(([limit, who]) => rates.unhit(limit, who, now));
  if (!user.verifiedAt) {
    await Promise.all(takeBack);
    throw new HttpError(403, 'Please verify your email before logging in');
  }
  const [token] = await Promise.all([
    signSession(user, 'gameplan-users', { remember: body.rememberMe, now }),
    users.recordLogin(user.id, now.toISOString()),
    ...takeBack,
  ]);
  const { id, email, name, role } = user;
  return { token, user: { id, email, name, role }, message: 'Login successful' };
});

const signUp = publicEndpoint(register, { users, rates }, async ({ body, address, now, users, rates }) => {
  const counted = await rates.hit(limits.signUpFromAddress, address, now);
  if (!counted.allowed) throw tooMany(counted.retryAfter);

  const { name, email } = body;
  const id = ulid(now.getTime());
  const verification = verificationLink({ id, name, email }, now);
  const outcome = await users.createUser(
    {
      id,
      email,
      name,
      passwordHash: await hashPassword(body.password),
      role: 'user',
      verifiedAt: null,
      sessionVersion: 1,
      plan: 'free',
      subscriptionStatus: 'inactive',
      createdAt: now.toISOString(),
      lastLoginAt: null,
      deactivatedAt: null,
    },
    verification.record,
  );
  if (outcome === 'taken') throw new HttpError(409, 'A user with this email already exists');
  if (!(await send(verification))) {
    throw new HttpError(
      502,
      'Your account was created, but the verification mail could not be sent. Log in to have it sent again.',
    );
  }
  return created({
    message: 'Registration successful. Please check your email to verify your account.',
  });
});

const resend = publicEndpoint(
  resendVerification,
  { users, rates, tokens },
  async ({ body, now, users, rates, tokens }) => {
    // The same answer for every address: it tells nobody who has an account.
    const answer = { message: 'If an account exists for that email, a verification link has been sent.' };
    const [user, counted] = await Promise.all([
      users.findUserByEmail(body.email),
      rates.hit(limits.mailToAccount, `verify|${users.canonicalEmail(body.email)}`, now),
    ]);
    if (!user || user.verifiedAt || user.deactivatedAt || !counted.allowed) return answer;
    const verification = verificationLink(user, now);
    await tokens.storeToken(verification.record);
    await send(verification);
    return answer;
  },
);

export const handler = oneOf(signIn, signUp, resend);
