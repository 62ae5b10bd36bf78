/** The Predictions page: the slate and the user's own answers, each with its result and whether it is in the tracker. */
import { encodeTime } from 'ulid';
import type { QueryOf } from '../contracts/platform/contract.ts';
import { getPredictions } from '../contracts/records/predictions.ts';
import * as legGames from '../data/picks/leg-games.ts';
import * as records from '../data/picks/pick-records.ts';
import * as picks from '../data/picks/picks.ts';
import type { StoredPrediction } from '../data/records/predictions.ts';
import * as predictions from '../data/records/predictions.ts';
import { addDays } from '../domain/platform/calendar.ts';
import { startOfTorontoDay, torontoDay } from '../domain/platform/toronto-day.ts';
import { boardCounts, openDays } from '../domain/records/board-counts.ts';
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
/** Maximum number of predictions of each kind that are read to count the views. */
const countWindow = 150;

export const handler = endpoint(
  getPredictions,
  sources,
  async ({ query, prefetched: { found, marks, settled, totals, board }, user, now, picks, legGames }) => {
    const { page, next } = pageOf(found, query, now);
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
      ...(board && { counts: countsOf(board, query, now) }),
      ...(totals && {
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
  const isFirst = query.view !== undefined && !query.cursor;
  const [found, marks, settled, totals, board] = await Promise.all([
    candidatesOf(call),
    picks.savedMarks(userId, newest),
    records.settledBySport(slateUserId),
    query.view === 'today' && isFirst ? records.totalsOf(userId) : undefined,
    query.counts === 'yes' && isFirst ? boardOf(call) : undefined,
  ]);
  return { found, marks, settled, totals, board };
}

/** What the views are counted from: the predictions that can be open, and the counters. With filters, all of the user's own. */
async function boardOf({ query, accountId: userId, now, predictions, records }: Call) {
  const { sport, bet_type: betType } = query;
  const open = idOfDay(addDays(torontoDay(now), -openDays));
  const from = { asks: isFiltered(query) ? '' : open, slate: open };
  const [newest, own, ofSlate] = await Promise.all([
    predictions.newestOfBoth(userId, from, countWindow),
    records.totalsOf(userId),
    records.picksByStatus(slateUserId, { sport, betType }),
  ]);
  const slateTotal = Object.values(ofSlate).reduce((sum, each) => sum + each, 0);
  return { ...newest, open, ownTotal: own.asks, slateTotal };
}

/** Counters exist for all of the user's answers, and for the slate by sport and bet type. */
function countsOf(
  { asks, slate, open, ownTotal, slateTotal }: Awaited<ReturnType<typeof boardOf>>,
  query: Query,
  now: Date,
) {
  const matching = asks.length < countWindow ? asks.filter((each) => passes(each, query)).length : null;
  const hasOpen = (list: readonly StoredPrediction[]) =>
    list.length < countWindow || (list.at(-1)?.id ?? '') < open;
  const today = idOfDay(torontoDay(now));
  return boardCounts(
    {
      asks: { list: asks, hasOpen: hasOpen(asks), total: isFiltered(query) ? matching : ownTotal },
      slate: { list: slate, hasOpen: hasOpen(slate), total: query.risk_level ? null : slateTotal },
    },
    query,
    ({ id }) => id >= today,
    now,
  );
}

/** The start of the IDs of a day's predictions: a ULID starts with its time. @param day of America/Toronto */
const idOfDay = (day: string) => encodeTime(startOfTorontoDay(day).getTime());

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
    return { page, next: rest.length > limit ? (page.at(-1)?.id ?? null) : null };
  }
  const shown = found.filter(isShown);
  const page = shown.slice(0, limit);
  const readAll = found.length < (view === 'results' || isFiltered(query) ? filterWindow : limit + 1);
  if (shown.length > limit) return { page, next: page.at(-1)?.id ?? null };
  return { page, next: readAll ? null : (found.at(-1)?.id ?? null) };
}
