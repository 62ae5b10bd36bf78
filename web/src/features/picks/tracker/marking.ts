/** Marks picks: asks for confirmation before a game has started, reports the result, and offers undo. */
import { useState } from 'react';
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { pickName } from '../../../../../lambdas/domain/asking/english/pick.ts';
import { errorMessage } from '../../../api/client/errors.ts';
import { type Mark, useMarkPicks, useUnmarkPicks } from '../../../api/tracker.ts';
import { statusWords } from '../../../components/ui/display/status-label.tsx';
import { toast } from '../../../components/ui/frame/toasts.ts';

export interface Marking {
  /** A change that needs confirmation because a game has not started. */
  readonly toConfirm: { readonly picks: readonly SavedPick[]; readonly status: Mark } | null;
  readonly isPending: boolean;
  /** The picks being marked. */
  readonly picks: readonly SavedPick[];
  readonly status: Mark | undefined;
  readonly error: Error | null;
  mark(picks: readonly SavedPick[], status: Mark): void;
  confirm(): void;
  cancel(): void;
}

/** @param onMarked called on success with the text to announce; empty if a toast announces it */
export function useMarking(onMarked: (words: string) => void): Marking {
  const [toConfirm, setToConfirm] = useState<Marking['toConfirm']>(null);
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

  const run = (picks: readonly SavedPick[], status: Mark) =>
    mutate(
      { picks, status },
      {
        onSuccess: () => {
          onMarked('');
          toast({
            title: markedWords(picks, status),
            tone: 'success',
            action: { label: 'Undo', run: () => undoMarks(picks) },
          });
        },
      },
    );

  return {
    toConfirm,
    isPending,
    picks: variables?.picks ?? [],
    status: variables?.status,
    error,
    mark: (picks, status) => {
      const isEarly = status !== 'pending' && picks.some((pick) => hasUpcomingGame(pick));
      if (isEarly) setToConfirm({ picks, status });
      else run(picks, status);
    },
    confirm: () => {
      if (toConfirm) run(toConfirm.picks, toConfirm.status);
      setToConfirm(null);
    },
    cancel: () => setToConfirm(null),
  };
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
