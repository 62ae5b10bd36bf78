/** The moments at which the tests run besides the usual one, and what runs there. */
import { expect, test } from 'vitest';
import { momentOf } from '../../scripts/local/clock/moment.ts';
import { momentOfDay, moments, testsOfMoments } from '../../scripts/moments.ts';
import { testMoment } from '../support/moment.ts';
import { filesMatching } from './source.ts';

test('are 24, in order, each once and with a reason', () => {
  const instants = moments.map(({ at }) => momentOf(at)?.getTime() ?? Number.NaN);
  expect(instants).toHaveLength(24);
  expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
  expect(moments.filter(({ why }) => why.length < 10)).toEqual([]);
  expect(moments.map(({ at }) => at)).not.toContain(testMoment);
});

test('come round, one a day', () => {
  const days = moments.map((_moment, day) => new Date(Date.UTC(2027, 0, 1 + day, 23)));
  expect(days.map((day) => momentOfDay(day))).toEqual(moments);
  expect(momentOfDay(new Date('2028-12-31T12:00:00Z'))).toEqual(moments[365 % 24]);
});

test('run tests that there are', () => {
  const files = filesMatching('test/**/*.test.ts');
  expect(testsOfMoments.filter((path) => !files.some((file) => file.includes(path)))).toEqual([]);
});
