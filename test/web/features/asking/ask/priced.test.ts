/** Suggested questions about unpriced markets are marked, if it is known what is priced. */
import { expect, test } from 'vitest';
import { isPriced } from '../../../../../web/src/features/asking/ask/priced.ts';
import { askSports, suggestions } from '../../../../../web/src/features/asking/ask/suggestions.ts';

const of = (sport: (typeof askSports)[number], priced: Parameters<typeof isPriced>[2]) =>
  suggestions[sport].filter((_, index) => !isPriced(sport, index, priced));

test('marks nothing while it is unknown what is priced', () => {
  for (const sport of askSports) expect(of(sport, undefined)).toEqual([]);
});

test('marks everything if nothing is priced', () => {
  for (const sport of askSports) expect(of(sport, { markets: [], games: 0 })).toEqual(suggestions[sport]);
});

test('marks parlays of three, props and totals for a tournament with outrights only', () => {
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

test('lists the same markets in the same order for every sport', () => {
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
