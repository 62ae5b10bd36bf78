/** What a question may mean whose words are not certain. */
import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../../../lambdas/domain/asking/encoder/tokens.ts';
import type { Told } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { guessesOf } from '../../../../lambdas/domain/asking/roles/doubt/guesses.ts';
import { retellings } from '../../../../lambdas/domain/asking/roles/doubt/retellings.ts';
import { rolesOf } from '../../../../lambdas/domain/asking/roles/spans.ts';
import { readingWith } from '../../feed/games/games.ts';

const roleNames = ['O', 'B-team', 'I-team', 'B-stat', 'I-stat'];

/** Each word with the shares of its roles, and none in a leg. */
const told = (prompt: string, ...roles: readonly (readonly number[])[]): Told => ({
  prompt,
  tokens: tokensOf(prompt),
  words: roles.map((shares) => ({ roles: Float32Array.from(shares), legs: Float32Array.from([1, 0, 0]) })),
  roleNames,
  kinds: Float32Array.from([]),
  kindNames: [],
  meaningOf: () => undefined,
});

const said = (of: Told) => rolesOf(of).spans.map(({ role, words }) => `${role}: ${words}`);
const all = (of: Told, count = 24) => retellings(of, count).map(({ told: other }) => said(other).join(', '));

describe('the ways to tell words', () => {
  test('are one where every word is certain', () => {
    expect(all(told('bears win', [0.02, 0.98, 0, 0, 0], [0.95, 0, 0, 0.05, 0]))).toEqual(['team: bears']);
  });

  test('begin with the likeliest, and have the others in their order', () => {
    expect(all(told('bears win', [0.4, 0.6, 0, 0, 0], [0.7, 0, 0, 0.3, 0]))).toEqual([
      'team: bears',
      '',
      'team: bears, stat: win',
      'stat: win',
    ]);
  });

  test('have words that stand together in one role', () => {
    const doubtful = told('expected to win', [0.6, 0, 0, 0.4, 0], [0.6, 0, 0, 0, 0.4], [1, 0, 0, 0, 0]);
    expect(all(doubtful)).toContain('stat: expected to');
  });

  test('are at most so many, each of which is less likely than the one before', () => {
    const half = [0.5, 0.2, 0.1, 0.15, 0.05];
    const ways = retellings(told('a b c d e', half, half, half, half, half), 10);
    expect(ways).toHaveLength(10);
    expect(ways.map(({ ratio }) => ratio)).toEqual(ways.map(({ ratio }) => ratio).toSorted((a, b) => b - a));
  });
});

describe('the guesses', () => {
  const doubtful = told('bears win', [0.4, 0.6, 0, 0, 0], [0.7, 0, 0, 0.3, 0]);

  test('are the bets of all ways, each with its share', () => {
    const [first, second, ...others] = guessesOf(doubtful, (other) =>
      readingWith({ stat: said(other).includes('stat: win') ? 'goals' : null, markets: ['prop'] }),
    );
    expect(others).toEqual([]);
    expect([first?.reading.stat, second?.reading.stat]).toEqual([null, 'goals']);
    expect(first?.share).toBeCloseTo(0.7, 5);
    expect((first?.share ?? 0) + (second?.share ?? 0)).toBeCloseTo(1, 5);
  });

  test('are none where no way makes a bet', () => {
    expect(guessesOf(doubtful, () => undefined)).toEqual([]);
  });
});
