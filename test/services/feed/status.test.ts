/** The feed's status words of games. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusOf } from '../../../lambdas/services/feed/status.ts';

test.each([
  ['scheduled', ['Not Started', '19:30', '7:05']],
  [
    'live',
    [
      '1st Quarter',
      '4th Quarter',
      'Break Time',
      'Overtime',
      'Top of 1st',
      'Bot of 12th',
      'Bottom 8th',
      'HT',
      '45',
      '90+4',
    ],
  ],
  [
    'final',
    [
      'Final',
      'Final/OT',
      'Final/2OT',
      'Final/SO',
      'Final/11',
      'After Over Time',
      'Finished',
      'FT',
      'AET',
      'Pen.',
    ],
  ],
  ['postponed', ['Postponed', 'Postp.', 'Delayed', 'Interrupted', 'Susp.']],
  ['cancelled', ['Cancelled', 'Cancl.']],
  [
    'unknown',
    ['', 'Aban.', 'Awarded', 'Final?', 'Final/Review', 'Under Protest', 'Not Final', 'constructor'],
  ],
])('%s: %j', (status, words) => {
  for (const word of words) expect(statusOf(word)).toBe(status);
});

test('case and spaces do not matter', () => {
  expect(statusOf(' FINAL ')).toBe('final');
});

test('no unknown word grades a pick', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      fc.pre(!/^\s*(final(\/.*)?|finished|after over time|ft|aet|pen\.|cancell?ed|cancl\.)\s*$/i.test(word));
      expect(['final', 'cancelled']).not.toContain(statusOf(word));
    }),
  );
});
