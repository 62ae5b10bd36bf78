/** What follows prices that were shown: in another order, a part of them, one side against the other, and what else is priced. */
import { describe, expect, test } from 'vitest';
import type { MarketQuery } from '../../../../lambdas/contracts/asking/queries/board.ts';
import { hear } from '../../../../lambdas/domain/asking/conversation/hear.ts';
import { turnAfter } from './turns.ts';

/** A Saturday. */
const now = new Date('2026-11-21T15:00:00Z');
const context = {
  selectedSport: 'NFL' as const,
  teams: [
    ...['Buffalo Bills', 'New York Jets', 'Dallas Cowboys', 'Miami Dolphins'].map((name) => ({
      sport: 'NFL' as const,
      name,
    })),
    ...['Seattle Sounders FC', 'Portland Timbers'].map((name) => ({ sport: 'MLS' as const, name })),
  ],
  roster: [{ id: 'P1', name: 'Josh Allen', team: 'Buffalo Bills', sport: 'NFL' as const }],
  now,
};
const heard = (first: string, then: string, said?: string) =>
  hear(then, { ...turnAfter(first, context), ...(said !== undefined && { said }) }, context);
const query = (terms: object) => ({ kind: 'queries', queries: [terms] });

describe('a list in another order', () => {
  test.each([
    ['sort those highest to lowest', 'most'],
    ['biggest first please', 'most'],
    ['in descending order', 'most'],
    ['can you rank them from smallest to largest', 'least'],
    ['lowest at the top', 'least'],
  ])('“%s”', (then, order) => {
    expect(heard('receiving yards lines for jets at bills', then)).toMatchObject(
      query({ topic: 'player_lines', stat: 'receiving_yards', order }),
    );
    expect(heard('what are the totals for nfl games on sunday', then)).toMatchObject(
      query({ topic: 'board', market: 'total', order }),
    );
  });

  test.each([
    ['who has the highest one', 'most'],
    ['whose is the lowest line', 'least'],
    ['which player has the biggest number', 'most'],
  ])('“%s” is the first of it', (then, order) => {
    expect(heard('receiving yards lines for jets at bills', then)).toMatchObject(
      query({ topic: 'player_lines', stat: 'receiving_yards', order }),
    );
  });

  test.each(['sort them by the weather', 'highest to lowest scoring teams'])('“%s” is another', (then) => {
    const told = heard('receiving yards lines for jets at bills', then);
    expect(told).not.toMatchObject(query({ topic: 'player_lines', order: 'most' }));
  });
});

describe('underdogs of a board by their price', () => {
  test.each([
    ['just the dogs at +200 or longer', { min: 200, max: null }],
    ['which underdogs are over +150', { min: 150, max: null }],
    ['show me underdogs under +300', { min: null, max: 300 }],
  ])('“%s”', (then, price) => {
    expect(heard('what are the moneylines for nfl games on sunday', then)).toMatchObject(
      query({ market: 'moneyline', side: 'underdog', price }),
    );
  });
});

describe('the best number on one team', () => {
  test.each([
    ['who has the best number on the bills', 'spread'],
    ['where can i get the best price on buffalo', 'spread'],
    ['which book has the best moneyline on the bills', 'moneyline'],
  ])('“%s” after a spread', (then, market) => {
    expect(heard('spread for jets at bills', then)).toMatchObject(
      query({ topic: 'best_price', market, teams: ['Buffalo Bills'] }),
    );
  });
});

describe('which side pays more', () => {
  const said = 'Seattle Sounders FC at Portland Timbers, Sun, Nov 22, 7:45 PM ET:\n• Pinnacle';
  const draw = { teams: ['Seattle Sounders FC'], side: 'draw' };
  test.each([
    ['which pays more, the tie or the road team', [draw, { teams: ['Seattle Sounders FC'], side: null }]],
    ['does the home team pay more than the draw', [{ teams: ['Portland Timbers'] }, draw]],
    ['which has the longer odds, the draw or the Portland Timbers', [draw, { teams: ['Portland Timbers'] }]],
  ])('“%s”', (then, options) => {
    expect(heard('what are the odds for Seattle Sounders FC at Portland Timbers', then, said)).toMatchObject(
      query({ ask: 'compare', by: 'payout', options }),
    );
  });

  test('is asked of the likelier one too', () => {
    expect(heard('odds for jets at bills', 'who is more likely to win, the jets or the bills')).toMatchObject(
      query({ ask: 'compare', by: 'chance' }),
    );
  });

  test('is not known of a home team where the answer names no game', () => {
    const told = heard(
      'what are the odds for Seattle Sounders FC at Portland Timbers',
      'which pays more, home or away',
    );
    expect(told).not.toMatchObject(query({ ask: 'compare' }));
  });
});

describe('who gives the points', () => {
  test.each([
    "who's laying the points",
    'which team is giving the points',
    'flip it, who is getting points at plus money',
  ])('“%s” is told by the spread at every book', (then) => {
    expect(heard('spread for jets at bills', then)).toMatchObject(
      query({ topic: 'books', market: 'spread', side: null }),
    );
  });
});

describe('what else is priced', () => {
  test.each([
    'what else is there on him',
    'any other props for him',
    'what other bets does he have',
    'his other lines',
  ])('“%s”', (then) => {
    const all = query({ topic: 'player_lines', players: ['Josh Allen'], stat: null });
    expect(heard('josh allen passing yards line', then)).toMatchObject(all);
    expect(heard('is josh allen over 240.5 passing yards at -110 worth it', then)).toMatchObject(all);
  });

  test.each([
    'are there any player props for it yet',
    'have the books posted props for that game',
    'when do the props come out',
    'any props up yet',
  ])('“%s”', (then) => {
    expect(heard('odds for jets at bills', then)).toMatchObject(
      query({ topic: 'player_lines', view: 'unposted', teams: ['New York Jets', 'Buffalo Bills'] }),
    );
  });
});

describe('another count of a prop', () => {
  test.each([
    ['how about two or more touchdowns', 1.5],
    ['what about him scoring twice', 1.5],
    ['and for 3+', 2.5],
    ['at least two?', 1.5],
  ])('“%s”', (then, line) => {
    expect(heard('josh allen price to score a touchdown', then)).toMatchObject(
      query({ players: ['Josh Allen'], stat: 'touchdowns', line, side: 'over' }),
    );
  });

  test('of another statistic is another question', () => {
    const told = heard('josh allen price to score a touchdown', 'how about two or more interceptions');
    const [last] = told?.kind === 'queries' ? told.queries : [];
    expect((last as MarketQuery | undefined)?.stat).not.toBe('touchdowns');
  });
});
