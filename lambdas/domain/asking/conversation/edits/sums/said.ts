/** What the readers of another figure of a sum share. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { Heard } from '../../heard.ts';

/** Counts in words. */
export const numbers: Readonly<Record<string, number>> = {
  ...{ none: 0, zero: 0, a: 1, one: 1, two: 2, both: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ seven: 7, eight: 8, nine: 9, ten: 10 },
};
/** A count, in words or as a masked figure. */
export const number = '(?:N|one|two|three|four|five|six|seven|eight|nine|ten)';
/** @param says what the answer begins with */
export const heard = (query: SumQuery, says?: string): Heard => ({
  kind: 'queries',
  queries: [query],
  isAside: says !== undefined,
  ...(says !== undefined && { says }),
});
