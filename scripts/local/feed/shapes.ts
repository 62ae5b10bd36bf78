/**
 * Games of the four US leagues in the feed's formats, with the spelling and quirks of each league.
 *
 * The vendor documents the tree (`odds > type > bookmaker > odd | total | handicap`), but no list of its markets, and of its
 * events only the names of the groups. The choices made here:
 *
 * Market names (`type.value`), by sport. They follow the catalogs that resellers of the same odds publish, with their
 * inconsistent spelling.
 *
 * | Market | NFL, NBA | NHL | MLB |
 * | --- | --- | --- | --- |
 * | game | `Home/Away`, `Over/Under`, `Handicap` | the same | the same |
 * | three-way, 60 minutes | | `3Way Result` (Home, Draw, Away) | |
 * | first half | `Home/Away - 1st Half`, `Over/Under 1st Half`, `Asian Handicap First Half` | | `Home/Away (1st 5 Innings)`, `Over/Under (1st 5 Innings)`, `Asian Handicap (1st 5 Innings)` |
 * | second half | `Home/Away - 2nd Half`, `Over/Under 2nd Half`, `Asian Handicap (2nd Half)` | | |
 * | quarter, period, inning | `Home/Away - 1st Qtr`, `Over/Under 1st Qtr`, `Asian Handicap 1st Qtr`; 2nd to 4th alike | `Home/Away (1st Period)`, `Over/Under (1st Period)`, `Asian Handicap (1st Period)`; 2nd and 3rd alike | `Home/Away (1st Inning)`, `Over/Under (1st Inning)`, `Asian Handicap (1st Inning)` |
 * | three-way, of a part | `3Way Result - 1st Half`, `3Way Result - 1st Qtr` | `3Way Result (1st Period)` | `1x2 (1st 5 Innings)`, `1x2 (1st Inning)` |
 * | a team's total | `Home Team Total Points`, `Away Team Total Points`; with ` (1st Half)`, ` (2nd Half)`, ` (1st Quarter)` | `Home Team Total Goals (Including OT)`; ` (1st Period)` | `Home Team Total Runs`; ` (1st 5 Innings)`, ` (1st Inning)` |
 * | first or last to score | `Team To Score First`, `Team To Score Last` (Home, Away) | the same | the same |
 * | scorers | `Anytime Touchdown Scorer`, `First Touchdown Scorer`, `Last Touchdown Scorer`, `To Score Two or More Touchdowns`, `To Score Three or More Touchdowns` | `Anytime Goal Scorer`, `First Goal Scorer`, `Last Goal Scorer`, `To Score Two or More Goals` | `To Hit a Home Run` |
 * | player | `Player Passing Yards`, `Player Points`, … | `Player Shots On Goal`, `Goalie Saves`, … | `Pitcher Strikeouts`, `Batter Hits`, … |
 * | milestones | `Player Passing Yards Milestones`, … | `Player Points Milestones`, … | `Pitcher Strikeouts Milestones`, … |
 *
 * - A two-way moneyline is `odd` with Home and Away; a tie is not listed. A team's total is a `total` like the game's.
 * - Alternate lines are further `total` or `handicap` nodes of the same market and bookmaker, with `ismain` (totals) or `main`
 *   (handicaps) `False`; also on players: several `total` nodes of one player, of which one has `ismain` `True`.
 * - A player's line is `total{ name: "LeBron James 24.5", ismain, odd: [Over, Under] }`; a line with one side has one `odd`.
 * - A scorer is `odd{ name: "LeBron James" }`, the price of yes. Not every player who may score is listed, nor nobody.
 * - A milestone is `odd{ name: "LeBron James 25+" }`, the price of 25 or more.
 * - A player's name is not always spelled as in the box score: `Jr.`, accents, hyphens and short first names differ.
 *
 * Results, in the scores only, once a game is over:
 *
 * - Line scores: `q1` to `q4` and `ot`; `p1` to `p3`, `ot` and `so`; `innings.inning[]{ number, score, hits }`, without the
 *   half inning that was not played. A value that is not known is an empty string in all of a team's fields.
 * - NFL: `events.{firstquarter, secondquarter, thirdquarter, fourthquarter, overtime}.event{ id, min, type, team, player,
 *   player_id, home_score, away_score }`, in order. `team` is `hometeam` or `awayteam`, `type` is `TD`, `FG` or `SF`; a
 *   touchdown's score includes the conversion. A touchdown of the defense has no player. Null if the order is not known.
 * - NHL: `scoring.{firstperiod, secondperiod, thirdperiod, overtime, shootout}.event{ id, min, sec, type, team, player,
 *   player_id, assist1, assist1_id, assist2, assist2_id, home_score, away_score }`, in order.
 * - MLB: no events; the first team to score follows from the innings.
 * - Who dressed but did not play is in the box score with `minutes` `0` (NBA) or not at all (NFL, NHL, MLB).
 */
