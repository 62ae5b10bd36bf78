/** Texts of a shared pick. */
import { describe, expect, test } from 'vitest';
import {
  beforeStart,
  closingWords,
  firstNameOf,
  firstStart,
  unitWords,
  withMinus,
} from '../../../../lambdas/domain/asking/english/shared.ts';

const start = '2026-11-22T18:00:00.000Z';

describe('the time of sharing relative to the start', () => {
  test.each([
    ['2026-11-22T17:59:59.999Z', 'less than a minute before the start'],
    ['2026-11-22T17:59:00.000Z', '1 minute before the start'],
    ['2026-11-22T17:00:00.001Z', '59 minutes before the start'],
    ['2026-11-22T14:59:00.000Z', '3 hours before the start'],
    ['2026-11-20T18:00:00.001Z', '47 hours before the start'],
    ['2026-11-20T18:00:00.000Z', '2 days before the start'],
    ['2026-11-22T18:00:00.000Z', 'after the start'],
    ['2026-11-23T00:00:00.000Z', 'after the start'],
  ])('%s is %s', (at, words) => expect(beforeStart(at, start)).toBe(words));

  test('the start of a parlay is that of its first game', () => {
    expect(firstStart([{ startsAt: '2026-11-23T00:00:00Z' }, { startsAt: start }])).toBe(start);
    expect(firstStart([])).toBeNull();
  });
});

test.each([
  [0.9091, '+0.91 units'],
  [1, '+1 unit'],
  [-1, '−1 unit'],
  [0, '0 units'],
  [17.4, '+17.4 units'],
])('%s is %s', (units, words) => expect(unitWords(units)).toBe(words));

test.each([
  ['It must win 52.4% at -110 to break even.', 'It must win 52.4% at −110 to break even.'],
  ['Dolphins -3 (-110)', 'Dolphins −3 (−110)'],
  ['They are 9-3 and won 24-17.', 'They are 9-3 and won 24-17.'],
])('the minus sign in %s', (text, written) => expect(withMinus(text)).toBe(written));

test.each([
  [{ kind: 'value', percent: 2.1 } as const, 'Beat the fair closing price by 2.1%'],
  [{ kind: 'value', percent: -3 } as const, '3% short of the fair closing price'],
  [{ kind: 'value', percent: 0 } as const, 'Level with the fair closing price'],
  [{ kind: 'line-moved', points: 1 } as const, 'The line moved 1 point in favor of this pick by the close'],
  [{ kind: 'line-moved', points: -1.5 } as const, 'The line moved 1.5 points against this pick by the close'],
  [{ kind: 'none', why: 'no-close' } as const, null],
  [null, null],
])('%o is %s', (clv, words) => expect(closingWords(clv)).toBe(words));

test.each([
  ['Ann Lee', 'Ann'],
  ['  Mary-Jo  van Dyk ', 'Mary-Jo'],
  ['Cher', 'Cher'],
])('the first name of %s', (name, first) => expect(firstNameOf(name)).toBe(first));
