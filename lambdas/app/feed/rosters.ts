/** Reads the rosters of teams whose players have prices: full names, and the player IDs used in box scores. */
import type { Sport } from '../../contracts/feed/sports.ts';
import * as games from '../../data/feed/games.ts';
import * as prices from '../../data/feed/prices.ts';
import * as seasons from '../../data/feed/seasons.ts';
import { isUpcoming } from '../../domain/feed/games/game.ts';
import { daysBetween } from '../../domain/feed/games/span.ts';
import { type RosterRow, withRoster } from '../../domain/feed/players/players.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import * as feed from '../../services/feed/pages.ts';
import { makeReader } from './fact-pages.ts';

/** Days that an answer covers, after today. */
const aheadDays = 7;

const dependencies = { games, seasons, prices, makeReader };

/**
 * If the feed is down or our plan does not include rosters, the last good ones stay.
 * @returns number of teams, and of failed requests
 * @throws when the key or the table cannot be read
 */
export async function refreshRosters(
  sport: Sport,
  at: { readonly now: Date; readonly signal: AbortSignal },
  { games, seasons, prices, makeReader }: typeof dependencies = dependencies,
): Promise<{ teams: number; failed: number }> {
  const today = leagueDay(at.now);
  const days = daysBetween(today, addDays(today, aheadDays));
  const upcoming = (await games.gamesOn(sport, days)).filter((game) => isUpcoming(game, at.now));
  const priced = await prices.propsOfGames(upcoming.map(({ id }) => id));
  const coming = upcoming.filter(({ id }) => priced.has(id));
  const teams = new Map(coming.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]));
  const wanted = [...teams.values()].flatMap((team) => {
    const page = feed.rosterPage(sport, team);
    return page ? [{ team, page }] : [];
  });
  if (wanted.length === 0) return { teams: 0, failed: 0 };
  const reader = makeReader(at);
  const rosters = await reader.read<RosterRow>(wanted.map(({ page }) => page));
  for (const [index, { team }] of wanted.entries()) {
    const { rows = [], readAt = null } = rosters[index] ?? {};
    if (readAt === null) continue;
    await seasons.changeTeamPlayers(sport, team.id, (before) =>
      before?.rosterAt === readAt ? undefined : withRoster(before, team.id, rows, readAt),
    );
  }
  return { teams: wanted.length, failed: reader.failed() };
}
