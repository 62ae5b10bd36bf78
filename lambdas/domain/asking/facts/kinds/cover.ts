/** How often a team covered the closing spread in its last games. */
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts, Values } from '../fact.ts';
import { ownGames, sidesOfGame } from '../games.ts';
import { forTeam, numberIn } from '../lean.ts';
import { byNumber } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';

const longest = 10;
export const fewestLines = 5;
/** Of ten. */
const threeGames = 0.3;
export const closingLines = 'Closing lines';

const coveredShare = (values: Values) => numberIn(values, 'covered') / numberIn(values, 'games');

const pair = byNumber(coveredShare, () => threeGames);

export const cover: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => coverOf(side, game, sheet)),
  isPerTeam: true,
  // Covering says nothing about winning.
  side: (fact, selection) =>
    selection.market === 'spread' ? forTeam(fact.team, pair(fact) ?? 0, selection) : 'neutral',
  pair,
};

function coverOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const margins = ownGames(team, game, sheet)
    .flatMap(({ scored, conceded, spread }) => (spread === null ? [] : [scored - conceded + spread]))
    .slice(0, longest);
  const covered = margins.filter((margin) => margin > 0).length;
  const pushes = margins.filter((margin) => margin === 0).length;
  const games = margins.length - pushes;
  if (!sheet.results || games < fewestLines) return [];
  return [
    {
      id: `${game.id} cover ${side}`,
      kind: 'cover' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: { covered, failed: games - covered, games, ...(pushes > 0 ? { pushes } : {}) },
      n: games,
      asOf: sheet.results.asOf,
      source: closingLines,
      knownToMarket: true,
    },
  ];
}
