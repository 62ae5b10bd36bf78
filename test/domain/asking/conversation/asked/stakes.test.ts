/** How much to stake on the bet that was shown, where the asker says what there is to bet with, and its price at a book. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../../../../lambdas/contracts/asking/turn.ts';
import { openingOf } from '../../../../../lambdas/domain/asking/conversation/asked/opens.ts';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { teams } from '../../../../../scripts/eval/teams.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { legOf } from '../legs.ts';
import { shownTurn } from '../turns.ts';

const context = { selectedSport: 'NFL' as const, teams, now: new Date('2026-11-21T15:00:00Z') };
const winner = shownTurn([legOf({ market: 'moneyline', line: null, price: -152 })], {}, -152);

describe('what there is to bet with', () => {
  test.each([
    ['What share of my $500 bankroll should go on that?', 500],
    ['how much of my 300 bankroll should i put on this', 300],
    ['how much should I bet on it with a $1000 roll', 1000],
    ['if my bankroll is $2,000 how much on it', 2000],
    ['how much of my $2k bankroll would you risk', 2000],
    ['how much should i put on it if i have $250', 250],
  ])('“%s” asks for a stake', (prompt, bankroll) => {
    expect(hear(prompt, winner, context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'check' }],
      opens: 'stake',
      bankroll,
    });
  });

  test('“how much would $500 win on that” names a stake', () => {
    expect(hear('how much would a $500 bet win on that', winner, context)).toMatchObject({
      queries: [{ ask: 'sum', sum: 'payout', stake: 500 }],
    });
  });

  test('is what the usual stake is a part of', () => {
    const verdict = {
      answer: 'even',
      walkAway: null,
      cost: 3.5,
      price: -152,
      fairPrice: -139,
      chance: 0.58,
      breakEven: 0.6,
    } as const;
    expect(openingOf('stake', { verdict, bankroll: 500 })).toContain('$5 to $10 of $500');
    expect(openingOf('stake', { verdict })).toContain('$10 to $20 of $1,000');
  });
});

test.each([
  'I only have an account at DraftKings. What is the price there?',
  'my only account is DraftKings, what is it there',
])('“%s” asks for its price at that book', (prompt) => {
  expect(hear(prompt, winner, context)).toMatchObject({
    kind: 'queries',
    queries: [{ ask: 'market', topic: 'books', books: ['DraftKings'], market: 'moneyline' }],
  });
});

describe('the chance of a bet that could not be had', () => {
  const turnOf = (terms: object): Turn => ({
    askId: null,
    queries: [readingWith({ sports: ['NFL'], ...terms })],
    shown: [],
  });
  const around = turnOf({ payout: { min: 640, max: 1440 } });
  test.each(['how likely is that honestly', 'what are the chances of that', 'what are the odds that hits'])(
    '“%s” is that of its price',
    (prompt) => {
      expect(hear(prompt, around, context)).toMatchObject({
        kind: 'queries',
        queries: [{ ask: 'sum', sum: 'convert', odds: { format: 'american', value: 1000 } }],
      });
    },
  );

  test('is not known without a price', () => {
    expect(hear('how likely is that', turnOf({}), context)).not.toMatchObject({
      queries: [{ sum: 'convert' }],
    });
    expect(hear('how likely is the bills winning', around, context)).not.toMatchObject({
      queries: [{ sum: 'convert' }],
    });
  });
});
