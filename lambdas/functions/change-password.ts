/** Sets a new password for somebody who knows the old one; every session ends, the one that asks included. */
import { changePassword } from '../contracts/account.ts';
import * as accounts from '../data/accounts.ts';
import * as rates from '../data/rates.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { hashPassword, passwordMatches } from '../services/passwords.ts';

export const handler = endpoint(
  changePassword,
  { accounts, rates },
  async ({ body, user, now, accounts, rates }) => {
    const counted = await rates.consume(limits.passwordOfAccount, user.id, now);
    if (!counted.allowed) throw tooMany(counted.retryAfter);
    if (!(await passwordMatches(body.currentPassword, user.passwordHash))) {
      throw new HttpError(400, 'Current password is incorrect');
    }
    const changed = await accounts.changePassword(user, await hashPassword(body.newPassword));
    if (!changed) throw new HttpError(409, 'Your account was changed elsewhere. Please log in again.');
    // No token comes back: only the sign-in functions can make one, and the client has what it takes to ask them.
    return { success: true as const, message: 'Password changed. Please log in with your new password.' };
  },
);
