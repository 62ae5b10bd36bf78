/** Asking for a play. */
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { askForPlay } from '../../../lambdas/contracts/asking/ask.ts';
import type { Change } from '../../../lambdas/contracts/asking/change.ts';
import { contract, type OutputOf } from '../../../lambdas/contracts/platform/contract.ts';
import { call } from './client/client.ts';
import { ApiError, isConnectionError } from './client/errors.ts';
import { predictionsKey } from './predictions.ts';
import { statusKey } from './status.ts';

export type PlayAnswer = OutputOf<typeof askForPlay>;

export interface Question {
  readonly prompt: string;
  readonly sport: string;
  /** The name of `change`; not sent. */
  readonly changed?: string | undefined;
  /** `promptLogId` of the answer to change. */
  readonly follows?: string;
  readonly change?: Change;
  /** Idempotency key, one per ask: a retry after a lost response is answered once and counted once. */
  readonly requestKey: string;
}

/** Milliseconds. Longer than the server's limit of 29 seconds, so that its error message arrives. */
const timeout = 35_000;

/** An answer without words is none, whatever else it has. */
const nothing = z.object({ response: z.string().check(z.trim(), z.maxLength(0)) });
const askOrNothing = contract({ ...askForPlay, output: z.union([nothing, askForPlay.output]) });

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
    mutationFn: async ({ follows, changed: _name, ...question }: Question) => {
      const answer = await call(askOrNothing, { query: { follows }, body: question, timeout });
      if (!('kind' in answer)) throw new ApiError(noResponse, { status: 200, userMessage: noResponse });
      return answer;
    },
    retry: (failures, error) => failures < 1 && isConnectionError(error),
    retryDelay: 1000,
    // Not awaited: the answer is shown before the refetches finish.
    onSettled: () => {
      for (const queryKey of [predictionsKey, statusKey]) void queries.invalidateQueries({ queryKey });
    },
  });
}
