/** Answers a query of any kind that rules recognize: one entry a kind. */
import type { NamedBet } from '../../../contracts/asking/queries/common.ts';
import type { FindQuery } from '../../../contracts/asking/queries/find.ts';
import type { QueryOfKind } from '../../../contracts/asking/query.ts';
import { gameSports } from '../../../contracts/feed/sports.ts';
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
  check: (query, means) => fromTables(query, sportsOf(query.legs), means, answerCheck),
  compare: (query, means) =>
    fromTables(query, sportsOf(query.options), means, answerCompare, { withoutFacts: true }),
  find: (query, means) =>
    fromTables(query, playersOrOwn(query), means, answerFind, {
      ...(query.topic === 'schedule' && { withoutFacts: true }),
    }),
  mine: async (query, { figures }) => answerMine(query, await figures(query.topic)),
  track: (query, means) =>
    fromTables(query, sportsOf(query.legs), means, answerTrack, { withoutFacts: true }),
  market: (query, means) => fromTables(query, query.sports, means, answerMarket, { withoutFacts: true }),
};

/** A player can be of any sport. */
const playersOrOwn = ({ sports, players }: FindQuery) =>
  players.length > 0 && sports.length === 0 ? gameSports : sports;

const sportsOf = (bets: readonly NamedBet[]) => [...new Set(bets.flatMap(({ sports }) => sports))];

/** @throws if what the kind reads cannot be read */
export async function answerQuery(query: RuledQuery, means: QueryMeans): Promise<QueryAnswer> {
  // The kind of a query takes it: TypeScript cannot follow that across a union.
  return (answers[query.ask] as Answer<KindName>)(query, means);
}
