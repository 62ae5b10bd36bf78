/** Bets on parts of games and team totals: how they are asked for, offered, named, and refused. */
import { describe, expect, it } from 'vitest';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { unmetSentence } from '../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { selectionName } from '../../../../lambdas/domain/asking/english/leg.ts';
import { legName } from '../../../../lambdas/domain/asking/english/pick.ts';
import { canonicalPrompt } from '../../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { showReading } from '../../../../lambdas/domain/asking/reading/parts.ts';
import type { Game } from '../../../../lambdas/domain/feed/games/game.ts';
import { partNames, parts } from '../../../../lambdas/domain/feed/markets/periods.ts';
import type { PricedMarket } from '../../../../lambdas/domain/feed/markets/priced-market.ts';
import { gameWith, legWith } from '../../feed/games/games.ts';
import { now, read } from '../reading/readings.ts';

const at = now.toISOString();
const priced = (
  key: PricedMarket['key'],
  line: number | null,
  prices: readonly number[],
  team: PricedMarket['team'] = null,
) => ({
  key,
  team,
  prices: ['FanDuel', 'DraftKings'].map((book) => ({ book, at, line, prices })),
});

const game: Game = gameWith({
  id: 'NBA-1',
  sport: 'NBA',
  day: '2026-11-20',
  startsAt: '2026-11-21T01:00:00.000Z',
  home: { id: '1', name: 'Los Angeles Lakers' },
  away: { id: '2', name: 'Denver Nuggets' },
  status: 'scheduled',
  score: null,
  books: ['FanDuel', 'DraftKings'].map((book) => ({
    book,
    at,
    moneyline: { home: -150, away: 130, draw: null },
    spread: { homeLine: -3.5, home: -110, away: -110 },
    total: { line: 224.5, over: -110, under: -110 },
  })),
  markets: [
    priced('first_half.moneyline', null, [-135, 115]),
    priced('first_half.three_way', null, [-125, 135, 1000]),
    priced('first_half.spread', -2.5, [-110, -110]),
    priced('first_half.total', 112.5, [-115, -105]),
    priced('first_half.team_total', 57.5, [-110, -110], 'home'),
    priced('team_total', 113.5, [-105, -115], 'home'),
    priced('team_total', 110.5, [-110, -110], 'away'),
    priced('alternate_spread', -10.5, [240, -300]),
  ],
});

function asked(prompt: string, games: readonly Game[] = [game]) {
  const { reading, unread } = read(prompt);
  const offer = offerFor(reading, [{ games }], now, undefined, ['NBA']);
  return { reading, unread, offer };
}

const labels = (prompt: string) => {
  const { offer, unread } = asked(prompt);
  expect(unread).toEqual([]);
  return offer.kind === 'offer' ? offer.pool.map(({ label }) => label).sort() : offer.unmet.kind;
};

describe('A part of a game', () => {
  it.each([
    ['lakers first half moneyline', ['Los Angeles Lakers 1st half moneyline']],
    ['1h over', ['1st half over 112.5']],
    ['first half under 112.5 lakers', ['1st half under 112.5']],
    ['lakers 1st half spread', ['Los Angeles Lakers 1st half -2.5']],
    ['lakers team total over', ['Los Angeles Lakers team total over 113.5']],
    ['nuggets team total under 110.5', ['Denver Nuggets team total under 110.5']],
    ['lakers first half team total over 57.5', ['Los Angeles Lakers 1st half team total over 57.5']],
    ['lakers alt spread -10.5', ['Los Angeles Lakers -10.5']],
  ])('"%s" offers %j', (prompt, wanted) => {
    expect(labels(prompt)).toEqual(wanted);
  });

  it('offers nothing of the whole game, and the whole game nothing of a part', () => {
    const half = labels('lakers first half');
    expect(half).toEqual([
      'Los Angeles Lakers 1st half -2.5',
      'Los Angeles Lakers 1st half moneyline',
      'Los Angeles Lakers 1st half team total over 57.5',
      'Los Angeles Lakers 1st half team total under 57.5',
    ]);
    expect(String(labels('lakers'))).not.toContain('1st half');
  });

  it('has the chance of the side without the margin, and costs less where a tie returns the stake', () => {
    const { offer } = asked('lakers first half moneyline');
    const [side] = offer.kind === 'offer' ? offer.legs : [];
    expect(side?.marketProbability).toBeCloseTo(55.3, 0);
    const withoutTies = 100 - (side?.marketProbability ?? 0) * (side?.decimal ?? 0);
    expect(side?.cost).toBeCloseTo(withoutTies * 0.97, 1);
  });

  it.each([
    ['lakers first quarter over', 'No first-quarter prices for the Lakers game yet.'],
    ['1q spread', 'No first-quarter prices for Denver Nuggets at Los Angeles Lakers yet.'],
  ])('says of "%s": %s', (prompt, sentence) => {
    const { offer, reading } = asked(prompt);
    if (offer.kind !== 'unmet') throw new Error('offered');
    expect(unmetSentence(offer.unmet, { reading, prompt, sports: ['NBA'], lastDay: game.day })).toBe(
      sentence,
    );
  });

  it('says of a team total that is not priced that it is not', () => {
    const { offer, reading } = asked('lakers team total over', [{ ...game, markets: [] }]);
    if (offer.kind !== 'unmet') throw new Error('offered');
    expect(
      unmetSentence(offer.unmet, {
        reading,
        prompt: 'lakers team total over',
        sports: ['NBA'],
        lastDay: game.day,
      }),
    ).toBe('No team-total prices for the Lakers game yet.');
  });
});

