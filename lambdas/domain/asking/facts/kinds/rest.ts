/** Days since each last game, if noteworthy: a clear rest advantage, a short week, or a bye. */
import type { Sport } from '../../../../contracts/feed/sports.ts';
import type { Game } from '../../../feed/games/game.ts';
import type { TeamFacts, Values } from '../fact.ts';
import { daysSinceGames, sidesOfGame } from '../games.ts';
import { forTeam, type Lean, numberIn, otherSide } from '../lean.ts';
import type { SportSheet } from '../sheet.ts';
import { isWeekly } from './record.ts';

/** Baseball is played daily, so that a game on the previous day is normal. */
const isDaily = (sport: Sport) => sport === 'MLB';

const edgeDays = (sport: Sport) => (isWeekly(sport) ? 3 : 2);
const byeDays = 11;
/** After more days a season has begun or a break has ended, so that rest is no advantage. */
const longestRest = 21;

export const rest: TeamFacts = {
  facts: (game, sheet) => sidesOfGame.flatMap((side) => restOf(side, game, sheet)),
  isPerTeam: false,
  side: ({ team, values, sport }, selection) => forTeam(team, leadOf(sport, values) ?? 0, selection),
  pair: ({ sport, values }) => leadOf(sport, values),
};

type Reason = 'back_to_back' | 'third_in_four' | 'bye' | 'days';

const isTired = (reason: unknown) => reason === 'back_to_back' || reason === 'third_in_four';

/** A tired team is never ahead, however tired its opponent is; undefined if the opponent's days are unknown. */
function leadOf(sport: Sport, values: Values): Lean | undefined {
  if (values.opponentDays === undefined) return undefined;
  const lead = edgeOf(sport, numberIn(values, 'days'), numberIn(values, 'opponentDays'));
  return isTired(lead > 0 ? values.because : values.opponentBecause) && lead !== 0 ? 0 : lead;
}

/** Toward the team that rested for `own` days. */
function edgeOf(sport: Sport, own: number, opponent: number): Lean {
  const strained = (days: number) => days <= 1 && !isDaily(sport);
  if (strained(own) !== strained(opponent)) return strained(opponent) ? 1 : -1;
  if (Math.abs(own - opponent) < edgeDays(sport)) return 0;
  return own > opponent ? 1 : -1;
}

function restOf(side: 'home' | 'away', game: Game, sheet: SportSheet) {
  const team = game[side];
  const opponent = game[otherSide(side)];
  const since = daysSinceGames(team, game, sheet) ?? [];
  const [days] = since;
  if (!sheet.results || days === undefined || days > longestRest) return [];
  const opponentSince = daysSinceGames(opponent, game, sheet) ?? [];
  const opponentDays =
    (opponentSince[0] ?? Number.POSITIVE_INFINITY) <= longestRest ? opponentSince[0] : undefined;
  const [because, opponentBecause] = [reasonOf(game.sport, since), reasonOf(game.sport, opponentSince)];
  const isPlain =
    because === 'days' &&
    (opponentDays === undefined ||
      (opponentBecause === 'days' && edgeOf(game.sport, days, opponentDays) === 0));
  if (isPlain) return [];
  return [
    {
      id: `${game.id} rest ${side}`,
      kind: 'rest' as const,
      gameId: game.id,
      sport: game.sport,
      about: team.name,
      team: side,
      values: {
        days,
        because,
        ...(opponentDays === undefined ? {} : { opponentDays, opponentBecause, opponent: opponent.name }),
        ...([because, opponentBecause].includes('third_in_four') ? { gamesInDays: 3, inDays: 4 } : {}),
      },
      n: null,
      asOf: sheet.results.asOf,
      source: sheet.results.source,
      knownToMarket: true,
    },
  ];
}

/** What is noteworthy about a team's rest by itself. @param since days since its games, nearest first */
function reasonOf(sport: Sport, since: readonly number[]): Reason {
  const days = since[0] ?? 0;
  if (since.length > 0 && !isDaily(sport)) {
    if (days <= 1) return 'back_to_back';
    if (since.filter((each) => each <= 3).length >= 2) return 'third_in_four';
  }
  return isWeekly(sport) && days >= byeDays ? 'bye' : 'days';
}
