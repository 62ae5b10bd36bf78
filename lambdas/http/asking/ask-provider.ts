/** Calls the payment provider within a request. */
import { PaymentsFailed } from '../../services/billing/payments.ts';
import { log } from '../../telemetry/log.ts';
import { HttpError } from '../errors.ts';

/**
 * @param failure error message for the user if the provider fails
 * @throws HttpError 502 if the provider fails; other errors are rethrown
 */
export async function askProvider<T>(ask: () => Promise<T>, failure: string): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    log.error('payment provider failed', error);
    throw new HttpError(502, failure);
  }
}
