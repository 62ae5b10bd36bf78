/** A price compared with other books: the best of how many, its savings, and where more is paid. */
import { expect, test } from 'vitest';
import {
  bestWords,
  elsewhereWords,
  savingWords,
  shopWords,
} from '../../../../web/src/components/feed/price-words.ts';
import { odds } from '../../../../web/src/components/ui/display/figures.ts';
import { bills, eagles, lions } from '../../../e2e/support/legs.ts';

const american = (price: number) => odds(price, 'american');
const decimal = (price: number) => odds(price, 'decimal');

test('the number of books compared, and how much more than the median it pays', () => {
  expect(bestWords(eagles)).toBe('Best of 3 books');
  expect(savingWords(eagles, american)).toBe('$1.67 more per $100 than the median (−250)');
  expect(savingWords(eagles, decimal)).toBe('$1.67 more per $100 than the median (1.40)');
  expect(shopWords(eagles, american)).toBe('FanDuel, best of 3 books · $1.67 more per $100');
});

test("only the best of the user's books, if another book pays more", () => {
  expect(bestWords(bills)).toBe('Best of your books');
  expect(savingWords(bills, american)).toBe('');
  expect(elsewhereWords(bills, american)).toBe(
    'Pays more elsewhere: −190 at Hollywood Casino Sportsbook & Racing',
  );
  expect(elsewhereWords(bills, decimal)).toContain(': 1.53 at ');
  expect(elsewhereWords(eagles, american)).toBe('');
});

test('a price below the median is not said to save anything', () => {
  const worse = { ...eagles, saves: -1.2 };
  expect(savingWords(worse, american)).toBe('');
  expect(shopWords(worse, american)).toBe('FanDuel, best of 3 books');
});

test('one book is not called the best', () => {
  const alone = { ...lions, books: 1 };
  expect([bestWords(alone), savingWords(alone, american)]).toEqual(['', '']);
  expect(shopWords(alone, american)).toBe('FanDuel');
  expect(shopWords({ ...alone, book: null }, american)).toBe('');
  expect(bestWords({ ...lions, price: null })).toBe('');
});

test('an answer from before books were counted shows what it has', () => {
  const { books: _, saves: __, medianPrice: ___, elsewhere: ____, ...old } = eagles;
  expect(shopWords(old, american)).toBe('FanDuel');
  expect(savingWords(old, american)).toBe('');
});
