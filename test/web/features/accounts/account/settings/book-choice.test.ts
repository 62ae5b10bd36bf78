/** The list of books in the settings, and what a click changes. */
import { expect, test } from 'vitest';
import {
  chosenWords,
  offeredBooks,
  toggled,
} from '../../../../../../web/src/features/accounts/account/settings/book-choice.ts';

test('a chosen book that the feed no longer lists can be removed', () => {
  expect(offeredBooks(['bet365', 'FanDuel'], ['fanduel', 'Bodog'])).toEqual(['bet365', 'Bodog', 'FanDuel']);
});

test('a click adds a book, and removes it regardless of case', () => {
  expect(toggled([], 'FanDuel')).toEqual(['FanDuel']);
  expect(toggled(['bet365', 'FANDUEL'], 'FanDuel')).toEqual(['bet365']);
});

test.each([
  [0, 'None selected: prices come from all books.'],
  [1, '1 book selected.'],
  [4, '4 books selected.'],
])('%s chosen', (count, words) => {
  expect(chosenWords(count)).toBe(words);
});
