/** Chips that name what has no price say so, and deny nothing where nothing is known. */
import { expect, test } from 'vitest';
import { isPriced } from '../../web/src/features/ask/priced.ts';
import { askSports, suggestions } from '../../web/src/features/ask/suggestions.ts';

const of = (sport: (typeof askSports)[number], priced: Parameters<typeof isPriced>[2]) =>
  suggestions[sport].filter((_, index) => !isPriced(sport, index, priced));

test('nothing is denied while nothing is known', () => {
  for (const sport of askSports) expect(of(sport, undefined)).toEqual([]);
});

test('everything is, where nothing is priced', () => {
  for (const sport of askSports) expect(of(sport, { markets: [], games: 0 })).toEqual(suggestions[sport]);
});

test('a tournament has its winner, and neither a parlay of three nor props nor totals', () => {
  expect(of('GOLF', { markets: ['outright'], games: 1 })).toEqual([
    'Build me a 3-leg golf parlay',
    'Best golf player props this week',
    'A golf over/under on round scores',
  ]);
});

test.each([
  [
    { markets: ['moneyline'], games: 9 },
    ['Best NBA player props tonight', 'Which NBA over/under stands out?', 'An NBA spread with real value'],
  ],
  [{ markets: ['moneyline', 'spread', 'total', 'prop'], games: 2 }, ['Build me a safe 3-leg NBA parlay']],
  [{ markets: ['moneyline', 'spread', 'total', 'prop'], games: 3 }, []],
])('%j', (priced, denied) => {
  expect(of('NBA', priced)).toEqual(denied);
});

test('the chip and its need stand at the same place in every sport', () => {
  for (const sport of askSports) {
    const [parlay, props, total, , line] = suggestions[sport];
    expect([parlay, props, total, line]).toEqual([
      expect.stringMatching(/3-leg/),
      expect.stringMatching(/props/),
      expect.stringMatching(/over\/under/),
      expect.stringMatching(/spread|run line|outright/),
    ]);
  }
});
