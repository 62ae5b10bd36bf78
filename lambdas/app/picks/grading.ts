/**
 * Grades the picks on a game: when it is final, when its result is corrected, and when it was not played in time.
 */

import { gradeNoticeWrites } from '../../data/notifications/notices.ts';
import { legsNotGradedBy, type PlacedLeg } from '../../data/picks/graded-legs.ts';
import { findPick, openLegsOn, replacePick } from '../../data/picks/picks.ts';
import { conflict, retryOnConflict } from '../../data/platform/retry-on-conflict.ts';
import type { Game } from '../../domain/feed/games/game.ts';
import { reportFor, reportsOf } from '../../domain/feed/games/result.ts';
import { isCorrection } from '../../domain/picks/correction.ts';
import { gradedByScores } from '../../domain/picks/grading.ts';
import { legGradeOf } from '../../domain/picks/leg-grade.ts';
import { isOverdue, mayBeOverdue } from '../../domain/picks/overdue.ts';
import { legResult } from './leg-results.ts';

/**
 * AP: Query GAME#id, the legs that its result has not graded, or LEG# while it has none; then each pick. A leg moves in the
 * index in the transaction that grades it, so it is graded once, and an interrupted run is continued by the next.
 * A failure does not stop the other picks.
 * @param game the latest version from the feed
 * @param at time of that version, ISO 8601: becomes the time of the grade, and decides whether a leg is overdue
 * @returns number of picks that got a new grade: decided by this leg, or changed by a correction
 * @throws AggregateError at the end, if any pick could not be graded
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
  const reports = reportsOf(game, at);
  const results = reports.flatMap(({ result }) => result ?? []);
  const [first = at] = reports.map(({ reportedAt }) => reportedAt).sort();
  if (results.length > 0) return legsNotGradedBy(game.id, results, first);
  return mayBeOverdue(game, at) ? openLegsOn(game.id) : [];
}

/** A leg on a game that was not played in time is void. */
const voided = { result: 'void', clv: null, stat: null, score: undefined } as const;

/** The owner may mark the same pick at the same time. @returns whether the pick got a new grade */
async function gradeOneLeg(place: PlacedLeg, game: Game, at: string): Promise<boolean> {
  const { userId, pickId, index } = place;
  return retryOnConflict(`pick ${pickId}`, async () => {
    const pick = await findPick(userId, pickId);
    const leg = pick?.metadata.legs[index];
    if (!pick || !leg) return false;
    const report = reportFor(leg, game, at);
    const isOpen = pick.legResults[index] === 'open';
    const before = pick.legGrades?.[index];
    // Another run graded it first. Its grade stays, because it may have known a closing price that this run does not.
    if (!isOpen && !isCorrection(before, report)) return false;
    const isLate = isOverdue(leg, game, at);
    const clv = pick.legResults.map((_, nth) => pick.legClv?.[nth] ?? null);
    const { result, clv: legClv, stat, score } = isLate ? voided : await legResult(leg, game, clv[index]);
    if (result === 'open') return false;
    const legGrade = isLate ? null : legGradeOf(report, { before, stat, score });
    const legGrades = pick.legResults.map((_, nth) => pick.legGrades?.[nth] ?? null);
    const graded = gradedByScores(
      { ...pick, legGrades: legGrades.with(index, legGrade) },
      pick.legResults.with(index, result),
      at,
      clv.with(index, legClv),
    );
    const notice = await gradeNoticeWrites(pick, graded, at);
    if (!(await replacePick(pick, graded, isOpen ? [place] : [], notice))) return conflict;
    return graded.grades.length > pick.grades.length;
  });
}
