/** Handles the payment provider's events: grants a paid plan, and ends an expired one. */

import { handlePaymentEvent } from '../app/billing/payment-events.ts';
import { takePaymentEvent } from '../contracts/billing/billing.ts';
import * as rates from '../data/platform/rates.ts';
import { badRequest, tooMany } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { consumeOf } from '../http/visitor.ts';
import { webhook } from '../http/webhook.ts';
import { BadSignature, readSigned, signingSecret } from '../services/billing/payment-event.ts';
import { log } from '../telemetry/log.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = webhook(
  takePaymentEvent,
  { signingSecret, handlePaymentEvent, rates },
  async ({ payload, header, now, visitor, signingSecret, handlePaymentEvent, rates }) => {
    const secret = await signingSecret();
    try {
      const event = readSigned(payload, header('stripe-signature'), secret, now);
      const outcome = await handlePaymentEvent(event, now);
      metric('PaymentEvents', 1, { Outcome: outcome });
      log.info('payment event', { id: event.id, type: event.type, outcome });
      return { received: true as const };
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      // Only events with an invalid signature are rate limited.
      const counted = await consumeOf(visitor, limits.badSignatures, now, rates);
      if (!counted.allowed) throw tooMany(counted.retryAfter);
      metric('PaymentEvents', 1, { Outcome: 'bad-signature' });
      throw badRequest(error.message);
    }
  },
);
