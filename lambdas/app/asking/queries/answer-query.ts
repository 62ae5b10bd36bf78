/** Answers a query of any kind that rules recognize: one entry a kind. */
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
import { answerMarket } from '../../../domain/asking/queries/market/answer.ts';
import { answerMine } from '../../../domain/asking/queries/mine/answer.ts';
import { answerNotOffered } from '../../../domain/asking/queries/not-offered/answer.ts';
import type { KindName, RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { answerService } from '../../../domain/asking/queries/service/answer.ts';
import { answerSum } from '../../../domain/asking/queries/sum/answers/answer.ts';
import { answerTrack } from '../../../domain/asking/queries/track/answer.ts';
import { emptyReading } from '../../../domain/asking/reading/draft.ts';
import { sportOfStat } from '../../../domain/feed/players/stat-sports.ts';
import { fromTables } from './from-tables.ts';
import type { QueryMeans } from './query-means.ts';

type Answer<K extends KindName> = (
  query: QueryOfKind<K>,
  means: QueryMeans,
) => QueryAnswer | Promise<QueryAnswer>;

/** A kind that is read and not answered does not compile. */
const answers: { readonly [K in KindName]: Answer<K> } = {
  sum: answerSum,
  explain: answerExplain,
  service: answerService,
  not_offered: answerNotOffered,
  check: (query, means) =>
    fromTables(query, sportsOf(query.legs), means, answerCheck, { propsOf: propsOfBets(query.legs) }),
  compare: (query, means) =>
    fromTables(query, sportsOf(query.options), means, answerCompare, {
      withoutFacts: true,
      propsOf: propsOfBets(query.options),
    }),
  find: (query, means) =>
    fromTables(query, playersOrOwn(query), means, answerFind, {
      ...(query.topic === 'schedule' && { withoutFacts: true }),
      ...(isOfProps(query) && { propsOf: propsOfPlayers(query.players, query) }),
    }),
  mine: async (query, { figures }) => answerMine(query, await figures(query.topic)),
  track: (query, means) =>
    fromTables(query, sportsOf(query.legs), means, answerTrack, {
      withoutFacts: true,
      propsOf: propsOfBets(query.legs),
    }),
  market: (query, means) =>
    fromTables(query, sportsOrStat(query), means, answerMarket, {
      withoutFacts: true,
      ...(query.topic === 'player_lines' && { propsOf: propsOfPlayers(query.players, query) }),
    }),
};

const isOfProps = ({ topic }: FindQuery) => topic === 'game_log' || topic === 'leaders';

type About = { readonly sports: readonly Sport[]; readonly stat: PropStat | null };

/** A statistic can belong to one sport. */
function sportsOrStat({ sports, stat }: About): readonly Sport[] {
  const own = sports.length === 0 ? sportOfStat(stat) : undefined;
  return own ? [own] : sports;
}

const propsOfBets = (bets: readonly NamedBet[]): Reading[] =>
  bets.flatMap(({ player, teams, sports }) =>
    player === null ? [] : propsOfPlayers([player], { teams, sports, days: null }),
  );

interface Where {
  readonly teams: readonly string[];
  readonly sports: readonly Sport[];
  readonly days: readonly string[] | null;
}

/** One reading for each player, or one for every prop of the games. */
function propsOfPlayers(players: readonly string[], { teams, sports, days }: Where): Reading[] {
  const [sport] = sports;
  const wanted = players.length > 0 ? players : [null];
  return wanted.map((player) => ({
    ...emptyReading(),
    player,
    markets: ['prop'],
    days: days && [...days],
    teams: sport ? teams.map((name) => ({ name, sport, stance: 'game' as const })) : [],
  }));
}

/** A player can be of any sport. */
const playersOrOwn = ({ sports, players, stat }: FindQuery) =>
  players.length > 0 && sports.length === 0 && !sportOfStat(stat)
    ? gameSports
    : sportsOrStat({ sports, stat });

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
