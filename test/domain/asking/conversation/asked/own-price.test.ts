/** What the asker's book pays for the bet that was shown: a verdict on that price, and never another bet. */
import { expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { legOf } from '../legs.ts';
import { quarterbacks as context, shownTurn } from '../turns.ts';

const bills = legOf({});
const total = legOf({ market: 'total', selection: 'under', line: 44.5 });

test.each([
  ['fanduel gives me +550 for this, good?', 550, 'FanDuel'],
  ['my book pays +550, worth it?', 550, null],
  ["i'm getting 6/1 on dk is that fair", 600, 'DraftKings'],
  ['is 6.50 on mgm a good price for the whole thing', 550, 'BetMGM'],
  ['is +550 ok for that', 550, null],
])('“%s” is judged as a whole', (prompt, price, book) => {
  expect(hear(prompt, shownTurn([bills, total]), context)).toMatchObject({
    kind: 'queries',
    queries: [{ ask: 'check', price, book, legs: [{ price: null }, { price: null }] }],
  });
});

test('the price of a single is that of its leg', () => {
  expect(hear('i see it at +105 on fd', shownTurn([bills]), context)).toMatchObject({
    queries: [{ ask: 'check', price: 105, book: 'FanDuel', legs: [{ price: 105 }] }],
  });
});

test.each(['get me +550', 'can i get +550', 'make it pay +550', 'find me +400 at fanduel'])(
  '“%s” wishes for another bet',
  (prompt) => {
    expect(hear(prompt, shownTurn([bills, total]), context)).not.toMatchObject({ kind: 'queries' });
  },
);
