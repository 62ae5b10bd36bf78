/** One prediction of the slate or of one's own. */
import { getPredictionById } from '../contracts/predictions.ts';
import * as picks from '../data/picks.ts';
import * as predictions from '../data/predictions.ts';
import * as records from '../data/records.ts';
import { house } from '../domain/slate.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { showPrediction } from '../http/views/prediction.ts';

export const handler = endpoint(
  getPredictionById,
  { picks, predictions, records },
  async ({ query: { id }, user, picks, predictions, records }) => {
    const [prediction, mark, settled] = await Promise.all([
      predictions.findPrediction(user.id, id),
      picks.findSavedMark(user.id, id),
      records.settledBySport(house),
    ]);
    if (!prediction) throw new HttpError(404, 'Prediction not found');
    return { predictionWithPickSaved: [showPrediction(prediction, mark, settled)] };
  },
);
