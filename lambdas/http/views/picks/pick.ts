/** The view of a pick for its owner. */
import type { SavedPick } from '../../../contracts/picks/tracker.ts';
import type { Pick } from '../../../data/picks/picks.ts';
import { gradesOfStatus } from '../../../domain/picks/grading.ts';
import { legOutcome, type Standing } from '../../../domain/picks/leg-outcome.ts';
import { awaited } from '../../../domain/picks/overdue.ts';
import { ownProfitCents, showBet } from '../../../domain/picks/own-bet.ts';
import { removableUntil } from '../../../domain/picks/removable.ts';
import { isMarked } from '../../../domain/records/record.ts';

/** @param games games in progress, by ID; without them no leg is shown as live */
export function showPick(pick: Pick, now: Date, games: ReadonlyMap<string, Standing> = new Map()): SavedPick {
  const grade = gradeShown(pick);
  return {
    id: pick.id,
    promptLogId: pick.promptLogId,
    status: pick.status,
    gradedBy: grade?.by ?? null,
    gradedAt: grade?.at ?? null,
    ...regradedOf(pick),
    ...voidedOf(pick),
    ...awaitedOf(pick, now),
    profit: pick.profitCents === null ? null : pick.profitCents / 100,
    ...clvOf(pick),
    outcomes: pick.metadata.legs.map((leg, index) =>
      legOutcome(leg, pick.legResults[index] ?? 'open', pick.legGrades?.[index], games.get(leg.gameId)),
    ),
    ...betOf(pick),
    ...removableOf(pick, now),
    ...(isMarked(pick) && { isMarked: true }),
    ...(pick.share && { share: pick.share }),
    reasoning: pick.reasoning,
    playText: pick.playText,
    sport: pick.sport,
    created_at: pick.createdAt,
    metadata: pick.metadata,
  };
}

/** A pick whose owner undid a mark or an answer, so that it is pending again, shows no grade. */
function gradeShown({ grades }: Pick) {
  const last = grades.at(-1);
  return (last?.isUndo || last?.isBet) && last.status === 'pending' ? undefined : last;
}

function betOf(pick: Pick): Partial<SavedPick> {
  if (!pick.bet) return {};
  const cents = ownProfitCents(pick);
  return { bet: showBet(pick.bet), ownProfit: cents === null ? null : cents / 100 };
}

function removableOf(pick: Pick, now: Date): Partial<SavedPick> {
  const until = removableUntil(pick);
  return now < until ? { removableUntil: until.toISOString() } : {};
}

function regradedOf({ grades }: Pick): Partial<SavedPick> {
  const [before, last] = gradesOfStatus(grades).slice(-2);
  return before && last?.isCorrection ? { regraded: { from: before.status } } : {};
}

function voidedOf({ legResults }: Pick): Partial<SavedPick> {
  const voided = legResults.flatMap((result, index) => (result === 'void' ? [index] : []));
  return voided.length > 0 ? { voided } : {};
}

function awaitedOf({ status, metadata, legResults }: Pick, now: Date): Partial<SavedPick> {
  if (status !== 'pending') return {};
  const legs = awaited(metadata.legs, (index) => legResults[index] === 'open', now);
  return legs.length > 0 ? { awaited: [...legs] } : {};
}

/** @returns no `clv` field if the legs were graded before closing-line value was recorded */
function clvOf({ legResults, legClv, clvTenths }: Pick): { clv?: SavedPick['clv'] } {
  if (legResults.every((result) => result === 'open')) return { clv: null };
  if (!legClv) return {};
  return { clv: { percent: typeof clvTenths === 'number' ? clvTenths / 10 : null, legs: [...legClv] } };
}
