/** What the board offers for a reading: every offer fits, and an unmet reading names the term that failed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../lambdas/contracts/asking/reading.ts';
import { roleOf } from '../../../../lambdas/domain/asking/answer/candidate.ts';
import { isWhole, type Offer } from '../../../../lambdas/domain/asking/answer/offer/result.ts';
import { offerFor } from '../../../../lambdas/domain/asking/answer/offer.ts';
import { nearestFirst, nearnessOf } from '../../../../lambdas/domain/asking/answer/payout/near.ts';
import {
  chanceOf,
  fits,
  isWithin,
  legTests,
  payoutOf,
} from '../../../../lambdas/domain/asking/answer/terms.ts';
import { around } from '../../../../lambdas/domain/asking/reading/terms/bounds.ts';
import { openWish } from '../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { now, readingWith } from '../../feed/games/games.ts';
import { anyBoard, board, games } from './board.ts';

const offer = (changes: Partial<Reading>) => offerFor(readingWith(changes), [board], now);
const legsOf = (found: Offer) => {
  if (found.kind === 'unmet') throw new Error(`nothing: ${found.unmet.kind}`);
  return found.legs;
};
const unmetOf = (found: Offer) => (found.kind === 'unmet' ? found.unmet.kind : null);

const team = (name: string, stance: 'back' | 'against' | 'game' = 'back') => ({
  sport: 'NFL' as const,
  name,
  stance,
});

test('a game that has begun is not offered', () => {
  const late = new Date('2026-11-22T19:30:00Z');
  const found = offerFor(readingWith({ legs: { min: 2, max: 2 } }), [board], late);
  if (found.kind === 'unmet') throw new Error(found.unmet.kind);
  for (const { game } of [...found.pool, ...found.legs])
    expect(Date.parse(game.startsAt)).toBeGreaterThan(+late);
  const afterAll = offerFor(readingWith({}), [board], new Date('2026-11-25T00:00:00Z'));
  expect(unmetOf(afterAll)).toBe('no_games');
});

describe('a term', () => {
  test('"no favorites under -300" leaves nothing shorter than -300', () => {
    const legs = legsOf(offer({ price: { min: -300, max: null }, legs: { min: 3, max: 3 }, risk: 'safe' }));
    expect(legs).toHaveLength(3);
    for (const { price } of legs) expect(isWithin(price, { min: -300, max: null })).toBe(true);
  });

  test('a backed team is on its own side, and a faded one on the other', () => {
    const [backed] = legsOf(offer({ teams: [team('Detroit Lions')], markets: ['moneyline'] }));
    expect([backed?.selection, backed?.game.away.name]).toEqual(['away', 'Detroit Lions']);
    const [faded] = legsOf(offer({ teams: [team('Detroit Lions', 'against')], markets: ['spread'] }));
    expect([faded?.selection, faded?.game.home.name]).toEqual(['home', 'Chicago Bears']);
  });

  test('a price that no single of the one game has is that of several of its legs', () => {
    const lions = { teams: [team('Detroit Lions', 'game')], days: ['2026-11-22'] };
    const found = offer({ ...lions, payout: { min: 200, max: 600 } });
    if (found.kind === 'unmet') throw new Error(found.unmet.kind);
    expect(new Set(found.legs.map(({ game }) => game.id)).size).toBe(1);
    // Of a kind that is named, it is not.
    const total = offer({ ...lions, markets: ['total'], payout: { min: 900, max: null } });
    expect(total.kind === 'unmet' && [total.unmet.kind, total.of?.legs]).toEqual([
      'whole',
      { min: 1, max: 1 },
    ]);
  });

  test('a price that no single has is what several legs pay, of any kind only', () => {
    const found = offer({ price: { min: 2000, max: null } });
    expect(legsOf(found).length).toBeGreaterThan(1);
    expect(payoutOf(legsOf(found))).toBeGreaterThanOrEqual(2000);
    expect(unmetOf(offer({ price: { min: 20_000, max: null }, markets: ['total'] }))).toBe('term');
    // Where no legs pay it, that is the reason, and not that no single does.
    const beyond = offer({ price: { min: 900_000, max: null } });
    expect(beyond).toMatchObject({ unmet: { kind: 'whole' }, of: { price: null, payout: { min: 900_000 } } });
  });

  test('two opponents mean their game', () => {
    const teams = [team('Chicago Bears', 'game'), team('Detroit Lions', 'game')];
    expect(legsOf(offer({ teams }))[0]?.game.id).toBe('NFL-5');
  });

  test('more legs than the games of two teams are of their own game, if they meet', () => {
    const teams = [team('Chicago Bears', 'game'), team('Dallas Cowboys', 'game')];
    expect(unmetOf(offer({ teams, legs: { min: 3, max: 3 } }))).toBe('not_meeting');
    expect(legsOf(offer({ teams, legs: { min: 2, max: 2 } }))).toHaveLength(2);
  });

  test('a parlay starts with the named teams and continues with other games', () => {
    const legs = legsOf(offer({ teams: [team('Detroit Lions')], legs: { min: 3, max: 3 } }));
    expect(legs.filter(({ game }) => game.away.name === 'Detroit Lions')).toHaveLength(1);
    expect(new Set(legs.map(({ game }) => game.id)).size).toBe(3);
  });

  test.each(['favorite', 'underdog'] as const)('%s alone is meant to win', (side) => {
    for (const leg of legsOf(offer({ sides: [side], legs: { min: 2, max: 2 } }))) {
      expect([roleOf(leg), leg.market]).toEqual([side, 'moneyline']);
    }
  });

  test.each([300, 870, 945])('a payout near +%i comes before one that is only about it', (odds) => {
    const payout = around(odds);
    const legs = legsOf(offer({ payout, legs: { min: 2, max: 2 }, markets: ['moneyline'] }));
    expect(Math.abs(payoutOf(legs) / odds - 1)).toBeLessThan(0.25);
  });

  test('a payout near its number is found on any board that has one', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.integer({ min: 150, max: 3000 }),
        fc.option(fc.integer({ min: 2, max: 4 })),
        (on, odds, size) => {
          const asked = readingWith({
            payout: around(odds),
            legs: size === null ? null : { min: size, max: size },
          });
          const ranges = nearestFirst(asked);
          const nearest = ranges.findIndex(
            (payout) => offerFor({ ...asked, payout }, [on], now).kind === 'offer',
          );
          const found = offerFor(asked, [on], now);
          if (nearest >= 0) expect(nearnessOf(legsOf(found), ranges)).toBeLessThanOrEqual(nearest);
        },
      ),
    );
  });

  test('a requested payout is met', () => {
    const payout = { min: 600, max: null };
    const legs = legsOf(offer({ payout, legs: { min: 2, max: 2 }, markets: ['moneyline'] }));
    expect(isWithin(payoutOf(legs), payout)).toBe(true);
  });

  test('"moderate" and "long shot" limit the chance of the whole', () => {
    const moderate = legsOf(offer({ risk: 'moderate', legs: { min: 3, max: 3 } }));
    expect(chanceOf(moderate)).toBeGreaterThanOrEqual(20);
    expect(chanceOf(moderate)).toBeLessThanOrEqual(60);
    expect(chanceOf(legsOf(offer({ risk: 'long_shot' })))).toBeLessThanOrEqual(25);
  });

  test.each([
    ['around a price', { min: 300, max: 700 }],
    ['from a price on', { min: 350, max: null }],
  ])('a payout %s says how long the long shot is', (_what, payout) => {
    const legs = legsOf(offer({ risk: 'long_shot', payout, legs: { min: 2, max: 2 } }));
    expect(isWithin(payoutOf(legs), payout)).toBe(true);
    expect(payoutOf(legs)).toBeLessThan(1500);
    expect(chanceOf(legs)).toBeLessThanOrEqual(25);
  });
});

test.each([
  [4, 4],
  [1, 1],
  [null, 2],
])('%s legs from every league are %i, of each league while there is one', (wanted, count) => {
  const inTwo = games.map((game, at) => (at % 2 === 0 ? game : { ...game, sport: 'NBA' as const }));
  const legs = wanted === null ? null : { min: wanted, max: wanted };
  const reading = readingWith({ eachSport: true, legs, sports: ['NFL', 'NBA'], markets: ['moneyline'] });
  const chosen = legsOf(offerFor(reading, [{ games: inTwo }], now));
  expect(chosen).toHaveLength(count);
  expect(new Set(chosen.map(({ game }) => game.sport)).size).toBe(Math.min(count, 2));
});

describe('no substitute for what was asked', () => {
  test.each([
    ['a prop', { markets: ['prop'] }, 'props'],
    ['legs of one game that are not measured', { sameGame: true, sports: ['MLS'] }, 'same_game'],
    ['a day without games', { days: ['2026-11-25'] }, 'not_on_days'],
    ['a team that does not play', { teams: [team('Buffalo Bills')] }, 'team_idle'],
    ['a line that no book has', { line: 50.5, markets: ['total'] }, 'line'],
    ['value when nothing has any', { value: true }, 'value'],
    ['a price that nobody offers', { price: { min: 2000, max: null }, markets: ['moneyline'] }, 'term'],
    [
      'a payout that no legs reach',
      { payout: { min: 90_000, max: null }, legs: { min: 2, max: 2 } },
      'whole',
    ],
    [
      'both sides of a game',
      { teams: [team('Chicago Bears'), team('Detroit Lions')], legs: { min: 2, max: 2 } },
      'both_sides',
    ],
  ] satisfies [string, Partial<Reading>, string][])('%s', (_name, changes, kind) => {
    expect(unmetOf(offer(changes))).toBe(kind);
  });

  test('two teams that meet later in the week are legs of their next games', () => {
    const [first, second] = board.games;
    if (!first || !second) throw new Error('no games');
    const later = {
      ...second,
      id: 'NFL-later',
      home: first.home,
      away: second.home,
      startsAt: '2026-11-26T18:00:00Z',
      day: '2026-11-26',
    };
    const both = [team(first.home.name), team(second.home.name)];
    const reading = readingWith({ teams: both, legs: { min: 2, max: 2 }, markets: ['moneyline'] });
    const found = offerFor(reading, [{ ...board, games: [...board.games, later] }], now);
    expect(legsOf(found).map(({ game }) => game.id)).toEqual([first.id, second.id]);
  });

  test('an unpriced market lists the priced ones', () => {
    const games = board.games.map((game) => ({
      ...game,
      prices: game.prices && { ...game.prices, total: null },
    }));
    const found = offerFor(readingWith({ markets: ['total'] }), [{ games }], now);
    expect(found).toEqual({
      kind: 'unmet',
      unmet: { kind: 'market', markets: ['total'], available: ['moneyline', 'spread'] },
    });
  });

  test('a total with one priced side has no probability, so it is not offered', () => {
    const games = board.games.map((game) => ({
      ...game,
      prices: game.prices && { ...game.prices, total: { line: 9, over: -110, under: null } },
    }));
    expect(unmetOf(offerFor(readingWith({ markets: ['total'] }), [{ games }], now))).toBe('one_sided');
  });

  test('fewer legs, and legs less than safe, carry a note', () => {
    const few = offer({ legs: { min: 7, max: 7 } });
    expect(few).toMatchObject({ substitutes: [{ kind: 'fewer_legs', wanted: 7, found: 6 }] });
    const unsafe = offer({ risk: 'safe', legs: { min: 6, max: 6 }, price: { min: -250, max: null } });
    expect(unsafe.kind === 'offer' && unsafe.substitutes.map(({ kind }) => kind)).toContain('not_safe');
    expect(isWhole(unsafe, readingWith({ risk: 'safe' }))).toBe(false);
  });
});

describe('legs of one kind, of more games than have one', () => {
  const dog = { ...openWish, sides: ['underdog' as const], price: { min: 700, max: 800 } };
  const bet = (count: number) =>
    offer({
      wishes: [
        { ...dog, count },
        { ...openWish, sides: ['favorite'] },
      ],
      legs: { min: count + 1, max: count + 1 },
    });

  test('are no bet, for that reason', () => {
    expect(bet(1).kind).toBe('offer');
    expect(bet(2)).toMatchObject({ unmet: { kind: 'few_games', games: 1, wanted: 2 } });
  });
});

describe('the likeliest of what was asked for', () => {
  const day = '2026-11-24';
  /** Two later games: one a little likelier, and one whose home team has the form. */
  const near = board.games.slice(0, 2).map((game, index) => ({
    ...game,
    prices: game.prices && {
      ...game.prices,
      moneyline:
        index === 0 ? { home: 1050, away: -2200, draw: null } : { home: -2000, away: 1000, draw: null },
    },
  }));
  const asked: Partial<Reading> = { risk: 'safest', markets: ['moneyline'] };

  test('is so by its chance alone, whatever its evidence and the team its asker likes', () => {
    const games = [...near, ...board.games.slice(2)];
    const home = near[1]?.home.name ?? '';
    const taste = { preferredTeam: home, preferredRisk: null, books: [] };
    const [leg] = legsOf(offerFor(readingWith(asked), [{ ...board, games }], now, taste));
    expect([leg?.game.id, leg?.selection]).toEqual([near[0]?.id, 'away']);
  });

  test('is so of all days asked for, also of a game on the last of them', () => {
    const games = board.games.map((game, index) =>
      index === 0 ? { ...game, ...near[0], day, startsAt: `${day}T23:00:00.000Z` } : game,
    );
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', day];
    const [leg] = legsOf(offerFor(readingWith({ ...asked, days }), [{ ...board, games }], now));
    expect(leg?.game.day).toBe(day);
    const sooner = legsOf(
      offerFor(readingWith({ ...asked, days: days.slice(0, 3) }), [{ ...board, games }], now),
    );
    expect(sooner[0]?.game.day).not.toBe(day);
  });

  test('is so on any board', () => {
    fc.assert(
      fc.property(anyBoard, (any) => {
        const found = offerFor(readingWith(asked), [any], now);
        if (found.kind === 'unmet') return;
        const chances = found.pool.map(({ marketProbability }) => marketProbability);
        expect(found.legs[0]?.marketProbability).toBe(Math.max(...chances));
      }),
    );
  });

  test('names the games and days that are priced, where some are not', () => {
    const unpriced = new Set(board.games.slice(4).map(({ id }) => id));
    const games = board.games.map((game) => (unpriced.has(game.id) ? { ...game, prices: null } : game));
    const found = offerFor(readingWith(asked), [{ ...board, games }], now);
    const days = games.filter(({ id }) => !unpriced.has(id)).map((game) => game.day);
    const partlyPriced = { games: 6, priced: 4, days: [days.sort()[0], days.at(-1)] };
    expect(found).toMatchObject({ kind: 'offer', partlyPriced });
    expect(offer(asked)).not.toHaveProperty('partlyPriced');
    expect(offerFor(readingWith({ markets: ['moneyline'] }), [{ games }], now)).not.toHaveProperty(
      'partlyPriced',
    );
  });
});

