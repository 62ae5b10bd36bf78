/** Buttons that set the status of a pick; its own status is not offered. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { statusWords } from '../../../../components/ui/display/status-label.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import type { Marking } from '../marking.ts';

const marks = [
  { status: 'hit', variant: 'hit' },
  { status: 'miss', variant: 'miss' },
  { status: 'pending', variant: 'outline' },
] as const;

interface Props {
  pick: SavedPick;
  marking: Marking;
}

export function Marks({ pick, marking }: Props) {
  const name = pickName(pick.metadata);
  const isMine = marking.picks.length === 1 && marking.picks[0]?.id === pick.id;
  const isPending = isMine && marking.isPending;
  return (
    <>
      <chakra.div
        role="group"
        aria-label={`Set the status of ${name}`}
        display="flex"
        flexWrap="wrap"
        gap="2"
      >
        {marks
          .filter(({ status }) => status !== pick.status)
          .map(({ status, variant }) => (
            <Button
              key={status}
              size="sm"
              variant={variant}
              minWidth={{ sm: '6rem' }}
              flex={{ base: '1', sm: '0 0 auto' }}
              disabled={isPending && marking.status !== status}
              busy={isPending && marking.status === status}
              onClick={() => marking.mark([pick], status)}
            >
              {statusWords[status]}
            </Button>
          ))}
      </chakra.div>
      {isMine && marking.error && (
        <Notice tone="error" error={marking.error}>
          {errorMessage(marking.error, 'Failed to update pick status')}
        </Notice>
      )}
    </>
  );
}
