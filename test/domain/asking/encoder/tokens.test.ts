import { describe, expect, test } from 'vitest';
import { looksOf, mostTokens, tokensOf } from '../../../../lambdas/domain/asking/encoder/tokens.ts';

const wordsOf = (prompt: string) => tokensOf(prompt).map(({ text }) => text);

describe('the tokens of a question', () => {
  test.each([
    ['u45.5', ['u', '45.5']],
    ["don't", ["don't"]],
    ["Kelce's yards", ['Kelce', "'", 's', 'yards']],
    ['-110 or 1,250', ['-', '110', 'or', '1,250']],
    ['3-team 25+', ['3', '-', 'team', '25', '+']],
    ['', []],
  ])('%s', (prompt, words) => {
    expect(wordsOf(prompt)).toEqual(words);
  });

  test('say where they stand, and what is written without a space', () => {
    expect(tokensOf('a 1pm')).toEqual([
      { text: 'a', at: 0, isGlued: false },
      { text: '1', at: 2, isGlued: false },
      { text: 'pm', at: 3, isGlued: true },
    ]);
  });

  test('of a long question are not all read', () => {
    expect(tokensOf('bet '.repeat(1000))).toHaveLength(mostTokens);
  });
});

describe('what a token looks like', () => {
  const roster = [{ sport: 'NBA', team: 'Denver Nuggets', name: 'Nikola Jokić' }] as const;
  const flagsOf = (prompt: string) => looksOf(tokensOf(prompt), roster);

  test('has the names that it can be', () => {
    expect(flagsOf('nuggets denver nikola jokic')).toEqual([
      [1, 0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0, 0],
    ]);
  });

  test('is the same with accents', () => {
    const [one, other] = looksOf(tokensOf('Jokić Jokic'), roster);
    expect(one).toEqual(other);
  });
});
