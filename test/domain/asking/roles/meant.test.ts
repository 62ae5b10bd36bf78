/** Words that the grammar does not know, in those that mean the same. */
import { describe, expect, test } from 'vitest';
import type { Meaning } from '../../../../lambdas/domain/asking/encoder/meanings.ts';
import { asMeant } from '../../../../lambdas/domain/asking/roles/said/meant.ts';
import { parsed, spansOf } from '../../../../scripts/roles/marked.ts';
import { context } from './known.ts';

/** @param meanings by the number of the first token */
function meant(line: string, meanings: Readonly<Record<number, Meaning>>) {
  const made = asMeant(spansOf(parsed(line)), (_, first) => meanings[first], context);
  return made && { words: made.spans.map(({ words }) => words), share: made.share };
}

describe('words in those that mean the same', () => {
  test('stay as they are where the grammar knows them', () => {
    const line = '[two|n] [nfl|sport] [overs|side]';
    expect(meant(line, { 0: { words: 'three', share: 1 }, 2: { words: 'under', share: 1 } })).toBeUndefined();
  });

  test('are as sure as the least certain of them', () => {
    const meanings = { 2: { words: 'goals', share: 0.9 }, 5: { words: 'safe', share: 0.7 } };
    expect(meant('[two|n] [nhl|sport] [flurbs|stat] , something [zorby|risk]', meanings)).toEqual({
      words: ['two', 'nhl', 'goals', 'safe'],
      share: 0.7,
    });
  });

  test('keep their figure, if they have one', () => {
    const price = { words: 'no price shorter than *', share: 1 };
    expect(meant('[two|n] [dogs|side] [flurb +150|price]', { 2: price })?.words.at(-1)).toBe(
      'no price shorter than +150',
    );
    expect(meant('[two|n] [dogs|side] [flurb +150 zorb +200|price]', { 2: price })).toBeUndefined();
  });

  test('are left out where they change no bet, and once where they say it twice', () => {
    expect(meant('[overs|side] [zorby|risk]', { 1: { words: '', share: 1 } })?.words).toEqual(['overs']);
    expect(
      meant('[zorbs|stat] [flurbs|stat]', {
        0: { words: 'goals', share: 1 },
        1: { words: 'goals', share: 1 },
      })?.words,
    ).toEqual(['goals']);
  });

  test('are no leg of each game where a number of legs is said', () => {
    const each = { words: 'one from each game', share: 1 };
    expect(meant('[overs|side] [zorbly|each]', { 1: each })?.words).toEqual(['overs', each.words]);
    expect(meant('[overs|side] [zorbly|each] [three|n]', { 1: each })?.words).toEqual(['overs', 'three']);
  });

  test('are none where they are refused, or hardly mean it', () => {
    expect(meant('[overs|side] no [zorbs|!stat]', { 2: { words: 'goals', share: 1 } })).toBeUndefined();
    expect(meant('[overs|side] [zorby|risk]', { 1: { words: 'safe', share: 0.2 } })).toBeUndefined();
  });
});
