/** Signing in, registering, and verifying an address. */
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { requiredText } from './inputs.ts';

export const passwordRule =
  'Password must be at least 8 characters and include uppercase, lowercase, and numbers.';

/** bcrypt reads 72 bytes and ignores the rest, so a longer password is refused rather than cut. */
export const passwordMaxBytes = 72;

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** A new password. One rule wherever a password is chosen. */
export const newPassword = z.string({ error: 'Password is required' }).check(
  z.refine((text) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/s.test(text), { error: passwordRule }),
  z.refine((text) => bytes(text) <= passwordMaxBytes, { error: 'Password must be at most 72 bytes long.' }),
);

/** A password to compare with the stored one: no rule but its length, so that a refusal tells an attacker nothing. */
export const givenPassword = requiredText('Password', 1000);

/**
 * An address as a person types it, of the kind that the mail service delivers to: in ASCII, with dots only between words.
 * A line break could forge a mail's headers.
 */
export const email = z
  .string({ error: 'Email is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required' }),
    z.maxLength(254, { error: 'Email must be at most 254 characters long' }),
    z.regex(z.regexes.email, { error: 'Please enter a valid email address' }),
  );

export const personName = z
  .string({ error: 'Name is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Name is required' }),
    z.maxLength(100, { error: 'Name must be at most 100 characters long' }),
    z.regex(/^\P{Cc}*$/u, { error: 'Name must not contain control characters' }),
  );

const linkToken = requiredText('Token', 200);

const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
});

const message = z.object({ message: z.string() });

export const login = contract({
  route: 'auth',
  method: 'POST',
  action: 'login',
  body: z.object({ email, password: givenPassword, rememberMe: z._default(z.boolean(), false) }),
  output: z.object({ token: z.string(), user: sessionUser, message: z.string() }),
});

export const agreement = 'You must agree to the Terms and Conditions to register';

export const register = contract({
  route: 'auth',
  method: 'POST',
  action: 'register',
  body: z.object({
    name: personName,
    email,
    password: newPassword,
    agreeToTerms: z.literal(true, { error: agreement }),
    /** From a link that somebody shared, who is credited when the address is verified. */
    referralCode: z.optional(
      z.string().check(z.regex(/^[0-9A-Za-z]{10}$/, { error: 'This referral code is not known' })),
    ),
  }),
  output: message,
});

export const resendVerification = contract({
  route: 'auth',
  method: 'POST',
  action: 'resend-verification',
  body: z.object({ email }),
  output: message,
});

export const verifyEmail = contract({
  route: 'verify-email',
  method: 'GET',
  query: z.object({ token: linkToken }),
  output: message,
});

export const requestReset = contract({
  route: 'auth-reset-password',
  method: 'POST',
  action: 'request',
  body: z.object({ email }),
  output: message,
});

export const checkReset = contract({
  route: 'auth-reset-password',
  method: 'POST',
  action: 'verify',
  body: z.object({ token: linkToken }),
  output: message,
});

export const resetPassword = contract({
  route: 'auth-reset-password',
  method: 'POST',
  action: 'reset',
  body: z.object({ token: linkToken, password: newPassword }),
  output: message,
});
