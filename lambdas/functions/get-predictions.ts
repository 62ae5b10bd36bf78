/** The Predictions page: the slate and the user's own answers, each with its result and whether it is in the tracker. */
import type { QueryOf } from '../contracts/platform/contract.ts';
import { getPredictions } from '../contracts/records/predictions.ts';
import * as legGames from '../data/picks/leg-games.ts';
import * as records from '../data/picks/pick-records.ts';
import * as picks from '../data/picks/picks.ts';
import type { StoredPrediction } from '../data/records/predictions.ts';
import * as predictions from '../data/records/predictions.ts';
import { torontoDay } from '../domain/platform/toronto-day.ts';
import { hasStarted, inOrder, passes } from '../domain/records/prediction-board.ts';
import { pickOfSlateId, slateUserId } from '../domain/records/slate.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { showPrediction, startedLegs } from '../http/views/records/prediction.ts';

type Query = QueryOf<typeof getPredictions>;

const sources = { picks, legGames, predictions, records };

/** Maximum number of saved marks, and of predictions for a filtered list without a view. Bounds the cost of a call. */
const newest = 100;
/** Number of predictions that are read to fill a filtered page. */
const filterWindow = 60;

export const handler = endpoint(
  getPredictions,
  sources,
  async ({ query, prefetched: { found, marks, settled, totals }, user, now, picks, legGames }) => {
    const { page, next, count } = pageOf(found, query, now);
    // All of the user's own are counted in their record.
    const isAllAsks = query.view === 'asks' && !isFiltered(query);
    // A user with more marks than were read: marks of older predictions are looked up by key.
    const last = marks.length < newest ? '' : (marks.at(-1)?.promptLogId ?? '');
    const older = page.filter(({ id }) => id < last).map(({ id }) => id);
    const [olderMarks, played] = await Promise.all([
      picks.savedMarksOf(user.id, older),
      legGames.gamesOfLegs(page.flatMap(({ entities }) => startedLegs(entities, now))),
    ]);
    const saved = new Map([...marks, ...olderMarks].map((mark) => [mark.promptLogId, mark]));
    const isUnsaved = ({ id }: StoredPrediction) => pickOfSlateId(id) !== undefined && !saved.has(id);
    return {
      predictions: page.map((prediction) =>
        showPrediction(prediction, saved.get(prediction.id), { settled, games: played, now }),
      ),
      ...(next !== undefined && { next }),
      ...(count !== undefined && { count: isAllAsks && totals ? totals.asks : count }),
      ...(totals &&
        query.view === 'today' && {
          totals: {
            predictions: totals.asks + totals.ofSlate + found.filter(isUnsaved).length,
            asks: totals.asks,
            picks: totals.picks,
          },
        }),
    };
  },
  { prefetch },
);

type Call = Prefetch<Query> & typeof sources;

async function prefetch(call: Call) {
  const { query, accountId: userId, picks, records } = call;
  const [found, marks, settled, totals] = await Promise.all([
    candidatesOf(call),
    picks.savedMarks(userId, newest),
    records.settledBySport(slateUserId),
    (query.view === 'today' || query.view === 'asks') && !query.cursor ? records.totalsOf(userId) : undefined,
  ]);
  return { found, marks, settled, totals };
}

const isFiltered = ({ sport, bet_type, risk_level }: Query) =>
  (sport ?? bet_type ?? risk_level) !== undefined;

/** The predictions a page is taken from: all of today's, or a bounded number for the other views. */
function candidatesOf({ query, accountId: userId, now, predictions }: Call): Promise<StoredPrediction[]> {
  const today = torontoDay(now);
  const { view, limit, cursor: before } = query;
  switch (view) {
    case 'today':
      return predictions.predictionsOn(userId, today);
    case 'asks':
      return predictions.predictionsBefore(userId, {
        before,
        withSlate: false,
        atMost: isFiltered(query) ? filterWindow : limit + 1,
      });
    case 'results':
      return predictions.predictionsBefore(userId, { before, withSlate: true, atMost: filterWindow });
    default:
      return predictions.latestPredictions(userId, today, isFiltered(query) ? newest : limit);
  }
}

interface Page {
  readonly page: readonly StoredPrediction[];
  /** Cursor of the next page; absent without a view. */
  readonly next?: string | null;
  /** Of the whole view, on its first page; null if it was not read to its end. */
  readonly count?: number | null;
}

function pageOf(found: readonly StoredPrediction[], query: Query, now: Date): Page {
  const { view, limit, cursor } = query;
  const isShown = (each: StoredPrediction) =>
    passes(each, query) &&
    (view === 'today'
      ? !hasStarted(each.entities, now)
      : view !== 'results' || hasStarted(each.entities, now));
  if (view === undefined) return { page: found.filter(isShown).slice(0, limit) };
  if (view === 'today') {
    // Sorted before started games are filtered out, so that a cursor stays valid when its game starts.
    const all = inOrder(found, query.sort);
    const rest = all.slice(cursor ? all.findIndex(({ id }) => id === cursor) + 1 : 0).filter(isShown);
    const page = rest.slice(0, limit);
    const next = rest.length > limit ? (page.at(-1)?.id ?? null) : null;
    return { page, next, ...(!cursor && { count: rest.length }) };
  }
  const shown = found.filter(isShown);
  const page = shown.slice(0, limit);
  const readAll = found.length < (view === 'results' || isFiltered(query) ? filterWindow : limit + 1);
  const count = { ...(!cursor && { count: readAll ? shown.length : null }) };
  if (shown.length > limit) return { page, next: page.at(-1)?.id ?? null, ...count };
  return { page, next: readAll ? null : (found.at(-1)?.id ?? null), ...count };
}
