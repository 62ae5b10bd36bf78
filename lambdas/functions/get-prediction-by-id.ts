/** One prediction: of the slate, or an answer the user got. */
import type { QueryOf } from '../contracts/platform/contract.ts';
import { getPredictionById } from '../contracts/records/predictions.ts';
import * as legGames from '../data/picks/leg-games.ts';
import * as records from '../data/picks/pick-records.ts';
import * as picks from '../data/picks/picks.ts';
import * as predictions from '../data/records/predictions.ts';
import { slateUserId } from '../domain/records/slate.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { showPrediction, startedLegs } from '../http/views/records/prediction.ts';

const sources = { legGames, picks, predictions, records };

export const handler = endpoint(
  getPredictionById,
  sources,
  async ({ prefetched: { prediction, mark, settled }, now, legGames }) => {
    if (!prediction) throw new HttpError(404, 'Prediction not found');
    const played = await legGames.gamesOfLegs(startedLegs(prediction.entities, now));
    return {
      predictionWithPickSaved: [showPrediction(prediction, mark, { settled, games: played, now })],
    };
  },
  { prefetch },
);

async function prefetch({
  query: { id },
  accountId: userId,
  picks,
  predictions,
  records,
}: Prefetch<QueryOf<typeof getPredictionById>> & typeof sources) {
  const [prediction, mark, settled] = await Promise.all([
    predictions.findPrediction(userId, id),
    picks.findSavedMark(userId, id),
    records.settledBySport(slateUserId),
  ]);
  return { prediction, mark, settled };
}
