/** The seconds until the user may ask again, after more questions in a minute or an hour than the limit. */
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/client/errors.ts';

/** Whether an error is about too many questions in a short time, and not about the prompts of the day. */
export const isRateLimit = (error: unknown): error is ApiError & { readonly retryAfter: number } =>
  error instanceof ApiError &&
  error.status === 429 &&
  error.retryAfter !== undefined &&
  error.fields.remainingPrompts === undefined;

/** @returns 0 if the user may ask */
export function useWait(error: unknown): number {
  const [passed, setPassed] = useState({ since: error, seconds: 0 });
  const total = isRateLimit(error) ? Math.ceil(error.retryAfter) : 0;

  useEffect(() => {
    if (total === 0) return;
    const start = Date.now();
    // By the clock: the timers of a tab in the background are slow.
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - start) / 1000);
      setPassed({ since: error, seconds });
      if (seconds >= total) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [error, total]);

  return Math.max(0, total - (passed.since === error ? passed.seconds : 0));
}

/** `46 s`, `12 min` */
export const waitWords = (seconds: number): string =>
  seconds <= 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
