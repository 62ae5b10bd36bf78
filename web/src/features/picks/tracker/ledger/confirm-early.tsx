/** Confirms marking a pick whose game has not started. */

import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { Dialog } from '../../../../components/ui/controls/dialog.tsx';
import { statusWords } from '../../../../components/ui/display/status-label.tsx';
import { hasUpcomingGame, type Marking } from '../marking.ts';

export function ConfirmEarly({
  toConfirm,
  confirm,
  cancel,
}: Pick<Marking, 'toConfirm' | 'confirm' | 'cancel'>) {
  const early = toConfirm?.picks.filter((pick) => hasUpcomingGame(pick)) ?? [];
  const [first] = early;
  const word = toConfirm ? statusWords[toConfirm.status] : '';
  return (
    <Dialog
      title="Mark before the game starts?"
      open={toConfirm !== null}
      onClose={cancel}
      actions={
        <>
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
          <Button busy={false} onClick={confirm}>
            Mark as {word}
          </Button>
        </>
      }
    >
      {early.length === 1 && first
        ? `${pickName(first.metadata)} has a game that has not started.`
        : `${early.length} of these picks have a game that has not started.`}{' '}
      Your record will show it as marked by you, and the final score will not change it.
    </Dialog>
  );
}
