/** The leagues that can be measured, with the season of their files. */
import type { PastLeg } from '../leg.ts';
import type { OneSidedPast } from '../one-sided-past.ts';
import type { OneSidedPrices } from '../one-sided-table.ts';
import { mlbLegs, mlbOneSided, mlbOneSidedPrices } from './mlb.ts';
import { nbaLegs } from './nba.ts';
import { nflLegs, nflOneSided, nflOneSidedPrices } from './nfl.ts';
import { nhlLegs, nhlOneSidedPrices } from './nhl.ts';

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

/** Books that a source names, in the feed's spelling: their own prices have bands of their own. */
export const oneSidedBooks = ['BetRivers', 'DraftKings', 'FanDuel', 'bet365'] as const;

/** Every one-sided price of these seasons, with its result. NBA books price both sides of all that their file has. */
export const oneSidedPricesOf = (folder: string): OneSidedPrices[] => [
  ...mlbOneSidedPrices(folder),
  ...nflOneSidedPrices(folder),
  ...nhlOneSidedPrices(folder),
];
