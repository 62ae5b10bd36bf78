/** Signing in and out, registering, and verifying an address. */
import * as z from 'zod/mini';
import { contract } from '../platform/contract.ts';
import { email, givenPassword, newPassword, personName } from './credentials.ts';

/** Of a link that was never sent, was used or has expired. */
export const invalidLink = {
  verify: 'Invalid or expired verification link.',
  reset: 'Invalid or expired token. Please request a new password reset link.',
} as const;

/** A token that is too long was never sent. */
const linkToken = (kind: keyof typeof invalidLink, missing: string) =>
  z
    .string({ error: missing })
    .check(z.minLength(1, { error: missing }), z.maxLength(200, { error: invalidLink[kind] }));

const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z._default(z.string(), ''),
  role: z._default(z.string(), 'user'),
});

const message = z.object({ message: z.string() });

export const login = contract({
  route: 'auth',
  method: 'POST',
  action: 'login',
  body: z.object({ email, password: givenPassword, rememberMe: z._default(z.boolean(), false) }),
  output: z.object({ token: z.string(), user: sessionUser, message: z.string() }),
});

/** Ends the current session only. */
export const signOut = contract({
  route: 'change-password',
  method: 'POST',
  action: 'sign-out',
  output: z.object({ success: z.literal(true) }),
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
    /** From a referral link; the referrer is credited when the address is verified. */
    referralCode: z.optional(
      z.string().check(z.regex(/^[0-9A-Za-z]{10}$/, { error: 'This referral code is not valid' })),
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
  query: z.object({ token: linkToken('verify', 'No token provided') }),
  output: z.extend(message, {
    /** The verified address, which the sign-in page fills in. */
    email: z.optional(z.string()),
  }),
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
  body: z.object({
    token: linkToken('reset', 'No reset token provided. Please request a new password reset link.'),
  }),
  output: message,
});

export const resetPassword = contract({
  route: 'auth-reset-password',
  method: 'POST',
  action: 'reset',
  body: z.object({
    token: linkToken('reset', 'Invalid token. Please request a new password reset link.'),
    password: newPassword,
  }),
  output: message,
});
