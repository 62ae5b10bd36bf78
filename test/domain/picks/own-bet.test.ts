/** Profit at the owner's own stake and price. */
import { describe, expect, test } from 'vitest';
import { type OwnBet, ownBetOf, ownCountsOf, ownProfitCents } from '../../../lambdas/domain/picks/own-bet.ts';
import { legWith } from '../feed/games/games.ts';

const bet = (changes: Partial<OwnBet> = {}): OwnBet => ({
  stakeCents: 25_50,
  price: null,
  book: null,
  note: null,
  ...changes,
});
const metadata = { legs: [legWith({ price: -110 }), legWith({ price: 150 })] };
const parlay = { metadata, legResults: ['won', 'won'] } as const;

describe('profit', () => {
  test('uses the saved prices unless the owner entered another', () => {
    expect(ownProfitCents({ ...parlay, status: 'hit', bet: bet() })).toBe(96_20);
    expect(ownProfitCents({ ...parlay, status: 'hit', bet: bet({ price: 400 }) })).toBe(102_00);
    expect(ownProfitCents({ ...parlay, status: 'miss', bet: bet({ price: 400 }) })).toBe(-25_50);
    expect(ownProfitCents({ ...parlay, status: 'push', bet: bet() })).toBe(0);
  });

  test('of a parlay with a pushed leg uses the saved prices of the rest', () => {
    const pushed = { metadata, legResults: ['won', 'push'] } as const;
    expect(ownProfitCents({ ...pushed, status: 'hit', bet: bet({ price: 400 }) })).toBe(23_18);
  });

  test('is unknown while pending, without a stake, and without any price', () => {
    expect(ownProfitCents({ ...parlay, status: 'pending', bet: bet() })).toBeNull();
    expect(ownProfitCents({ ...parlay, status: 'hit', bet: bet({ stakeCents: null }) })).toBeNull();
    expect(ownProfitCents({ ...parlay, status: 'hit' })).toBeNull();
    const unpriced = { metadata: { legs: [legWith({ price: null })] }, legResults: ['won'] } as const;
    expect(ownProfitCents({ ...unpriced, status: 'hit', bet: bet() })).toBeNull();
    expect(ownProfitCents({ ...unpriced, status: 'miss', bet: bet() })).toBe(-25_50);
  });
});

test('a push counts as a pick with a stake, without profit', () => {
  expect(ownCountsOf({ ...parlay, status: 'push', bet: bet() })).toEqual({
    ownPicks: 1,
    ownSettled: 0,
    ownStakedCents: 0,
    ownProfitCents: 0,
  });
});

test('dollars become whole cents, and an empty bet is none', () => {
  expect(ownBetOf({ stake: 19.99, price: -105, book: 'A', note: null })).toEqual({
    stakeCents: 1999,
    price: -105,
    book: 'A',
    note: null,
  });
  expect(ownBetOf({ stake: null, price: null, book: null, note: null })).toBeUndefined();
});
