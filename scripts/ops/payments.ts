/** The payment provider for commands, with a stage's key or the one in the environment. */
import type Stripe from 'stripe';
import { connect } from '../../lambdas/services/billing/payments.ts';
import { UsageError } from './command.ts';
import { secretOf } from './secrets.ts';
import { checkedStage } from './stage.ts';

/** For the help of a command. */
export const keyHelp = `Uses the payment provider's secret key of the stage, or STRIPE_SECRET_KEY without --stage.`;

/** @throws UsageError, CommandError */
export async function paymentsOf({ stage }: { readonly stage?: string | undefined }): Promise<Stripe> {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL: baseUrl = '' } = process.env;
  const key = stage === undefined ? STRIPE_SECRET_KEY : await secretOf(checkedStage(stage), 'payments-key');
  if (!key) throw new UsageError('--stage is missing, and STRIPE_SECRET_KEY is not set');
  return connect(key, baseUrl);
}
