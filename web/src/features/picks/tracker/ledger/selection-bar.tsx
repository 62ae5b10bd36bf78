/** Actions on the selected picks. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { SavedPick } from '../../../../../../lambdas/contracts/picks/tracker.ts';
import { errorMessage } from '../../../../api/client/errors.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';
import { statusWords } from '../../../../components/ui/display/status-label.tsx';
import { Notice } from '../../../../components/ui/frame/notice.tsx';
import type { Marking } from '../marking.ts';
import { RowBox } from './row-box.tsx';

interface Props {
  picks: readonly SavedPick[];
  chosen: readonly SavedPick[];
  marking: Marking;
  onChooseAll(isChosen: boolean): void;
}

const marks = [
  { status: 'hit', variant: 'hit' },
  { status: 'miss', variant: 'miss' },
  { status: 'pending', variant: 'outline' },
] as const;

export function SelectionBar({ picks, chosen, marking, onChooseAll }: Props) {
  const isBusy = marking.isPending && marking.picks.length > 1;
  return (
    <chakra.div
      display="grid"
      gap="3"
      paddingLeft={{ base: '4', md: '5' }}
      paddingRight="3"
      paddingY="1.5"
      borderBottomWidth="1px"
      bg={chosen.length > 0 ? 'raised' : undefined}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" minHeight="11">
        <chakra.div display="flex" alignItems="center" gap={{ base: '5', md: '5' }}>
          <RowBox
            label="Select all on this page"
            checked={chosen.length === picks.length}
            isPartial={chosen.length > 0 && chosen.length < picks.length}
            onChange={onChooseAll}
          />
          <chakra.span textStyle="small" color={chosen.length > 0 ? 'fg' : 'muted'} role="status">
            {chosen.length > 0 ? `${chosen.length} selected` : 'Select all on this page'}
          </chakra.span>
        </chakra.div>
        {chosen.length > 0 && (
          <chakra.div role="group" aria-label="Mark the selected picks" display="flex" gap="2">
            {marks.map(({ status, variant }) => (
              <Button
                key={status}
                size="sm"
                variant={variant}
                aria-label={`Mark ${chosen.length} selected as ${statusWords[status].toLowerCase()}`}
                busy={isBusy && marking.status === status}
                disabled={isBusy && marking.status !== status}
                onClick={() => marking.mark(chosen, status)}
              >
                {statusWords[status]}
              </Button>
            ))}
          </chakra.div>
        )}
      </chakra.div>
      {marking.error && marking.picks.length > 1 && (
        <Notice tone="error" error={marking.error}>
          {errorMessage(marking.error, 'Failed to update pick status')}
        </Notice>
      )}
    </chakra.div>
  );
}
