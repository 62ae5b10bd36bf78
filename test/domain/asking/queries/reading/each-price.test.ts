/** Questions for the price of each of several bets, and for what a book has. */
import { describe, expect, test } from 'vitest';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-22T15:00:00Z') };
const read = (prompt: string) => readQueries(prompt, context);

describe('a price of each', () => {
  test.each([
    [
      'which book is best for Lions ml and Chiefs spread',
      [
        { teams: ['Detroit Lions'], market: 'moneyline' },
        { teams: ['Kansas City Chiefs'], market: 'spread' },
      ],
    ],
    [
      'FanDuel price for Lions ml, Bears ml and the over',
      [
        { teams: ['Detroit Lions'], books: ['FanDuel'] },
        { teams: ['Chicago Bears'], books: ['FanDuel'] },
        { teams: ['Chicago Bears'], market: 'total', books: ['FanDuel'] },
      ],
    ],
    [
      'best price for lions -7.5 and over 48',
      [
        { market: 'spread', line: -7.5 },
        { market: 'total', line: 48 },
      ],
    ],
    [
      'where should i bet lions ml and packers +3',
      [
        { topic: 'best_price', market: 'moneyline' },
        { topic: 'best_price', market: 'spread', line: 3 },
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected.map((each) => ({ ask: 'market', ...each })));
  });

  test.each(['best prices on Lions, Packers and Chiefs', 'best price on the bears'])(
    '%s is one question',
    (prompt) => {
      expect(read(prompt)).toHaveLength(1);
    },
  );
});
