/** One section of match data: its time and source, or why it is empty. */

import type { Known } from '../../../app/feed/team-facts.ts';
import type { Section } from '../../../contracts/feed/stats.ts';
import { ageInWords, isFresh, notEntitled, older } from '../../../domain/feed/games/freshness.ts';

/** Where a section's data comes from. */
export interface Source {
  /** ISO 8601; null if it was never read. */
  readonly readAt: string | null;
  /** Milliseconds for which it counts as fresh. */
  readonly freshMs: number;
  readonly path: string;
}

/**
 * @param sources the section is as old as the oldest of them
 * @param reason why the section is empty; null if it is not
 */
export function sectionOf(sources: readonly Source[], reason: string | null, now: Date): Section {
  const asOf = sources.map(({ readAt }) => readAt).reduce(older);
  return {
    available: reason === null,
    reason,
    asOf,
    age: asOf === null ? null : ageInWords(asOf, now),
    isStale: sources.some(({ readAt, freshMs }) => readAt !== null && !isFresh(readAt, freshMs, now)),
    source: `Goalserve: ${sources.map(({ path }) => path).join(', ')}`,
  };
}

/**
 * A section made of one page of the feed.
 * @param rows the rows of the page that match the request
 * @param none reason to show if there are none
 */
export function pageSection<Row>(
  page: NonNullable<Known<Row>>,
  rows: readonly Row[],
  none: string,
  now: Date,
): Section {
  const reason = page.readAt === null ? notRead(page.problem) : rows.length === 0 ? none : null;
  return sectionOf([page], reason, now);
}

/** Why nothing could be read from the feed. */
export function notRead(problem: string | null): string {
  return problem === notEntitled ? 'Our data feed does not include this.' : 'Not available yet.';
}

/** For data that the feed does not have. */
export function emptySection(reason: string): Section {
  return { available: false, reason, asOf: null, age: null, isStale: false, source: null };
}
