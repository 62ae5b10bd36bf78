/** What a bet on one game pays, and legs of it that its main lines do not have. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { candidatesOf } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import { wantsMarketsOf } from '../../../../../lambdas/domain/asking/answer/games/market-games.ts';
import { wantsOtherPrices } from '../../../../../lambdas/domain/asking/answer/games/prop-games.ts';
import { wantsPropsOf } from '../../../../../lambdas/domain/asking/answer/offer/pool.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import {
  nearestFirst,
  nearnessOf,
  numberMissed,
} from '../../../../../lambdas/domain/asking/answer/payout/near.ts';
import { unmetSentence } from '../../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { around } from '../../../../../lambdas/domain/asking/reading/terms/bounds.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import type { Game } from '../../../../../lambdas/domain/feed/games/game.ts';
import { americanToDecimal } from '../../../../../lambdas/domain/feed/odds/odds.ts';
import type { Prop } from '../../../../../lambdas/domain/feed/players/prop.ts';
import { now, readingWith } from '../../../feed/games/games.ts';
import { answerTo, at, books, game, offered, prop } from './game.ts';

describe('the payout of a same-game bet', () => {
  const wonAt = (odds: number) => americanToDecimal(odds) - 1;
  const multiplied = (changes: Partial<Reading>) => answerTo(changes).slip.multiplied ?? 0;

  test.each([260, 350, 500, 600, 1000, 1200, 2400])('is near +%i by a parlay calculator', (odds) => {
    const away = wonAt(multiplied({ payout: around(odds) })) / wonAt(odds);
    expect(Math.max(away, 1 / away)).toBeLessThan(1.21);
  });

  test.each([300, 700, 1500])('is no less than a least of +%i, and not far more', (min) => {
    const odds = multiplied({ payout: { min, max: null } });
    expect(odds).toBeGreaterThanOrEqual(min);
    expect(wonAt(odds) / wonAt(min)).toBeLessThan(1.8);
  });

  test('has the legs that are named and, where their main lines do not pay it, other lines of these', () => {
    const of = (player: string, stat: Prop['stat']) => ({
      ...openWish,
      player,
      stat,
      markets: ['prop' as const],
    });
    const wishes = [of('Quarterback', 'passing_yards'), of('Runner', 'rushing_yards')];
    const longer = (each: Prop): Prop => ({
      ...each,
      prices: [
        ...each.prices,
        ...each.prices.map((own) => ({ ...own, line: own.line + 20, over: 190, under: -240 })),
      ],
    });
    const on = { games: [{ ...game, props: (game.props ?? []).map(longer) }] };
    const { offer } = offered({ legs: { min: 2, max: 2 }, wishes, payout: around(700) }, on);
    if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
    expect(offer.legs.map(({ prop: own, line }) => [own?.player, line])).toEqual([
      ['Quarterback', 269.5],
      ['Runner', 90.5],
    ]);
  });

  test('is near its number where any such bet is', () => {
    const american = fc.integer({ min: 100, max: 260 }).chain((size) => fc.constantFrom(size, -size));
    const priced = fc.array(fc.tuple(american, american), { minLength: 9, maxLength: 9 }).map((all) => ({
      games: [
        {
          ...game,
          props: (game.props ?? []).map((each, at) => ({
            ...each,
            prices: each.prices.map((own) => ({
              ...own,
              over: all[at]?.[0] ?? -110,
              under: all[at]?.[1] ?? -110,
            })),
          })),
        },
      ],
    }));
    fc.assert(
      fc.property(priced, fc.integer({ min: 150, max: 2500 }), (on, odds) => {
        const { offer, reading } = offered({ payout: around(odds) }, on);
        const ranges = nearestFirst(reading);
        const near = ranges.at(-1) ?? null;
        const other = offered({ payout: near }, on).offer;
        if (other.kind === 'unmet') return;
        if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
        expect(nearnessOf(offer.legs, ranges)).toBeLessThan(ranges.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a lock and a crazy one of the night game', () => {
  const night: Game = {
    ...game,
    day: '2026-11-22',
    startsAt: '2026-11-23T01:20:00.000Z',
    props: [
      {
        ...prop('Quarterback', 'passing_yards', 249.5, 'home'),
        prices: [
          ...['A', 'B'].map((book) => ({ book, at, line: 249.5, over: -112, under: -108 })),
          ...['A', 'B'].map((book) => ({ book, at, line: 199.5, over: -480, under: 350 })),
        ],
      },
      {
        ...prop('Runner', 'rushing_yards', 70.5, 'away'),
        prices: [
          ...['A', 'B'].map((book) => ({ book, at, line: 70.5, over: -112, under: -108 })),
          ...['A', 'B'].map((book) => ({ book, at, line: 110.5, over: 320, under: -430 })),
        ],
      },
    ],
  };
  const evening = {
    ...night,
    books: books.map((book) => ({ ...book, moneyline: { home: -120, away: 100, draw: null } })),
  };
  const terms = { nightGame: true, days: ['2026-11-22'] };
  const lock = { ...openWish, legChance: { min: 70, max: null } };
  const crazy = { ...openWish, legChance: { min: null, max: 35 } };

  test('are found among its props and other lines, as one bet of it', () => {
    const reading = readingWith({ ...terms, legs: { min: 2, max: 2 }, wishes: [lock, crazy] });
    const offer = offerFor(reading, [{ games: [evening] }], now);
    if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
    expect(offer.wanted.reading.sameGame).toBe(true);
    const [likely = 0, unlikely = 100] = offer.legs
      .map(({ marketProbability }) => marketProbability)
      .toSorted((a, b) => b - a);
    expect(likely).toBeGreaterThanOrEqual(70);
    expect(unlikely).toBeLessThanOrEqual(35);
  });

  test('a single lock is found there too, and its prices are loaded', () => {
    const reading = readingWith({ ...terms, risk: 'safe' });
    const offer = offerFor(reading, [{ games: [evening] }], now);
    if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
    expect(offer.substitutes).toEqual([]);
    expect(offer.legs[0]?.marketProbability).toBeGreaterThanOrEqual(60);
    expect([wantsPropsOf('NFL', reading), wantsOtherPrices(reading), wantsMarketsOf('NFL', reading)]).toEqual(
      [true, true, true],
    );
    const ofAnyGame = { ...reading, nightGame: false };
    expect([wantsPropsOf('NFL', ofAnyGame), wantsOtherPrices(ofAnyGame)]).toEqual([false, false]);
  });
});

test('a payout that is only about its number says so', () => {
  const reading = readingWith({ payout: around(500) });
  const [leg] = candidatesOf(game, undefined, now);
  if (!leg) throw new Error('no leg');
  const paying = (price: number) => numberMissed([{ ...leg, price }], reading);
  expect([330, 420, 500, 590, 700].map(paying)).toEqual([500, undefined, undefined, undefined, 500]);
  // Whoever names both ends has named no number.
  const named = readingWith({ payout: { min: 300, max: 600 } });
  expect(numberMissed([{ ...leg, price: 310 }], named)).toBeUndefined();
});

describe('legs of players whose team plays twice', () => {
  const next = {
    ...game,
    id: 'NFL-next',
    day: '2026-11-29',
    startsAt: '2026-11-29T21:25:00.000Z',
  };
  const wishes = ['Quarterback', 'Runner'].map((player) => ({
    ...openWish,
    player,
    markets: ['prop' as const],
  }));

  test('are of one game, the sooner one', () => {
    const found = offerFor(readingWith({ legs: { min: 2, max: 2 }, wishes }), [{ games: [next, game] }], now);
    expect(found.kind === 'offer' && found.legs.map((leg) => leg.game.id)).toEqual([game.id, game.id]);
  });
});

test('legs that contain each other are the reason, by name', () => {
  const team = { sport: game.sport, name: game.home.name, stance: 'back' as const };
  const on = (market: 'moneyline' | 'spread') => ({ ...openWish, markets: [market], teams: [team] });
  const { offer, reading } = offered({ legs: { min: 2, max: 2 }, wishes: [on('moneyline'), on('spread')] });
  if (offer.kind !== 'unmet') throw new Error('one contains the other');
  expect(unmetSentence(offer.unmet, { reading, prompt: '', sports: ['NFL'], lastDay: '2026-11-28' })).toMatch(
    /^Where Seattle Seahawks .+ wins, Seattle Seahawks .+ does too, so books don’t take both in one parlay\.$/,
  );
});
