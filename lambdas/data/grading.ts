/**
 * Grades the picks that waited for a game: when it is over, when its result is corrected, and when the time is up in which
 * it had to be played.
 */
import { isCorrection, legGradeOf, toldAt } from '../domain/correction.ts';
import type { Game } from '../domain/game.ts';
import { gradedByScores } from '../domain/grading.ts';
import { isOverdue, mayBeOverdue } from '../domain/overdue.ts';
import { resultOf } from '../domain/result.ts';
import { legsNotGradedBy, type PlacedLeg } from './graded-legs.ts';
import { legResult } from './leg-results.ts';
import { gradeNoticeWrites } from './notices.ts';
import { findPick, openLegsOn, replacePick } from './picks.ts';

/** The owner may mark the same pick in the same moment; then we look again. */
const attempts = 3;

/**
 * AP: Query GAME#id, the legs that its result has not graded, or LEG# while it has none; then each pick. Touches only the
 * legs on this game, and none of them twice: a leg changes its place in the transaction that grades it, so a run that died
 * goes on where it stopped.
 * A pick that cannot be graded keeps none of the others waiting.
 * @param game as it was last told
 * @param at when that was, ISO 8601: the time of the grade, and the clock by which a leg is overdue
 * @returns how many picks got a grade: those whose last open leg it was, or that it lost, and those a correction changed
 * @throws AggregateError in the end, where any could not be graded
 */
export async function gradeLegsOn(game: Game, at: string): Promise<number> {
  let graded = 0;
  const failures: unknown[] = [];
  for (const leg of await legsToGrade(game, at)) {
    try {
      if (await gradeOneLeg(leg, game, at)) graded += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} legs on ${game.id} could not be graded`);
  }
  return graded;
}

async function legsToGrade(game: Game, at: string): Promise<PlacedLeg[]> {
  const result = resultOf(game);
  if (result === null) return mayBeOverdue(game, at) ? openLegsOn(game.id) : [];
  return legsNotGradedBy(game.id, result, toldAt(game, at));
}

/** A leg that was not played in time never was a bet. */
const voided = { result: 'void', clv: null } as const;

/** @returns whether the pick has a grade that it had not before */
async function gradeOneLeg(place: PlacedLeg, game: Game, at: string): Promise<boolean> {
  const { userId, pickId, index } = place;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const pick = await findPick(userId, pickId);
    const leg = pick?.metadata.legs[index];
    if (!pick || !leg) return false;
    const isOpen = pick.legResults[index] === 'open';
    const before = pick.legGrades?.[index];
    // Another run was first. It may have known the close where this one does not, so its grade stays.
    if (!isOpen && !isCorrection(before, game, at)) return false;
    const isLate = isOverdue(leg, game, at);
    const clv = pick.legResults.map((_, nth) => pick.legClv?.[nth] ?? null);
    const { result, clv: legClv } = isLate ? voided : await legResult(leg, game, clv[index]);
    if (result === 'open') return false;
    const legGrade = isLate ? null : legGradeOf(game, at, before);
    const legGrades = pick.legResults.map((_, nth) => pick.legGrades?.[nth] ?? null);
    const graded = gradedByScores(
      { ...pick, legGrades: legGrades.with(index, legGrade) },
      pick.legResults.with(index, result),
      at,
      clv.with(index, legClv),
    );
    const told = await gradeNoticeWrites(pick, graded, at);
    if (await replacePick(pick, graded, isOpen ? [place] : [], told)) {
      return graded.grades.length > pick.grades.length;
    }
  }
  return false;
}
