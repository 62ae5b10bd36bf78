/** Wishes are read the same in whatever order their parts are said and their constructions are tried. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { constructions, piecesOf } from '../../../../lambdas/domain/asking/reading/wishes/constructions.ts';
import { tokensOf } from '../../../../lambdas/domain/asking/reading/wishes/tokens.ts';
import { legsOf } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { sampleOf } from '../../../support/depth.ts';
import { read } from './readings.ts';

const parts = [
  'two overs',
  'a team to win',
  'an nhl underdog',
  'one nba spread',
  'three player props',
  'a lock',
  'the Broncos moneyline',
  'LeBron James over 25.5 points',
  'a couple of home favorites',
  'something else',
] as const;
const joins = [' and ', ', ', ' plus ', ' with ', ', and '] as const;

const asked = ({ wishes }: Reading) => wishes.map((wish) => JSON.stringify(wish)).sort();

test('parts can be said in any order, joined by any word', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...parts], { minLength: 2, maxLength: 3 }),
      fc.constantFrom(...joins),
      fc.constantFrom(...joins),
      (said, join, other) => {
        const one = read(`give me ${said.join(join)}`, 'NFL');
        const turned = read(`give me ${said.toReversed().join(other)}`, 'NFL');
        expect(asked(turned.reading)).toEqual(asked(one.reading));
        expect([one.unread, turned.unread]).toEqual([[], []]);
        expect(one.reading.legs).toEqual(turned.reading.legs);
      },
    ),
    { numRuns: sampleOf(100) },
  );
});

test('the wishes have as many legs as their parts count, and read back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...parts), { minLength: 2, maxLength: 3 }), (said) => {
      const { reading } = read(`parlay of ${said.join(' and ')}`, 'NFL');
      const counts = said.map((part) =>
        /^(?:two|a couple)/.test(part) ? 2 : part.startsWith('three') ? 3 : 1,
      );
      const sum = counts.reduce((all, count) => all + count, 0);
      expect(legsOf(reading.wishes)).toBe(sum);
      expect(read(canonicalPrompt(reading), 'NFL').reading).toEqual(reading);
    }),
    { numRuns: sampleOf(100) },
  );
});

test('constructions cut a question alike in any order', () => {
  const questions = [
    'want a 4 legger with 2 favorites on the moneyline and 2 underdogs , nfl only',
    'parlay of a lock plus lebron points and rebounds and something with it',
    'at least one hockey underdog , between -150 and +120 , all favorites',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...questions),
      fc.shuffledSubarray([...constructions], { minLength: constructions.length }),
      (question, shuffled) => {
        const tokens = tokensOf(question);
        expect(piecesOf(tokens, shuffled)).toEqual(piecesOf(tokens));
      },
    ),
  );
});

describe('what is said of one leg', () => {
  test.each<[prompt: string, wishes: readonly Partial<Reading['wishes'][number]>[]]>([
    [
      '4 legger with 2 favorites on the ml and 2 dogs with the points',
      [
        { count: 2, markets: ['moneyline'], sides: ['favorite'] },
        { count: 2, markets: ['spread'], sides: ['underdog'] },
      ],
    ],
    [
      'Lakers to lose, Heat to win, and a total you like',
      [
        { markets: ['moneyline'], teams: [{ sport: 'NBA', name: 'Los Angeles Lakers', stance: 'against' }] },
        { markets: ['moneyline'], teams: [{ sport: 'NBA', name: 'Miami Heat', stance: 'back' }] },
        { markets: ['total'], teams: [] },
      ],
    ],
    [
      'two spreads from the 1 pm games and one total from the 4 pm games',
      [
        { count: 2, markets: ['spread'], starts: { from: 780, before: 810 } },
        { markets: ['total'], starts: { from: 960, before: 990 } },
      ],
    ],
    [
      'Broncos ml and the over',
      [{ markets: ['moneyline'] }, { teams: [{ sport: 'NFL', name: 'Denver Broncos', stance: 'game' }] }],
    ],
    [
      '4 leg parlay with at least one hockey underdog and at least one nba spread',
      [{ sports: ['NHL'] }, { sports: ['NBA'] }, { count: 2, markets: [], sides: [] }],
    ],
    ['a dog at +200 or better and a favorite', [{ price: { min: 200, max: null } }, { price: null }]],
  ])('%s', (prompt, wishes) => {
    const { reading, unread } = read(prompt, 'NFL');
    expect(reading.wishes).toMatchObject(wishes);
    expect(reading.wishes).toHaveLength(wishes.length);
    expect(unread).toEqual([]);
  });
});

test.each([
  ['3 overs, 2 of them in the nba', '2 of them'],
  ['2 leg parlay: two overs, a moneyline and a spread', '2'],
  ['celtics on a back to back', 'back to back'],
])('asks back what contradicts or cannot be said: %s', (prompt, word) => {
  expect(read(prompt).unread.join(' ')).toContain(word);
});

test('wishes that differ by their sport only are one reading', () => {
  expect(read('one from football one from hockey all favorites').reading).toMatchObject({
    sports: ['NFL', 'NHL'],
    sides: ['favorite'],
    legs: { min: 2, max: 2 },
    wishes: [],
  });
});

test('"show me all" asks for the board, not for a bet', () => {
  expect(read('show me all nhl moneylines today').reading).toMatchObject({ intent: 'info', topic: 'prices' });
});