import { boxScoreOf } from './box-scores.ts';
import { footballEvents, hockeyScoring } from './events.ts';
import { gameTypes, seconds } from './pricing/odds.ts';
import { partTypes } from './pricing/part-odds.ts';
import { playerTypes } from './pricing/player-odds.ts';
import {
  dayMonthYear,
  easternLabel,
  monthDayYear,
  onTheWall,
  twelveHours,
  unpadded,
  utc,
  winterClock,
} from './seasons/dates.ts';
import { history, type LineScore } from './seasons/history.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import type { FeedTeam, ReplayedSport, UsSport } from './seasons/teams.ts';
import type { Tree } from './tree.ts';

type UsGame = ReplayedGame & { readonly sport: UsSport };

export interface View {
  readonly now: Date;
  readonly withOdds: boolean;
  /** Overrides a game's status, so that a test can postpone it; usually undefined. */
  readonly statusInstead: (game: ReplayedGame) => string | undefined;
  /** Who wins the golf tournament, for a test; usually undefined. */
  readonly golfWinner: string | undefined;
}

/** Status of a live game, each for an equal part of its duration. */
const phases: Readonly<Record<UsSport, readonly string[]>> = {
  NFL: ['1st Quarter', '2nd Quarter', 'Break Time', '3rd Quarter', '4th Quarter'],
  NBA: ['1st Quarter', '2nd Quarter', 'Break Time', '3rd Quarter', '4th Quarter'],
  NHL: ['1st Period', 'Break Time', '2nd Period', 'Break Time', '3rd Period'],
  MLB: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'].flatMap((inning) => [
    `Top of ${inning}`,
    `Bot of ${inning}`,
  ]),
};

function statusOf(game: UsGame, now: Date): string {
  if (now < game.startsAt) return 'Not Started';
  if (now >= game.endsAt) return finals[game.sport](game.lines?.home.length ?? 0);
  const parts = phases[game.sport];
  return parts[Math.floor(shareOf(game, now) * parts.length)] ?? '';
}

/** The status after a game, by the parts of its line score: `Final/OT`, `Final/11`. */
const finals: Readonly<Record<UsSport, (parts: number) => string>> = {
  NFL: (parts) => (parts > 4 ? 'Final/OT' : 'Final'),
  NBA: (parts) => (parts > 4 ? 'Final/OT' : 'Final'),
  // As in the feed's sample, which does not tell overtime in the status.
  NHL: () => 'Final',
  MLB: (parts) => (parts > 9 ? `Final/${parts}` : 'Final'),
};

const shareOf = ({ startsAt, endsAt }: UsGame, now: Date) =>
  (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());

/** Whether the game is live, and its status is not overridden. */
function isPlayed(status: string, now: Date, game: UsGame): boolean {
  return now >= game.startsAt && now < game.endsAt && status === statusOf(game, now);
}

/** The source has no times of scores, so points accrue evenly up to the real final score. */
function scoreSoFar(game: UsGame, team: 'home' | 'away', now: Date): number {
  return Math.floor(game.score[team] * shareOf(game, now));
}

/** One `match` of a schedule or of the scores; scores include a box score when the game is over. */
function matchOf(game: UsGame, view: View, page: 'schedule' | 'scores'): Tree {
  const status = view.statusInstead(game) ?? statusOf(game, view.now);
  const isOver = status.startsWith('Final');
  const isPriced = view.withOdds && page === 'schedule' && status === 'Not Started';
  const odds = isPriced ? { odds: oddsOf(game, view.now) } : {};
  const score = (team: 'home' | 'away') => {
    if (isOver) return String(game.score[team]);
    return isPlayed(status, view.now, game) ? String(scoreSoFar(game, team, view.now)) : '';
  };
  return {
    ...matches[game.sport](game, status, score, isOver && page === 'scores' ? game.lines : null),
    ...boxScoreOf(game, isOver && page === 'scores'),
    ...(game.sport === 'NHL' && isOver && page === 'scores' && { scoring: hockeyScoring(game) }),
    ...odds,
  };
}

/** @returns null without prices; a game's odds disappear at its start */
function oddsOf(game: ReplayedGame, now: Date): Tree | null {
  if (now >= game.startsAt) return null;
  const type = [...gameTypes(game, now), ...partTypes(game, now), ...playerTypes(game, now)];
  return { ts: seconds(now), rotation_home: '', rotation_away: '', type };
}

type Score = (team: 'home' | 'away') => string;
/** Null until the game is over. */
type Lines = ReplayedGame['lines'];
type Match = (game: ReplayedGame, status: string, score: Score, lines: Lines) => Tree;

