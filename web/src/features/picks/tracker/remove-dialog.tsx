/** Confirms the removal of a pick that was saved by mistake. */
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { useRemovePick } from '../../../api/tracker.ts';
import { Button } from '../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../components/ui/controls/dialog.tsx';
import { Notice } from '../../../components/ui/frame/notice.tsx';

interface Props {
  /** Null while the dialog is closed. */
  pick: SavedPick | null;
  onClose(): void;
  onRemoved(): void;
}

export function RemoveDialog({ pick, onClose, onRemoved }: Props) {
  const { mutate, isPending, error, reset } = useRemovePick();
  const close = () => {
    reset();
    onClose();
  };
  const remove = () => {
    if (!pick) return;
    mutate(pick, {
      onSuccess: () => {
        onClose();
        onRemoved();
      },
    });
  };
  return (
    <Dialog
      title="Remove this pick?"
      open={pick !== null}
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Keep it
          </Button>
          <Button variant="miss" busy={isPending} onClick={remove}>
            Remove
          </Button>
        </>
      }
    >
      {pick && pickName(pick.metadata)} will leave your tracker and your record. Picks can be removed within
      10 minutes of saving and before the first game starts.
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Failed to remove the pick. Please try again.')}
        </Notice>
      )}
    </Dialog>
  );
}
