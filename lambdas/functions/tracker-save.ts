/** Saves an answer or a prediction of the slate to the tracker, once, unchanged. */
import { ulid } from 'ulid';
import * as lateSaves from '../app/picks/late-saves.ts';
import { savePick } from '../contracts/picks/tracker.ts';
import * as picks from '../data/picks/picks.ts';
import * as predictions from '../data/records/predictions.ts';
import { ownBetOf } from '../domain/picks/own-bet.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { Reply } from '../http/reply.ts';
import { showPick } from '../http/views/picks/pick.ts';
import { metric } from '../telemetry/metrics.ts';

export const handler = endpoint(
  savePick,
  { lateSaves, picks, predictions },
  async ({ body, user, now, lateSaves, picks, predictions }) => {
    // Legs, prices and dates come from the stored prediction, because values from the client could flatter a record.
    const [prediction, mark] = await Promise.all([
      predictions.findPrediction(user.id, body.promptLogId),
      picks.findSavedMark(user.id, body.promptLogId),
    ]);
    if (!prediction) throw new HttpError(404, 'Prediction not found');
    const before = mark && (await picks.findPick(user.id, mark.pickId));
    if (before) return { success: true as const, pick: showPick(before, now) };
    const { id: promptLogId, sport, prompt, response, entities: metadata } = prediction;
    if (body.bet?.settledAs)
      throw new HttpError(409, 'What the book paid can be entered once the pick is saved.');
    const bet = body.bet && ownBetOf(body.bet);
    const fresh = picks.newPick({
      id: ulid(now.getTime()),
      userId: user.id,
      promptLogId,
      sport,
      reasoning: prompt,
      playText: response,
      metadata,
      ...(bet && { bet }),
      now,
    });
    const { pick, created } = await picks.savePick(await lateSaves.gradedSoFar(fresh, now));
    if (created) metric('PicksSaved', 1, { Sport: sport });
    return new Reply(created ? 201 : 200, { success: true as const, pick: showPick(pick, now) });
  },
);
