/** Games in the shapes of the feed's answers, with the spelling and the quirks of each league's. */
import {
  dayMonthYear,
  easternLabel,
  monthDayYear,
  onTheWall,
  twelveHours,
  unpadded,
  utc,
  winterClock,
} from './dates.ts';
import type { FeedTeam, ReplayedSport } from './history.ts';
import { oddsOf } from './odds.ts';
import type { ReplayedGame } from './replay.ts';
import type { Tree } from './tree.ts';

export interface View {
  readonly now: Date;
  readonly withOdds: boolean;
  /** A word said of a game instead of its own status, so that a test can postpone it; undefined for most. */
  readonly statusInstead: (game: ReplayedGame) => string | undefined;
}

/** What a game is called while it is played, in equal parts of its length. */
const phases: Readonly<Record<ReplayedSport, readonly string[]>> = {
  NFL: ['1st Quarter', '2nd Quarter', 'Break Time', '3rd Quarter', '4th Quarter'],
  NBA: ['1st Quarter', '2nd Quarter', 'Break Time', '3rd Quarter', '4th Quarter'],
  MLB: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'].flatMap((inning) => [
    `Top of ${inning}`,
    `Bot of ${inning}`,
  ]),
};

export function statusOf(game: ReplayedGame, now: Date): string {
  if (now < game.startsAt) return 'Not Started';
  if (now >= game.endsAt) return 'Final';
  const parts = phases[game.sport];
  const played =
    (now.getTime() - game.startsAt.getTime()) / (game.endsAt.getTime() - game.startsAt.getTime());
  return parts[Math.floor(played * parts.length)] ?? '';
}

/** One `match` of a schedule or of the scores. */
export function matchOf(game: ReplayedGame, view: View): Tree {
  const status = view.statusInstead(game) ?? statusOf(game, view.now);
  const odds = view.withOdds && status === 'Not Started' ? { odds: oddsOf(game, view.now) } : {};
  const score = (team: 'home' | 'away') => (status.startsWith('Final') ? String(game.score[team]) : '');
  return { ...matches[game.sport](game, status, score), ...odds };
}

type Score = (team: 'home' | 'away') => string;

const matches: Readonly<Record<ReplayedSport, (game: ReplayedGame, status: string, score: Score) => Tree>> = {
  NBA: (game, status, score) => ({
    attendance: '',
    broadcast: '',
    date: monthDayYear(game.day),
    datetime_utc: utc(game.startsAt),
    formatted_date: dayMonthYear(game.day),
    id: game.id,
    status,
    // As the feed prints it: winter time all year, under a label of summer time.
    time: twelveHours(winterClock(game.startsAt)),
    timer: '',
    timezone: 'EDT',
    venue_id: '',
    venue_name: '',
    awayteam: quarters(game.away, score('away'), { posession: 'False' }),
    hometeam: quarters(game.home, score('home'), { posession: 'False' }),
  }),
  NFL: (game, status, score) => ({
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
    awayteam: quarters(game.away, score('away'), { ball_on: '', drive: '', number: '' }),
    hometeam: quarters(game.home, score('home'), { ball_on: '', drive: '', number: '' }),
    events: null,
    passing: null,
    rushing: null,
    receiving: null,
  }),
  MLB: (game, status, score) => ({
    id: game.id,
    status,
    date: dayMonthYear(game.day),
    time: onTheWall(game.startsAt).toISOString().slice(11, 16),
    timezone: 'ET',
    datetime_utc: utc(game.startsAt),
    oddsid: '',
    venue_name: '',
    broadcast: '',
    awayteam: innings(game.away, score('away')),
    hometeam: innings(game.home, score('home')),
    starting_pitchers: null,
    stats: null,
  }),
};

function quarters({ id, name }: FeedTeam, totalscore: string, more: Tree): Tree {
  return { id, name, ot: '', q1: '', q2: '', q3: '', q4: '', totalscore, ...more };
}

function innings({ id, name }: FeedTeam, totalscore: string): Tree {
  const empty = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`in${index + 1}`, '']));
  return { id, name, totalscore, hits: '', errors: '', ...empty, innings: null };
}

/** What is in the root of a schedule. */
export function scheduleOf(sport: ReplayedSport, games: readonly ReplayedGame[], view: View): Tree {
  return schedules[sport](games, view);
}

const schedules: Readonly<Record<ReplayedSport, (games: readonly ReplayedGame[], view: View) => Tree>> = {
  NBA: (games, view) => ({
    id: '1046',
    league: 'USA: NBA',
    matches: byDay(games, view, (day) => ({
      date: monthDayYear(day),
      formatted_date: dayMonthYear(day),
      seasonType: 'Regular Season',
      timezone: 'EST',
    })),
  }),
  MLB: (games, view) => ({
    id: '1000',
    league: 'USA: MLB',
    matches: byDay(games, view, (day) => ({
      date: monthDayYear(day),
      formatted_date: dayMonthYear(day),
      seasonType: 'Regular Season',
      timezone: 'ET',
    })),
  }),
  NFL: (games, view) => ({
    tournament:
      games.length === 0
        ? []
        : [
            {
              id: '1',
              name: 'Regular Season',
              week: groups(games, ({ week }) => String(week)).map((ofWeek) => ({
                name: `Week ${ofWeek[0]?.week}`,
                matches: byDay(ofWeek, view, (day) => ({
                  date: unpadded(day),
                  formatted_date: unpadded(day),
                  timezone: 'EST',
                })),
              })),
            },
          ],
  }),
};

function byDay(games: readonly ReplayedGame[], view: View, about: (day: string) => Tree): Tree[] {
  return groups(games, ({ day }) => day).map((ofDay) => ({
    ...about(ofDay[0]?.day ?? ''),
    match: ofDay.map((game) => matchOf(game, view)),
  }));
}

function groups(games: readonly ReplayedGame[], by: (game: ReplayedGame) => string): ReplayedGame[][] {
  return [...Map.groupBy(games, by).values()];
}

const categories: Readonly<Record<ReplayedSport, Tree>> = {
  NBA: { id: '1046', name: 'USA: NBA' },
  NFL: { id: '1', name: 'USA: NFL' },
  MLB: { id: '1000', name: 'USA: MLB' },
};

/** The scores of one day; undefined when there is no game. */
export function scoresOf(sport: ReplayedSport, games: readonly ReplayedGame[], view: View): Tree | undefined {
  if (games.length === 0) return undefined;
  return { category: { ...categories[sport], match: games.map((game) => matchOf(game, view)) } };
}
