/** Tells people how their picks were graded, those of one person together. */
import * as notices from '../../data/notices.ts';
import { deliver } from './deliver.ts';
import { gradedNotice } from './texts.ts';

/** Of one run; what is left waits for the next. */
const atOnce = 1000;
const peopleAtOnce = 50;

/** @returns how many grades were told, or dropped because their owner gets no notices now */
export async function tellGrades(now: Date, until: () => boolean, send = deliver): Promise<number> {
  const waiting = Map.groupBy(await notices.waitingGrades(atOnce), ({ userId }) => userId);
  const ids = [...waiting.keys()];
  let told = 0;
  for (let from = 0; from < ids.length && !until(); from += peopleAtOnce) {
    const some = ids.slice(from, from + peopleAtOnce);
    const known = new Map((await notices.addressees(some)).map((each) => [each.user.id, each]));
    for (const id of some) {
      // Taken first: a run that is cut off here leaves them untold, rather than telling them twice.
      const taken = await notices.takeGrades(waiting.get(id) ?? []);
      told += taken.length;
      const addressee = known.get(id);
      if (addressee && taken.length > 0) await send(addressee, 'graded', gradedNotice(taken), now);
    }
  }
  return told;
}
