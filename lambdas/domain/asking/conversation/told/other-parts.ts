/** A question for facts or prices once more, with what is named in the place of the same. */

import { findSplits } from '../../../../contracts/asking/queries/find.ts';
import type { Parts } from '../../queries/parts/parts.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import { mergedSplits } from '../ellipsis/merged-splits.ts';

/** Who is named takes the place of whom the last question was about; what is not named stays. */
function subjectOf(
  last: { readonly teams: readonly string[]; readonly players: readonly string[] },
  parts: Parts,
) {
  const { teams, against, players, sports } = parts;
  if (players.length > 0) return { players: [...players], teams: [], sports: [...sports] };
  if (teams.length > 0 && last.players.length === 0)
    return { teams: [...teams], players: [], sports: [...sports] };
  // The sport of an opponent is no other subject: "how'd he do vs Washington".
  return sports.length > 0 && teams.length + against.length === 0
    ? { sports: [...sports], teams: [], players: [] }
    : {};
}

type Find = Extract<RuledQuery, { ask: 'find' }>;

/** @returns undefined where nothing would be another */
export function withFacts(last: Find, parts: Parts): Find | undefined {
  const { teams, against, splits, stats, line, side, days, since, order, limit, period, rested, market } =
    parts;
  if (parts.books.length > 0) return undefined;
  const [out, playing] = [parts.without[0], parts.beside[0]];
  if (out !== undefined || playing !== undefined) {
    const isOfOne = last.teams.length === 1 && last.players.length === 0;
    return isOfOne
      ? { ...last, withoutPlayer: out ?? null, withPlayer: out === undefined ? (playing ?? null) : null }
      : undefined;
  }
  const isOfPlayer = last.players.length > 0 || parts.players.length > 0;
  // "Just where they were laying points": of games, a side is a sort of them.
  const sort = side === 'favorite' || side === 'underdog' ? [side] : [];
  const sorts = findSplits.filter((each) => splits.includes(each) || sort.some((own) => own === each));
  const opponents = [...against, ...(isOfPlayer && parts.players.length === 0 ? teams : [])];
  // "Head to head with Toronto".
  const isOfTwo = !isOfPlayer && against.length === 1 && last.teams.length === 1 && teams.length === 0;
  const [stat, ...more] = stats;
  // Of teams, only what they score is kept.
  if (stat !== undefined && !isOfPlayer && last.topic !== 'leaders') return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const of =
    market === 'spread' && (last.topic === 'record' || last.topic === 'total' || last.topic === 'form')
      ? { topic: 'spread' as const }
      : {};
  const totals =
    (market === 'total' || (direction !== null && line === null)) &&
    (last.topic === 'record' || last.topic === 'spread' || last.topic === 'form')
      ? { topic: 'total' as const, side: direction }
      : {};
  const made = {
    ...last,
    ...of,
    ...totals,
    ...subjectOf(last, parts),
    ...(isOfTwo && {
      topic: 'meetings' as const,
      teams: [last.teams[0] ?? '', against[0] ?? ''],
      splits: [],
    }),
    ...(!isOfTwo &&
      opponents.length > 0 &&
      (last.topic === 'meetings'
        ? { teams: [last.teams[0] ?? '', ...opponents].slice(0, 2) }
        : { against: opponents.slice(0, 2) })),
    ...(parts.last !== null && { last: parts.last, since: null }),
    ...(since !== null && { since, last: null }),
    ...(sorts.length > 0 && { splits: mergedSplits(last.splits, sorts) }),
    ...(rested !== null && { rested }),
    ...(stat !== undefined && {
      stat,
      ...(more.length > 0 && { stats: [...stats] }),
      over: null,
      side: null,
    }),
    ...(line !== null && {
      over: direction === null && Number.isInteger(line) ? line - 0.5 : line,
      side: direction ?? last.side ?? 'over',
    }),
    ...(days !== null && { days: [...days] }),
    ...(order !== null && last.order !== null && { order }),
    ...(limit !== null && { limit }),
    ...(period !== null && { part: period }),
    ...(parts.group !== null && { group: parts.group }),
    ...(parts.unkept.length > 0 && { unkept: [...parts.unkept].slice(0, 4) }),
  } satisfies Find;
  return isSame(made, last) ? undefined : made;
}

export type Market = Extract<RuledQuery, { ask: 'market' }>;

/** @returns undefined where nothing would be another */
export function withPrices(last: Market, parts: Parts): Market | undefined {
  const { market, side, line, books, days, starts, period, stats, order, splits, players } = parts;
  if (splits.length > 0 || parts.last !== null) return undefined;
  const direction = side === 'over' || side === 'under' ? side : null;
  const isOfPlayers = players.length > 0 || stats.length > 0;
  const isKind = market !== null || direction !== null || line !== null;
  const [stat, ...more] = stats;
  const made = {
    ...last,
    ...subjectOf(last, parts),
    ...(isOfPlayers && {
      topic: 'player_lines' as const,
      market: null,
      side: direction,
      line,
      stat: more.length > 0 ? null : (stat ?? last.stat),
      ...(more.length > 0 && { stats: [...stats] }),
    }),
    ...(!isOfPlayers &&
      isKind && {
        market:
          market === 'prop' || market === 'outright'
            ? last.market
            : (market ?? (direction ? 'total' : last.market)),
        side: direction,
        line,
      }),
    ...(books.length > 0 && {
      books: [...books],
      ...(last.topic === 'best_price' && {
        topic: 'books' as const,
        market: market && market !== 'prop' && market !== 'outright' ? market : (last.market ?? 'moneyline'),
      }),
    }),
    ...(days !== null && { days: [...days] }),
    ...(starts && { starts }),
    ...(period !== null && { period }),
    ...(order !== null && last.topic === 'board' && { order }),
  } satisfies Market;
  return isSame(made, last) ? undefined : made;
}

const isSame = (one: RuledQuery, other: RuledQuery): boolean => JSON.stringify(one) === JSON.stringify(other);
