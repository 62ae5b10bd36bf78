import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toldOf } from '../../../../../lambdas/domain/asking/encoder/told.ts';
import { likelyOf } from '../../../../../lambdas/domain/asking/likely/likely.ts';
import {
  isUnlikelyPlay,
  readLikely,
} from '../../../../../lambdas/domain/asking/queries/reading/read-likely.ts';
import { encoder } from '../../../../../lambdas/services/asking/encoder.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: [],
  roster: [
    { name: 'Josh Allen', sport: 'NFL' as const, team: 'Buffalo Bills' },
    { name: 'Kawhi Leonard', sport: 'NBA' as const, team: 'Los Angeles Clippers' },
  ],
  now: new Date('2026-11-22T15:00:00Z'),
};
const likely = (prompt: string) => likelyOf(toldOf(prompt, context.roster, encoder()));
const read = (prompt: string) => readLikely(prompt, context, likely(prompt));

describe('a question that no rule reads in full', () => {
  test.each([
    ['would a sane person lay 13.5 with dallas', { ask: 'check' }],
    ['browns games, mostly overs by now?', { ask: 'find', topic: 'total' }],
    ['am i green lately or what', { ask: 'mine' }],
  ] as const)('%s', (prompt, query) => {
    expect(read(prompt)?.query).toMatchObject(query);
  });

  test('names the words that it left out', () => {
    expect(read('would a sane person lay 13.5 with dallas')?.asides).toContain('sane');
  });

  test.each([
    'build me 3 legs of dogs with a blorp twist',
    'two overs and a flibber on the chiefs',
    'hedge my bet on the Bears',
  ])('%s: is asked back', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });
});

test('a term beside a word that nobody knows is not explained', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-f0-9]{12}$/), (word) => {
      expect(read(`moneyline ${word}`)).toBeUndefined();
    }),
  );
});

describe('a question that reads as a bet', () => {
  test.each([
    '3 leg parlay of nfl favorites',
    'mahomes over passing yards',
    'a top 10 finish',
    'An MLB run line at the lowest cost',
  ])('%s: is one', (prompt) => {
    expect(isUnlikelyPlay(likely(prompt))).toBe(false);
  });

  test.each(['whats the real price on -112 -108', 'what do i have to hit to break even at -118'])(
    '%s: is none',
    (prompt) => {
      expect(isUnlikelyPlay(likely(prompt))).toBe(true);
    },
  );
});
