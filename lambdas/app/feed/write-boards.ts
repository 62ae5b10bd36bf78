/**
 * Writes what questions read about a sport: its board, and the props of each day with their players identified. Made from the
 * table alone, so that every run repairs what an interrupted one left out.
 */
import type { Sport } from '../../contracts/feed/sports.ts';
import * as boards from '../../data/feed/boards.ts';
import * as dayProps from '../../data/feed/day-props.ts';
import type { FeedPage } from '../../data/feed/feed-pages.ts';
import * as states from '../../data/feed/feed-states.ts';
import * as games from '../../data/feed/games.ts';
import * as prices from '../../data/feed/prices.ts';
import * as seasons from '../../data/feed/seasons.ts';
import * as sheets from '../../data/feed/sheets.ts';
import { identified } from '../../domain/asking/facts/identify.ts';
import { latestMoves } from '../../domain/feed/board/movement.ts';
import { type Game, isUpcoming } from '../../domain/feed/games/game.ts';
import { daysBetween } from '../../domain/feed/games/span.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import { storedTournaments } from './golf-pages.ts';

/** Days after today: one more than answers cover, for the first minutes of a day. */
const aheadDays = 7;

const dependencies = { boards, dayProps, prices, seasons, states, games, sheets, storedTournaments };

/**
 * The caller holds the feed's lock. Props are written before the board that names their games.
 * @returns number of prices that did not fit into the items
 */
export async function writeBoards(
  sport: Sport,
  now: Date,
  {
    boards,
    dayProps,
    prices,
    seasons,
    states,
    games,
    sheets,
    storedTournaments,
  }: typeof dependencies = dependencies,
): Promise<number> {
  const today = leagueDay(now);
  const [listed, state, sheet, golf] = await Promise.all([
    games.gamesOn(sport, daysBetween(today, addDays(today, aheadDays)), { isConsistent: true }),
    states.feedState(sport),
    sheets.sportSheet(sport),
    sport === 'GOLF' ? storedTournaments() : undefined,
  ]);
  const coming = listed.filter((game) => isUpcoming(game, now));
  const ids = coming.map(({ id }) => id);
  const props = await prices.propsOfGames(ids, { isConsistent: true });
  const priced = coming.flatMap((game): Game[] => {
    const own = props.get(game.id);
    return own ? [{ ...game, props: own }] : [];
  });
  const teams = await seasons.playersOf(
    sport,
    priced.flatMap(({ home, away }) => [home.id, away.id]),
  );
  const known = priced.map((game) => ({
    ...game,
    props: identified(game, teams, { sheet, names: state.teams, now }),
  }));

  let dropped = 0;
  const cut: string[] = [];
  for (const [day, ofDay] of Map.groupBy(known, (game) => game.day)) {
    const lost = await dayProps.storeDayProps(sport, day, new Map(ofDay.map(({ id, props }) => [id, props])));
    dropped += lost.dropped;
    cut.push(...lost.cut);
  }
  const { teams: names, golfers, readAt, triedAt, problem } = state;
  dropped += await boards.storeBoard({
    sport,
    readAt,
    triedAt,
    problem,
    teams: names,
    ...(golfers && { golfers }),
    ...(golf && { tournaments: { live: rowsOf(golf.live), season: rowsOf(golf.schedule) } }),
    games: listed.map(withLatestMoves),
    players: Object.fromEntries(known.map(({ id, props }) => [id, namesIn(props)])),
    cut,
  });
  return dropped;
}

const rowsOf = <Row>({ rows, readAt }: FeedPage<Row>) => (readAt === null ? null : rows);

/** Questions need no line scores, and every one reads the board. */
function withLatestMoves({ movement, lines: _, ...game }: Game): Game {
  return { ...game, ...(movement && { movement: latestMoves(movement) }) };
}

function namesIn(props: NonNullable<Game['props']>): string[] {
  return [...new Set(props.map(({ player, known }) => known?.name ?? player))];
}
