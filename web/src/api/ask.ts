/** Asking for a play. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askForPlay } from '../../../lambdas/contracts/ask.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import { call } from './client.ts';
import { isUnanswered } from './errors.ts';
import { predictionsKey } from './predictions.ts';

export type PlayAnswer = OutputOf<typeof askForPlay>;

export interface Question {
  readonly prompt: string;
  readonly sport: string;
  /** One per ask: a call that is repeated because its answer was lost is answered once and counted once. */
  readonly requestKey: string;
}

/** Over the server's own limit of 29 seconds, so that its sentence arrives. */
const timeout = 35_000;

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (question: Question) => call(askForPlay, { body: { ...question }, timeout }),
    retry: (failures, error) => failures < 1 && isUnanswered(error),
    retryDelay: 1000,
    // The answer is shown at once: nobody waits until the rest is read again.
    onSettled: () => {
      for (const queryKey of [predictionsKey, ['status']]) void queries.invalidateQueries({ queryKey });
    },
  });
}
