/** Refuses the most common passwords. */
import { isCommon } from '../../services/accounts/passwords.ts';
import { badRequest } from '../errors.ts';

/** @throws HttpError 400 (OWASP ASVS 5.0, 6.2.4) */
export function refuseCommonPassword(password: string): void {
  if (isCommon(password)) {
    throw badRequest('This password is too common. Please choose another one.');
  }
}
