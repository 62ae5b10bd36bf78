/** Wording of chance, cost and risk. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  oftenWords,
  playValue,
  riskWords,
  valueWords,
} from '../../../../web/src/components/asking/chance-words.ts';

const priced = { confidence: 69.1, market_probability: 69.1, odds: '-240', legs: [] };

test('values missing from an answer are computed from its price', () => {
  expect(playValue(priced)).toEqual({ chance: 69.1, breakEven: 70.6, expectedValue: -2.11 });
  expect(playValue({ ...priced, break_even: 70, expected_value: -2 })).toEqual({
    chance: 69.1,
    breakEven: 70,
    expectedValue: -2,
  });
});

test('without a price, or the other side’s, nothing is computed', () => {
  expect(playValue({ ...priced, odds: null, market_probability: null })).toEqual({
    chance: null,
    breakEven: null,
    expectedValue: null,
  });
  expect(playValue({ ...priced, market_probability: null })).toMatchObject({
    breakEven: 70.6,
    expectedValue: null,
  });
});

test.each([
  [-2.11, 'Costs $2.11 per $100 on average'],
  [1.2, 'Pays $1.20 per $100 on average'],
  [0, 'Breaks even on average'],
])('%s', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

test.each([
  [33.6, 'about 1 time in 3'],
  [12.4, 'about 1 time in 8'],
  [47.3, 'a bit under half the time'],
  [50.2, 'about half the time'],
  [58, 'about 3 times in 5'],
  [69.1, 'about 2 times in 3'],
  [96, 'about 19 times in 20'],
  [0.05, 'about 1 time in 1,000'],
])('%s percent', (chance, words) => {
  expect(oftenWords(chance)).toBe(words);
});

test('the wording is within a tenth of the value', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 97, noNaN: true }), (chance) => {
      const [times = 1, of = 2] = oftenWords(chance).match(/\d+/g)?.map(Number) ?? [];
      expect(Math.abs((100 * times) / of - chance)).toBeLessThan(8);
    }),
  );
});

test.each([
  ['low', 69.1, 'low risk'],
  ['low', 32.3, 'medium risk'],
  ['medium', 12.5, 'high risk'],
  ['high', 86, 'low risk'],
  ['high', 22, 'high risk'],
  ['moderate', 45, 'moderate risk'],
  ['low', null, 'low risk'],
])('%s at %s percent', (risk, chance, words) => {
  expect(riskWords(risk, chance)).toBe(words);
});
