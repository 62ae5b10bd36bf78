/** Changes the password, and signs out: of this session, or of all. */
import { notifyOwner } from '../app/accounts/notices.ts';
import { changePassword, signOutEverywhere } from '../contracts/accounts/account.ts';
import { signOut } from '../contracts/accounts/auth.ts';
import * as accounts from '../data/accounts/accounts.ts';
import * as rates from '../data/platform/rates.ts';
import { refuseCommonPassword } from '../http/accounts/common-password.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { hashPassword, passwordMatches } from '../services/accounts/passwords.ts';

const here = endpoint(signOut, { accounts }, async ({ user, session, now, accounts }) => {
  await accounts.endSession(user, session, now);
  return { success: true as const };
});

const everywhere = endpoint(signOutEverywhere, { accounts }, async ({ user, accounts }) => {
  await accounts.endSessions(user);
  return { success: true as const, message: 'You are signed out on every device.' };
});

const change = endpoint(
  changePassword,
  { accounts, rates, notifyOwner },
  async ({ body, user, now, accounts, rates, notifyOwner }) => {
    const counted = await rates.consume(limits.passwordOfAccount, user.id, now);
    if (!counted.allowed) throw tooMany(counted.retryAfter);
    if (!(await passwordMatches(body.currentPassword, user.passwordHash))) {
      throw new HttpError(400, 'Current password is incorrect');
    }
    refuseCommonPassword(body.newPassword);
    const changed = await accounts.changePassword(user, await hashPassword(body.newPassword));
    if (!changed) throw new HttpError(409, 'Your account was changed elsewhere. Please log in again.');
    await notifyOwner(user, { kind: 'new password' });
    // Returns no token, because only the sign-in functions can issue one; the client signs in again.
    return { success: true as const, message: 'Password changed. Please log in with your new password.' };
  },
);

export const handler = oneOf(here, everywhere, change);
