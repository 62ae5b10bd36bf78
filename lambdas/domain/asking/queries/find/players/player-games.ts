/** A player's last games as box scores have them, each with its opponent and its place. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { countIn } from '../../../../feed/players/box-score.ts';
import { isMeant, nameWords } from '../../../../feed/players/names.ts';
import type { StatLine } from '../../../../feed/players/player.ts';
import { leagueDay } from '../../../../platform/calendar.ts';
import type { SportTable, Tables } from '../../table/tables.ts';
import { finished, type Own, ownGames } from '../past.ts';

export interface PlayerGame {
  readonly gameId: string;
  readonly startsAt: string;
  /** League day. */
  readonly day: string;
  readonly stats: StatLine;
  /** The team's game; absent if its result is no longer kept. */
  readonly game: Own | undefined;
}

export interface PlayerSeason {
  readonly name: string;
  readonly sport: Sport;
  /** The team he played for last. */
  readonly team: string;
  /** This season's, newest first. */
  readonly games: readonly PlayerGame[];
}

/** As many games of a player as box scores keep. */
export const mostKept = 12;

/** Older games belong to an earlier season. */
const seasonMs = 120 * 24 * 3600_000;

const wordsOf = (name: string) => nameWords(name).join(' ');

/** In hockey a point is a goal or an assist, which box scores list apart. */
const withPoints = (stats: StatLine): StatLine =>
  stats.goals === undefined && stats.assists === undefined
    ? stats
    : { ...stats, points: (stats.goals ?? 0) + (stats.assists ?? 0) };

/** Every player of the teams that were read. */
function seasonsIn(table: SportTable, now: Date): PlayerSeason[] {
  const { sport, seasons = [], teams } = table;
  const all = finished(table);
  const since = new Date(now.getTime() - seasonMs).toISOString();
  return seasons.flatMap(({ teamId, players }) => {
    const team = teams.find(({ id }) => id === teamId)?.name ?? '';
    const own = new Map(ownGames(team, all, now).map((game) => [game.gameId, game]));
    return players.map(({ name, games }) => ({
      name,
      sport,
      team,
      games: games
        .filter(({ startsAt }) => startsAt > since)
        .map(({ gameId, startsAt, stats }) => ({
          gameId,
          startsAt,
          day: leagueDay(new Date(startsAt)),
          stats: sport === 'NHL' ? withPoints(stats) : stats,
          game: own.get(gameId),
        })),
    }));
  });
}

/** One entry a person: someone who changed teams has the games of both. */
export function allSeasons({ sports, now }: Tables): PlayerSeason[] {
  const all = sports.flatMap((table) => seasonsIn(table, now));
  const people = Map.groupBy(all, ({ sport, name }) => `${sport} ${wordsOf(name)}`);
  return [...people.values()].flatMap((of) => {
    const [newest] = of.toSorted((a, b) =>
      (b.games[0]?.startsAt ?? '').localeCompare(a.games[0]?.startsAt ?? ''),
    );
    if (!newest) return [];
    const games = of.flatMap((each) => each.games).sort((a, b) => b.startsAt.localeCompare(a.startsAt));
    return [{ ...newest, games }];
  });
}

/** The players that a name can mean: by his whole name before others. */
export function seasonsOf(name: string, tables: Tables): PlayerSeason[] {
  const found = allSeasons(tables).filter((each) => isMeant(name, each.name));
  const whole = found.filter((each) => wordsOf(each.name) === wordsOf(name));
  const meant = whole.length > 0 ? whole : found;
  const playing = meant.filter(({ games }) => games.length > 0);
  return playing.length > 0 ? playing : meant;
}

/** @returns null in a game in which he did not play at the position of the statistic */
export const valueIn = ({ stats }: PlayerGame, stat: GradedStat): number | null => countIn(stats, stat);

/** The games that a question is about, newest first. */
export function gamesAsked(
  { games }: PlayerSeason,
  { splits, against, days, last, since }: Pick<FindQuery, 'splits' | 'against' | 'days' | 'last' | 'since'>,
): PlayerGame[] {
  const fits = ({ game, day }: PlayerGame) =>
    (days === null || days.includes(day)) &&
    (since === null || day >= since) &&
    (against.length === 0 || (game !== undefined && against.includes(game.opponent))) &&
    splits.every((split) => {
      if (split === 'home') return game?.isHome === true;
      if (split === 'road') return game?.isHome === false;
      if (split === 'favorite') return game?.ownSpread != null && game.ownSpread < 0;
      if (split === 'underdog') return game?.ownSpread != null && game.ownSpread > 0;
      return true;
    });
  const fitting = games.filter(fits);
  return last === null ? fitting : fitting.slice(0, last);
}
