/** The ends of a chart's axis: every value fits, and zero is always on it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsAround } from '../../../../web/src/components/charts/bounds.ts';

test.each([
  ['profits', [0, 200, 100], 0, 210],
  ['losses', [-510, -90], -535.5, 0],
  ['both', [-100, 300], -120, 320],
  ['nothing but zeros', [0, 0], 0, 5],
  ['no values', [], 0, 5],
])('%s: %j', (_what, values, min, max) => {
  expect(boundsAround(values)).toEqual({ min, max });
});

test('no value touches an end except zero', () => {
  const amounts = fc.array(fc.integer({ min: -100_000, max: 100_000 }));
  fc.assert(
    fc.property(amounts, (values) => {
      const { min, max } = boundsAround(values);
      return (
        min <= 0 &&
        max >= 0 &&
        min < max &&
        values.every((value) => value === 0 || (min < value && value < max))
      );
    }),
  );
});
