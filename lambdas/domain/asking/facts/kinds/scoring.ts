/** Points scored and allowed per game with their rank, from the standings. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { Fact, TeamFacts } from '../fact.ts';
import { rounded, sidesOfGame } from '../games.ts';
import { forOver, forTeam, type Lean, numberIn } from '../lean.ts';
import { byNumber } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { fewestGames, gamesPlayed, standingOf } from './record.ts';

/** The fewest teams for a meaningful rank. */
const fewestTeams = 6;

/** The least difference between two teams' average margins that puts one ahead: about a tenth of what a team scores. */
const leastMargins: Readonly<Partial<Record<Sport, number>>> = { MLB: 0.5, NHL: 0.3, MLS: 0.2, NBA: 3 };
const leastMargin = (sport: Sport) => leastMargins[sport] ?? 2.5;

export const scoring: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => scoringOf(side, game, sheet)),
  side: (fact, selection) => {
    const attack = thirdOf(fact, 'scoredRank');
    const defense = thirdOf(fact, 'concededRank');
    // A strong attack with a weak defense suggests a high total; with a strong defense it suggests neither.
    if (selection.market === 'total') return forOver(attack === -defense ? attack : 0, selection);
    return forTeam(fact.team, Math.sign(attack + defense) as Lean, selection);
  },
  pair: byNumber(({ scored, conceded }) => Number(scored) - Number(conceded), leastMargin),
};

/** Best third, middle or worst third. */
function thirdOf({ values }: Fact, name: string): Lean {
  const [rank, teams] = [numberIn(values, name), numberIn(values, 'teams')];
  if (rank * 3 <= teams) return 1;
  return rank * 3 > teams * 2 ? -1 : 0;
}

function scoringOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const row = standingOf(team, sheet);
  const own = row && perGame(row);
  const all = (sheet.standings?.rows ?? []).flatMap((each) => perGame(each) ?? []);
  if (!sheet.standings || !own || all.length < fewestTeams) return [];
  return [
    {
      id: `${game.id} scoring ${side}`,
      kind: 'scoring' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        scored: rounded(own.scored, 1),
        scoredRank: 1 + all.filter(({ scored }) => scored > own.scored).length,
        conceded: rounded(own.conceded, 1),
        /** 1 allows the fewest. */
        concededRank: 1 + all.filter(({ conceded }) => conceded < own.conceded).length,
        teams: all.length,
      },
      n: own.games,
      asOf: sheet.standings.asOf,
      source: sheet.standings.source,
      knownToMarket: true,
    },
  ];
}

function perGame(row: Standing) {
  const games = gamesPlayed(row);
  if (games === undefined || games < fewestGames) return undefined;
  const scored = row.scoredPerGame ?? (row.scored === null ? null : row.scored / games);
  const conceded = row.concededPerGame ?? (row.conceded === null ? null : row.conceded / games);
  return scored === null || conceded === null ? undefined : { scored, conceded, games };
}