describe('The reading of a part', () => {
  it.each([
    ['nrfi', { period: 'first_inning', markets: ['total'], sides: ['under'], line: 0.5 }],
    ['yankees yrfi', { period: 'first_inning', markets: ['total'], sides: ['over'], line: 0.5 }],
    ['first five yankees moneyline', { period: 'first_five', markets: ['moneyline'] }],
    ['f5 under 4.5', { period: 'first_five', markets: ['total'], line: 4.5 }],
    ['1st period over 1.5', { period: 'first_period', line: 1.5 }],
    ['2nd half lakers -3', { period: 'second_half', line: -3 }],
    ['first half winner lakers', { period: 'first_half', markets: ['moneyline'] }],
  ] as const)('"%s"', (prompt, wanted) => {
    const { reading, unread } = read(prompt);
    expect(unread).toEqual([]);
    expect(reading).toMatchObject(wanted);
  });

  it('is written so that it reads back, and can be taken away', () => {
    for (const period of partNames) {
      const { reading } = read(`${parts[period].sports[0]} ${parts[period].label} over 3.5`);
      expect([period, reading.period]).toEqual([period, period]);
      expect(read(canonicalPrompt(reading)).reading).toEqual(reading);
      const part = showReading(reading, { selectedSport: 'NBA' }).parts.find(({ id }) => id === 'period');
      expect(part?.label).toBe(parts[period].label);
      expect(read(part?.without ?? '').reading).not.toHaveProperty('period');
    }
  });

  it('leaves a part of a player’s game, and a part without a market, to be refused by name', () => {
    for (const prompt of [
      'LeBron James over 12.5 points in the first half',
      'second inning over',
      'overtime in the lakers game',
    ]) {
      const { reading } = read(prompt);
      expect([prompt, reading.stat !== null, reading.period]).toEqual([prompt, true, undefined]);
    }
  });
});

describe('The words of a leg', () => {
  const of = (more: Partial<Leg>) =>
    legWith({ home: 'Los Angeles Lakers', away: 'Denver Nuggets', sport: 'NBA', ...more });
  it.each([
    [
      { market: 'total', key: 'first_half.total', period: 'first_half', selection: 'under', line: 110.5 },
      '1st half under 110.5, Nuggets/Lakers',
      '1st half under 110.5',
    ],
    [
      { market: 'team_total', key: 'team_total', team: 'home', selection: 'over', line: 112.5 },
      'Lakers team total over 112.5',
      'Los Angeles Lakers team total over 112.5',
    ],
    [
      {
        market: 'spread',
        key: 'first_quarter.spread',
        period: 'first_quarter',
        selection: 'away',
        line: 1.5,
      },
      'Nuggets 1st quarter +1.5',
      'Denver Nuggets 1st quarter +1.5',
    ],
    [
      {
        market: 'moneyline',
        key: 'first_half.moneyline',
        period: 'first_half',
        selection: 'home',
        line: null,
      },
      'Lakers 1st half moneyline',
      'Los Angeles Lakers 1st half moneyline',
    ],
    [
      {
        market: 'moneyline',
        key: 'regulation.three_way',
        period: 'regulation',
        selection: 'home',
        line: null,
      },
      'Lakers to win in regulation',
      'Los Angeles Lakers to win in regulation',
    ],
    [
      {
        market: 'moneyline',
        key: 'first_half.three_way',
        period: 'first_half',
        selection: 'draw',
        line: null,
      },
      '1st half tied, Nuggets/Lakers',
      '1st half tied',
    ],
  ] as const satisfies readonly (readonly [Partial<Leg>, string, string])[])(
    '%j is "%s"',
    (leg, short, long) => {
      expect(legName(of(leg))).toBe(short);
      expect(selectionName(of(leg))).toBe(long);
    },
  );
});

/** A reading has no part unless it is asked for. */
it('keeps readings of whole games as they were', () => {
  const reading: Reading = read('lakers moneyline').reading;
  expect(reading).not.toHaveProperty('period');
});
