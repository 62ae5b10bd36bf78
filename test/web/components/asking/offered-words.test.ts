/** A book's price for a same-game slip, as typed, and the verdict on it in words. */
import { describe, expect, test } from 'vitest';
import { formatAmerican } from '../../../../lambdas/domain/feed/odds/odds.ts';
import {
  betOf,
  emptyOffer,
  type OfferText,
  offerIn,
  offerVerdict,
} from '../../../../web/src/components/asking/offered-words.ts';
import { slipWith } from '../../../support/slips.ts';

function verdictOn(typed: Partial<OfferText>, slip = slipWith()) {
  const read = offerIn({ ...emptyOffer, ...typed });
  return 'offer' in read ? offerVerdict(read.offer, slip, formatAmerican) : read;
}

describe('the verdict', () => {
  test.each([
    ['+500', 'Good at +500.'],
    ['490', 'Good at +490.'],
    ['5.5', 'Too close to call at +450.'],
    ['17/5', 'Too close to call at +340.'],
    ['+300', 'No at +300.'],
    ['−110', 'No at -110.'],
  ])('on %s: %s', (price, head) => {
    expect(verdictOn({ price })).toMatchObject({ head });
  });

  test('says what the price costs at the measured chance, and from which price on it is good', () => {
    expect(verdictOn({ price: '+300' })).toMatchObject({
      more: ['Costs $20.80 per $100 on average, if the chance is 19.8%.', 'Good at +490 or better.'],
    });
    expect(verdictOn({ price: '+450' })).toMatchObject({
      more: [expect.stringContaining('Pays $8.90'), 'From +340 to +490 the chance is not known well enough.'],
    });
  });

  test('is on the price with its boost, and names the limit of the boost', () => {
    expect(verdictOn({ price: '+400', boost: '30', maxStake: '25' })).toMatchObject({
      verdict: 'good',
      head: 'Good at +520.',
      more: [
        '+400 with 30% more winnings pays +520 on the first $25.00, and +400 on the rest.',
        expect.stringContaining('Pays'),
      ],
    });
  });

  test('of a bonus bet says what it is worth', () => {
    expect(verdictOn({ price: '+400', isBonus: true })).toMatchObject({
      verdict: 'close',
      more: [
        'A bonus bet of $100 is worth about $79 here, between $68 and $91: only the winnings are paid.',
        expect.any(String),
      ],
    });
  });

  test('there is none without a price, or without a known chance', () => {
    expect(verdictOn({ boost: '30' })).toBeNull();
    expect(
      verdictOn({ price: '+500' }, slipWith({ chance: null, goodAt: null, closeFrom: null })),
    ).toBeNull();
  });
});

test('what cannot be read is said field by field, and saves no bet', () => {
  const typed = { ...emptyOffer, price: 'evens', boost: '0', maxStake: 'all' };
  expect(offerIn(typed)).toEqual({
    problems: { price: expect.any(String), boost: expect.any(String), maxStake: expect.any(String) },
  });
  expect(betOf(typed)).toBeUndefined();
  expect(betOf(emptyOffer)).toBeUndefined();
});

test('the typed price is saved with its boost', () => {
  expect(betOf({ ...emptyOffer, price: '+400', boost: '30', isBonus: true })).toEqual({
    stake: null,
    price: 400,
    book: null,
    note: null,
    boost: { percent: 30, maxStake: null },
    bonusBet: true,
  });
});
