/** Asks once more before a subscription is cancelled. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useChangeSubscription } from '../../api/billing.ts';
import { sentenceOf } from '../../api/errors.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { toast } from '../../components/toasts.ts';
import { useUser } from '../../session/provider.tsx';

interface Props {
  open: boolean;
  onClose(): void;
  /** The day on which access ends, in words. */
  until: string;
}

export function CancelDialog({ open, onClose, until }: Props) {
  const { id } = useUser();
  const { mutate, isPending } = useChangeSubscription(id, 'cancel');
  const cancel = () =>
    mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Subscription Canceled',
          description: 'Your access will end at the end of the current billing period.',
          tone: 'success',
        }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: sentenceOf(error, 'Failed to cancel subscription. Please try again.'),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <Dialog
      title="Cancel Subscription"
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep Subscription
          </Button>
          <Button variant="miss" busy={isPending} onClick={cancel}>
            {isPending ? 'Canceling...' : 'Yes, Cancel'}
          </Button>
        </>
      }
    >
      <chakra.p>
        You keep everything you paid for until the end of the current billing period ({until}). After that,
        predictions and the tracker are closed. You can change your mind until then.
      </chakra.p>
    </Dialog>
  );
}
