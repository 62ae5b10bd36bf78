/** Answers a query from the boards of its sports, and from their sheets where results or injuries matter. */
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import type { QueryAnswer } from '../../../domain/asking/queries/answered.ts';
import type { Tables } from '../../../domain/asking/queries/table/tables.ts';
import type { Wants } from '../boards.ts';
import type { QueryMeans } from './query-means.ts';

/**
 * One round trip for the sheets, and none without them: the boards were read beside the session.
 * @param named the sports that the question names; without any: all if only prices matter, otherwise the selected one
 * @param answer a pure function of the query and the tables
 * @throws if a sheet cannot be read
 */
export async function fromTables<Q>(
  query: Q,
  named: readonly Sport[],
  { understood: { sport, now, taste }, load }: QueryMeans,
  answer: (query: Q, tables: Tables) => QueryAnswer,
  wants: Wants = {},
): Promise<QueryAnswer> {
  const wanted = named.length > 0 ? named : wants.withoutFacts ? gameSports : [sport];
  const loaded = await Promise.all(
    wanted.map(async (each) => ({ sport: each, ...(await load(each, wants)) })),
  );
  const sports = loaded.map(({ sport: each, games, teams = [], sheet }) => ({
    sport: each,
    games,
    teams,
    sheet,
  }));
  const answered = answer(query, { sports, selectedSport: sport, books: taste.books, now });
  return { ...answered, notes: [...(answered.notes ?? []), ...loaded.flatMap(({ notes }) => notes)] };
}
