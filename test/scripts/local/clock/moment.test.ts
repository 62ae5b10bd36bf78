/** Moments as people write them on the command line. */
import { expect, test } from 'vitest';
import { inWords, momentOf, shownInNewYork } from '../../../../scripts/local/clock/moment.ts';

test.each([
  ['2026-02-08T18:00', '2026-02-08T23:00:00.000Z'],
  ['2026-07-04T18:00', '2026-07-04T22:00:00.000Z'],
  ['2026-07-04T18:00:30', '2026-07-04T22:00:30.000Z'],
  ['2028-02-29T00:00', '2028-02-29T05:00:00.000Z'],
  ['2026-02-08T18:00Z', '2026-02-08T18:00:00.000Z'],
  ['2026-02-08T18:00-08:00', '2026-02-09T02:00:00.000Z'],
  ['2026-02-08T18:00+05:30', '2026-02-08T12:30:00.000Z'],
])('%s', (text, instant) => {
  expect(momentOf(text)?.toISOString()).toBe(instant);
});

test.each([
  ['before the clocks go forward', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['in the hour that they skip', '2026-03-08T02:30', '2026-03-08T06:30:00.000Z'],
  ['after it', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['in the evening of that day', '2026-03-08T20:00', '2026-03-09T00:00:00.000Z'],
  ['in the hour that they show twice', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['after it', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
])('%s, %s', (_when, text, instant) => {
  expect(momentOf(text)?.toISOString()).toBe(instant);
});

test.each([
  'now',
  '2026-02-08',
  '2026-02-08 18:00',
  '2026-02-30T18:00',
  '2027-02-29T18:00',
  '2026-13-01T18:00',
  '2026-02-08T24:00',
  '2026-02-08T18:60',
  '2026-02-08T18:00+99:00',
  '2026-02-08T18:00 New York',
])('%s is no moment', (text) => {
  expect(momentOf(text)).toBeUndefined();
});

test('is written as the clocks of New York show it', () => {
  const moment = new Date('2026-02-08T23:00:00Z');
  expect(shownInNewYork(moment)).toBe('2026-02-08T18:00:00');
  expect(inWords(moment)).toBe('Sunday, February 8, 2026 at 6:00 PM in New York');
  expect(shownInNewYork(new Date('2026-02-08T05:00:00Z'))).toBe('2026-02-08T00:00:00');
});
