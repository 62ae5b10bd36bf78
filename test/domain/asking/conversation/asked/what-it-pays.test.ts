/** What is asked of a bet of several legs, or of one that had no play: what it would pay with fewer legs, and how likely it is. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { readingWith } from '../../../feed/games/games.ts';
import { legOf } from '../legs.ts';
import { shownTurn, turnAfter } from '../turns.ts';

const context = {
  selectedSport: 'NFL' as const,
  teams: ['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins', 'Chicago Bears'].map(
    (name) => ({ sport: 'NFL' as const, name }),
  ),
  players: ['Josh Allen'],
  roster: [{ sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen' }] as const,
  now: new Date('2026-11-21T15:00:00Z'),
};
const winner = { market: 'moneyline', line: null } as const;
const legs = [
  legOf({ ...winner, price: -300 }),
  legOf({ ...winner, gameId: 'G2', home: 'Dallas Cowboys', away: 'Miami Dolphins', price: -150 }),
  legOf({ ...winner, gameId: 'G3', home: 'Chicago Bears', away: 'Detroit Lions', price: 200 }),
];
const parlay = shownTurn(legs, {}, 566);
const paidBy = (prompt: string, turn = parlay) => {
  const heard = hear(prompt, turn, context);
  if (heard?.kind !== 'queries') return heard?.kind;
  return heard.queries.map((query) =>
    query.ask === 'sum' && query.sum === 'parlay' ? query.legs.map(({ value }) => value) : query.ask,
  );
};

describe('what the bet pays with fewer legs', () => {
  test.each([
    ['what would it pay if i drop the last leg', [[-300, -150]]],
    ['how much would it pay if i took out leg 3', [[-300, -150]]],
    ['whats the payout if we cut the bears', [[-300, -150]]],
    ['if i dropped the first one what does it pay', [[-150, 200]]],
    ['if i drop leg 1 how much does the payout change', [[-150, 200]]],
  ])('“%s”', (prompt, sums) => {
    expect(paidBy(prompt)).toEqual(sums);
    expect(hear(prompt, parlay, context)).toMatchObject({ isAside: true, isWhole: true });
  });

  test.each([
    'if i drop one leg how much does the payout change',
    'how much would the payout drop if i took out a leg',
    'what does it pay if i lose one of them',
  ])('“%s” is said for the shortest and the longest', (prompt) => {
    expect(paidBy(prompt)).toEqual([
      [-150, 200],
      [-300, -150],
    ]);
    expect(hear(prompt, parlay, context)).toMatchObject({
      says: expect.stringMatching(/^All 3 legs pay \+566\. It depends/),
    });
  });

  test.each(['drop the last leg', 'what if i drop the last leg', 'what if one leg loses'])(
    '“%s” asks for no price',
    (prompt) => expect(hear(prompt, parlay, context)).not.toMatchObject({ queries: [{ sum: 'parlay' }] }),
  );

  test('legs of one game have no price that multiplies', () => {
    const ofOneGame = shownTurn([...legs.slice(0, 2), legOf({ market: 'total', selection: 'over' })]);
    expect(paidBy('what would it pay if i drop leg 2', ofOneGame)).not.toEqual([[-300, -110]]);
  });
});

describe('how likely the bet is that was priced or wanted', () => {
  const wanted = {
    askId: null,
    queries: [
      readingWith({ sports: ['NFL'], player: 'Josh Allen', stat: 'passing_yards', markets: ['prop'] }),
    ],
    shown: [],
  };
  const priced = turnAfter('josh allen passing yards line', context);
  test.each([
    'whats the chance that actually hits',
    'how likely is that to hit',
    'what are the odds of that hitting?',
  ])('“%s”', (prompt) => {
    for (const turn of [wanted, priced])
      expect(hear(prompt, turn, context)).toMatchObject({
        queries: [{ ask: 'check', asks: 'chance', legs: [{ player: 'Josh Allen', stat: 'passing_yards' }] }],
      });
  });

  test('the prices of a game are of several bets', () => {
    const ofGame = turnAfter('bills jets odds', context);
    expect(hear('how likely is that', ofGame, context)).not.toMatchObject({ queries: [{ asks: 'chance' }] });
  });
});
