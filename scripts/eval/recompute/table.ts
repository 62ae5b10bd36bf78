/** The table of a league, made again from the replayed scores: who stands where, and who scores how much. */
import { replayedSports, teamsOf } from '../../local/feed/history.ts';
import { round, seasonGames, sum, type Tally, tally } from './team.ts';

export interface Row extends Tally {
  readonly team: string;
  readonly share: number;
  /** A game. */
  readonly scored: number;
  readonly conceded: number;
}

const tables = new Map<string, readonly Row[]>();

/** Best share of games won first; a tie is half a win. Then games won, then the name. */
export function tableOf(sport: string): readonly Row[] {
  const known = tables.get(sport);
  if (known) return known;
  const replayed = replayedSports.find((each) => each === sport);
  const made = (replayed ? teamsOf(replayed) : [])
    .map(({ name }) => rowOf(sport, name))
    .sort((a, b) => b.share - a.share || b.won - a.won || a.team.localeCompare(b.team));
  tables.set(sport, made);
  return made;
}

function rowOf(sport: string, team: string): Row {
  const games = seasonGames(sport, team);
  const counts = tally(games);
  const average = (of: 'scored' | 'conceded') => {
    const exact = games.length === 0 ? 0 : sum(games.map((game) => game[of])) / games.length;
    // The feed's basketball table has averages with one decimal, and ranks are made of what it has.
    return sport === 'NBA' ? round(exact, 1) : exact;
  };
  return {
    team,
    ...counts,
    share: counts.games === 0 ? 0 : (counts.won + counts.drawn / 2) / counts.games,
    scored: average('scored'),
    conceded: average('conceded'),
  };
}
