/** Confirms the cancellation of a subscription. */
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../components/ui/controls/dialog.tsx';
import { useSubscriptionChange } from './subscription-change.ts';

interface Props {
  open: boolean;
  onClose(): void;
  /** The day on which access ends, formatted. */
  until: string;
}

export function CancelDialog({ open, onClose, until }: Props) {
  const { change, isChanging } = useSubscriptionChange('cancel', onClose);
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
          <Button variant="miss" busy={isChanging} onClick={change}>
            {isChanging ? 'Canceling...' : 'Yes, Cancel'}
          </Button>
        </>
      }
    >
      <chakra.p>
        You keep access until the end of the current billing period ({until}). After that, predictions and the
        tracker are locked. You can undo this until then.
      </chakra.p>
    </Dialog>
  );
}
