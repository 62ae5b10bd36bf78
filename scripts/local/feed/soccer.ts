/**
 * MLS in the format of the soccer feeds: times in UTC, the home side is `localteam`, the away side `visitorteam`, and the
 * permanent id is `static_id`. Prices are in the odds feed, not in the fixtures.
 */
import { addDays, leagueDay } from '../../../lambdas/domain/platform/calendar.ts';
import { boxScoreOf } from './box-scores.ts';
import { gameTypes, seconds } from './pricing/odds.ts';
import { dayMonthYear } from './seasons/dates.ts';
import { gamesBetween, type ReplayedGame } from './seasons/replay.ts';
import { pointsOf, recordsOf, type Tally, type TeamRecord } from './seasons/season.ts';
import { type FeedTeam, seasons } from './seasons/teams.ts';
import { leagues, type View } from './shapes.ts';
import type { Tree } from './tree.ts';

const minute = 60_000;
const half = 45;

/** The kickoff time before the match, then the minute, or HT at halftime. */
function statusOf({ startsAt, endsAt }: ReplayedGame, now: Date): string {
  if (now < startsAt) return startsAt.toISOString().slice(11, 16);
  if (now >= endsAt) return 'FT';
  const passed = Math.floor((now.getTime() - startsAt.getTime()) / minute);
  if (passed < half) return String(passed + 1);
  return passed < half + 15 ? 'HT' : String(Math.min(90, passed - 14));
}

function matchOf(game: ReplayedGame, view: View): Tree & { status: string } {
  const status = view.statusInstead(game) ?? statusOf(game, view.now);
  const score = (side: 'home' | 'away') => (status === 'FT' ? String(game.score[side]) : '');
  const iso = game.startsAt.toISOString();
  return {
    // Only `static_id` stays the same when a match is rescheduled.
    id: `9${game.id}`,
    static_id: game.id,
    status,
    date: dayMonthYear(iso.slice(0, 10)),
    formatted_date: dayMonthYear(iso.slice(0, 10)),
    time: iso.slice(11, 16),
    venue: '',
    localteam: teamIn(game.home, score('home')),
    visitorteam: teamIn(game.away, score('away')),
  };
}

function teamIn({ id, name }: FeedTeam, score: string): Tree {
  return { id, name, score, ft_score: score, et_score: '', pen_score: '' };
}

const league = { league: 'MLS', id: leagues.MLS.id, season: seasons.MLS.name };

export function fixturesOf(games: readonly ReplayedGame[], view: View): Tree {
  const week = [...Map.groupBy(games, (game) => game.week)].map(([number, ofWeek]) => ({
    number,
    match: ofWeek.map((game) => matchOf(game, view)),
  }));
  return { country: 'usa', tournament: { ...league, week } };
}

/** Null on a day without matches. */
export function commentariesOf(games: readonly ReplayedGame[], view: View): Tree | null {
  if (games.length === 0) return null;
  const match = games.map((game) => ({ ...matchOf(game, view), ...boxScoreOf(game, false) }));
  return { tournament: { ...league, match } };
}

/** Null without prices. */
export function soccerOddsOf(games: readonly ReplayedGame[], view: View): Tree | null {
  const match = games
    .filter(({ startsAt }) => startsAt > view.now)
    .map((game) => ({ ...matchOf(game, view), odds: oddsOf(game, view.now) }));
  if (match.length === 0) return null;
  return {
    ts: seconds(view.now),
    category: { id: leagues.MLS.id, gid: leagues.MLS.id, name: leagues.MLS.name, matches: { match } },
  };
}

function oddsOf(game: ReplayedGame, now: Date): Tree {
  const type = gameTypes(game, now).map(({ bookmaker, ...market }) => ({
    ...market,
    stop: 'False',
    bookmaker: bookmaker.map((book) => ({ ...book, stop: 'False' })),
  }));
  return { ts: seconds(now), rotation_home: '', rotation_away: '', type };
}

const injuryDays = 4;

/** The matches of the next days, without injuries, which the source does not have. Null without matches. */
export function soccerInjuriesOf(now: Date): Tree | null {
  const today = leagueDay(now);
  const coming = gamesBetween('MLS', today, addDays(today, injuryDays)).filter(
    ({ startsAt }) => startsAt > now,
  );
  if (coming.length === 0) return null;
  const of = ({ id, name }: FeedTeam) => ({ id, name, to_miss: null, questionable: null });
  const match = coming.map(({ id, home, away }) => ({
    id: `9${id}`,
    static_id: id,
    localteam: of(home),
    visitorteam: of(away),
  }));
  return { sport: 'soccer', category: { ...leagues.MLS, match } };
}

/** One table per conference. */
export function soccerStandingsOf(now: Date): Tree {
  const conferences = Map.groupBy(recordsOf('MLS', now), ({ team }) => team.conference);
  return {
    country: 'usa',
    tournament: [...conferences].map(([name, records]) => ({ name, ...league, team: records.map(rowOf) })),
  };
}

function rowOf(record: TeamRecord): Tree {
  const { position, team, scored, conceded } = record;
  return {
    position,
    name: team.name,
    id: team.id,
    recent_form: '',
    overall: { ...countsOf(record), gs: scored, ga: conceded },
    home: countsOf(record.home),
    away: countsOf(record.away),
    total: { gd: scored - conceded, p: pointsOf(record) },
  };
}

function countsOf({ won, tied, lost }: Tally): Tree {
  return { gp: won + tied + lost, w: won, d: tied, l: lost };
}
