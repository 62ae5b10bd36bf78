/** Errors for a passkey that cannot be added, found or used, for users and administrators. */
import { mostPasskeys } from '../../contracts/accounts/passkeys.ts';
import { badRequest, HttpError } from '../errors.ts';

const reasons = {
  invalid: () => badRequest('Your passkey could not be verified. Please try again.'),
  expired: () => badRequest('This request expired or was already used. Please try again.'),
  taken: () => new HttpError(409, 'This passkey already belongs to an account.'),
  refused: () =>
    new HttpError(
      409,
      `Your account has ${mostPasskeys} passkeys already, or was changed elsewhere. Please reload and try again.`,
    ),
} as const;

export const passkeyNotAdded = (reason: keyof typeof reasons) => reasons[reason]();

export const passkeyNotFound = () => new HttpError(404, 'Passkey not found');

/** The same for every passkey that is not accepted, and for a wrong password. */
export const invalidCredentials = () => new HttpError(401, 'Invalid credentials');
