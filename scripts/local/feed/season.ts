/** Sums of the replayed results that are known by now: a team's record, and the past meetings of two teams. */
import { addDays, leagueDay } from '../../../lambdas/domain/calendar.ts';
import { type FeedTeam, type ReplayedSport, teamsOf } from './history.ts';
import { gamesBetween, type ReplayedGame, seasonStart } from './replay.ts';

/** Won, lost and tied. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

export interface TeamRecord extends Tally {
  readonly team: FeedTeam;
  /** From 1, by the share of games won. */
  readonly position: number;
  readonly scored: number;
  readonly conceded: number;
  readonly home: Tally;
  readonly away: Tally;
  readonly lastTen: Tally;
  /** `W3`, `L1`, `T1`; empty before the first game. */
  readonly streak: string;
}

/** Every team of the sport, best first. */
export function recordsOf(sport: ReplayedSport, now: Date): TeamRecord[] {
  const games = resultsSince(sport, seasonStart(sport, leagueDay(now)), now);
  return teamsOf(sport)
    .map((team) => recordOf(team, games))
    .sort((a, b) => shareOf(b) - shareOf(a) || b.won - a.won || a.team.name.localeCompare(b.team.name))
    .map((record, index) => ({ ...record, position: index + 1 }));
}

/** Games of two teams in this season and the one before, newest first. */
export function meetingsOf(sport: ReplayedSport, a: string, b: string, now: Date): ReplayedGame[] {
  const thisSeason = seasonStart(sport, leagueDay(now));
  const before = seasonStart(sport, addDays(thisSeason, -1));
  return resultsSince(sport, before, now)
    .filter(({ home, away }) => [a, b].includes(home.id) && [a, b].includes(away.id))
    .reverse();
}

/** A tie is half a win; nobody has won who has not played. */
export function shareOf({ won, lost, tied }: Tally): number {
  const all = won + lost + tied;
  return all === 0 ? 0 : (won + tied / 2) / all;
}

function resultsSince(sport: ReplayedSport, from: string, now: Date): ReplayedGame[] {
  return gamesBetween(sport, from, leagueDay(now))
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
