/** Golf without prices: the tournaments in play and to come. */
import type { Tournament } from '../contracts/stats.ts';
import { dayLabel } from './calendar.ts';

/** How many of a leaderboard a sentence names. */
const named = 3;
/** The feed goes on listing a tournament that is over, and may list one before it begins. */
const notOn = /^(finished|final|complete|official|not started|scheduled|postp|canc)/i;

/**
 * Answers a question for a golf bet with what there is.
 * @param current what the feed lists now, over or not; null where that is not known
 * @param next what is scheduled, soonest first; null where that is not known
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
  const [coming] = next ?? [];
  return [
    unpriced,
    on ? `On now: ${on}.` : 'No tournament is in progress.',
    ...(other ? [`Listed: ${other}.`] : []),
    ...(coming ? [`Next: ${coming.name}${coming.from ? `, from ${dayLabel(coming.from)}` : ''}.`] : []),
  ].join(' ');
}

function described({ name, status, leaders }: Tournament): string {
  const top = leaders.slice(0, named).map(({ position, player }) => `${player} (${position})`);
  const state = status === '' ? '' : ` (${status})`;
  return `${name}${state}${top.length > 0 ? `, leaderboard: ${top.join(', ')}` : ''}`;
}

/** Those that have not begun, soonest first; one without a date cannot be placed and is left out. */
export function comingTournaments(all: readonly Tournament[], today: string): Tournament[] {
  return all
    .filter(({ from }) => from !== null && from > today)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
}
