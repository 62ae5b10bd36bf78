/** A big win is money, and no winner. */
import { expect, test } from 'vitest';
import { withoutBigWin } from '../../../../../lambdas/domain/asking/reading/meant/big-win.ts';
import { readingWith } from '../../../feed/games/games.ts';

const price = { min: 2000, max: null };

test.each([
  ['small bet big win, mlb tmrw, 20 to 1 or better', []],
  ['wanna win big, 20-1 or longer', []],
  ['big win on a moneyline, 20 to 1', ['moneyline']],
  ['an underdog to win, 20 to 1', ['moneyline']],
])('"%s" is of the markets %j', (prompt, markets) => {
  expect(withoutBigWin(readingWith({ markets: ['moneyline'], price }), prompt).markets).toEqual(markets);
});

test('without a long price, it stays', () => {
  const reading = readingWith({ markets: ['moneyline'] });
  expect(withoutBigWin(reading, 'a big win')).toBe(reading);
});
