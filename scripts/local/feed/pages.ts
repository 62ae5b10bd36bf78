/** The feed's other pages: standings, injuries, rosters, head-to-head, and markets. */
import { rosterOf } from './box.ts';
import type { Player } from './players.ts';
import { gameMarkets } from './pricing/odds.ts';
import { propMarkets } from './pricing/prop-markets.ts';
import { marketsOnPlayers } from './pricing/props.ts';
import { dayMonthYear } from './seasons/dates.ts';
import { history } from './seasons/history.ts';
import type { ReplayedGame } from './seasons/replay.ts';
import { meetingsOf, recordsOf, shareOf, type Tally, type TeamRecord } from './seasons/season.ts';
import type { FeedTeam, ReplayedSport, UsSport } from './seasons/teams.ts';
import { leagues } from './shapes.ts';
import type { Tree } from './tree.ts';

/** By conference and division, or one league with one division if the data has none. */
export function standingsOf(sport: UsSport, now: Date): Tree {
  const conferences = Map.groupBy(recordsOf(sport, now), ({ team }) => team.conference);
  return {
    category: {
      ...leagues[sport],
      league: [...conferences].map(([conference, records]) => ({
        name: conference || sport,
        division: [...Map.groupBy(records, ({ team }) => team.division)].map(([division, group]) => ({
          name: division || 'All teams',
          team: group.map((record) => rowOf(sport, record, group[0])),
        })),
      })),
    },
  };
}

function rowOf(sport: UsSport, record: TeamRecord, leader: TeamRecord | undefined): Tree {
  return {
    position: record.position,
    name: record.team.name,
    id: record.team.id,
    won: record.won,
    lost: record.lost,
    home_record: written(record.home, sport),
    ...rows[sport](record, leader),
  };
}

type Row = (record: TeamRecord, leader: TeamRecord | undefined) => Tree;

const rows: Readonly<Record<UsSport, Row>> = {
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
  // The source does not have overtime losses, so there are no points either.
  NHL: (record) => ({
    ot_losses: '',
    points: '',
    goals_for: record.scored,
    goals_against: record.conceded,
    road_record: written(record.away, 'NHL'),
    streak: record.streak,
    last_10: written(record.lastTen, 'NHL'),
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

/** Always empty: the source has no injuries. */
export function injuriesOf({ id, name }: FeedTeam): Tree {
  return { id, name, report: null };
}

/** Basketball lists players; the others list positions with players. */
export function rostersOf(sport: UsSport, team: FeedTeam): Tree {
  const { id, name } = team;
  const players = rosterOf(sport, team);
  if (sport === 'NBA') {
    return { id, name, player: players.map((player) => ({ ...listed(player), position: player.position })) };
  }
  const byPosition = Map.groupBy(players, ({ position }) => position);
  return {
    id,
    name,
    position: [...byPosition].map(([position, of]) => ({ name: position, player: of.map(listed) })),
  };
}

function listed({ id, name }: Player): Tree {
  return { id, name, number: '' };
}

/** The feed's dictionary of a sport's markets. */
export function marketsOf(sport: UsSport): Tree {
  const has = (market: 'spread' | 'total') => history[sport].some(({ prices }) => prices[market] !== null);
  const market = [
    gameMarkets.moneyline,
    ...(has('total') ? [gameMarkets.total] : []),
    ...(has('spread') ? [gameMarkets.handicap] : []),
    ...marketsOnPlayers(sport).map((name) => propMarkets[name]),
  ];
  return { market: market.map(({ id, name }) => ({ id, name })) };
}

/** Null if the teams have not met. */
export function headToHeadOf(sport: ReplayedSport, a: FeedTeam, b: FeedTeam, now: Date): Tree | null {
  const games = meetingsOf(sport, a.id, b.id, now);
  if (games.length === 0) return null;
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

/** Only the NFL has ties. */
function written({ won, lost, tied }: Tally, sport: UsSport): string {
  return sport === 'NFL' && tied > 0 ? `${won}-${lost}-${tied}` : `${won}-${lost}`;
}

/** `.625`, in the feed's format. */
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
