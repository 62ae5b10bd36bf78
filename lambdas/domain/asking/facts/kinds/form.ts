/** A team's last games: wins, and average margin. */
import type { Game } from '../../../feed/games/game.ts';
import type { Pair, TeamFacts } from '../fact.ts';
import { ownGames, rounded, sidesOfGame } from '../games.ts';
import { forTeam, numberIn } from '../lean.ts';
import { byNumber } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { fewestGames, shareOf } from './record.ts';

const longest = 5;
/** Of five. */
const twoGames = 0.4;

const byWins = byNumber(shareOf, () => twoGames);
const byMargin = byNumber(
  (values) => numberIn(values, 'margin'),
  () => 0,
);

/** More wins by a worse margin put nobody ahead. */
const pair: Pair = (fact) => {
  const lead = byWins(fact);
  return lead && byMargin(fact) !== lead ? 0 : lead;
};

export const form: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => formOf(side, game, sheet)),
  isPerTeam: true,
  side: (fact, selection) => forTeam(fact.team, pair(fact) ?? 0, selection),
  pair,
};

function formOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const last = ownGames(team, game, sheet).slice(0, longest);
  if (!sheet.results || last.length < fewestGames) return [];
  const count = (wanted: number) =>
    last.filter(({ scored, conceded }) => Math.sign(scored - conceded) === wanted).length;
  const drawn = count(0);
  const margin = last.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0) / last.length;
  return [
    {
      id: `${game.id} form ${side}`,
      kind: 'form' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        won: count(1),
        lost: count(-1),
        ...(drawn > 0 ? { drawn } : {}),
        games: last.length,
        /** Average of these games; negative if the opponents scored more. */
        margin: rounded(margin, 1),
      },
      n: last.length,
      asOf: sheet.results.asOf,
      source: sheet.results.source,
      knownToMarket: true,
    },
  ];
}
