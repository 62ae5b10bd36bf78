/** How often a team's last games went over the closing total. */
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts } from '../fact.ts';
import { ownGames, sidesOfGame } from '../games.ts';
import { forOver, leanOfShare, numberIn } from '../lean.ts';
import type { SportSheet } from '../sheet.ts';
import { closingLines, fewestLines, strongShareOfLines } from './cover.ts';

const longest = 10;

export const totals: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => totalsOf(side, game, sheet)),
  side: ({ values }, selection) =>
    forOver(leanOfShare(numberIn(values, 'over') / numberIn(values, 'games'), strongShareOfLines), selection),
  pair: null,
};

function totalsOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const above = ownGames(team, game, sheet)
    .flatMap(({ scored, conceded, total }) => (total === null ? [] : [scored + conceded - total]))
    .slice(0, longest);
  const over = above.filter((points) => points > 0).length;
  const pushes = above.filter((points) => points === 0).length;
  const games = above.length - pushes;
  if (!sheet.results || games < fewestLines) return [];
  return [
    {
      id: `${game.id} totals ${side}`,
      kind: 'totals' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: { over, under: games - over, games, ...(pushes > 0 ? { pushes } : {}) },
      n: games,
      asOf: sheet.results.asOf,
      source: closingLines,
      knownToMarket: true,
    },
  ];
}
