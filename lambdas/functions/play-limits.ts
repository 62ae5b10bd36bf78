/** Play limits and self-exclusion, which also ends billing. */
import { excludeSelf, getPlayLimits, savePlayLimits } from '../contracts/accounts/play-limits.ts';
import * as playLimits from '../data/accounts/play-limits.ts';
import { askProvider } from '../http/asking/ask-provider.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';
import { notSignedIn } from '../http/errors.ts';
import { showPlayLimits } from '../http/views/accounts/play-limits.ts';
import * as payments from '../services/billing/payments.ts';

const read = endpoint(getPlayLimits, {}, async ({ user, now }) => showPlayLimits(user, now));

const save = endpoint(savePlayLimits, { playLimits }, async ({ body, user, now, playLimits }) => {
  const after = await orSignedOut(playLimits.saveLimits(user, body, now));
  return { success: true as const, ...showPlayLimits(after, now) };
});

const exclude = endpoint(
  excludeSelf,
  { playLimits, payments },
  async ({ body, user, now, playLimits, payments }) => {
    // First, so that no new checkout can start meanwhile. A retry cancels the subscriptions that are left.
    const accounts = await orSignedOut(playLimits.exclude(user, body.period, now));
    await askProvider(
      () =>
        Promise.all(
          accounts.map(({ customerId }) => customerId && payments.cancelAllSubscriptions(customerId)),
        ),
      'You are excluded, but your subscription could not be canceled. Please try again.',
    );
    const [after = user] = accounts;
    return { success: true as const, ...showPlayLimits(after, now) };
  },
);

export const handler = oneOf(read, save, exclude);

/** @throws HttpError 401 if the account was deleted during the call */
async function orSignedOut<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof playLimits.AccountGone) throw notSignedIn();
    throw error;
  }
}
