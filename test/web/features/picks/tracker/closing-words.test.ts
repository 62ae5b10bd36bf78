/** Closing-line value in words: one line if the pick has a value, otherwise one for each leg. */
import { expect, test } from 'vitest';
import type { LegClv } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { closingWords } from '../../../../../web/src/features/picks/tracker/closing-words.ts';

const value = (percent: number): LegClv => ({ kind: 'value', percent });
const moved = (points: number): LegClv => ({ kind: 'line-moved', points });
const noClose: LegClv = { kind: 'none', why: 'no-close' };
const notPriced: LegClv = { kind: 'none', why: 'not-priced' };

test.each<[number | null, (LegClv | null)[], string[]]>([
  [2.1, [value(2.1)], ['Beat the no-vig close by 2.1%']],
  [0.4, [value(0.4)], ['Beat the no-vig close by 0.4%']],
  [-1.3, [value(-1.3)], ['1.3% short of the no-vig close']],
  [0, [value(0)], ['Same as the no-vig close']],
  [-12, [value(-8), value(-4.3)], ['12% short of the no-vig close']],
  [null, [moved(1.5)], ['Line moved 1.5 your way']],
  [null, [moved(-0.5)], ['Line moved 0.5 against you']],
  [null, [noClose], ['No closing price']],
  [null, [noClose, noClose], ['No closing price']],
  [null, [noClose, null], ['No closing price']],
  [null, [notPriced], []],
  [null, [null], []],
  [null, [null, null], []],
  [
    null,
    [value(2.1), moved(1.5), null, noClose],
    ['Leg 1: beat the no-vig close by 2.1%', 'Leg 2: line moved 1.5 your way', 'Leg 4: no closing price'],
  ],
  [null, [null, value(-3)], ['Leg 2: 3% short of the no-vig close']],
])('%d of %j', (percent, legs, lines) => {
  expect(closingWords({ clv: { percent, legs } })).toEqual(lines);
});

test('is empty before the first leg is graded, and for picks from before the feature', () => {
  expect(closingWords({ clv: null })).toEqual([]);
  expect(closingWords({})).toEqual([]);
});
