/** Changes one's picks: marks them, takes a mark back, says what was really bet, or removes one that was saved by mistake. */
import { markPick, markPicks, removePick, setBet, unmarkPicks } from '../contracts/tracker.ts';
import * as picks from '../data/picks.ts';
import { type Grade, gradesMax, markedBy, unmarked } from '../domain/grading.ts';
import { ownBetOf } from '../domain/own-bet.ts';
import { removableUntil } from '../domain/removable.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { showPick } from '../http/views/pick.ts';

/** A final score, or the person in another tab, may change the same pick in the same moment; then we look again. */
const attempts = 3;

type Picks = typeof picks;
type Saved = picks.Pick;

const mark = endpoint(markPick, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) => markedBy(pick, markOf(body.status, now));
  const pick = await changedOne(user.id, body.pickId, needingRoom(change), picks);
  return { success: true as const, pick: showPick(pick, now) };
});

const markMany = endpoint(markPicks, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) =>
    pick.status === body.status ? pick : markedBy(pick, markOf(body.status, now));
  const after = await changed(user.id, body.pickIds, needingRoom(change), picks);
  return { success: true as const, picks: after.map((pick) => showPick(pick, now)) };
});

const undo = endpoint(unmarkPicks, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) => unmarked(pick, now.toISOString()) ?? pick;
  const after = await changed(user.id, body.pickIds, needingRoom(change), picks);
  return { success: true as const, picks: after.map((pick) => showPick(pick, now)) };
});

const bet = endpoint(setBet, { picks }, async ({ body, user, now, picks }) => {
  const change = ({ bet: _, ...pick }: Saved): Saved => {
    const given = ownBetOf(body.bet);
    return { ...pick, ...(given && { bet: given }), version: pick.version + 1 };
  };
  const pick = await changedOne(user.id, body.pickId, change, picks);
  return { success: true as const, pick: showPick(pick, now) };
});

const remove = endpoint(removePick, { picks }, async ({ body, user, now, picks }) => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const pick = await picks.findPick(user.id, body.pickId);
    if (!pick) throw notFound();
    if (now >= removableUntil(pick)) {
      throw new HttpError(
        409,
        'A pick can be removed only within 10 minutes of saving it and before its first game starts.',
      );
    }
    if (await picks.removePick(pick)) return { success: true as const };
  }
  throw busy();
});

export const handler = oneOf(markMany, undo, bet, remove, mark);

/** Changes picks, all or none. @throws HttpError 404 where one of them is not there, 409 where they keep changing */
async function changed(
  userId: string,
  ids: readonly string[],
  change: (pick: Saved) => Saved,
  { findPicks, replacePicks }: Picks,
): Promise<Saved[]> {
  const wanted = [...new Set(ids)];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findPicks(userId, wanted);
    if (found.length < wanted.length) throw notFound();
    const changes = found.map((before) => ({ before, after: change(before) }));
    const real = changes.filter(({ before, after }) => before !== after);
    if (real.length === 0 || (await replacePicks(real))) return changes.map(({ after }) => after);
  }
  throw busy();
}

async function changedOne(
  userId: string,
  id: string,
  change: (pick: Saved) => Saved,
  picks: Picks,
): Promise<Saved> {
  const [pick] = await changed(userId, [id], change, picks);
  if (!pick) throw notFound();
  return pick;
}

function needingRoom(change: (pick: Saved) => Saved): (pick: Saved) => Saved {
  return (pick) => {
    if (pick.grades.length >= gradesMax) {
      throw new HttpError(409, 'This pick has been changed too many times to be changed again.');
    }
    return change(pick);
  };
}

const markOf = (status: 'hit' | 'miss' | 'pending', now: Date): Grade => ({
  status,
  by: 'user',
  at: now.toISOString(),
});

const notFound = () => new HttpError(404, 'Pick not found');
const busy = () => new HttpError(409, 'This pick is being changed right now. Please try again.');
