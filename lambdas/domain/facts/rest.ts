/** Days since each team's last game, where one is noteworthy: much more than the opponent's, hardly any, or a bye. */
import type { Sport } from '../../contracts/sports.ts';
import type { Game } from '../game.ts';
import type { FactKind } from './fact.ts';
import { daysSinceGames, sidesOfGame } from './games.ts';
import { forTeam, type Lean, numberIn, otherSide } from './lean.ts';
import type { SportSheet } from './sheet.ts';

/** Those that play once a week. */
const isWeekly = (sport: Sport) => sport === 'NFL' || sport === 'CFL';
/** Baseball is played daily, so that a game on the day before is no strain. */
const isDaily = (sport: Sport) => sport === 'MLB';

const edgeDays = (sport: Sport) => (isWeekly(sport) ? 3 : 2);
const byeDays = 11;
/** After more than this a season has begun, or a break has ended, and nobody is better rested. */
const longestRest = 21;

export const rest: FactKind = {
  kind: 'rest',
  facts: (game, sheet) => sidesOfGame.flatMap((side) => restOf(side, game, sheet)),
  side: ({ team, values, gameId }, selection) => {
    const sport = gameId.split('-')[0] as Sport;
    if (values.opponentDays === undefined) return 'neutral';
    const [own, opponent] = [numberIn(values, 'days'), numberIn(values, 'opponentDays')];
    return forTeam(team, edgeOf(sport, own, opponent), selection);
  },
};

/** Towards the team that rested for `own` days. */
function edgeOf(sport: Sport, own: number, opponent: number): Lean {
  const strained = (days: number) => days <= 1 && !isDaily(sport);
  if (strained(own) !== strained(opponent)) return strained(opponent) ? 1 : -1;
  if (Math.abs(own - opponent) < edgeDays(sport)) return 0;
  return own > opponent ? 1 : -1;
}

function restOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const { sport } = game;
  const team = game[side];
  const opponent = game[otherSide(side)];
  const since = daysSinceGames(team, game, sheet);
  const days = since?.[0];
  if (!sheet.results || !since || days === undefined || days > longestRest) return [];
  const opponentSince = daysSinceGames(opponent, game, sheet)?.[0];
  const opponentDays =
    opponentSince !== undefined && opponentSince <= longestRest ? opponentSince : undefined;
  const isThird = !isDaily(sport) && since.filter((each) => each <= 3).length >= 2;
  const isBackToBack = !isDaily(sport) && days <= 1;
  const isBye = isWeekly(sport) && days >= byeDays;
  const hasEdge = opponentDays !== undefined && edgeOf(sport, days, opponentDays) > 0;
  if (!isThird && !isBackToBack && !isBye && !hasEdge) return [];
  return [
    {
      id: `${game.id} rest ${side}`,
      kind: 'rest' as const,
      gameId: game.id,
      about: team.name,
      team: side,
      values: {
        days,
        ...(opponentDays === undefined ? {} : { opponentDays, opponent: opponent.name }),
        ...(isThird ? { gamesInDays: 3, inDays: 4 } : {}),
        /** The most that there is to say of it. */
        because: isBackToBack ? 'back_to_back' : isThird ? 'third_in_four' : isBye ? 'bye' : 'edge',
      },
      n: null,
      asOf: sheet.results.asOf,
      source: sheet.results.source,
      knownToMarket: true,
    },
  ];
}
