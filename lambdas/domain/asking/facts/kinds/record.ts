/** A team's record this season, from the standings. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import type { Game, Team } from '../../../feed/games/game.ts';
import type { TeamFacts } from '../fact.ts';
import { sidesOfGame } from '../games.ts';
import { forTeam, numberIn } from '../lean.ts';
import { byNumber } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';

/** The fewest games for a fact. */
export const fewestGames = 3;
/** The least difference between two teams' shares of wins that puts one ahead: larger where a season has few games. */
const leastShareGap = (sport: Sport) => (isWeekly(sport) ? 0.2 : 0.1);
/** Sports whose teams play once a week. */
export const isWeekly = (sport: Sport) => sport === 'NFL' || sport === 'CFL';

export function standingOf(team: Team, { standings }: SportSheet): Standing | undefined {
  return (
    standings?.rows.find((row) => row.team.id === team.id) ??
    standings?.rows.find((row) => row.team.name === team.name)
  );
}

/** @returns undefined if the standings do not contain it */
export function gamesPlayed({ won, lost, drawn, overtimeLosses }: Standing): number | undefined {
  return won === null || lost === null ? undefined : won + lost + (drawn ?? 0) + (overtimeLosses ?? 0);
}

const pair = byNumber(shareOf, leastShareGap);

export const record: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => recordOf(side, game, sheet)),
  isPerTeam: true,
  side: (fact, selection) => forTeam(fact.team, pair(fact) ?? 0, selection),
  pair,
};

function recordOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const row = standingOf(team, sheet);
  const games = row && gamesPlayed(row);
  if (!sheet.standings || row?.won == null || row.lost === null || games === undefined) return [];
  if (games < fewestGames) return [];
  return [
    {
      id: `${game.id} record ${side}`,
      kind: 'record' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        won: row.won,
        lost: row.lost,
        // The field is missing for leagues without draws.
        ...(row.drawn ? { drawn: row.drawn } : {}),
        ...(row.overtimeLosses !== null ? { overtimeLosses: row.overtimeLosses } : {}),
        games,
      },
      n: games,
      asOf: sheet.standings.asOf,
      source: sheet.standings.source,
      knownToMarket: true,
    },
  ];
}

/** The share of wins in a record's values, a draw as half a win. */
export function shareOf(values: Readonly<Record<string, number | string>>): number {
  return (numberIn(values, 'won') + numberIn(values, 'drawn') / 2) / numberIn(values, 'games');
}
