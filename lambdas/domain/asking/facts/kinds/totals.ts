/** How often a team's last games went over the closing total. */
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts, Values } from '../fact.ts';
import { ownGames, sidesOfGame } from '../games.ts';
import { forOver, type Lean, numberIn } from '../lean.ts';
import { opponentsIn } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { closingLines, fewestLines } from './cover.ts';

const longest = 10;

/** The share of both teams' games together that makes a pattern. */
const strongShare = 0.6;

export const totals: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => totalsOf(side, game, sheet)),
  isPerTeam: true,
  side: ({ values }, selection) => forOver(trendOf(values), selection),
  pair: () => 0,
};

/** Toward the over if most of both teams' games together went over, and not fewer than half of either's; likewise the under. */
function trendOf(values: Values): Lean {
  const theirs = opponentsIn(values);
  if (!theirs) return 0;
  const holds = (word: 'over' | 'under') => {
    const share = (of: Values) => numberIn(of, word) / numberIn(of, 'games');
    const [own, other] = [share(values), share(theirs)];
    const together =
      (numberIn(values, word) + numberIn(theirs, word)) /
      (numberIn(values, 'games') + numberIn(theirs, 'games'));
    return own >= 0.5 && other >= 0.5 && together >= strongShare - 1e-9;
  };
  return holds('over') ? 1 : holds('under') ? -1 : 0;
}

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
