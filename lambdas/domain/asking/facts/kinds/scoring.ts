/** Points scored and allowed per game with their rank, from the standings. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Standing } from '../../../../contracts/feed/stats.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts, Values } from '../fact.ts';
import { rounded, sidesOfGame } from '../games.ts';
import { forOver, forTeam, type Lean, numberIn } from '../lean.ts';
import { byNumber, leanOfGap, opponentsIn } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { fewestGames, gamesPlayed, standingOf } from './record.ts';

/** The fewest teams for a meaningful rank. */
const fewestTeams = 6;

/** The least difference between two teams' average margins that puts one ahead: about a tenth of what a team scores. */
const leastMargins: Readonly<Partial<Record<Sport, number>>> = { MLB: 0.5, NHL: 0.3, MLS: 0.2, NBA: 3 };
const leastMargin = (sport: Sport) => leastMargins[sport] ?? 2.5;

/** How far both teams' games must be from the line of a total, as a share of it. */
const clearShare = 0.04;

const pair = byNumber((values) => numberIn(values, 'margin'), leastMargin);

export const scoring: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => scoringOf(side, game, sheet)),
  isPerTeam: true,
  side: (fact, selection) =>
    selection.market === 'total'
      ? forOver(againstLine(fact.values, selection.line), selection)
      : forTeam(fact.team, pair(fact) ?? 0, selection),
  pair,
};

/** Toward the over if the games of both teams average clearly more than the line, toward the under if clearly fewer. */
function againstLine(values: Values, line: number | null): Lean {
  const theirs = opponentsIn(values);
  if (!theirs || line === null) return 0;
  const lean = (of: Values) => leanOfGap(numberIn(of, 'inAll') - line, clearShare * line);
  return lean(values) === lean(theirs) ? lean(values) : 0;
}

function scoringOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const row = standingOf(team, sheet);
  const own = row && perGame(row);
  const all = (sheet.standings?.rows ?? []).flatMap((each) => perGame(each) ?? []);
  if (!sheet.standings || !own || all.length < fewestTeams) return [];
  const [scored, conceded] = [rounded(own.scored, 1), rounded(own.conceded, 1)];
  return [
    {
      id: `${game.id} scoring ${side}`,
      kind: 'scoring' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        scored,
        scoredRank: 1 + all.filter(({ scored }) => scored > own.scored).length,
        conceded,
        /** 1 allows the fewest. */
        concededRank: 1 + all.filter(({ conceded }) => conceded < own.conceded).length,
        teams: all.length,
        /** From the figures shown, so that users can check them. */
        margin: rounded(scored - conceded, 1),
        inAll: rounded(scored + conceded, 1),
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
