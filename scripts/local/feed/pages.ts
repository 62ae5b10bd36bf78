/** The feed's pages beside the games, in its shapes: standings, injuries, head to head. */
import { dayMonthYear } from './dates.ts';
import type { FeedTeam, ReplayedSport } from './history.ts';
import type { ReplayedGame } from './replay.ts';
import { meetingsOf, recordsOf, shareOf, type Tally, type TeamRecord } from './season.ts';
import type { Tree } from './tree.ts';

const leagues: Readonly<Record<ReplayedSport, { id: string; name: string }>> = {
  NBA: { id: '1046', name: 'USA: NBA' },
  NFL: { id: '1', name: 'USA: NFL' },
  MLB: { id: '1000', name: 'USA: MLB' },
};

/** One league with one division, since the facts do not say who plays in which. */
export function standingsOf(sport: ReplayedSport, now: Date): Tree {
  const records = recordsOf(sport, now);
  const [leader] = records;
  return {
    category: {
      ...leagues[sport],
      league: {
        name: sport,
        division: {
          name: 'All teams',
          team: records.map((record) => ({
            position: record.position,
            name: record.team.name,
            id: record.team.id,
            won: record.won,
            lost: record.lost,
            home_record: written(record.home, sport),
            ...rows[sport](record, leader),
          })),
        },
      },
    },
  };
}

type Row = (record: TeamRecord, leader: TeamRecord | undefined) => Tree;

const rows: Readonly<Record<ReplayedSport, Row>> = {
  NBA: (record, leader) => ({
    gb: gamesBehind(record, leader),
    percentage: share(record),
    road_record: written(record.away, 'NBA'),
    average_points_for: average(record.scored, record),
    // The feed's spelling.
    average_points_agains: average(record.conceded, record),
    streak: record.streak,
    last_10: written(record.lastTen, 'NBA'),
  }),
  NFL: (record) => ({
    ties: record.tied,
    win_percentage: share(record),
    road_record: written(record.away, 'NFL'),
    points_for: record.scored,
    points_against: record.conceded,
    difference: record.scored - record.conceded,
    streak: record.streak,
  }),
  MLB: (record, leader) => ({
    games_back: gamesBehind(record, leader),
    away_record: written(record.away, 'MLB'),
    current_streak: record.streak,
    runs_scored: record.scored,
    runs_allowed: record.conceded,
    runs_diff: record.scored - record.conceded,
  }),
};

/** No report: who was hurt in those seasons is not among the facts. */
export function injuriesOf({ id, name }: FeedTeam): Tree {
  return { id, name, report: null };
}

/** Undefined where the two have not met. */
export function headToHeadOf(sport: ReplayedSport, a: FeedTeam, b: FeedTeam, now: Date): Tree | undefined {
  const games = meetingsOf(sport, a.id, b.id, now);
  if (games.length === 0) return undefined;
  const wins = (team: FeedTeam) => games.filter((game) => winnerOf(game) === team.id).length;
  return {
    team1_id: a.id,
    team2_id: b.id,
    top50: {
      match: games.slice(0, 50).map(({ id, day, home, away, score }) => ({
        id,
        league: leagues[sport].name,
        league_id: leagues[sport].id,
        date: dayMonthYear(day),
        team1: home.name,
        team2: away.name,
        id1: home.id,
        id2: away.id,
        team1_score: score.home,
        team2_score: score.away,
      })),
    },
    overall: {
      total: {
        games: games.length,
        team1_won: wins(a),
        team2_won: wins(b),
        draws: games.length - wins(a) - wins(b),
      },
    },
  };
}

function winnerOf({ home, away, score }: ReplayedGame): string | undefined {
  if (score.home === score.away) return undefined;
  return score.home > score.away ? home.id : away.id;
}

/** Ties are counted in the NFL only. */
function written({ won, lost, tied }: Tally, sport: ReplayedSport): string {
  return sport === 'NFL' && tied > 0 ? `${won}-${lost}-${tied}` : `${won}-${lost}`;
}

/** `.625`, as the feed writes it. */
function share(record: TeamRecord): string {
  return shareOf(record).toFixed(3).replace(/^0/, '');
}

function average(sum: number, { won, lost, tied }: TeamRecord): string {
  const games = won + lost + tied;
  return games === 0 ? '' : (sum / games).toFixed(1);
}

function gamesBehind(record: TeamRecord, leader: TeamRecord | undefined): string {
  if (!leader || leader === record) return '-';
  return ((leader.won - record.won + record.lost - leader.lost) / 2).toFixed(1);
}
