/** Marks picks: confirms before a game has started, reports the result, and offers undo. */
import { useState } from 'react';
import type { SavedPick } from '../../../../lambdas/contracts/tracker.ts';
import { pickName } from '../../../../lambdas/domain/english/pick.ts';
import { sentenceOf } from '../../api/errors.ts';
import { type Mark, useMarkPicks, useUnmarkPicks } from '../../api/tracker.ts';
import { statusWords } from '../../components/status-label.tsx';
import { toast } from '../../components/toasts.ts';

export interface Marking {
  /** What waits for a yes, because a game has not started. */
  readonly asked: { readonly picks: readonly SavedPick[]; readonly status: Mark } | null;
  readonly isPending: boolean;
  /** Picks that are being marked, and what they failed with. */
  readonly picks: readonly SavedPick[];
  readonly status: Mark | undefined;
  readonly error: Error | null;
  mark(picks: readonly SavedPick[], status: Mark): void;
  confirm(): void;
  cancel(): void;
}

/** @param onMarked called when it is done, with what is to be announced; empty where the toast announces it */
export function useMarking(onMarked: (words: string) => void): Marking {
  const [asked, setAsked] = useState<Marking['asked']>(null);
  const { mutate, isPending, variables, error } = useMarkPicks();
  const undo = useUnmarkPicks();

  const takeBack = (picks: readonly SavedPick[]) =>
    undo.mutate(picks, {
      onSuccess: () => onMarked('Change undone'),
      onError: (failure) =>
        toast({
          title: 'Error',
          description: sentenceOf(failure, 'Failed to update pick status'),
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
            action: { label: 'Undo', run: () => takeBack(picks) },
          });
        },
      },
    );

  return {
    asked,
    isPending,
    picks: variables?.picks ?? [],
    status: variables?.status,
    error,
    mark: (picks, status) => {
      const isEarly = status !== 'pending' && picks.some(isToCome);
      if (isEarly) setAsked({ picks, status });
      else run(picks, status);
    },
    confirm: () => {
      if (asked) run(asked.picks, asked.status);
      setAsked(null);
    },
    cancel: () => setAsked(null),
  };
}

/** Whether a game of it is still to start. */
export function isToCome({ metadata }: Pick<SavedPick, 'metadata'>, now = Date.now()): boolean {
  return metadata.legs.some(({ startsAt }) => Date.parse(startsAt) > now);
}

/** `Dolphins −3 marked as Hit`, `3 picks marked as Miss`. */
function markedWords(picks: readonly SavedPick[], status: Mark): string {
  const [only] = picks;
  const what = picks.length === 1 && only ? pickName(only.metadata) : `${picks.length} picks`;
  return `${what} marked as ${statusWords[status]}`;
}
