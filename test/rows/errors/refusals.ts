/**
 * What calls answer where they do not do what was asked. The tests of the calls prove each text with its status; the tests of
 * the screens are given the same.
 */

export interface Refusal {
  readonly status: number;
  readonly error: string;
}

export const refusals = {
  notSignedIn: { status: 401, error: 'Authentication required' },
  notAnAdmin: { status: 401, error: 'Admin authentication required' },
  notSubscribed: { status: 403, error: 'Active subscription required' },
  wrongPassword: { status: 401, error: 'Invalid credentials' },
  unverified: { status: 403, error: 'Please verify your email before logging in' },
  emailTaken: { status: 409, error: 'A user with this email already exists' },
  weakPassword: {
    status: 400,
    error: 'Password must be at least 8 characters and include uppercase, lowercase, and numbers.',
  },
  commonPassword: { status: 400, error: 'This password is too common. Please choose another one.' },
  notAgreed: { status: 400, error: 'You must agree to the Terms and Conditions to register' },
  tooMany: { status: 429, error: 'Too many attempts. Please try again later.' },
  noVerifyToken: { status: 400, error: 'No token provided' },
  badVerifyToken: { status: 400, error: 'Invalid or expired verification link.' },
  noResetToken: {
    status: 400,
    error: 'No reset token provided. Please request a new password reset link.',
  },
  noTokenToReset: { status: 400, error: 'Invalid token. Please request a new password reset link.' },
  badResetToken: {
    status: 400,
    error: 'Invalid or expired token. Please request a new password reset link.',
  },
  emptyPrompt: { status: 400, error: 'Please enter a prompt' },
  promptsUsedUp: { status: 429, error: 'You have used all your prompts for today' },
  notAnswered: { status: 504, error: 'Failed to process prompt' },
  noPrediction: { status: 404, error: 'Prediction not found' },
  noPick: { status: 404, error: 'Pick not found' },
  subscribed: { status: 409, error: 'You already have an active subscription' },
  checkoutFailed: { status: 502, error: 'Failed to start checkout process. Please try again.' },
  nothingPaid: { status: 409, error: 'No paid subscription' },
  adminFieldsMissing: { status: 400, error: 'Email and password are required' },
  noUser: { status: 404, error: 'User not found' },
  ourFault: { status: 500, error: 'Something went wrong' },
} as const satisfies Record<string, Refusal>;

/** A response with this refusal. */
export const refused =
  ({ status, error }: Refusal) =>
  () =>
    Response.json({ error }, { status });
