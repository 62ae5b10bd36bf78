/** Recomputes a league's standings from the replayed scores: position in the group, and scoring averages. */
import { replayedSports, teamsOf } from '../../local/feed/seasons/teams.ts';
import { onceAtClock } from '../clock.ts';
import { round, seasonGames, sum, type Tally, tally } from './team.ts';

export interface Row extends Tally {
  readonly team: string;
  /** The group of the ranking: `NFC West`, `Pacific`, `Eastern Conference`, or the league. */
  readonly group: string;
  /** Soccer only. */
  readonly points: number | null;
  readonly share: number;
  /** Per game. */
  readonly scored: number;
  readonly conceded: number;
}

const merit = ({ points, share }: Row) => points ?? share;

/** By points in soccer, otherwise by winning percentage (a tie is half a win); then by wins, then by name. */
export const tableOf = onceAtClock((sport: string): readonly Row[] => {
  const replayed = replayedSports.find((each) => each === sport);
  return (replayed ? teamsOf(replayed) : [])
    .map(({ name, conference, division }) => rowOf(sport, name, division || conference || sport))
    .sort((a, b) => merit(b) - merit(a) || b.won - a.won || a.team.localeCompare(b.team));
});

/** The standings of a team's group, best first. */
export function groupOf(sport: string, team: string): readonly Row[] {
  const table = tableOf(sport);
  const group = table.find((row) => row.team === team)?.group;
  return table.filter((row) => row.group === group);
}

function rowOf(sport: string, team: string, group: string): Row {
  const games = seasonGames(sport, team);
  const counts = tally(games);
  const average = (of: 'scored' | 'conceded') => {
    const exact = games.length === 0 ? 0 : sum(games.map((game) => game[of])) / games.length;
    // The feed's basketball averages have one decimal, and ranks use them as they are.
    return sport === 'NBA' ? round(exact, 1) : exact;
  };
  return {
    team,
    group,
    ...counts,
    points: sport === 'MLS' ? 3 * counts.won + counts.drawn : null,
    share: counts.games === 0 ? 0 : (counts.won + counts.drawn / 2) / counts.games,
    scored: average('scored'),
    conceded: average('conceded'),
  };
}
