/** Prices as a reader sees them, in both formats. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeAnswer } from '../../lambdas/domain/compose.ts';
import { americanToDecimal } from '../../lambdas/domain/odds.ts';
import { odds, withOdds } from '../../web/src/components/figures.ts';
import { now, offerFor } from '../domain/games.ts';

describe('one price', () => {
  test.each([
    [264, '+264', '3.64'],
    [-110, '−110', '1.91'],
    ['+100', '+100', '2.00'],
    ['-2500', '−2500', '1.04'],
    [-50_000, '−50000', '1.002'],
    [null, 'Not priced', 'Not priced'],
  ])('%s', (price, american, decimal) => {
    expect(odds(price, 'american')).toBe(american);
    expect(odds(price, 'decimal')).toBe(decimal);
  });

  test('decimal never says that nothing can be won, and is right to half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000 }), fc.boolean(), (size, isFavorite) => {
        const price = isFavorite ? -size : size;
        const shown = Number(odds(price, 'decimal'));
        expect(shown).toBeGreaterThan(1);
        expect(Math.abs(shown - americanToDecimal(price))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

test('in what the server composes, every price changes its looks and no line does', () => {
  const { question, candidates, notes } = offerFor('3 leg parlay');
  const spread = candidates.find(({ market }) => market === 'spread');
  const total = candidates.find(({ market, game }) => market === 'total' && game.id !== spread?.game.id);
  const composed = composeAnswer({
    candidates,
    reply: {
      legs: [spread?.id ?? -1, total?.id ?? -1].map((candidate) => ({ candidate, reason: 'Fair.' })),
      risk_profile: 'medium',
      confidence: 30,
      summary: 'Fair.',
    },
    question,
    sport: 'NFL',
    notes,
    now,
  });
  const { legs, odds: whole } = composed.analysis;
  expect(legs).toHaveLength(2);
  const text = withOdds(composed.response, 'decimal');
  for (const leg of legs) {
    expect(text).toContain(`(${odds(leg.price, 'decimal')})`);
    expect(text).not.toContain(`(${odds(leg.price, 'american').replace('−', '-')})`);
  }
  expect(text).toContain(`Total price: ${odds(whole, 'decimal')}`);
  expect(text).toContain(`${legs[0]?.line}`.replace('-', '−'));
});

test.each([
  ['Milwaukee Bucks moneyline: the market gives it 90.9% at -1800.', '90.9% at 1.06.'],
  ['at -110, and then', 'at 1.91, and'],
  ['(Replayed closing line, spread and total at -110)', 'total at 1.91)'],
  ['Denver Broncos +3.5 at -110', '+3.5 at 1.91'],
  ['A run difference of +123 this season', 'of +123 this'],
  ['They meet at -110.5 degrees', 'at −110.5'],
  ['Miami Dolphins -3 (-110)', 'Miami Dolphins −3 (1.91)'],
  ['a 7-3 record, and 10 - 7', 'a 7-3 record, and 10 - 7'],
])('in a reason: %s', (text, shown) => {
  expect(withOdds(text, 'decimal')).toContain(shown);
});
