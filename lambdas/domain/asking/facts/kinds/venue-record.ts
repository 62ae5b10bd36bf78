/** The home team's record at home, and the away team's on the road, from the standings. */
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts } from '../fact.ts';
import { sidesOfGame } from '../games.ts';
import { forTeam } from '../lean.ts';
import { byNumber } from '../pair.ts';
import type { SportSheet } from '../sheet.ts';
import { fewestGames, isWeekly, shareOf, standingOf } from './record.ts';

/** Home teams win more, so the gap must be wider than that of two records. */
const pair = byNumber(shareOf, (sport) => (isWeekly(sport) ? 0.25 : 0.2));

export const venueRecord: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => venueRecordOf(side, game, sheet)),
  isPerTeam: true,
  side: (fact, selection) => forTeam(fact.team, pair(fact) ?? 0, selection),
  pair,
};

function venueRecordOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const row = standingOf(team, sheet);
  const counts = countsIn((side === 'home' ? row?.homeRecord : row?.awayRecord) ?? '');
  if (!sheet.standings || !counts) return [];
  const [won, lost, third] = counts;
  const games = won + lost + (third ?? 0);
  if (games < fewestGames) return [];
  return [
    {
      id: `${game.id} venue_record ${side}`,
      kind: 'venue_record' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: { won, lost, ...(third === undefined ? {} : thirdOf(game, third)), games },
      n: games,
      asOf: sheet.standings.asOf,
      source: sheet.standings.source,
      knownToMarket: true,
    },
  ];
}

/** `6-2`, `5-3-1`. */
function countsIn(text: string): [number, number, number?] | undefined {
  const parts = /^(\d+)-(\d+)(?:-(\d+))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [won = 0, lost = 0] = parts.slice(1, 3).map(Number);
  return parts[3] === undefined ? [won, lost] : [won, lost, Number(parts[3])];
}

/** In hockey the third number counts overtime losses, in other sports draws. */
function thirdOf({ sport }: Game, count: number) {
  return sport === 'NHL' ? { overtimeLosses: count } : count > 0 ? { drawn: count } : {};
}
