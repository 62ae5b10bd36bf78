/** The price that a book pays for a slip: a boost, a bonus bet, and whether it is good. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bonusBetValue, boostedPrice, winningsCents } from '../../../../lambdas/domain/feed/odds/boost.ts';
import { americanToDecimal, parlayProfit } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { slipVerdict } from '../../../../lambdas/domain/feed/odds/slip-verdict.ts';

const price = fc.oneof(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: -2000, max: -101 }));
const percent = fc.integer({ min: 1, max: 500 });
const stake = fc.integer({ min: 1, max: 1_000_000_00 });

describe('boost', () => {
  test('adds to the winnings, and not to the stake', () => {
    expect(boostedPrice(400, 30)).toBe(520);
    expect(boostedPrice(-200, 50)).toBe(-133);
    expect(winningsCents(50_00, [400], { percent: 30, maxStakeCents: null })).toBe(260_00);
  });

  test('applies to the part of the stake up to its limit', () => {
    const boost = { percent: 30, maxStakeCents: 10_00 };
    expect(winningsCents(50_00, [400], boost)).toBe(212_00);
    expect(winningsCents(10_00, [400], boost)).toBe(52_00);
  });

  test('never wins less than the plain price, nor more than the boost of all of it', () => {
    fc.assert(
      fc.property(price, percent, stake, fc.option(stake), (american, percent, cents, maxStakeCents) => {
        const plain = parlayProfit(cents, [american]);
        const won = winningsCents(cents, [american], { percent, maxStakeCents });
        expect(won).toBeGreaterThanOrEqual(plain);
        expect(won).toBeLessThanOrEqual(plain * (1 + percent / 100) + percent / 100 + 1);
      }),
    );
  });

  test('of a stake within its limit wins what the boosted price pays, but for rounding', () => {
    fc.assert(
      fc.property(price, percent, (american, percent) => {
        const won = winningsCents(100_00, [american], { percent, maxStakeCents: null });
        const exact = 100_00 * (americanToDecimal(american) - 1) * (1 + percent / 100);
        expect(Math.abs(won - exact)).toBeLessThanOrEqual(0.51);
      }),
    );
  });
});

test('a bonus bet is worth its chance times its winnings', () => {
  expect(bonusBetValue(400, 20)).toBe(80);
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 99 }), (american, chance) => {
      const value = bonusBetValue(american, chance);
      // A bet of the asker's own money is worth less by the stake that it can lose.
      const own = chance * americanToDecimal(american) - 100;
      expect(value - own).toBeCloseTo(100 - chance, 1);
    }),
  );
});

describe('verdict', () => {
  const range = { goodAt: 490, closeFrom: 340 };

  test('is good from one end of the range on, no below the other, and else too close to call', () => {
    expect(slipVerdict(490, range)).toBe('good');
    expect(slipVerdict(489, range)).toBe('close');
    expect(slipVerdict(340, range)).toBe('close');
    expect(slipVerdict(339, range)).toBe('no');
    expect(slipVerdict(-110, range)).toBe('no');
  });

  test('works on both sides of even money', () => {
    const around = { goodAt: 105, closeFrom: -120 };
    expect(slipVerdict(105, around)).toBe('good');
    expect(slipVerdict(100, around)).toBe('close');
    expect(slipVerdict(-120, around)).toBe('close');
    expect(slipVerdict(-121, around)).toBe('no');
  });

  test('is never good or never no where the range has no such end', () => {
    expect(slipVerdict(20_000, { goodAt: null, closeFrom: 340 })).toBe('close');
    expect(slipVerdict(-2000, { goodAt: 105, closeFrom: null })).toBe('close');
  });

  test('never gets worse with a higher price', () => {
    const rank = { no: 0, close: 1, good: 2 };
    fc.assert(
      fc.property(price, price, price, price, (a, b, c, d) => {
        const byPay = (one: number, other: number) => americanToDecimal(one) - americanToDecimal(other);
        const [low = 0, high = 0] = [a, b].sort(byPay);
        const [closeFrom = 0, goodAt = 0] = [c, d].sort(byPay);
        const [worse, better] = [low, high].map((each) => slipVerdict(each, { goodAt, closeFrom }));
        expect(rank[better ?? 'no']).toBeGreaterThanOrEqual(rank[worse ?? 'no']);
      }),
    );
  });
});
