/** Answers a query from the boards of its sports, and from their sheets where results or injuries matter. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../../contracts/feed/sports.ts';
import type { QueryAnswer } from '../../../domain/asking/queries/answered.ts';
import type { Tables } from '../../../domain/asking/queries/table/tables.ts';
import { isMeant } from '../../../domain/feed/players/names.ts';
import type { Prop } from '../../../domain/feed/players/prop.ts';
import type { Load, Loaded, Wants } from '../boards.ts';
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
  wants: TableWants = {},
): Promise<QueryAnswer> {
  const wanted = named.length > 0 ? named : wants.withoutFacts ? gameSports : [sport];
  const loaded = await Promise.all(
    wanted.map(async (each) => ({ sport: each, ...(await loadWith(each, wants, load)) })),
  );
  const sports = loaded.map(({ sport: each, games, teams = [], sheet, seasons, whyNothing }) => ({
    sport: each,
    games,
    teams,
    sheet,
    seasons,
    whyNothing,
  }));
  const answered = answer(query, { sports, selectedSport: sport, books: taste.books, now });
  return { ...answered, notes: [...(answered.notes ?? []), ...loaded.flatMap(({ notes }) => notes)] };
}

/** What a query needs besides games. */
export interface TableWants extends Wants {
  /** One reading for each player whose props matter. */
  readonly propsOf?: readonly Reading[];
  /** One reading for each bet on an alternate line, a team's total or a part of its game. */
  readonly marketsOf?: readonly Reading[];
}

/** The games of a sport, with the props of every reading that some game there can answer. */
async function loadWith(
  sport: Sport,
  { propsOf = [], marketsOf = [], ...wants }: TableWants,
  load: Load,
): Promise<Loaded> {
  const [board, ...apart] = await Promise.all([
    withProps(sport, propsOf, wants, load),
    ...marketsOf
      .filter(({ teams }) => teams.length === 0 || teams.some((team) => team.sport === sport))
      .map((marketsFor) => load(sport, { marketsFor, withoutFacts: true })),
  ]);
  if (apart.length === 0) return board;
  const marketsIn = (id: string) =>
    apart.flatMap(({ games }) => games.find((game) => game.id === id)?.markets ?? []);
  return {
    ...board,
    games: board.games.map((game) => {
      const own = marketsIn(game.id);
      return own.length === 0 ? game : { ...game, markets: uniqueMarkets(own) };
    }),
  };
}

const uniqueMarkets = (markets: NonNullable<Loaded['games'][number]['markets']>) => [
  ...new Map(markets.map((market) => [`${market.key} ${market.team}`, market])).values(),
];

async function withProps(
  sport: Sport,
  propsOf: readonly Reading[],
  wants: Wants,
  load: Load,
): Promise<Loaded> {
  if (propsOf.length === 0) return load(sport, wants);
  // The boards name the players with props, so that only those sports are read that have one of them.
  const { players } = await load(sport, { withoutFacts: true });
  const names = Object.values(players ?? {}).flat();
  const meant = propsOf.filter(
    ({ player }) => players === undefined || player === null || names.some((name) => isMeant(player, name)),
  );
  const [first, ...others] = await Promise.all(
    meant.map((propsFor) =>
      load(sport, { propsFor, ...(wants.seasonsOf && { seasonsOf: wants.seasonsOf }) }),
    ),
  );
  if (!first) return load(sport, wants);
  const props = (id: string) =>
    [first, ...others].flatMap(({ games }) => games.find((game) => game.id === id)?.props ?? []);
  return { ...first, games: first.games.map((game) => ({ ...game, props: unique(props(game.id)) })) };
}

const unique = (props: readonly Prop[]): Prop[] => [
  ...new Map(props.map((prop) => [`${prop.player} ${prop.stat}`, prop])).values(),
];
