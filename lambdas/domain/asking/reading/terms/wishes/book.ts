/** The sportsbook that a bet is to be placed at: "on fanduel", "draftkings parlay". */

import type { Rule } from '../../draft.ts';
import { bookCalled, bookNames } from '../../names/books.ts';

/** "The score" is a result more often than a book, and a number a price. */
const names = bookNames.filter((name) => name !== 'the score' && !/^\d+$/.test(name)).join('|');
const placed = new RegExp(
  `(?<![a-z0-9])(?:(?:(?:i )?(?:only )?(?:have|use|using)|on|at|from|with|through) )?(${names})(?: (?:sportsbook|book|app))?(?: only)?(?![a-z0-9])`,
  'g',
);

/** A second book is left unread: a slip is placed at one. */
export const readBook: Rule = ({ text, reading }) => {
  text.consume(placed, ([, name = '']) => {
    const book = bookCalled(name);
    if (!book || (reading.book !== null && reading.book !== book)) return false;
    reading.book = book;
    return undefined;
  });
};
