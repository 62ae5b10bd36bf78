/** One section of match data: its time and source, or why it is empty. */

import type { Known } from '../../app/feed/team-facts.ts';
import type { Section } from '../../contracts/stats.ts';
import { ageInWords, isFresh, notEntitled, older } from '../../domain/freshness.ts';

/** What a section was read from. */
export interface Source {
  /** ISO 8601; null where it never was. */
  readonly readAt: string | null;
  /** How long it counts as fresh. */
  readonly freshMs: number;
  readonly path: string;
}

/**
 * @param readings what the section is made of: it is as old as the oldest of them
 * @param reason why there is nothing to show; null where there is
 */
export function shown(readings: readonly Source[], reason: string | null, now: Date): Section {
  const asOf = readings.map(({ readAt }) => readAt).reduce(older);
  return {
    available: reason === null,
    reason,
    asOf,
    age: asOf === null ? null : ageInWords(asOf, now),
    isStale: readings.some(({ readAt, freshMs }) => readAt !== null && !isFresh(readAt, freshMs, now)),
    source: `Goalserve: ${readings.map(({ path }) => path).join(', ')}`,
  };
}

/**
 * The section that one page of the feed makes.
 * @param rows those of the page that concern the question
 * @param none why there is nothing to show where it has none
 */
export function shownPage<Row>(
  page: NonNullable<Known<Row>>,
  rows: readonly Row[],
  none: string,
  now: Date,
): Section {
  const reason = page.readAt === null ? notRead(page.problem) : rows.length === 0 ? none : null;
  return shown([page], reason, now);
}

/** Why nothing could be read from the feed. */
export function notRead(problem: string | null): string {
  return problem === notEntitled ? 'Our data feed does not include this.' : 'Not available yet.';
}

/** Where the feed has nothing that could be asked for. */
export function missing(reason: string): Section {
  return { available: false, reason, asOf: null, age: null, isStale: false, source: null };
}
