/**
 * Player statistics before the first start: the box scores and rosters of the replayed season, read by the product's own
 * code. Without it, players would have no recent games for weeks.
 */
import { refreshBoxScores } from '../../../lambdas/app/feed/box-scores.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import * as boxScores from '../../../lambdas/data/feed/box-scores.ts';
import * as seasons from '../../../lambdas/data/feed/seasons.ts';
import type { Team } from '../../../lambdas/domain/feed/games/game.ts';
import type { TeamPlayers } from '../../../lambdas/domain/feed/players/player.ts';
import { withRoster } from '../../../lambdas/domain/feed/players/players.ts';
import { rosterPage } from '../../../lambdas/services/feed/pages.ts';
import { playersOf } from '../feed/players.ts';
import { replayedSports, teamsOf } from '../feed/seasons/teams.ts';
import { type FeedAt, feedAt } from './feed-at.ts';

/** Days back that cover the games of a player's form. */
const mostDays = 200;

const nowhere = {
  withFeedLock: async (_feed: string, _waiting: object, read: () => Promise<void>) => read(),
  feedConfig: async () => ({ baseUrl: 'http://feed.invalid', key: 'none' }),
  wait: async () => {},
};

/** At the first start only; after that the product reads them itself. */
export async function seedPlayers(now: Date): Promise<void> {
  for (const sport of replayedSports) {
    if ((await boxScores.boxDays(sport)).length > 0) continue;
    // No box scores for this sport.
    if (playersOf(sport).size === 0) continue;
    let read: readonly string[] = [];
    const teams = await teamsWithBoxScores(now, sport, feedAt(now), {
      ...boxScores,
      storeBoxDays: async (_sport, days) => {
        read = days;
      },
    });
    for (const team of teams.values()) await seasons.changeTeamPlayers(sport, team.teamId, () => team);
    // Last, so that a start cut off before this point begins again.
    await boxScores.storeBoxDays(sport, read);
  }
}

/** The same without a table: a sport's teams as of a given time. */
export async function playersAt(now: Date, sport: Sport, feed: FeedAt): Promise<TeamPlayers[]> {
  const teams = await teamsWithBoxScores(now, sport, feed, {
    ...boxScores,
    boxDays: async () => [],
    storeBoxDays: async () => {},
    storeBoxScore: async () => {},
  });
  const played = replayedSports.includes(sport as (typeof replayedSports)[number])
    ? teamsOf(sport as (typeof replayedSports)[number]).filter(({ id }) => teams.has(id))
    : [];
  for (const team of played) {
    const roster = await rosterOf(sport, team, feed);
    teams.set(team.id, withRoster(teams.get(team.id), team.id, roster, now.toISOString()));
  }
  return [...teams.values()];
}

/** Adds up a season's box scores in memory: writing each team after each of its games would take a thousand transactions. */
async function teamsWithBoxScores(
  now: Date,
  sport: Sport,
  feed: FeedAt,
  storage: typeof boxScores,
): Promise<Map<string, TeamPlayers>> {
  const teams = new Map<string, TeamPlayers>();
  await refreshBoxScores(
    sport,
    { now, isPriced: true, mostDays },
    {
      ...nowhere,
      boxScores: storage,
      seasons: {
        ...seasons,
        changeTeamPlayers: async (_sport, teamId, change) => {
          const after = change(teams.get(teamId));
          if (after) teams.set(teamId, after);
        },
      },
      feed: { fetchBoxScores: feed.boxScores },
    },
  );
  return teams;
}

async function rosterOf(sport: Sport, team: Team, feed: FeedAt) {
  const page = rosterPage(sport, team);
  const [answer] = page ? await feed.pages([page]) : [];
  return answer?.kind === 'rows' ? answer.rows : [];
}
