/** Prices in both odds formats. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { americanToDecimal } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { odds, withOdds } from '../../../../web/src/components/ui/display/figures.ts';

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

  test('decimal odds are never 1.00, and are exact to half a cent', () => {
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

test.each([
  ['Milwaukee Bucks moneyline: the market gives it 90.9% at -1800.', '90.9% at 1.06.'],
  ['at -110, and then', 'at 1.91, and'],
  ['(a spread and total at -110)', 'total at 1.91)'],
  ['Denver Broncos +3.5 at -110', '+3.5 at 1.91'],
  ['A run difference of +123 this season', 'of +123 this'],
  ['They meet at -110.5 degrees', 'at −110.5'],
  ['Miami Dolphins -3 (-110)', 'Miami Dolphins −3 (1.91)'],
  ['It must win 70.6% at -240 to break even', '70.6% at 1.42 to'],
  ['Nothing that fits is priced from +150 to +250.', 'from 2.50 to 3.50.'],
  ['At -240 it must win', 'At 1.42 it must'],
  ['nothing shorter than -300', 'shorter than 1.33'],
  ['between +150 and +250', 'between 2.50 and 3.50'],
  ['nothing shorter than −300', 'shorter than 1.33'],
  ['prices +150 to +250', 'prices 2.50 to 3.50'],
  ['-300 or longer', '1.33 or longer'],
  ['pays +600 or more', 'pays 7.00 or more'],
  ['a point difference from -12 to +130.5', 'from −12 to +130.5'],
  ['a 7-3 record, and 10 - 7', 'a 7-3 record, and 10 - 7'],
])('in a reason: %s', (text, shown) => {
  expect(withOdds(text, 'decimal')).toContain(shown);
});
