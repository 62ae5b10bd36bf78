/** Numbers in words, as lines, stakes and prices have them. */
import { describe, expect, test } from 'vitest';
import { values } from '../../../../lambdas/domain/asking/reading/words/spoken-numbers.ts';
import { amountIn, inFigures, moneyIn } from '../../../../lambdas/domain/asking/roles/figures.ts';

describe('in figures', () => {
  test.each([
    ['two n a half', '2.5'],
    ['one hundred and five', '105'],
    ['two seventy five', '275'],
    ['two hundred seventy five and a half', '275.5'],
    ['fifty eight & a half', '58.5'],
    ['12 and a half', '12.5'],
    ['a hunnid', '100'],
    ['five hundred', '500'],
    ['two grand', '2000'],
    ['5 grand', '5000'],
    ['a dozen', '12'],
    ['a fiver to win a sawbuck', '5 to win 10'],
    ['plus three', 'plus 3'],
    ['between twenty and thirty', 'between 20 and 30'],
  ])('%s is %s', (words, figures) => {
    expect(inFigures(words)).toBe(figures);
  });

  test.each(['someone', 'Tennessee', 'bone', '4.5', 'over 220.5', 'the half', ''])('%s stays', (words) => {
    expect(inFigures(words)).toBe(words);
  });

  test('every number below a hundred', () => {
    for (const [name, value] of values) expect(amountIn(name)).toBe(value);
  });

  test.each([
    ['1,200 dollars', 1200],
    ['like $7.50', 7.5],
    ['all of it', undefined],
  ])('the amount of %s', (words, amount) => {
    expect(amountIn(words)).toBe(amount);
  });

  test.each([
    ['2.5k', 2500],
    ['50 cents', 0.5],
    ['a whole dollar', 1],
    ['most of a twenty', 20],
    ['every last dollar of it', undefined],
  ])('%s in dollars', (words, dollars) => {
    expect(moneyIn(words)).toBe(dollars);
  });
});
