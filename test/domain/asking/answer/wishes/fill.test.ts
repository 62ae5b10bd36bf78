/** The solver of wishes: what it proposes meets each wish, it finds a bet where there is one, and it says when none is left. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegWish, Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { type Candidate, candidatesOf } from '../../../../../lambdas/domain/asking/answer/candidate.ts';
import type { Offer } from '../../../../../lambdas/domain/asking/answer/offer/result.ts';
import { offerFor } from '../../../../../lambdas/domain/asking/answer/offer.ts';
import { nearestFirst, nearnessOf } from '../../../../../lambdas/domain/asking/answer/payout/near.ts';
import { clash, fits, isLegOf } from '../../../../../lambdas/domain/asking/answer/terms.ts';
import { another, unseen } from '../../../../../lambdas/domain/asking/answer/unseen.ts';
import { fill } from '../../../../../lambdas/domain/asking/answer/wishes/fill.ts';
import { legsOfWishes } from '../../../../../lambdas/domain/asking/answer/wishes/met.ts';
import { wishesMet } from '../../../../../lambdas/domain/asking/answer/wishes/told.ts';
import { unmetSentence } from '../../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { around } from '../../../../../lambdas/domain/asking/reading/terms/bounds.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { now, readingWith } from '../../../feed/games/games.ts';
import { board, games } from '../board.ts';

const wish = (terms: Partial<LegWish>): LegWish => ({ ...openWish, ...terms });
const [first] = games;
if (!first) throw new Error('the board has games');
const kinds: readonly LegWish[] = [
  wish({ markets: ['total'], sides: ['over'] }),
  wish({ markets: ['moneyline'], sides: ['favorite'] }),
  wish({ markets: ['spread'], sides: ['underdog'] }),
  wish({ legChance: { min: 70, max: null } }),
  wish({ legChance: { min: null, max: 35 } }),
  wish({ price: { min: 100, max: null } }),
  wish({ teams: [{ sport: 'NFL', name: first.home.name, stance: 'back' }] }),
  wish({}),
];
const someWishes = fc
  .uniqueArray(fc.record({ kind: fc.constantFrom(...kinds), count: fc.integer({ min: 1, max: 3 }) }), {
    minLength: 2,
    maxLength: 3,
    selector: ({ kind }) => JSON.stringify(kind),
  })
  .map((all) => all.map(({ kind, count }) => ({ ...kind, count: kind.teams.length > 0 ? 1 : count })));

const readingOf = (wishes: readonly LegWish[], terms: Partial<Reading> = {}) =>
  withWishes(readingWith(terms), wishes);
const offered = (reading: Reading) => offerFor(reading, [board], now);
const keysOf = (offer: Offer) => (offer.kind === 'offer' ? offer.legs.map(({ key }) => key).sort() : []);

test('every leg meets its wish, each wish has as many as it counts, and no two are of one game', () => {
  fc.assert(
    fc.property(someWishes, (wishes) => {
      const reading = readingOf(wishes);
      const offer = offered(reading);
      if (offer.kind === 'unmet') return;
      const met = legsOfWishes(offer.legs, reading, isLegOf);
      expect(met?.map((own) => own.length)).toEqual(reading.wishes.map(({ count }) => count));
      expect(fits(offer.legs, reading)).toBe(true);
      expect(new Set(offer.legs.map(({ game }) => game.id)).size).toBe(offer.legs.length);
      expect(
        wishesMet(offer.legs, reading)
          ?.flatMap(({ legs }) => legs)
          .sort(),
      ).toEqual([...offer.legs.keys()]);
    }),
  );
});

test('a payout near its number comes before one that is only about it', () => {
  fc.assert(
    fc.property(someWishes, fc.integer({ min: 200, max: 4000 }), (wishes, odds) => {
      const reading = readingOf(wishes, { payout: around(odds) });
      const ranges = nearestFirst(reading);
      const nearest = ranges.findIndex((payout) => offered({ ...reading, payout }).kind === 'offer');
      const offer = offered(reading);
      if (nearest < 0) return;
      if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
      expect(nearnessOf(offer.legs, ranges)).toBeLessThanOrEqual(nearest);
    }),
  );
});

const all = games.flatMap((game) => candidatesOf(game, undefined, now));
const places = fc.array(fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});
const terms = { reading: { chance: null, payout: null, wishes: [] }, isOneBook: true, mostSteps: 20_000 };

test('finds the bet that is preferred most, where there is one', () => {
  const leastRank = (of: readonly (readonly Candidate[])[], chosen: readonly Candidate[] = []): number => {
    const [place, ...others] = of;
    if (!place) return 0;
    return Math.min(
      ...place.map((each, rank) =>
        chosen.some((leg) => clash(leg, each)) ? Infinity : rank + leastRank(others, [...chosen, each]),
      ),
    );
  };
  fc.assert(
    fc.property(places, (of) => {
      const found = fill(of, { ...terms, taken: (legs) => [...legs] });
      const rank = found?.reduce((sum, leg, at) => sum + (of[at]?.indexOf(leg) ?? 0), 0) ?? Infinity;
      expect(rank).toBe(leastRank(of));
    }),
  );
});

test('stops after the steps that it may take', () => {
  let tried = 0;
  const found = fill([all, all, all, all], {
    ...terms,
    mostSteps: 200,
    taken: () => {
      tried += 1;
      return null;
    },
  });
  expect(found).toBeNull();
  expect(tried).toBeLessThanOrEqual(200);
});

test('a payout that is out of reach names the closest bet', () => {
  const reading = readingOf(
    [wish({ sides: ['favorite'], count: 2 }), wish({ markets: ['total'], sides: ['over'] })],
    {
      payout: { min: 100_000, max: null },
    },
  );
  const offer = offered(reading);
  if (offer.kind !== 'unmet') throw new Error('an offer');
  expect(unmetSentence(offer.unmet, { reading, prompt: '', sports: ['NFL'], lastDay: '2026-11-28' })).toMatch(
    / The closest 3 together pay \+\d+\.$/,
  );
});

test('a payout that no bet of the night game reaches names the game, and its closest single', () => {
  const reading = readingWith({ risk: 'long_shot', nightGame: true });
  const [candidate] = candidatesOf(first, board.sheet, now);
  if (!candidate) throw new Error('no candidate');
  const asked = { reading, prompt: '', sports: ['NFL' as const], lastDay: '2026-11-28' };
  expect(unmetSentence({ kind: 'whole', best: [candidate] }, asked)).toMatch(
    /^No bet of 1 to 4 legs, each an NFL bet in the night game, pays \+1500 or more\. The closest is .+ at [+-]\d+\.$/,
  );
});

test('each wish that cannot be had has its own reason', () => {
  const offer = offered(
    readingOf([
      wish({ sports: ['NFL'], markets: ['prop'], stat: 'passing_yards' }),
      wish({ sports: ['NFL'], markets: ['moneyline'] }),
      wish({ sports: ['NHL'], sides: ['underdog'] }),
    ]),
  );
  if (offer.kind !== 'unmet') throw new Error('an offer');
  expect(offer.wishes?.map((each) => each?.unmet.kind ?? null)).toEqual(['props', null, 'no_games']);
});

test('two wishes that leave one game are a bet on that game', () => {
  const teams = [{ sport: 'NFL' as const, name: first.home.name, stance: 'game' as const }];
  const offer = offered(
    readingOf([wish({ teams, markets: ['total'] }), wish({ teams, markets: ['spread'] })]),
  );
  if (offer.kind === 'unmet') throw new Error(offer.unmet.kind);
  expect(offer.wanted.reading.sameGame).toBe(true);
  expect(offer.legs.map(({ game, market }) => [game.id, market])).toEqual([
    [first.id, 'total'],
    [first.id, 'spread'],
  ]);
});

describe('another bet for the same wishes', () => {
  const team = wish({ teams: [{ sport: 'NFL', name: first.home.name, stance: 'back' }] });

  test('is never one that was shown, keeps what is named, and ends', () => {
    const reading = readingOf([team, wish({ markets: ['total'], sides: ['over'], count: 2 })]);
    const shown = new Set<string>();
    const seen = new Set<string>();
    let offer: Offer | undefined = offered(reading);
    while (offer?.kind === 'offer') {
      expect(fits(offer.legs, reading)).toBe(true);
      const bet = keysOf(offer).join();
      expect(seen).not.toContain(bet);
      seen.add(bet);
      for (const key of keysOf(offer)) shown.add(key);
      const whole = offered(reading);
      offer = whole.kind === 'offer' ? another(whole, ({ key }) => shown.has(key)) : undefined;
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(offer).toBeUndefined();
  });

  test('never takes the other side of one that was shown', () => {
    const teams = [{ sport: 'NFL' as const, name: first.home.name, stance: 'game' as const }];
    const whole = offered({ ...readingOf([]), teams, markets: ['moneyline'], risk: 'safest' });
    if (whole.kind === 'unmet') throw new Error('an offer');
    expect(new Set(whole.pool.map(({ selection }) => selection))).toEqual(new Set(['home', 'away']));
    const shown = keysOf(whole);
    expect(another(whole, ({ key }) => shown.includes(key))).toBeUndefined();
  });

  test('is given to the same question asked again, as long as nobody named its legs', () => {
    const reading = readingOf([wish({ sides: ['favorite'] }), wish({ markets: ['total'], sides: ['over'] })]);
    const before = offered(reading);
    const again = unseen(offered(reading), ({ key }) => keysOf(before).includes(key));
    expect(keysOf(again).filter((key) => keysOf(before).includes(key))).toEqual([]);
    expect(keysOf(again)).toHaveLength(2);
  });
});
