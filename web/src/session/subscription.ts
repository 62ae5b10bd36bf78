/** Whether what is paid for may be shown. */
import { useQuery } from '@tanstack/react-query';
import { isActive } from '../../../lambdas/domain/access.ts';
import { statusQuery } from '../api/status.ts';
import { useUser } from './provider.tsx';

/** `status` is null until it is known, and `inactive` where it cannot be had. */
export function useSubscription() {
  const { id } = useUser();
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(statusQuery(id));
  const status = isPending ? null : (data?.status ?? 'inactive');
  return {
    status,
    plan: data?.subscription_plan ?? 'free',
    remainingPrompts: data?.remainingPrompts,
    isActive: isActive(status),
    failure: isError && !data ? error : null,
    isFetching,
    refetch,
  };
}
