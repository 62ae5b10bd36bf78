/** Marks one's pick as hit, miss or pending; the grade before it stays in the pick's history. */
import { markPick } from '../contracts/tracker.ts';
import * as picks from '../data/picks.ts';
import { gradesMax, markedBy } from '../domain/grading.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { showPick } from '../http/views/pick.ts';

/** A final score, or the person in another tab, may grade the same pick in the same moment; then we look again. */
const attempts = 3;

export const handler = endpoint(markPick, { picks }, async ({ body, user, now, picks }) => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const pick = await picks.findPick(user.id, body.pickId);
    if (!pick) throw new HttpError(404, 'Pick not found');
    if (pick.grades.length >= gradesMax) {
      throw new HttpError(409, 'This pick was marked too often to be marked again.');
    }
    const marked = markedBy(pick, { status: body.status, by: 'user', at: now.toISOString() });
    if (await picks.replacePick(pick, marked, [])) {
      return { success: true as const, pick: showPick(marked, now) };
    }
  }
  throw new HttpError(409, 'This pick is being changed right now. Please try again.');
});
