/** Changes that are offered where a follow-up could not be placed on a play: those that apply to it. */
import type { Change } from '../../../contracts/asking/change.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Turn } from '../../../contracts/asking/turn.ts';
import { follow } from '../answer/follow.ts';
import type { Given } from '../answer/next.ts';
import { info } from '../answer/words/info.ts';
import { isRuled, promptOf } from '../queries/reading/kinds.ts';
import type { Heard } from './heard.ts';

const offered: readonly (readonly [label: string, change: Change])[] = [
  ['Safer', { kind: 'safer' }],
  ['Longer odds', { kind: 'longer' }],
  ['Something else', { kind: 'again' }],
];

/** @returns two or three texts, each read as a follow-up to this play */
export function tapsOf({ play, queries }: Pick<Turn, 'play' | 'queries'>): readonly string[] {
  const [reading] = queries;
  // Of a bet that the asker named, nothing of ours can be changed.
  return play && reading ? changesOf({ reading, ...play }) : ['Track it', info.askSchedule];
}

/** Where nobody knows what is to be changed. */
export const whatToChangeWhy = 'We couldn’t tell what to change in the last answer.';

/** A question that goes on from the last answer in a way that was not understood; what it can be is offered. */
export function whatToChange(turn: Turn, bet?: Reading): Extract<Heard, { kind: 'unclear' }> {
  const why = whatToChangeWhy;
  const instead = turn.play ? tapsOf(turn) : askedAgain(turn);
  return { kind: 'unclear', why, instead, ...(bet && { bet }) };
}

/** The last questions again, and what else can be asked. */
export function askedAgain({ asked = [] }: Pick<Turn, 'asked'>): readonly string[] {
  const again = asked.filter(isRuled).map(promptOf);
  return [...again, info.askSchedule, info.askHow].slice(0, 3);
}

/** @returns the same for a play of ours */
export function changesOf(given: Given): readonly string[] {
  return ['Why', ...offered.flatMap(([label, change]) => (follow(given, change) ? [label] : []))].slice(-3);
}
