/**
 * Totals of the replayed results so far: team records, and meetings of two teams. They include only the current round
 * (`seasons.ts`).
 */
import { leagueDay } from '../../../../lambdas/domain/platform/calendar.ts';
import { gamesBetween, type ReplayedGame } from './replay.ts';
import { seasonStart } from './seasons.ts';
import { type FeedTeam, type ReplayedSport, teamsOf } from './teams.ts';

/** Won, lost and tied. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

export interface TeamRecord extends Tally {
  readonly team: FeedTeam;
  /** From 1, within the division, otherwise the conference, otherwise the league. */
  readonly position: number;
  readonly scored: number;
  readonly conceded: number;
  readonly home: Tally;
  readonly away: Tally;
  readonly lastTen: Tally;
  /** `W3`, `L1`, `T1`; empty before the first game. */
  readonly streak: string;
}

/** All teams of a sport by group, the best of each group first. Playoffs do not count. */
export function recordsOf(sport: ReplayedSport, now: Date): TeamRecord[] {
  const games = resultsOf(sport, now).filter(({ isPlayOff }) => !isPlayOff);
  const records = teamsOf(sport).map((team) => recordOf(team, games));
  return [...Map.groupBy(records, ({ team }) => groupOf(team)).values()].flatMap((group) =>
    group
      .sort(
        (a, b) => rank(sport, b) - rank(sport, a) || b.won - a.won || a.team.name.localeCompare(b.team.name),
      )
      .map((record, index) => ({ ...record, position: index + 1 })),
  );
}

/** The group in which a team is ranked. */
export function groupOf({ conference, division }: FeedTeam): string {
  return `${conference} ${division}`;
}

/** By points in soccer, otherwise by winning percentage. */
function rank(sport: ReplayedSport, tally: Tally): number {
  return sport === 'MLS' ? pointsOf(tally) : shareOf(tally);
}

/** Three points for a win, one for a draw. */
export function pointsOf({ won, tied }: Tally): number {
  return 3 * won + tied;
}

/** Games of two teams, newest first. */
export function meetingsOf(sport: ReplayedSport, a: string, b: string, now: Date): ReplayedGame[] {
  return resultsOf(sport, now)
    .filter(({ home, away }) => [a, b].includes(home.id) && [a, b].includes(away.id))
    .reverse();
}

/** A tie counts as half a win; 0 before the first game. */
export function shareOf({ won, lost, tied }: Tally): number {
  const all = won + lost + tied;
  return all === 0 ? 0 : (won + tied / 2) / all;
}

/** Finished games of the current round, earliest first. */
export function resultsOf(sport: ReplayedSport, now: Date): ReplayedGame[] {
  const today = leagueDay(now);
  return gamesBetween(sport, seasonStart(sport, today), today)
    .filter(({ endsAt }) => endsAt <= now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

interface Played {
  readonly outcome: 'W' | 'L' | 'T';
  readonly isHome: boolean;
  readonly scored: number;
  readonly conceded: number;
}

function recordOf(team: FeedTeam, games: readonly ReplayedGame[]): Omit<TeamRecord, 'position'> {
  const played = games.flatMap((game) => playedBy(team, game));
  return {
    team,
    ...tallyOf(played),
    scored: played.reduce((sum, { scored }) => sum + scored, 0),
    conceded: played.reduce((sum, { conceded }) => sum + conceded, 0),
    home: tallyOf(played.filter(({ isHome }) => isHome)),
    away: tallyOf(played.filter(({ isHome }) => !isHome)),
    lastTen: tallyOf(played.slice(-10)),
    streak: streakOf(played),
  };
}

function playedBy(team: FeedTeam, { home, away, score }: ReplayedGame): Played[] {
  if (home.id !== team.id && away.id !== team.id) return [];
  const isHome = home.id === team.id;
  const [scored, conceded] = isHome ? [score.home, score.away] : [score.away, score.home];
  return [{ outcome: scored > conceded ? 'W' : scored < conceded ? 'L' : 'T', isHome, scored, conceded }];
}

function tallyOf(played: readonly Played[]): Tally {
  const count = (of: Played['outcome']) => played.filter(({ outcome }) => outcome === of).length;
  return { won: count('W'), lost: count('L'), tied: count('T') };
}

function streakOf(played: readonly Played[]): string {
  const last = played.at(-1)?.outcome;
  if (!last) return '';
  const since = played.findLastIndex(({ outcome }) => outcome !== last);
  return `${last}${played.length - 1 - since}`;
}
