/**
 * Reauthentication before irreversible actions, so that an unattended session is not enough. A sign-in within the last ten
 * minutes, by password or passkey, is sufficient; an older session must send the password.
 */

import type { User } from '../../data/accounts/users.ts';
import type * as rates from '../../data/platform/rates.ts';
import { passwordMatches } from '../../services/accounts/passwords.ts';
import { badRequest, HttpError, tooMany } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Session } from './session.ts';

const freshMs = 10 * 60_000;

interface Claim {
  readonly user: Pick<User, 'id' | 'passwordHash'>;
  readonly session: Session;
  readonly now: Date;
  readonly password: string | undefined;
}

/**
 * @throws HttpError 403 with `proof: 'required'` if the session is over ten minutes old and no password was sent; 400 for a
 *   wrong password; 429 after too many
 */
export async function requireFreshProof(
  { user, session, now, password }: Claim,
  { consume }: Pick<typeof rates, 'consume'>,
): Promise<void> {
  if (now.getTime() - session.signedInAt.getTime() <= freshMs) return;
  if (password === undefined) {
    throw new HttpError(403, 'Please enter your password to confirm that it’s you.', {
      fields: { proof: 'required' },
    });
  }
  const counted = await consume(limits.passwordOfAccount, user.id, now);
  if (!counted.allowed) throw tooMany(counted.retryAfter);
  if (!(await passwordMatches(password, user.passwordHash))) throw badRequest('Password is incorrect');
}
