/** The sportsbook that a bet is to be placed at: "on fanduel", "draftkings parlay". */

import type { Rule } from '../../draft.ts';
import { bookCalled, bookNames } from '../../names/books.ts';

/** "The score" is a result more often than a book, and a number a price. */
const names = bookNames.filter((name) => name !== 'the score' && !/^\d+$/.test(name)).join('|');
/** "I don't have FanDuel", "not on FanDuel": the reading has no term for a book that is left out. */
const refused =
  "(?:no|not|never|without|except|besides|minus|skip|hate|dont|do not|don't|doesnt|cant|cannot|can't|isnt|aint)(?: (?:have|use|see|want|like|find|get|it|this|that|access|to|an?|on|at|from|with|in))*";
/** "DK Metcalf" is a player. */
const placed = new RegExp(
  `(?<![a-z0-9])(${refused} )?(?:(?:(?:i )?(?:only )?(?:have|use|using)|on|at|from|with|through) )?(${names})(?! metcalf)(?: (?:sportsbook|book|app))?(?: only)?(?![a-z0-9])`,
  'g',
);

/** A second book is left unread, because a slip is placed at one, and so is a book that is refused. */
export const readBook: Rule = ({ text, reading }) => {
  text.consume(placed, ([, not, name = '']) => {
    if (not !== undefined) return false;
    const book = bookCalled(name);
    if (!book || (reading.book !== null && reading.book !== book)) return false;
    reading.book = book;
    return undefined;
  });
};
