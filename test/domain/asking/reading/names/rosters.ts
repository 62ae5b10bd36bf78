/** A roster of players whom bettors call by parts of their names and otherwise. */
import type { Sport } from '../../../../../lambdas/contracts/feed/sports.ts';
import {
  type KnownTeam,
  type ReadResult,
  readQuestion,
} from '../../../../../lambdas/domain/asking/reading/read.ts';
import type { KnownPlayer } from '../../../../../lambdas/domain/feed/players/known-player.ts';
import { now } from '../readings.ts';

const of = (sport: Sport, team: string, ...names: string[]): KnownPlayer[] =>
  names.map((name) => ({ sport, team, name }));

export const roster: readonly KnownPlayer[] = [
  ...of('NBA', 'Los Angeles Lakers', 'LeBron James', 'Anthony Davis', "D'Angelo Russell"),
  ...of('NBA', 'Golden State Warriors', 'Stephen Curry', 'Klay Thompson', 'Draymond Green'),
  ...of('NBA', 'Dallas Mavericks', 'Luka Dončić', 'Kyrie Irving'),
  ...of('NBA', 'Boston Celtics', 'Jayson Tatum', 'Jaylen Brown'),
  ...of('NBA', 'Miami Heat', 'Bam Adebayo'),
  ...of('NBA', 'New Orleans Pelicans', 'Zion Williamson'),
  ...of('NBA', 'Oklahoma City Thunder', 'Shai Gilgeous-Alexander', 'Chet Holmgren', 'Jalen Williams'),
  ...of('NFL', 'Denver Broncos', 'Russell Wilson', 'Courtland Sutton'),
  ...of('NFL', 'San Francisco 49ers', 'Christian McCaffrey', 'George Kittle', 'Nick Bosa'),
  ...of('NFL', 'Los Angeles Rams', 'Kyren Williams', 'Puka Nacua'),
  ...of('NFL', 'Kansas City Chiefs', 'Patrick Mahomes', 'Travis Kelce', 'Isiah Pacheco'),
  ...of('NFL', 'Philadelphia Eagles', 'Jalen Hurts', 'A.J. Brown'),
  ...of('NFL', 'Detroit Lions', 'Sam LaPorta', 'Jahmyr Gibbs', 'David Montgomery'),
  ...of('NFL', 'Baltimore Ravens', 'Mark Andrews'),
  ...of('NFL', 'Atlanta Falcons', 'Bijan Robinson'),
  ...of('NFL', 'Buffalo Bills', 'Josh Allen'),
  ...of('NHL', 'Edmonton Oilers', 'Leon Draisaitl', 'Connor McDavid'),
  ...of('NHL', 'Washington Capitals', 'Alex Ovechkin'),
  ...of('NHL', 'Tampa Bay Lightning', 'Nikita Kucherov'),
  ...of('NHL', 'Minnesota Wild', 'Kirill Kaprizov'),
  ...of('MLB', 'Philadelphia Phillies', 'Kyle Schwarber', 'Zack Wheeler'),
  ...of('MLB', 'New York Mets', 'Juan Soto'),
  ...of('MLB', 'New York Yankees', 'Aaron Judge'),
  ...of('MLB', 'Kansas City Royals', 'Bobby Witt Jr.'),
  ...of('MLB', 'Cincinnati Reds', 'Elly De La Cruz'),
];

const teams: readonly KnownTeam[] = [
  ...new Map(roster.map(({ sport, team }) => [team, { sport, name: team }])).values(),
];

/** Reads a question with this roster, of which everybody has a price. */
export function readWithRoster(prompt: string, selectedSport: Sport = 'NFL'): ReadResult {
  const players = roster.map(({ name }) => name);
  return readQuestion(prompt, { selectedSport, teams, players, roster, now });
}
