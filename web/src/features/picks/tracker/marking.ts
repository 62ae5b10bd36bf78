/** Marks picks: reports the result, also that a game has not started, and offers undo. */
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { type Mark, useMarkPicks, useUnmarkPicks } from '../../../api/tracker.ts';
import { statusWords } from '../../../components/ui/display/status-label.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';

export interface Marking {
  readonly isPending: boolean;
  /** The picks being marked. */
  readonly picks: readonly SavedPick[];
  readonly status: Mark | undefined;
  readonly error: Error | null;
  mark(picks: readonly SavedPick[], status: Mark): void;
}

/** @param onMarked called on success with the text to announce; empty if a toast announces it */
export function useMarking(onMarked: (words: string) => void): Marking {
  const { mutate, isPending, variables, error } = useMarkPicks();
  const undo = useUnmarkPicks();

  const undoMarks = (picks: readonly SavedPick[]) =>
    undo.mutate(picks, {
      onSuccess: () => onMarked('Change undone'),
      onError: (failure) =>
        toast({
          title: 'Error',
          description: errorMessage(failure, 'Failed to update pick status'),
          tone: 'error',
        }),
    });

  const mark = (picks: readonly SavedPick[], status: Mark) => {
    const early = status === 'pending' ? '' : earlyWords(picks);
    mutate(
      { picks, status },
      {
        onSuccess: () => {
          onMarked('');
          toast({
            title: markedWords(picks, status),
            ...(early !== '' && { description: early }),
            tone: 'success',
            action: { label: 'Undo', run: () => undoMarks(picks) },
          });
        },
      },
    );
  };

  return {
    isPending,
    picks: variables?.picks ?? [],
    status: variables?.status,
    error,
    mark,
  };
}

/** What a mark before the start means; empty if all games have started. */
function earlyWords(picks: readonly SavedPick[]): string {
  const early = picks.filter((pick) => hasUpcomingGame(pick)).length;
  if (early === 0) return '';
  const subject = picks.length === 1 ? 'It has' : `${early} of them ${early === 1 ? 'has' : 'have'}`;
  return `${subject} a game that has not started. The final score will not change this mark.`;
}

/** Whether any of the pick's games has not started. */
export function hasUpcomingGame({ metadata }: Pick<SavedPick, 'metadata'>, now = Date.now()): boolean {
  return metadata.legs.some(({ startsAt }) => Date.parse(startsAt) > now);
}

/** `Dolphins −3 marked as Hit`, `3 picks marked as Miss`. */
function markedWords(picks: readonly SavedPick[], status: Mark): string {
  const [only] = picks;
  const subject = picks.length === 1 && only ? pickName(only.metadata) : `${picks.length} picks`;
  return `${subject} marked as ${statusWords[status]}`;
}
