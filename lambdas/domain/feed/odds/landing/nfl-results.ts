/**
 * How many of the 5,075 NFL games of the seasons 2002 to 2020, playoffs included, ended on each margin and each total. Counted from
 * FiveThirtyEight's `nfl_games.csv` (github.com/fivethirtyeight/nfl-elo-game, MIT).
 */

/** The counted seasons, first and last, and their games. */
export const nflSeasons = { first: 2002, last: 2020, games: 5075 } as const;

/** By the margin, from 0 on. */
export const nflMargins: readonly number[] = [
  11, 197, 195, 752, 250, 173, 308, 475, 185, 74, 289, 132, 77, 146, 258, 76, 106, 169, 119, 56, 114, 149, 49,
  48, 111, 57, 35, 69, 85, 31, 28, 63, 23, 15, 27, 32, 5, 15, 26, 3, 6, 9, 5, 3, 2, 7, 2, 0, 1, 3, 0, 0, 1, 0,
  0, 1, 0, 0, 1, 1,
];

/** By the points of both teams, from 0 on. */
export const nflTotals: readonly number[] = [
  0, 0, 0, 1, 0, 0, 3, 0, 1, 6, 4, 0, 7, 17, 1, 12, 36, 17, 2, 35, 34, 27, 41, 95, 36, 27, 85, 108, 36, 79,
  132, 83, 65, 159, 129, 76, 117, 184, 103, 102, 179, 194, 73, 178, 199, 134, 97, 163, 142, 100, 127, 189,
  111, 72, 104, 132, 42, 100, 91, 69, 30, 71, 69, 43, 46, 75, 45, 25, 30, 52, 17, 33, 20, 30, 12, 14, 13, 11,
  9, 13, 13, 2, 6, 5, 2, 8, 3, 6, 1, 4, 2, 1, 0, 0, 1, 1, 2, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1,
];
