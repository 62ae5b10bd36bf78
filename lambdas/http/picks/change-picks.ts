/** Changes a user's picks with optimistic locking: reads them, applies a change, and retries if they changed meanwhile. */
import type * as picks from '../../data/picks/picks.ts';
import { conflict } from '../../data/platform/retry-on-conflict.ts';
import { changeOrRefuse } from '../change-or-refuse.ts';
import { HttpError } from '../errors.ts';

type Saved = picks.Pick;
type Picks = Pick<typeof picks, 'findPicks' | 'replacePicks'>;

/**
 * Changes picks, all or none.
 * @param change returns the same object if nothing changes
 * @throws HttpError 404 if a pick does not exist, 409 if they keep changing
 */
export async function changePicks(
  userId: string,
  ids: readonly string[],
  change: (pick: Saved) => Saved,
  { findPicks, replacePicks }: Picks,
): Promise<Saved[]> {
  const wanted = [...new Set(ids)];
  return changeOrRefuse('picks', busy, async () => {
    const found = await findPicks(userId, wanted);
    if (found.length < wanted.length) throw pickNotFound();
    const changes = found.map((before) => ({ before, after: change(before) }));
    const real = changes.filter(({ before, after }) => before !== after);
    const isWritten = real.length === 0 || (await replacePicks(real));
    return isWritten ? changes.map(({ after }) => after) : conflict;
  });
}

/** The same for one pick. */
export async function changePick(
  userId: string,
  id: string,
  change: (pick: Saved) => Saved,
  picks: Picks,
): Promise<Saved> {
  const [pick] = await changePicks(userId, [id], change, picks);
  if (!pick) throw pickNotFound();
  return pick;
}

export const pickNotFound = () => new HttpError(404, 'Pick not found');
/** Grading, or the user in another tab, kept changing the same pick. */
export const busy = 'This pick is being changed right now. Please try again.';
