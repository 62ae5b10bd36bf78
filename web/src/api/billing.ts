/** Plans and subscriptions: list, buy, cancel, resume and manage. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelSubscription,
  getUserSubscription,
  listPlans,
  openPortal,
  reactivateSubscription,
  startCheckout,
} from '../../../lambdas/contracts/billing/billing.ts';
import { call, send } from './client/client.ts';
import { statusKey } from './status.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 5 * 60_000,
});

const subscriptionKey = ['subscription'] as const;

/** @param userId part of the cache key, so that no user sees another's data */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: [...subscriptionKey, userId],
    queryFn: ({ signal }) => call(getUserSubscription, { signal }),
  });

export interface Order {
  readonly planName: string;
  /** May contain `{CHECKOUT_SESSION_ID}`, which the provider fills in. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export const checkout = (order: Order) => call(startCheckout, { body: { ...order } });

/** @param returnUrl where the provider's portal returns to */
export const portal = (returnUrl: string) => call(openPortal, { body: { returnUrl } });

interface Callbacks {
  onDone(): void;
  onFailed(error: Error): void;
}

/** Cancels at the end of the period, or undoes that. On success the page updates at once. */
export function useChangeSubscription(
  userId: string,
  change: 'cancel' | 'reactivate',
  { onDone, onFailed }: Callbacks,
) {
  const queries = useQueryClient();
  const contract = change === 'cancel' ? cancelSubscription : reactivateSubscription;
  return useMutation({
    mutationFn: () => send(contract),
    onSuccess: (answer) => {
      if (answer) queries.setQueryData(subscriptionQuery(userId).queryKey, answer);
      for (const queryKey of [subscriptionKey, statusKey]) void queries.invalidateQueries({ queryKey });
      onDone();
    },
    onError: onFailed,
  });
}
