/** Cancels or resumes a subscription, and reports the result. */
import { useChangeSubscription } from '../../../api/billing.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { toast } from '../../../components/ui/frame/toasts.ts';
import { useUser } from '../../../session/provider.tsx';

const texts = {
  cancel: {
    title: 'Subscription Canceled',
    description: 'Your access will end at the end of the current billing period.',
    failed: 'Failed to cancel subscription. Please try again.',
  },
  reactivate: {
    title: 'Subscription Reactivated',
    description: 'Your subscription continues and renews as usual.',
    failed: 'Failed to reactivate subscription. Please try again.',
  },
} as const;

/** @param onSettled called after both a success and a failure */
export function useSubscriptionChange(change: keyof typeof texts, onSettled?: () => void) {
  const { id } = useUser();
  const { title, description, failed } = texts[change];
  const { mutate, isPending } = useChangeSubscription(id, change, {
    onDone: () => {
      toast({ title, description, tone: 'success' });
      onSettled?.();
    },
    onFailed: (error) => {
      toast({ title: 'Error', description: errorMessage(error, failed), tone: 'error' });
      onSettled?.();
    },
  });
  return { change: () => mutate(), isChanging: isPending };
}
