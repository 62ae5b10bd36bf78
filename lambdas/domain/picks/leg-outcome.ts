/** The outcome of a leg: its result, the score that graded it, and the margin against its line. */
import type { Leg } from '../../contracts/asking/analysis.ts';
import type { LegOutcome } from '../../contracts/picks/tracker.ts';
import type { Game } from '../feed/games/game.ts';
import { scoreIn } from '../feed/games/result.ts';
import type { LegResult } from '../feed/games/settlement.ts';
import type { LegGrade } from './leg-grade.ts';

/** The live status and score of a game. */
export type Standing = Pick<Game, 'id' | 'status' | 'statusText' | 'score'>;

/** @param game its latest version, used if the game is live; undefined if unknown */
export function legOutcome(
  leg: Leg,
  result: LegResult,
  grade: LegGrade | null | undefined,
  game: Standing | undefined,
): LegOutcome {
  const final = grade?.score ?? (grade ? scoreIn(grade.result) : null);
  const live = game?.status === 'live' ? { period: game.statusText, score: game.score } : undefined;
  const stat = grade?.stat;
  return {
    result,
    final,
    margin: stat === undefined ? final && marginOf(leg, final) : overLine(leg, stat),
    ...(stat !== undefined && { stat }),
    ...(result === 'open' && live && { live }),
  };
}

/** @returns points, runs or goals; null for a draw, a prop or an outright, which a game's margin does not decide */
function marginOf(
  { market, selection, line, team }: Leg,
  score: { home: number; away: number },
): number | null {
  const { home, away } = score;
  if (market === 'team_total') return team ? overLine({ selection, line }, score[team]) : null;
  if (market === 'total') return overLine({ selection, line }, home + away);
  if (market !== 'spread' && market !== 'moneyline') return null;
  if (selection !== 'home' && selection !== 'away') return null;
  return (selection === 'home' ? home - away : away - home) + (market === 'spread' ? (line ?? 0) : 0);
}

/** @returns by how much an over or under beat its line; null where the leg is neither */
function overLine({ selection, line }: Pick<Leg, 'selection' | 'line'>, value: number): number | null {
  if (line === null || (selection !== 'over' && selection !== 'under')) return null;
  return selection === 'over' ? value - line : line - value;
}
