/** Notifies users of graded picks, with one notice for all picks of a user. */
import * as notices from '../../data/notifications/notices.ts';
import { deliver } from './deliver.ts';
import { gradedNotices } from './texts.ts';

/** Grades per run; the rest waits for the next run. */
const gradesPerRun = 1000;
const usersPerBatch = 50;

/** @returns number of grades sent, or dropped because their owner gets no notices now */
export async function sendGradeNotices(now: Date, isTimeUp: () => boolean, send = deliver): Promise<number> {
  const waiting = Map.groupBy(await notices.waitingGrades(gradesPerRun), ({ userId }) => userId);
  const ids = [...waiting.keys()];
  let sent = 0;
  for (let from = 0; from < ids.length && !isTimeUp(); from += usersPerBatch) {
    const batch = ids.slice(from, from + usersPerBatch);
    const addressees = new Map((await notices.addressees(batch)).map((each) => [each.user.id, each]));
    for (const id of batch) {
      // Claimed first: a run that is interrupted here loses the notice rather than sending it twice.
      const claimed = await notices.claimGrades(waiting.get(id) ?? []);
      sent += claimed.length;
      const addressee = addressees.get(id);
      if (!addressee || claimed.length === 0) continue;
      for (const notice of gradedNotices(claimed)) await send(addressee, 'graded', notice, now);
    }
  }
  return sent;
}
