/** The sum of an each-way bet: half of it to win, half of it to finish in the places. */
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import { ordinal } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, factor, type SumOf, sumAnswer } from './build.ts';

/** The share of the odds that most books pay a place. */
const usualShare = 0.2;
/** The places that most books pay in golf, if none are named. */
const usualPlaces = 5;
const shareNames: Readonly<Record<number, string>> = {
  0.2: 'a fifth',
  0.25: 'a quarter',
  0.3333: 'a third',
};

export function eachWay({ stake, odds, share, places, finish }: SumOf<'each_way'>): QueryAnswer {
  const part = share ?? usualShare;
  const paid = places ?? usualPlaces;
  const price = decimalOf(odds);
  const placePrice = 1 + (price - 1) * part;
  const [win, place] = [stake * price, stake * placePrice];
  const cost = 2 * stake;
  const results = [
    { name: 'It wins', back: win + place, holds: finish === null || finish === 1 },
    {
      name: finish === null || finish === 1 ? 'It only places' : `It finishes ${ordinal(finish)}`,
      back: place,
      holds: finish === null || (finish > 1 && finish <= paid),
    },
    {
      name: finish !== null && finish > paid ? `It finishes ${ordinal(finish)}` : 'It misses the places',
      back: 0,
      holds: finish === null || finish > paid,
    },
  ];
  const shown = results.filter(({ holds }) => holds);
  const [first = { name: '', back: 0 }] = shown;
  const assumed = [
    ...(share === null ? ['a fifth of the odds for a place'] : []),
    ...(places === null ? [`${usualPlaces} places`] : []),
  ];
  return sumAnswer({
    title: `${cash(stake)} each way at ${written(odds)}`,
    steps: [
      ['Staked: two bets', cash(cost)],
      ['The half to win returns', cash(win)],
      [`The half to place returns, at ${written({ format: 'decimal', value: placePrice })}`, cash(place)],
      ['Places paid', `${paid}`],
    ],
    result: finish === null ? ['If it only places', cash(place)] : [first.name, `${cash(first.back)} back`],
    words: [
      `${cash(stake)} each way at ${written(odds)} is two bets, ${cash(cost)} in all: ${cash(stake)} to win and ${cash(stake)} to place at ${shareNames[part] ?? factor(part)} of the odds.`,
      ...shown.map(
        ({ name, back }) =>
          `${name}: ${cash(back)} comes back, ${back >= cost ? 'a profit' : 'a loss'} of ${cash(Math.abs(back - cost))}.`,
      ),
      ...(assumed.length > 0 ? [`We assumed ${assumed.join(' and ')}; your book’s terms decide.`] : []),
      ...(finish !== null && finish > 1 && finish <= paid ? ['A tie for the place would pay less.'] : []),
    ],
  });
}
