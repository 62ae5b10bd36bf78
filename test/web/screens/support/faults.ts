/** The ways a call can fail, and what the user sees. */
import { expect } from 'vitest';
import type { RouteName } from '../../../../lambdas/contracts/routes.ts';
import type { Place } from './controls.ts';
import { type Answer, type Answers, eventually } from './open-app.tsx';

const serverMessage = 'The store room is locked';

interface Fault {
  readonly name: string;
  readonly answer: Answer;
  /** The text shown; undefined for the screen's own sentence. */
  readonly message?: string;
}

const noAnswer: Fault = {
  name: 'no answer',
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
};
const error: Fault = {
  name: 'an error in JSON',
  answer: () => Response.json({ error: serverMessage }, { status: 500 }),
  message: serverMessage,
};
const otherShape: Fault = {
  name: 'an answer of another shape',
  answer: () => Response.json({ hello: 'there' }),
};

/** One fault of each kind; the client's test covers every form. */
export const faults: readonly Fault[] = [noAnswer, error, otherShape];

/** For calls whose response body is ignored: any 200 is a success. */
export const writeFaults: readonly Fault[] = [noAnswer, error];

/** A success of a call whose response body is ignored. */
export const withoutBody = () => new Response('');

interface Failure {
  /** The function whose response fails. */
  readonly call: RouteName;
  /** The screen's own sentence. */
  readonly own: string;
  /** Where the error is shown. */
  readonly place: Place;
  /** Makes the screen call the function; before the first call, no error is shown. */
  provoke(): Promise<void>;
  readonly faults: readonly Fault[];
}

/**
 * Exposes an open screen to each fault in turn. The screen's own sentence and the server's alternate, so that each step
 * must change what is shown.
 */
export async function expectEveryFault(answers: Answers, failure: Failure): Promise<void> {
  const { call, own, place, provoke, faults } = failure;
  const usual = answers[call];
  for (const { name, answer, message = own } of faults) {
    answers[call] = answer;
    await provoke();
    await eventually(() => expect(place().textContent, name).toContain(message));
  }
  if (usual) answers[call] = usual;
  else delete answers[call];
}
