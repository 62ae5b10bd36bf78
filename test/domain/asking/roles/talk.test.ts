/** The sentences of a question that say nothing of its bet. */
import { expect, test } from 'vitest';
import { tokensOf } from '../../../../lambdas/domain/asking/encoder/tokens.ts';
import type { Told } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { withoutTalk } from '../../../../lambdas/domain/asking/roles/talk.ts';

const roleNames = ['O', 'B-team'];

/** A question of which only these words are teams. */
function toldOf(prompt: string, ...teams: readonly string[]): Told {
  const tokens = tokensOf(prompt);
  return {
    prompt,
    tokens,
    words: tokens.map(({ text }) => ({
      roles: Float32Array.from(teams.includes(text) ? [0, 1] : [1, 0]),
      legs: Float32Array.from([1, 0, 0]),
    })),
    roleNames,
    kinds: Float32Array.from([]),
    kindNames: [],
    meaningOf: () => undefined,
  };
}

test.each([
  ['My barber knows. Chiefs to win! He is 80.', ['Chiefs'], 'Chiefs to win!'],
  ['Chiefs to win. What a day; Bills too.', ['Chiefs', 'Bills'], 'Chiefs to win. Bills too.'],
  ['It rains. It rains. Chiefs to win.', ['Chiefs'], 'Chiefs to win.'],
  ['It rains. Chiefs to win, they are due.', ['Chiefs'], 'Chiefs to win, they are due.'],
])('%s', (prompt, teams, rest) => {
  expect(withoutTalk(toldOf(prompt, ...teams))).toBe(rest);
});

test.each([
  ['is all of the bet', 'Chiefs to win. Bills to lose.', ['Chiefs', 'Bills']],
  ['names nobody', 'It rains. It pours.', []],
  ['is one sentence', 'It rains, Chiefs by 1.5', ['Chiefs']],
  ['says before whom it means', 'The Raiders never score. Put me under what they put up in Miami', ['Miami']],
])('is not there where the question %s', (_, prompt, teams) => {
  expect(withoutTalk(toldOf(prompt, ...teams))).toBeUndefined();
});
