/** Settles legs by final scores and box scores, by sportsbooks' rules. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { outrightResult } from '../golf/grade.ts';
import { type BoxScore, statIn } from '../players/box-score.ts';
import type { Game } from './game.ts';
import { isShortened } from './result.ts';

/** `open` waits for its game; `push` and `void` give the stake back. */
export type LegResult = 'won' | 'lost' | 'push' | 'void' | 'open';

/** Whether a draw can be bet on. If so, both sides of the moneyline lose on a tie instead of pushing. */
export function hasDraw(sport: Sport): boolean {
  return sport === 'MLS';
}

/**
 * Only a final score grades a leg. A leg on a postponed game or one with an unknown status stays open; a cancelled game
 * voids it.
 * @param game the current version of the leg's game
 * @param box the game's box score, needed to grade a prop; without it a prop stays open
 */
export function gradeLeg(leg: Leg, game: Game, box?: BoxScore): LegResult {
  if (game.id !== leg.gameId) return 'open';
  if (game.status === 'cancelled') return 'void';
  if (leg.market === 'outright') return tournamentResult(leg, game);
  if (game.status !== 'final' || !game.score) return 'open';
  const { home, away } = game.score;
  switch (leg.market) {
    case 'moneyline':
      return moneyline(leg, home - away);
    case 'spread':
      return isShortened(game) ? 'void' : spread(leg, home - away);
    case 'total':
      return isShortened(game) ? 'void' : total(leg, home + away);
    case 'prop':
      return box ? propResult(leg, box) : 'open';
  }
}

function tournamentResult({ outright }: Leg, { status, leaderboard, field }: Game): LegResult {
  return outright && status === 'final' && leaderboard
    ? outrightResult(outright, leaderboard, field)
    : 'open';
}

/** Void for a player who did not appear. */
function propResult(leg: Leg, box: BoxScore): LegResult {
  if (!leg.prop || box.gameId !== leg.gameId) return 'open';
  const value = statIn(leg.prop, box);
  return value === null ? 'void' : total(leg, value);
}

function moneyline({ selection, sport }: Leg, margin: number): LegResult {
  switch (selection) {
    case 'home':
      return margin === 0 ? onTie(sport) : wonIf(margin > 0);
    case 'away':
      return margin === 0 ? onTie(sport) : wonIf(margin < 0);
    case 'draw':
      return wonIf(margin === 0);
    default:
      return 'open';
  }
}

function spread({ selection, line }: Leg, margin: number): LegResult {
  if (!isGradable(line) || (selection !== 'home' && selection !== 'away')) return 'open';
  return byMargin((selection === 'home' ? margin : -margin) + line);
}

function total({ selection, line }: Leg, points: number): LegResult {
  if (!isGradable(line) || (selection !== 'over' && selection !== 'under')) return 'open';
  return byMargin(selection === 'over' ? points - line : line - points);
}

/** Whole and half lines only: a quarter line splits the stake in two, which a single grade cannot express. */
export function isGradable(line: number | null): line is number {
  return line !== null && Number.isInteger(line * 2);
}

function byMargin(margin: number): LegResult {
  return margin === 0 ? 'push' : wonIf(margin > 0);
}

function onTie(sport: Sport): LegResult {
  return hasDraw(sport) ? 'lost' : 'push';
}

function wonIf(won: boolean): LegResult {
  return won ? 'won' : 'lost';
}
