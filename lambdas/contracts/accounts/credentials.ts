/** Name, email address and password, with the same rules wherever an account is created, changed or signed in to. */
import * as z from 'zod/mini';
import { requiredText } from '../platform/inputs.ts';

export const passwordRule =
  'Password must be at least 8 characters and include uppercase, lowercase, and numbers.';

/** bcrypt ignores everything after 72 bytes, so longer passwords are rejected. */
export const passwordMaxBytes = 72;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** A new password: the same rule wherever one is chosen. */
export const newPassword = z.string({ error: 'Password is required' }).check(
  z.refine((text) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s.test(text), { error: passwordRule }),
  z.refine((text) => bytes(text) <= passwordMaxBytes, { error: 'Password must be at most 72 bytes long.' }),
);

/** A password to compare with the stored one. Only its length is checked, so that an error reveals nothing. */
export const givenPassword = requiredText('Password', 1000);

/**
 * Checks that the mail service can deliver to an address: ASCII, with dots only between words. A line break could
 * inject mail headers, and non-ASCII letters can be much longer in a table key.
 */
export const mailable = [
  z.maxLength(254, { error: 'Email must be at most 254 characters long' }),
  z.regex(z.regexes.email, { error: 'Please enter a valid email address' }),
] as const;

/** An address as entered by a user. */
export const email = z
  .string({ error: 'Email is required' })
  .check(z.trim(), z.minLength(1, { error: 'Email is required' }), ...mailable);

export const personName = z
  .string({ error: 'Name is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Name is required' }),
    z.maxLength(100, { error: 'Name must be at most 100 characters long' }),
    z.regex(/^\P{Cc}*$/u, { error: 'Name must not contain control characters' }),
  );
