/** How many predictions each view of the board has. */
import type { BoardCounts } from '../../contracts/records/predictions.ts';
import { type Filters, hasStarted, type Listed, passes } from './prediction-board.ts';

/** Days in which a prediction can be made before its first game starts: an answer covers a week. */
export const openDays = 8;

/** The newest predictions of one kind. */
export interface Newest<Each extends Listed = Listed> {
  readonly list: readonly Each[];
  /** Whether the list has all that were made in the last `openDays` days. */
  readonly hasOpen: boolean;
  /** How many there are of all time that pass the filters; null if nothing counts them. */
  readonly total: number | null;
}

/**
 * Nothing counts the predictions that have started, so these are all but the open ones.
 * @param asks the user's own answers
 * @param isOfToday whether it was made today, in America/Toronto
 */
export function boardCounts<Each extends Listed>(
  { asks, slate }: { readonly asks: Newest<Each>; readonly slate: Newest<Each> },
  filters: Filters,
  isOfToday: (each: Each) => boolean,
  now: Date,
): BoardCounts {
  const open = [...asks.list, ...slate.list].filter(
    (each) => passes(each, filters) && !hasStarted(each.entities, now),
  );
  const isOpenKnown = asks.hasOpen && slate.hasOpen;
  const isAllKnown = isOpenKnown && asks.total !== null && slate.total !== null;
  return {
    today: isOpenKnown ? open.filter(isOfToday).length : null,
    asks: asks.total,
    results: isAllKnown ? (asks.total ?? 0) + (slate.total ?? 0) - open.length : null,
  };
}
