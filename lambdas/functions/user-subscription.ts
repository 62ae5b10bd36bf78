/** The user's subscription, if any. */
import { getUserSubscription } from '../contracts/billing/billing.ts';
import { shownSubscription } from '../domain/billing/subscription.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(getUserSubscription, {}, async ({ user }) => ({
  subscription: shownSubscription(user),
}));
