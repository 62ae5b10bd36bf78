/** Changes that are offered where a follow-up could not be placed on a play: those that apply to it. */
import type { Change } from '../../../contracts/asking/change.ts';
import type { Turn } from '../../../contracts/asking/turn.ts';
import { follow } from '../answer/follow.ts';
import type { Given } from '../answer/next.ts';
import { info } from '../answer/words/info.ts';

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

/** @returns the same for a play of ours */
export function changesOf(given: Given): readonly string[] {
  return ['Why', ...offered.flatMap(([label, change]) => (follow(given, change) ? [label] : []))].slice(-3);
}
