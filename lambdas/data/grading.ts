/** Grades the picks that waited for a game, when the game is over. */
import type { Game } from '../domain/game.ts';
import { gradedByScores } from '../domain/grading.ts';
import { legResult } from './leg-results.ts';
import { findPick, type OpenLeg, openLegsOn, replacePick } from './picks.ts';

/** The owner may mark the same pick in the same moment; then we look again. */
const attempts = 3;

/**
 * AP: Query GAME#id LEG#, then each pick. Touches only the legs on this game, and none of them twice: a leg leaves
 * the list in the transaction that grades it, so a run that died goes on where it stopped.
 * A pick that cannot be graded keeps none of the others waiting.
 * @returns how many picks were settled by it: those whose last open leg it was, or that it lost
 * @throws AggregateError in the end, where any could not be graded
 */
export async function gradeLegsOn(game: Game, at: string): Promise<number> {
  if (game.status !== 'final' && game.status !== 'cancelled') return 0;
  let graded = 0;
  const failures: unknown[] = [];
  for (const leg of await openLegsOn(game.id)) {
    try {
      if (await gradeOpenLeg(leg, game, at)) graded += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} legs on ${game.id} could not be graded`);
  }
  return graded;
}

/** @returns whether the pick has a grade that it had not before */
async function gradeOpenLeg(open: OpenLeg, game: Game, at: string): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const pick = await findPick(open.userId, open.pickId);
    const leg = pick?.metadata.legs[open.index];
    if (!pick || !leg) return false;
    // Another run was first. It may have known the close where this one does not, so its grade stays.
    if (pick.legResults[open.index] !== 'open') return false;
    const { result, clv: legClv } = await legResult(leg, game);
    if (result === 'open') return false;
    const results = pick.legResults.with(open.index, result);
    const clv = pick.metadata.legs.map((_, index) => pick.legClv?.[index] ?? null);
    const graded = gradedByScores(pick, results, at, clv.with(open.index, legClv));
    if (await replacePick(pick, graded, [open])) return graded.grades.length > pick.grades.length;
  }
  return false;
}