const matches: Readonly<Record<UsSport, Match>> = {
  NBA: (game, status, score, lines) => ({
    ...indoors(game, status),
    awayteam: quarters(game.away, score('away'), lines?.away, { posession: 'False' }),
    hometeam: quarters(game.home, score('home'), lines?.home, { posession: 'False' }),
  }),
  NHL: (game, status, score, lines) => ({
    ...indoors(game, status),
    awayteam: periods(game.away, score('away'), lines?.away),
    hometeam: periods(game.home, score('home'), lines?.home),
  }),
  NFL: (game, status, score, lines) => ({
    attendance: '',
    contestID: game.id,
    date: unpadded(game.day),
    datetime_utc: utc(game.startsAt),
    formatted_date: unpadded(game.day),
    status,
    time: twelveHours(onTheWall(game.startsAt)),
    timer: '',
    timezone: easternLabel(game.startsAt),
    venue_id: '',
    venue_name: '',
    awayteam: quarters(game.away, score('away'), lines?.away, drive),
    hometeam: quarters(game.home, score('home'), lines?.home, drive),
    events: lines ? footballEvents(game) : null,
  }),
  MLB: (game, status, score, lines) => ({
    id: game.id,
    status,
    date: dayMonthYear(game.day),
    time: onTheWall(game.startsAt).toISOString().slice(11, 16),
    timezone: 'ET',
    datetime_utc: utc(game.startsAt),
    oddsid: '',
    venue_name: '',
    broadcast: '',
    awayteam: innings(game, 'away', score('away'), lines?.away),
    hometeam: innings(game, 'home', score('home'), lines?.home),
  }),
};

/** Empty before and after a game. */
const drive = { ball_on: '', drive: '', number: '' };

function indoors(game: ReplayedGame, status: string): Tree {
  return {
    attendance: '',
    broadcast: '',
    date: monthDayYear(game.day),
    datetime_utc: utc(game.startsAt),
    formatted_date: dayMonthYear(game.day),
    id: game.id,
    status,
    // As in the feed: standard time all year, labeled as daylight time.
    time: twelveHours(winterClock(game.startsAt)),
    timer: '',
    timezone: 'EDT',
    venue_id: '',
    venue_name: '',
  };
}

function periods({ id, name }: FeedTeam, totalscore: string, line: LineScore = []): Tree {
  const [p1 = '', p2 = '', p3 = '', ot = '', so = ''] = line;
  return { id, name, ot, p1, p2, p3, pp: '', so, totalscore };
}

function quarters({ id, name }: FeedTeam, totalscore: string, line: LineScore = [], more: Tree): Tree {
  const [q1 = '', q2 = '', q3 = '', q4 = '', ot = ''] = line;
  return { id, name, ot, q1, q2, q3, q4, totalscore, ...more };
}

/** The fields `in1` to `in9` are always empty. */
function innings(game: ReplayedGame, side: 'home' | 'away', totalscore: string, line?: LineScore): Tree {
  const { id, name } = game[side];
  const empty = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`in${index + 1}`, '']));
  const { [`${side}_hits`]: hits = '', [`${side}_errors`]: errors = '' } =
    (line && history.MLB[game.index]?.row) ?? {};
  // Hits by inning are not in the source.
  const inning = (line ?? []).flatMap((score, index) =>
    score === 'x' ? [] : [{ number: index + 1, score, hits: '' }],
  );
  return { id, name, totalscore, hits, errors, ...empty, innings: line ? { inning } : null };
}

/** The feed's names of the leagues. */
export const leagues: Readonly<Record<ReplayedSport, { readonly id: string; readonly name: string }>> = {
  NBA: { id: '1046', name: 'USA: NBA' },
  NFL: { id: '1', name: 'USA: NFL' },
  NHL: { id: '1070', name: 'USA: NHL' },
  MLB: { id: '1000', name: 'USA: MLB' },
  MLS: { id: '1440', name: 'USA: MLS' },
};

/** Content of a schedule's root. */
export function scheduleOf(sport: UsSport, games: readonly ReplayedGame[], view: View): Tree {
  if (sport === 'NFL') return footballSchedule(games, view);
  const timezone = sport === 'MLB' ? 'ET' : 'EST';
  return {
    id: leagues[sport].id,
    league: leagues[sport].name,
    matches: byDay(games, view, (day) => ({
      date: monthDayYear(day),
      formatted_date: dayMonthYear(day),
      seasonType: 'Regular Season',
      timezone,
    })),
  };
}

function footballSchedule(games: readonly ReplayedGame[], view: View): Tree {
  const week = groups(games, ({ week }) => String(week)).map((ofWeek) => ({
    name: `Week ${ofWeek[0]?.week}`,
    matches: byDay(ofWeek, view, (day) => ({
      date: unpadded(day),
      formatted_date: unpadded(day),
      timezone: 'EST',
    })),
  }));
  return { tournament: week.length === 0 ? [] : [{ id: '1', name: 'Regular Season', week }] };
}

function byDay(games: readonly ReplayedGame[], view: View, about: (day: string) => Tree): Tree[] {
  return groups(games, ({ day }) => day).map((ofDay) => ({
    ...about(ofDay[0]?.day ?? ''),
    match: ofDay.filter(isUsGame).map((game) => matchOf(game, view, 'schedule')),
  }));
}

function groups(games: readonly ReplayedGame[], by: (game: ReplayedGame) => string): ReplayedGame[][] {
  return [...Map.groupBy(games, by).values()];
}

/** The scores of one day; null without games. */
export function scoresOf(sport: UsSport, games: readonly ReplayedGame[], view: View): Tree | null {
  if (games.length === 0) return null;
  const match = games.filter(isUsGame).map((game) => matchOf(game, view, 'scores'));
  return { category: { ...leagues[sport], match } };
}

function isUsGame(game: ReplayedGame): game is UsGame {
  return game.sport !== 'MLS';
}
