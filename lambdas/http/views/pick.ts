/** How a stored pick looks to its owner. */
import type { SavedPick } from '../../contracts/tracker.ts';
import type { Pick } from '../../data/picks.ts';
import { awaited } from '../../domain/overdue.ts';

export function showPick(pick: Pick, now: Date): SavedPick {
  const grade = pick.grades.at(-1);
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
    reasoning: pick.reasoning,
    playText: pick.playText,
    sport: pick.sport,
    created_at: pick.createdAt,
    metadata: pick.metadata,
  };
}

function regradedOf({ grades }: Pick): Partial<SavedPick> {
  const [before, last] = grades.slice(-2);
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

/** @returns nothing at all where the legs were graded before it was kept */
function clvOf({ legResults, legClv, clvTenths }: Pick): { clv?: SavedPick['clv'] } {
  if (legResults.every((result) => result === 'open')) return { clv: null };
  if (!legClv) return {};
  return { clv: { percent: typeof clvTenths === 'number' ? clvTenths / 10 : null, legs: [...legClv] } };
}
