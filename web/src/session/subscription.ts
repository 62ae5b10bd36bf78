/** Whether paid features may be shown. */
import { useQuery } from '@tanstack/react-query';
import { isActive } from '../../../lambdas/domain/billing/access.ts';
import { ApiError } from '../api/client/errors.ts';
import { statusQuery } from '../api/status.ts';
import { useUser } from './provider.tsx';

/** `status` is null while it loads, and `inactive` if it cannot be loaded; `failure` has the reason. */
export function useSubscription() {
  const { id } = useUser();
  const { data, isPending, error, refetch } = useQuery(statusQuery(id));
  const status = isPending ? null : (data?.status ?? 'inactive');
  return {
    status,
    plan: data?.subscription_plan ?? 'free',
    remainingPrompts: data?.remainingPrompts,
    priced: data?.priced,
    /** ISO 8601; null without a self-exclusion. */
    excludedUntil: data?.excludedUntil ?? null,
    /** The user's own daily prompt limit, if it is lower than the plan's. */
    ownDailyLimit: data?.ownDailyLimit,
    reminder: data?.reminder ?? {},
    picks: data?.picks,
    /** ISO 8601; null if the question form proposes parlays too. */
    singlesUntil: data?.singlesUntil ?? null,
    isActive: isActive(status),
    failure: error && !data ? failureWords(error) : null,
    refetch,
  };
}

function failureWords(error: Error): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return 'Error fetching subscription status';
  return status === 200 ? 'Failed to parse subscription status' : 'Failed to fetch subscription status';
}
