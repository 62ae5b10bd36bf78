/** Asking for a play. */
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { askForPlay, type Change } from '../../../lambdas/contracts/ask.ts';
import type { OutputOf } from '../../../lambdas/contracts/contract.ts';
import { call } from './client.ts';
import { ApiError, isUnanswered } from './errors.ts';
import { predictionsKey } from './predictions.ts';
import { statusKey } from './status.ts';

export type PlayAnswer = OutputOf<typeof askForPlay>;

export interface Question {
  readonly prompt: string;
  readonly sport: string;
  /** `promptLogId` of the answer that `change` is about. */
  readonly follows?: string;
  readonly change?: Change;
  /** One per ask: a call that is repeated because its answer was lost is answered once and counted once. */
  readonly requestKey: string;
}

/** Over the server's own limit of 29 seconds, so that its sentence arrives. */
const timeout = 35_000;

const noResponse = 'The AI did not provide a response. Please try again.';

const askKey = ['ask'] as const;

/** Whether a question has been answered since the app was opened. */
export function useHasAsked(): boolean {
  return useMutationState({ filters: { mutationKey: askKey, status: 'success' } }).length > 0;
}

export function useAsk() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: askKey,
    mutationFn: async ({ follows, ...question }: Question) => {
      const answer = await call(askForPlay, { query: { follows }, body: question, timeout });
      if (answer.response.trim() === '') throw new ApiError(noResponse, { status: 200, said: noResponse });
      return answer;
    },
    retry: (failures, error) => failures < 1 && isUnanswered(error),
    retryDelay: 1000,
    // The answer is shown at once: nobody waits until the rest is read again.
    onSettled: () => {
      for (const queryKey of [predictionsKey, statusKey]) void queries.invalidateQueries({ queryKey });
    },
  });
}
