/** Labels that stand close together are parted into two rows. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../web/src/components/charts/label-rows.ts';

const at = (...places: readonly number[]) => rowsOf(places.map((place) => ({ at: place, width: 14 })));

test('labels with room between them share a row', () => {
  expect(at(10, 30, 60)).toEqual([0, 0, 0]);
});

test('one that would touch its neighbour goes higher, and the next comes down again', () => {
  expect(at(10, 20, 30, 60, 66)).toEqual([0, 1, 0, 0, 1]);
});
