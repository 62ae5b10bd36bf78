/** The progress of an open pick: the next start, the settled legs, or that it awaits a result. */
import type { SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { time, untilStart, weekday } from '../../../components/ui/display/dates.ts';

/**
 * @param now milliseconds since 1970
 * @returns `Fri, Nov 27, 8:00 PM ET`, `1:00 PM ET, in 3 h 10 min`, `1 of 2 legs won · next 1:00 PM ET, in 3 h 10 min`
 */
export function stateWords(
  { metadata: { legs, match_date }, outcomes = [] }: Pick<SavedPick, 'metadata' | 'outcomes'>,
  now: number,
): string {
  const starts = legs.map(({ startsAt }) => startsAt);
  const next = [...(starts.length > 0 ? starts : [match_date ?? ''])]
    .sort()
    .find((start) => Date.parse(start) > now);
  const graded = outcomes.filter(({ result }) => result !== 'open');
  const won = `${graded.filter(({ result }) => result === 'won').length} of ${legs.length} legs won`;
  if (next === undefined) {
    if (outcomes.some(({ live }) => live)) return 'In progress';
    return graded.length > 0 ? won : 'Waiting for the final score';
  }
  if (graded.length > 0) return `${won} · next ${startWords(next, now)}`;
  return startWords(next, now);
}

function startWords(iso: string, now: number): string {
  const until = untilStart(iso, now);
  return until === null ? `${weekday(iso)}, ${time(iso)}` : `${time(iso)}, ${until}`;
}
