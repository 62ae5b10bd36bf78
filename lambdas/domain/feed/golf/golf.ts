/** Golf without prices: the current and upcoming tournaments. */
import type { Tournament } from '../../../contracts/feed/stats.ts';
import { dayLabel } from '../../platform/calendar.ts';

/** How many players of a leaderboard a sentence names. */
const named = 3;
/** The feed keeps listing finished tournaments, and can list one before it begins. */
const notOn = /^(finished|final|complete|official|not started|scheduled|postp|canc)/i;

/**
 * Answers a question about a golf bet with the available information.
 * @param current the tournaments that the feed lists, including finished ones; null if unknown
 * @param next the scheduled tournaments, soonest first; null if unknown
 */
export function golfSentence(
  current: readonly Tournament[] | null,
  next: readonly Tournament[] | null,
): string {
  const unpriced = 'Golf is not priced right now, so there is nothing to suggest.';
  if (current === null && next === null)
    return `${unpriced} The tournaments could not be read from the feed.`;
  const listed = Map.groupBy(current ?? [], ({ status }) => (notOn.test(status) ? 'other' : 'on'));
  const [on, other] = (['on', 'other'] as const).map((part) =>
    (listed.get(part) ?? []).map(described).join('; '),
  );
  const [upcoming] = next ?? [];
  return [
    unpriced,
    on ? `On now: ${on}.` : 'No tournament is in progress.',
    ...(other ? [`Listed: ${other}.`] : []),
    ...(upcoming
      ? [`Next: ${upcoming.name}${upcoming.from ? `, from ${dayLabel(upcoming.from)}` : ''}.`]
      : []),
  ].join(' ');
}

function described({ name, status, leaders }: Tournament): string {
  const top = leaders.slice(0, named).map(({ position, player }) => `${player} (${position})`);
  const state = status === '' ? '' : ` (${status})`;
  return `${name}${state}${top.length > 0 ? `, leaderboard: ${top.join(', ')}` : ''}`;
}

/** Tournaments that have not begun, soonest first; those without a date are omitted. */
export function upcomingTournaments(all: readonly Tournament[], today: string): Tournament[] {
  return all
    .filter(({ from }) => from !== null && from > today)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
}
