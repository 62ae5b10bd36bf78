/** Answers a query of any kind that rules recognize: one entry a kind. */
import type { MarketQuery } from '../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../contracts/asking/queries/common.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import type { QueryOfKind } from '../../../contracts/asking/query.ts';
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { PropStat } from '../../../contracts/feed/props.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import type { QueryAnswer } from '../../../domain/asking/queries/answered.ts';
import { answerCheck } from '../../../domain/asking/queries/check/answer.ts';
import { answerCompare } from '../../../domain/asking/queries/compare/answer.ts';
import { answerExplain } from '../../../domain/asking/queries/explain/answer.ts';
import { answerFind } from '../../../domain/asking/queries/find/answer.ts';
import { asksForLine } from '../../../domain/asking/queries/find/players/own-line.ts';
import { ranksStarters } from '../../../domain/asking/queries/find/ranks/answer.ts';
import { isOfBoxes } from '../../../domain/asking/queries/find/ranks/team-boxes.ts';
import { answerMarket } from '../../../domain/asking/queries/market/answer.ts';
import { answerMine } from '../../../domain/asking/queries/mine/answer.ts';
import { answerNotOffered } from '../../../domain/asking/queries/not-offered/answer.ts';
import type { KindName, RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { answerService } from '../../../domain/asking/queries/service/answer.ts';
import { withBooks } from '../../../domain/asking/queries/service/books.ts';
import { withRecord } from '../../../domain/asking/queries/service/our-record.ts';
import { answerSum } from '../../../domain/asking/queries/sum/answers/answer.ts';
import { hedgeOnTeam, sportOfHedge } from '../../../domain/asking/queries/sum/answers/hedge-on-team.ts';
import { answerTrack } from '../../../domain/asking/queries/track/answer.ts';
import { emptyReading } from '../../../domain/asking/reading/draft.ts';
import { isMeant } from '../../../domain/feed/players/names.ts';
import { sportOfStat, sportsOfStat } from '../../../domain/feed/players/stat-sports.ts';
import { fromTables } from './from-tables.ts';
import type { QueryMeans } from './query-means.ts';

type Answer<K extends KindName> = (
  query: QueryOfKind<K>,
  means: QueryMeans,
) => QueryAnswer | Promise<QueryAnswer>;

/** A kind that is read and not answered does not compile. */
const answers: { readonly [K in KindName]: Answer<K> } = {
  sum: (query, means) =>
    query.sum === 'hedge' && (query.on ?? query.needs)
      ? fromTables(query, sportOfHedge(query), means, hedgeOnTeam, { withoutFacts: true })
      : answerSum(query),
  explain: answerExplain,
  service: (query, means) => {
    switch (query.topic) {
      case 'record':
        return means.ourRecord().then((record) => withRecord(answerService(query), record));
      case 'books':
        return fromTables(
          query,
          gameSports,
          means,
          (asked, tables) => withBooks(answerService(asked), tables),
          { withoutFacts: true, propsOf: propsOfPlayers([], { teams: [], sports: [], days: null }) },
        );
      default:
        return answerService(query);
    }
  },
  not_offered: answerNotOffered,
  check: (query, means) =>
    fromTables(query, sportsOf(query.legs), means, answerCheck, {
      propsOf: propsOfBets(query.legs),
      marketsOf: marketsOfBets(query.legs),
    }),
  compare: (query, means) =>
    fromTables(query, sportsOf(query.options), means, answerCompare, {
      withoutFacts: true,
      propsOf: propsOfBets(query.options),
      marketsOf: marketsOfBets(query.options),
    }),
  find: (query, means) =>
    fromTables(query, sportsOfPlayers(query, means), means, answerFind, {
      ...(query.topic === 'schedule' && query.detail !== 'both_teams' && { withoutFacts: true }),
      ...((query.part !== null || query.detail === 'by_part') && { withLines: true }),
      seasonsOf: teamsWithPlayers(query, means),
      ...(query.topic === 'starters' && propsOfPitchers(query)),
      ...(asksForLine(query) && {
        propsOf: propsOfPlayers(query.players, { ...query, teams: [], days: null }),
      }),
    }),
  mine: async (query, { figures }) => answerMine(query, await figures(query)),
  track: (query, means) =>
    fromTables(query, sportsOf(query.legs), means, answerTrack, {
      withoutFacts: true,
      propsOf: propsOfBets(query.legs),
      marketsOf: marketsOfBets(query.legs),
    }),
  market: (query, means) =>
    fromTables(query, sportsOrStat(query), means, answerMarket, {
      withoutFacts: true,
      ...((query.topic === 'player_lines' || query.view === 'longest' || query.players.length > 0) && {
        // Any line asks for all of them.
        propsOf: propsOfPlayers(query.players, query.lines ? { ...query, line: query.line ?? 0 } : query),
      }),
      ...(isOfMarkets(query) && { marketsOf: [marketsReading(query)] }),
      // Beside the implied score stand the totals of the teams that books list.
      ...(query.topic === 'implied' &&
        query.teams.length > 0 && { marketsOf: [marketsReading({ ...query, market: 'team_total' })] }),
    }),
};

type About = { readonly sports: readonly Sport[]; readonly stat: PropStat | null };

/** A statistic can belong to one sport. */
function sportsOrStat({ sports, stat }: About): readonly Sport[] {
  const own = sports.length === 0 ? sportOfStat(stat) : undefined;
  return own ? [own] : sports;
}

const propsOfBets = (bets: readonly NamedBet[]): Reading[] =>
  bets.flatMap(({ player, teams, sports, line, stat }) =>
    player === null ? [] : propsOfPlayers([player], { teams, sports, days: null, line, stat }),
  );

/** A part of the game, a team's total, and any line, which can be an alternate. */
const marketsOfBets = (bets: readonly NamedBet[]): Reading[] =>
  bets.flatMap((bet) =>
    bet.player === null && (bet.line !== null || bet.period !== undefined || bet.market === 'team_total')
      ? marketsReading({ ...bet, days: null })
      : [],
  );

const isOfMarkets = ({ period, market, line, lines, teams, view }: MarketQuery) =>
  period !== undefined ||
  view === 'longest' ||
  market === 'team_total' ||
  (teams.length > 0 && (line !== null || lines !== undefined));

function marketsReading({
  sports,
  teams,
  days,
  market,
  period,
  line,
}: Where & Pick<NamedBet, 'market' | 'period' | 'line'>): Reading {
  return {
    ...emptyReading(),
    days: days && [...days],
    markets: market === null ? [] : [market],
    // Any line asks for all alternates of the games.
    line: line ?? 0,
    teams: teamsIn(teams, sports),
    ...(period !== undefined && period !== 'game' && { period }),
  };
}

/** In words of a reading: their games. */
function teamsIn(teams: readonly string[], [sport]: readonly Sport[]): Reading['teams'] {
  return sport ? teams.map((name) => ({ name, sport, stance: 'game' as const })) : [];
}

interface Where {
  readonly teams: readonly string[];
  readonly sports: readonly Sport[];
  readonly days: readonly string[] | null;
  /** A line, which can be an alternate, and who scores first: of these a game's own list has all prices. */
  readonly line?: number | null;
  readonly stat?: PropStat | null;
}

/** One reading for each player, or one for every prop of the games. */
function propsOfPlayers(
  players: readonly string[],
  { teams, sports, days, line = null, stat = null }: Where,
): Reading[] {
  const wanted = players.length > 0 ? players : [null];
  return wanted.map((player) => ({
    ...emptyReading(),
    player,
    markets: ['prop'],
    days: days && [...days],
    line,
    stat,
    teams: teamsIn(teams, sports),
  }));
}

/** Whom books expect to pitch, where nobody is named yet. */
const propsOfPitchers = (query: FindQuery) => {
  const { teams, sports, players, days } = query;
  if (ranksStarters(query))
    return { propsOf: propsOfPlayers([], { teams, sports: ['MLB'], days, stat: 'strikeouts' }) };
  return teams.length + players.length > 0 && sports.includes('MLB')
    ? { propsOf: propsOfPlayers(players, { teams, sports, days: null, stat: 'strikeouts' }) }
    : {};
};

/** The known players whom a question names. */
const playersIn = (
  { players, withPlayer, withoutPlayer, sports, stat }: FindQuery,
  { understood }: QueryMeans,
) => {
  const names = [...players, withPlayer, withoutPlayer].filter((each) => each !== null);
  const among = sports.length > 0 ? sports : sportsOfStat(stat);
  return (understood.roster ?? []).filter(
    ({ name, sport }) =>
      (among.length === 0 || among.includes(sport)) && names.some((each) => isMeant(each, name)),
  );
};

/** A player can be of any sport. */
function sportsOfPlayers(query: FindQuery, means: QueryMeans): readonly Sport[] {
  const own = sportsOrStat(query);
  if (query.players.length === 0 || own.length > 0) return own;
  const known = [...new Set(playersIn(query, means).map(({ sport }) => sport))];
  return known.length > 0 ? known : gameSports;
}

/** The teams whose players' games an answer needs: those of the players named, of starters, or a whole league's. */
function teamsWithPlayers(query: FindQuery, means: QueryMeans): readonly string[] | 'all' | undefined {
  const { topic, teams, withPlayer, withoutPlayer } = query;
  if (topic === 'leaders') return teams.length > 0 ? teams : 'all';
  if (ranksStarters(query) || (topic === 'statistic' && isOfBoxes(query.stat))) return 'all';
  if (topic === 'starters')
    return [...new Set([...teams, ...playersIn(query, means).map(({ team }) => team)])];
  const isSplit = withPlayer !== null || withoutPlayer !== null;
  if (topic !== 'game_log' && !isSplit) return undefined;
  return [...new Set([...teams, ...playersIn(query, means).map(({ team }) => team)])];
}

/** A player can be of any sport that has his statistic. */
const sportsOf = (bets: readonly NamedBet[]): readonly Sport[] => [
  ...new Set(
    bets.flatMap((bet) =>
      bet.player !== null && sportsOrStat(bet).length === 0 ? gameSports : sportsOrStat(bet),
    ),
  ),
];

/** @throws if what the kind reads cannot be read */
export async function answerQuery(query: RuledQuery, means: QueryMeans): Promise<QueryAnswer> {
  // The kind of a query takes it: TypeScript cannot follow that across a union.
  return (answers[query.ask] as Answer<KindName>)(query, means);
}
