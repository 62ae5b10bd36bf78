/** Calls the payment provider while a person waits. */
import { PaymentsFailed } from '../services/payments.ts';
import { log } from '../telemetry/log.ts';
import { HttpError } from './errors.ts';

/**
 * @param failure what the person is told where the provider does not do it
 * @throws HttpError 502; whatever else went wrong is thrown on
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
