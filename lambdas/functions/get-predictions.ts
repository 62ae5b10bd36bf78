/** The slate and one's own answers, newest first, each with whether it is in the tracker and how it went. */
import type { QueryOf } from '../contracts/contract.ts';
import { getPredictions } from '../contracts/predictions.ts';
import * as picks from '../data/picks.ts';
import * as predictions from '../data/predictions.ts';
import * as records from '../data/records.ts';
import { house } from '../domain/slate.ts';
import { torontoDay } from '../domain/toronto-day.ts';
import { endpoint } from '../http/endpoint.ts';
import { showPrediction } from '../http/views/prediction.ts';

/** Filters are applied to this many of the newest, so a call costs the same however much there is. */
const newest = 100;

export const handler = endpoint(
  getPredictions,
  { picks },
  async ({ query, ahead: { found, marks, settled }, user, picks }) => {
    const shown = found
      .filter(
        ({ sport, entities }) =>
          sport === (query.sport ?? sport) &&
          (query.bet_type === undefined || entities.bet_type.includes(query.bet_type)) &&
          entities.risk_profile === (query.risk_level ?? entities.risk_profile),
      )
      .slice(0, query.limit);
    // Whoever saves much has more marks than were read: those of older predictions are asked for by name.
    const last = marks.length < newest ? '' : (marks.at(-1)?.promptLogId ?? '');
    const older = shown.filter(({ id }) => id < last).map(({ id }) => id);
    const all = [...marks, ...(await picks.savedMarksOf(user.id, older))];
    const saved = new Map(all.map((mark) => [mark.promptLogId, mark]));
    return {
      predictions: shown.map((prediction) => showPrediction(prediction, saved.get(prediction.id), settled)),
    };
  },
  { ahead: look },
);

async function look(query: QueryOf<typeof getPredictions>, userId: string) {
  const isFiltered = query.sport ?? query.bet_type ?? query.risk_level;
  const [found, marks, settled] = await Promise.all([
    predictions.latestPredictions(userId, torontoDay(new Date()), isFiltered ? newest : query.limit),
    picks.savedMarks(userId, newest),
    records.settledBySport(house),
  ]);
  return { found, marks, settled };
}
