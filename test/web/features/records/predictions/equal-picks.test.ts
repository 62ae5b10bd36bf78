/** Equal picks: the same selections, whatever their order and prices. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalWords, groupEqual } from '../../../../../web/src/features/records/predictions/equal-picks.ts';
import { askedId, parlay, slateId } from '../../../screens/support/sample-predictions.ts';

const { legs } = parlay.parsed_entities;
const made = (id: string, changed = legs, pickSaved = false) => ({
  ...parlay,
  id,
  pickSaved,
  parsed_entities: { ...parlay.parsed_entities, legs: changed },
});

test('the order and the prices of legs make no difference', () => {
  const shuffled = fc.shuffledSubarray([...legs], { minLength: legs.length });
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 100, max: 900 }), (order, price) => {
      const other = made(
        'other',
        order.map((leg) => ({ ...leg, price })),
      );
      expect(groupEqual([made(askedId), other])).toHaveLength(1);
    }),
  );
});

test('another line, side or game is another pick', () => {
  const [first, ...rest] = legs;
  if (!first) throw new Error('no leg');
  const others = [
    [{ ...first, line: -6.5 }, ...rest],
    [{ ...first, selection: 'away' as const }, ...rest],
    [{ ...first, gameId: 'NFL-other' }, ...rest],
    rest,
  ];
  for (const other of others) expect(groupEqual([made(askedId), made('other', other)])).toHaveLength(2);
});

test('predictions without legs are never equal', () => {
  expect(groupEqual([made('one', []), made('two', [])])).toHaveLength(2);
});

test('a saved one is shown, in the place of the first', () => {
  const found = groupEqual([made(slateId), made('between', legs.slice(1)), made(askedId, legs, true)]);
  expect(found.map(({ shown: { id } }) => id)).toEqual([askedId, 'between']);
  expect(found.map(equalWords)).toEqual(['You asked, also in our slate', '']);
});

test.each([
  [4, true, 'Asked 4 times, also in our slate'],
  [2, false, 'Asked 2 times'],
  [1, false, ''],
  [0, true, ''],
])('asked %i times, in the slate: %s', (asked, isInSlate, words) => {
  expect(equalWords({ asked, isInSlate })).toBe(words);
});