const anyReading: fc.Arbitrary<Partial<Reading>> = fc.record(
  {
    legs: fc.option(
      fc
        .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 3 }))
        .map(([min, more]) => ({ min, max: Math.min(8, min + more) })),
    ),
    markets: fc.subarray(['moneyline', 'spread', 'total'] as const),
    notMarkets: fc.subarray(['spread'] as const),
    sides: fc.subarray(['favorite', 'home', 'over'] as const),
    notSides: fc.subarray(['underdog', 'under'] as const),
    price: fc.option(
      fc.constantFrom({ min: -300, max: null }, { min: null, max: 200 }, { min: -150, max: 150 }),
    ),
    payout: fc.option(fc.constantFrom({ min: 300, max: null }, { min: 160, max: 360 })),
    risk: fc.option(fc.constantFrom('safe', 'safest', 'moderate', 'coin_flip', 'long_shot')),
    value: fc.boolean(),
    teams: fc.subarray([
      team('Detroit Lions'),
      team('New York Jets', 'against'),
      team('Dallas Cowboys', 'game'),
    ]),
    days: fc.option(fc.constant(['2026-11-22'])),
  },
  { requiredKeys: [] },
);

test('on any board, an offer without a note is exactly what was asked for, on distinct games where these are enough', () => {
  fc.assert(
    fc.property(anyReading, anyBoard, (changes, on) => {
      const reading = readingWith(changes);
      const found = offerFor(reading, [on], now);
      if (found.kind === 'unmet') return;
      expect(found.legs.length).toBeGreaterThan(0);
      const { wanted } = found;
      const isOfFewGames = wanted.reading.sameGame || wanted.reading.wishes.length > 0;
      const games = new Set(found.legs.map(({ game }) => game.id));
      if (!isOfFewGames) expect(games.size).toBe(found.legs.length);
      // Two legs of a game are props, or all legs are of it.
      const areProps = found.legs.every(({ market }) => market === 'prop');
      expect(games.size === found.legs.length || games.size === 1 || areProps).toBe(true);
      // The price of one bet is what all of its legs pay.
      const { price, payout, legs } = wanted.reading;
      const ofLegs = { ...reading, price, payout, legs: reading.legs ?? legs };
      expect([price ?? payout, payout ?? price]).toEqual([
        reading.price ?? reading.payout,
        reading.payout ?? reading.price,
      ]);
      if (found.substitutes.length === 0 && !isOfFewGames) expect(fits(found.legs, ofLegs)).toBe(true);
      const exceptRisk = legTests.filter(({ term }) => term !== 'risk');
      for (const leg of found.legs) for (const { holds } of exceptRisk) expect(holds(leg, ofLegs)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
