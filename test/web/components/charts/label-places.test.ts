/** Chart labels of close points stand side by side. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf } from '../../../../web/src/components/charts/label-places.ts';

const range = { from: 0, to: 300 };
const at = (...points: readonly number[]) =>
  placesOf(
    points.map((point) => ({ at: point, width: 14 })),
    range,
  );

test('labels with enough space stand above their points', () => {
  expect(at(10, 40, 290)).toEqual([10, 40, 290]);
});

test('labels that would touch move apart, each as little as the other', () => {
  expect(at(100, 104, 200)).toEqual([92, 112, 200]);
});

test('a label that is pushed onto the next one moves it too', () => {
  expect(at(100, 104, 116)).toEqual([86.667, 106.667, 126.667].map((each) => expect.closeTo(each, 2)));
});

test('labels stay within the chart', () => {
  expect(at(0, 2)).toEqual([7, 27]);
  expect(at(296, 300)).toEqual([273, 293]);
});

test('no two overlap, and they keep their order', () => {
  const points = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 10 });
  fc.assert(
    fc.property(points, (found) => {
      const places = at(...found.toSorted((a, b) => a - b));
      return places.every((place, index) => index === 0 || place - (places[index - 1] ?? 0) >= 20 - 1e-9);
    }),
  );
});
