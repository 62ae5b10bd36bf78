/** Figures, dates and plays in words. */
import { describe, expect, test } from 'vitest';
import type { Entities, Leg } from '../../../../../lambdas/contracts/asking/analysis.ts';
import {
  bookWords,
  marketName,
  matchName,
  selectionName,
} from '../../../../../lambdas/domain/asking/english/leg.ts';
import {
  dollars,
  percent,
  signedDollars,
  signedPercent,
} from '../../../../../lambdas/domain/platform/format.ts';
import { betTypeLabel, matchDays } from '../../../../../web/src/components/asking/play-words.ts';
import { day } from '../../../../../web/src/components/ui/display/dates.ts';
import { hundredReturns } from '../../../../../web/src/components/ui/display/figures.ts';

const leg: Leg = {
  gameId: 'NFL-1',
  sport: 'NFL',
  startsAt: '2026-11-22T18:00:00Z',
  home: 'Cowboys',
  away: 'Broncos',
  market: 'spread',
  selection: 'away',
  line: 3.5,
  price: -110,
  book: 'a',
  pricedAt: '2026-11-21T00:00:00Z',
  marketProbability: 50,
};

const kelce = { playerId: '7', player: 'Travis Kelce', team: 'Chiefs', stat: 'receiving_yards' } as const;

const entities: Entities = {
  match_date: leg.startsAt,
  team_name: 'Broncos, Chiefs',
  player_name: null,
  opponent: 'Cowboys, Raiders',
  risk_profile: 'medium',
  odds: '+264',
  confidence: 50,
  market_probability: 27,
  suggestion: ['a', 'b'],
  analysis: ['c', 'd'],
  legs: [leg, leg],
  bet_type: ['parlay'],
};

test('an outright names its player and the tournament, without a second side', () => {
  const outright: Leg = {
    ...leg,
    sport: 'GOLF',
    home: 'Example Open',
    away: '',
    market: 'outright',
    selection: 'win',
    outright: { playerId: 'tom-kim', player: 'Tom Kim' },
    line: null,
  };
  expect([marketName(outright), selectionName(outright), matchName(outright)]).toEqual([
    'Outright',
    'Tom Kim to win',
    'Example Open',
  ]);
  const single = { ...entities, legs: [outright], suggestion: ['a'], bet_type: ['moneyline' as const] };
  expect(betTypeLabel(single)).toBe('outright');
  expect(matchName(leg)).toBe('Broncos at Cowboys');
});

describe('figures', () => {
  test('signs precede figures, and zero has none', () => {
    expect([signedPercent(4.25), signedPercent(-11), signedPercent(0)]).toEqual(['+4.3%', '−11%', '0%']);
    expect([signedDollars(91), signedDollars(-1240.5), signedDollars(0)]).toEqual([
      '+$91.00',
      '−$1,240.50',
      '$0.00',
    ]);
    expect([dollars(-5), percent(62.5), percent(0.37)]).toEqual(['−$5.00', '62.5%', '0.37%']);
  });

  test('$100 returns what settlement would pay', () => {
    expect(hundredReturns([-110, -110], '+264')).toBe(364.46);
    expect(hundredReturns([], '+150')).toBe(250);
    expect(hundredReturns([-110, null], null)).toBeNull();
    expect(hundredReturns([], null)).toBeNull();
    expect(hundredReturns([], 'evens')).toBeNull();
  });
});

test('missing and invalid dates have a text', () => {
  expect(day('2026-11-22T18:00:00Z')).toBe('Nov 22, 2026');
  expect(day(null)).toBe('Not available');
  expect(day('soon')).toBe('Invalid date');
});

describe('a leg in betting terms', () => {
  test.each<[string, Partial<Leg>, string, string]>([
    ['the underdog', {}, 'Spread', 'Broncos +3.5'],
    [
      'a player',
      { market: 'prop', selection: 'under', line: 62.5, prop: kelce },
      'Player prop, Chiefs',
      'Travis Kelce under 62.5 receiving yards',
    ],
    ['the favorite', { selection: 'home', line: -3.5 }, 'Spread', 'Cowboys −3.5'],
    ['a pick’em', { line: 0 }, 'Spread', 'Broncos PK'],
    ['a run line', { sport: 'MLB', line: -1.5 }, 'Run line', 'Broncos −1.5'],
    ['a moneyline', { market: 'moneyline', line: null }, 'Moneyline', 'Broncos'],
    ['a total', { market: 'total', selection: 'under', line: 44.5 }, 'Total', 'Under 44.5'],
    ['a draw', { sport: 'MLS', market: 'moneyline', selection: 'draw', line: null }, 'Moneyline', 'Draw'],
  ])('%s', (_what, change, market, selection) => {
    const changed = { ...leg, ...change };
    expect([marketName(changed), selectionName(changed)]).toEqual([market, selection]);
  });
});

test('a bet type includes the number of legs', () => {
  expect(betTypeLabel(entities)).toBe('2 leg parlay');
  expect(betTypeLabel({ ...entities, suggestion: ['a'], bet_type: ['moneyline'] })).toBe('moneyline');
});

test('a parlay has the days of its legs', () => {
  const later = { ...leg, startsAt: '2026-11-24T18:00:00Z' };
  expect(matchDays({ ...entities, legs: [later, leg] })).toBe('Nov 22 – Nov 24');
  expect(matchDays(entities)).toBe('Nov 22, 2026');
  expect(matchDays({ ...entities, legs: [], match_date: null })).toBe('Not available');
});

test('a price names its book', () => {
  expect(bookWords({ ...leg, book: 'FanDuel' })).toBe('at FanDuel');
  expect(bookWords({ ...leg, book: null })).toBe('');
  expect(bookWords({ ...leg, book: 'FanDuel', price: null })).toBe('');
});
