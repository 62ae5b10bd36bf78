/** Updates picks: marks results, undoes marks, sets the user's own bet, or removes a pick saved by mistake. */
import { markPick, markPicks, removePick, setBet, unmarkPicks } from '../contracts/picks/tracker.ts';
import * as picks from '../data/picks/picks.ts';
import { conflict } from '../data/platform/retry-on-conflict.ts';
import { withBet } from '../domain/picks/entered-bet.ts';
import { type Grade, gradesMax, markedBy, unmarked } from '../domain/picks/grading.ts';
import { ownBetOf } from '../domain/picks/own-bet.ts';
import { removableUntil } from '../domain/picks/removable.ts';
import { hasDroppedLeg, isSlip } from '../domain/picks/slip.ts';
import { changeOrRefuse } from '../http/change-or-refuse.ts';
import { endpoint, oneOf } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { busy, changePick, changePicks, pickNotFound } from '../http/picks/change-picks.ts';
import { showPick } from '../http/views/picks/pick.ts';

type Saved = picks.Pick;

const mark = endpoint(markPick, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) => markedBy(pick, markOf(body.status, now));
  const pick = await changePick(user.id, body.pickId, withinGradeLimit(change), picks);
  return { success: true as const, pick: showPick(pick, now) };
});

const markMany = endpoint(markPicks, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) =>
    pick.status === body.status ? pick : markedBy(pick, markOf(body.status, now));
  const after = await changePicks(user.id, body.pickIds, withinGradeLimit(change), picks);
  return { success: true as const, picks: after.map((pick) => showPick(pick, now)) };
});

const undo = endpoint(unmarkPicks, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved) => unmarked(pick, now.toISOString()) ?? pick;
  const after = await changePicks(user.id, body.pickIds, withinGradeLimit(change), picks);
  return { success: true as const, picks: after.map((pick) => showPick(pick, now)) };
});

const bet = endpoint(setBet, { picks }, async ({ body, user, now, picks }) => {
  const change = (pick: Saved): Saved => {
    if (body.bet.settledAs && !(isSlip(pick) && hasDroppedLeg(pick))) {
      throw new HttpError(
        409,
        'Only a same-game slip with a void or pushed leg can be settled by what its book paid.',
      );
    }
    const enter = (each: Saved) => withBet(each, ownBetOf(body.bet), now.toISOString());
    return isSlip(pick) ? withinGradeLimit(enter)(pick) : enter(pick);
  };
  const pick = await changePick(user.id, body.pickId, change, picks);
  return { success: true as const, pick: showPick(pick, now) };
});

const remove = endpoint(removePick, { picks }, async ({ body, user, now, picks }) => {
  return changeOrRefuse('a pick', busy, async () => {
    const pick = await picks.findPick(user.id, body.pickId);
    if (!pick) throw pickNotFound();
    if (now >= removableUntil(pick)) {
      throw new HttpError(
        409,
        'A pick can be removed only within 10 minutes of saving it and before its first game starts.',
      );
    }
    return (await picks.removePick(pick)) ? { success: true as const } : conflict;
  });
});

export const handler = oneOf(markMany, undo, bet, remove, mark);

function withinGradeLimit(change: (pick: Saved) => Saved): (pick: Saved) => Saved {
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
