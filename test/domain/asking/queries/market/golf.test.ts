/** Prices of golf tournaments: how they are asked, and what the answer says with and without a tournament. */
import { describe, expect, test } from 'vitest';
import { hear } from '../../../../../lambdas/domain/asking/conversation/hear.ts';
import { answerMarket } from '../../../../../lambdas/domain/asking/queries/market/answer.ts';
import { golfPricesIn } from '../../../../../lambdas/domain/asking/queries/market/golf/read.ts';
import { market } from '../../../../../lambdas/domain/asking/queries/market/kind.ts';
import { readQueries } from '../../../../../lambdas/domain/asking/queries/reading/read-queries.ts';
import { sentenceOf } from '../../../../../lambdas/domain/asking/queries/reading/sentence.ts';
import { turnAfter } from '../../conversation/turns.ts';

const context = {
  selectedSport: 'GOLF' as const,
  teams: [
    { sport: 'NFL' as const, name: 'Buffalo Bills' },
    { sport: 'MLB' as const, name: 'Detroit Tigers' },
  ],
  roster: [{ id: 'P1', name: 'LeBron James', team: 'Los Angeles Lakers', sport: 'NBA' as const }],
  now: new Date('2026-11-21T15:00:00Z'),
};
const read = (prompt: string, selectedSport: 'GOLF' | 'NFL' = 'GOLF') =>
  golfPricesIn(sentenceOf(prompt, { ...context, selectedSport }));

describe('golf prices', () => {
  test.each([
    ['golf odds this week', [], undefined],
    ['who are the favorites at the masters', [], undefined],
    ["who's favored to win this week's golf tournament", [], undefined],
    ['what are the golf odds looking like this weekend', [], undefined],
    ['List the heaviest favorites for Golf this week', [], undefined],
    ['scheffler outright price across the books', ['Scottie Scheffler'], undefined],
    ['odds to win the golf tournament for scheffler', ['Scottie Scheffler'], undefined],
    ['whats the price on tommy fleetwood for a top 20', ['Tommy Fleetwood'], 'top_20'],
    ['odds rory makes the cut', ['Rory McIlroy'], 'cut'],
    ['scheffler first round leader price', ['Scottie Scheffler'], 'round_leader'],
    ['is Rory playing this week', ['Rory McIlroy'], undefined],
    ['tiger woods odds', ['Tiger Woods'], undefined],
  ])('“%s” is read beside any sport', (prompt, players, placing) => {
    for (const selected of ['GOLF', 'NFL'] as const) {
      const query = read(prompt, selected);
      expect(query).toMatchObject({ sports: ['GOLF'], market: 'outright', players });
      expect(query?.placing).toBe(placing);
      expect(query && readQueries(market.prompt(query), context)).toEqual([query]);
    }
  });

  test.each([
    ['odds to win the tournament', []],
    ['odds on aldrich potgieter', ['Aldrich Potgieter']],
    ['price on top 10 for max homa', ['Max Homa']],
  ])('“%s” is of golf where golf is selected', (prompt, players) => {
    expect(read(prompt)).toMatchObject({ players });
  });

  test.each([
    'odds on the bills',
    'odds on lebron',
    'odds on lebron points',
    'odds for nba favorites',
    'scheffler to win',
    'best golf parlay at long odds',
    'golf odds over +500 only',
    'who won the masters',
    'who do you like in golf this week',
  ])('“%s” is something else', (prompt) => {
    expect(read(prompt)).toBeUndefined();
  });

  test.each(['odds to win for the favorites', 'what are the odds this week', 'odds on aldrich potgieter'])(
    '“%s” is not of golf beside another sport',
    (prompt) => {
      expect(read(prompt, 'NFL')).toBeUndefined();
    },
  );
});

describe('after golf prices', () => {
  test.each([
    ['scheffler odds', 'rory?', { players: ['Rory McIlroy'] }],
    ['scheffler odds', 'what about tommy fleetwood', { players: ['Tommy Fleetwood'] }],
    ['scheffler odds', 'top 5?', { players: ['Scottie Scheffler'], placing: 'top_5' }],
    ['golf odds this week', 'what are his odds for top 10', { players: [], placing: 'top_10' }],
    ['scheffler top 10 odds', 'and rory', { players: ['Rory McIlroy'], placing: 'top_10' }],
  ])('“%s”, then “%s”', (first, then, terms) => {
    expect(hear(then, turnAfter(first, context), context)).toMatchObject({
      kind: 'queries',
      queries: [{ ask: 'market', sports: ['GOLF'], ...terms }],
    });
  });

  test('a finish gives way to the winner', () => {
    const heard = hear('and to win?', turnAfter('scheffler top 10 odds', context), context);
    expect(heard).toMatchObject({ queries: [{ players: ['Scottie Scheffler'] }] });
    expect(heard).not.toHaveProperty('queries.0.placing');
  });

  test('a team is no golfer', () => {
    const heard = hear('what about the bills', turnAfter('scheffler odds', context), context);
    expect(heard).not.toMatchObject({ queries: [{ sports: ['GOLF'] }] });
  });
});

describe('without a tournament', () => {
  const tables = {
    sports: [{ sport: 'GOLF' as const, games: [], teams: [], whyNothing: 'Next: the Masters.' }],
    selectedSport: 'NFL' as const,
    books: [],
    now: context.now,
  };

  test('the answer says so first, with what the feed lists', () => {
    const query = read('scheffler outright price');
    expect(query && answerMarket(query, tables).response).toBe(
      'No upcoming golf tournament with prices is listed through Sat, Nov 28, so no book prices Scottie Scheffler now. We keep no entry lists and no golf injury reports: only prices show who is expected to play. Next: the Masters.',
    );
  });
});
