/** Settles legs by final scores, line scores and box scores, by sportsbooks' rules: `docs/settlement.md`. */
import type { Leg } from '../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import { outrightResult } from '../golf/grade.ts';
import type { MarketEntry } from '../markets/entry.ts';
import { isOneScore } from '../markets/periods.ts';
import { entryOf } from '../markets/registry.ts';
import { type BoxScore, statIn } from '../players/box-score.ts';
import { leavesShootoutOut } from './book-rules.ts';
import type { Game } from './game.ts';
import { addsUp, oneScoreOf, playedScore, type Score, scoreOfPart } from './line-score.ts';
import { isShortened, isUnofficial } from './result.ts';

/** `open` waits for its game; `push` and `void` give the stake back. */
export type LegResult = 'won' | 'lost' | 'push' | 'void' | 'open';

/** Whether a draw can be bet on. If so, both sides of the moneyline lose on a tie instead of pushing. */
export function hasDraw(sport: Sport): boolean {
  return sport === 'MLS';
}

/**
 * Only a finished game grades a leg, by the part of its result that the registry names. A leg on a postponed game or one with
 * an unknown status stays open; a cancelled game voids it.
 * @param game the current version of the leg's game
 * @param box the game's box score, needed to grade a prop; without it a prop stays open
 */
export function gradeLeg(leg: Leg, game: Game, box?: BoxScore): LegResult {
  if (game.id !== leg.gameId) return 'open';
  if (game.status === 'cancelled') return 'void';
  if (leg.market === 'outright') return tournamentResult(leg, game);
  if (game.status !== 'final' || !game.score) return 'open';
  const entry = entryOf(leg);
  switch (entry?.settledBy) {
    case 'score':
      return wholeResult(leg, game, game.score);
    case 'lines':
      return partResult(leg, entry, game, game.score);
    case 'box':
    case 'events':
      return box ? propResult(leg, box) : 'open';
    default:
      return 'open';
  }
}

/** A baseball game called early grades the winner, and a total that was already over; everything else is void. */
function wholeResult(leg: Leg, game: Game, score: Score): LegResult {
  const { home, away } = score;
  const isShort = isShortened(game);
  switch (leg.market) {
    case 'moneyline':
      return isUnofficial(game) ? 'void' : moneyline(leg, home - away);
    case 'spread':
      return isShort ? 'void' : spread(leg, home - away);
    case 'total':
      return isShort ? totalSoFar(leg, home + away) : total(leg, home + away);
    case 'team_total': {
      const points = leg.team && teamPoints(leg, game, score)?.[leg.team];
      if (points === undefined) return 'open';
      return isShort ? totalSoFar(leg, points) : total(leg, points);
    }
    default:
      return 'open';
  }
}

/** @returns the score of the part of a finished game that a leg is on; undefined for the whole game, one score, and without a line score */
export function partScoreOf(leg: Leg, { status, sport, score, lines }: Game): Score | undefined {
  const { period = 'game' } = entryOf(leg) ?? {};
  if (period === 'game' || isOneScore(period) || status !== 'final') return undefined;
  if (!score || !lines || !addsUp(lines, sport, score)) return undefined;
  return scoreOfPart(lines, period) ?? undefined;
}

/** Void if the part was not played in full; open while the feed has no line score that adds up. */
function partResult(leg: Leg, { period, sides }: MarketEntry, game: Game, final: Score): LegResult {
  const { lines } = game;
  if (period === 'game' || !lines || !addsUp(lines, game.sport, final)) return 'open';
  if (isOneScore(period)) {
    const one = oneScoreOf(lines, period);
    return one ? winnerOf(leg, one.home - one.away, 'push') : 'open';
  }
  const score = scoreOfPart(lines, period);
  if (!score) return 'void';
  const margin = score.home - score.away;
  switch (leg.market) {
    case 'moneyline':
      return winnerOf(leg, margin, sides.includes('draw') ? 'lost' : 'push');
    case 'spread':
      return spread(leg, margin);
    case 'total':
      return total(leg, score.home + score.away);
    case 'team_total':
      return leg.team ? total(leg, score[leg.team]) : 'open';
    default:
      return 'open';
  }
}

/**
 * The goal of a shootout counts for the team that won it, except at books that leave it out of team totals.
 * @returns undefined where only the line score can tell whether there was a shootout
 */
function teamPoints({ book }: Leg, { sport, lines }: Game, final: Score): Score | undefined {
  if (sport !== 'NHL' || !leavesShootoutOut(book) || Math.abs(final.home - final.away) > 1) return final;
  return lines && addsUp(lines, sport, final) ? playedScore(lines) : undefined;
}

/** Runs cannot be taken back: an over that has won stays won, and its under lost. Otherwise the stake is returned. */
function totalSoFar({ selection, line }: Leg, points: number): LegResult {
  if (!isGradable(line) || (selection !== 'over' && selection !== 'under')) return 'open';
  return points > line ? wonIf(selection === 'over') : 'void';
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
  if (value === undefined) return 'open';
  return value === null ? 'void' : total(leg, value);
}

function moneyline(leg: Leg, margin: number): LegResult {
  return winnerOf(leg, margin, onTie(leg.sport));
}

/** @param tie what a tie is for a team */
function winnerOf({ selection }: Leg, margin: number, tie: 'lost' | 'push'): LegResult {
  switch (selection) {
    case 'home':
      return margin === 0 ? tie : wonIf(margin > 0);
    case 'away':
      return margin === 0 ? tie : wonIf(margin < 0);
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

function onTie(sport: Sport): 'lost' | 'push' {
  return hasDraw(sport) ? 'lost' : 'push';
}

function wonIf(won: boolean): LegResult {
  return won ? 'won' : 'lost';
}
