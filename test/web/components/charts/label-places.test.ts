/** Overlapping chart labels are split into two rows. */
import { expect, test } from 'vitest';
import { rowsOf } from '../../../../web/src/components/charts/label-rows.ts';

const at = (...places: readonly number[]) => rowsOf(places.map((place) => ({ at: place, width: 14 })));

test('labels with enough space share a row', () => {
  expect(at(10, 30, 60)).toEqual([0, 0, 0]);
});

test('one that would touch its neighbor moves up, and the next one stays down', () => {
  expect(at(10, 20, 30, 60, 66)).toEqual([0, 1, 0, 0, 1]);
});
