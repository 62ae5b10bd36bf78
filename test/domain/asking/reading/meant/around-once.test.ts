/** Whom a bet is built around is no leg beside his own. */
import { expect, test } from 'vitest';
import type { LegWish } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withAroundOnce } from '../../../../../lambdas/domain/asking/reading/meant/around-once.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const of = (player: string, more: Partial<LegWish> = {}): LegWish => ({
  ...openWish,
  player,
  markets: ['prop'],
  ...more,
});
const lamb = of('CeeDee Lamb');
const listed = [
  of('CeeDee Lamb', { stat: 'touchdowns' }),
  of('CeeDee Lamb', { stat: 'receiving_yards', sides: ['over'] }),
  of('Tony Pollard', { stat: 'rushing_yards' }),
];
const of4 = readingWith({ wishes: [lamb, ...listed], legs: { min: 4, max: 4 } });

test.each(['build around Lamb: his touchdown, his yards over, Pollard rushing', 'start with Lamb, …'])(
  '"%s" has the legs that are listed',
  (prompt) => {
    expect(withAroundOnce(of4, prompt)).toMatchObject({ wishes: listed, legs: { min: 3, max: 3 } });
  },
);

test.each([
  ['Lamb, a Lamb touchdown, Lamb yards and Pollard yards', of4],
  ['six legs around Lamb', { ...of4, legs: { min: 6, max: 6 } }],
  ['around Lamb and Pollard', readingWith({ wishes: [lamb, of('Tony Pollard')], legs: { min: 2, max: 2 } })],
])('"%s" stays as it is', (prompt, reading) => {
  expect(withAroundOnce(reading, prompt)).toBe(reading);
});
