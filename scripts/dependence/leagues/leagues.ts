/** The leagues that can be measured, with the season of their files. */
import type { PastLeg } from '../leg.ts';
import type { OneSidedPast } from '../one-sided-past.ts';
import { mlbLegs, mlbOneSided } from './mlb.ts';
import { nbaLegs } from './nba.ts';
import { nflLegs, nflOneSided } from './nfl.ts';
import { nhlLegs } from './nhl.ts';

export interface LeagueData {
  readonly league: 'NFL' | 'NBA' | 'NHL' | 'MLB';
  readonly season: string;
  readonly legs: readonly PastLeg[];
  readonly oneSided: readonly OneSidedPast[];
}

/**
 * @param folder with the CSV files of all seasons, packed or not
 * @throws if a file or a column is missing
 */
export function leaguesOf(folder: string): LeagueData[] {
  const [nfl, mlb] = [nflOneSided(folder), mlbOneSided(folder)];
  return [
    { league: 'NFL', season: '2023', legs: nflLegs(folder, nfl), oneSided: nfl },
    { league: 'NBA', season: '2023-24', legs: nbaLegs(folder), oneSided: [] },
    { league: 'NHL', season: '2025-26', legs: nhlLegs(folder), oneSided: [] },
    { league: 'MLB', season: '2025', legs: mlbLegs(folder, mlb), oneSided: mlb },
  ];
}
