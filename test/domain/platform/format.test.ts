/** Counts with their noun, and places. */
import { expect, test } from 'vitest';
import { ordinal, plural } from '../../../lambdas/domain/platform/format.ts';

test.each([
  [0, '0 picks'],
  [1, '1 pick'],
  [1.5, '1.5 picks'],
  [2, '2 picks'],
])('%d', (count, words) => {
  expect(plural(count, 'pick')).toBe(words);
});

test('an irregular plural is given', () => {
  expect([plural(1, 'push', 'pushes'), plural(2, 'push', 'pushes')]).toEqual(['1 push', '2 pushes']);
});

test('places end as they are spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '103rd',
    '111th',
  ]);
});
