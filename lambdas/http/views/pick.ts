/** How a stored pick looks to its owner. */
import type { SavedPick } from '../../contracts/tracker.ts';
import type { Pick } from '../../data/picks.ts';

export function showPick(pick: Pick): SavedPick {
  const grade = pick.grades.at(-1);
  return {
    id: pick.id,
    promptLogId: pick.promptLogId,
    status: pick.status,
    gradedBy: grade?.by ?? null,
    gradedAt: grade?.at ?? null,
    profit: pick.profitCents === null ? null : pick.profitCents / 100,
    ...clvOf(pick),
    reasoning: pick.reasoning,
    playText: pick.playText,
    sport: pick.sport,
    created_at: pick.createdAt,
    metadata: pick.metadata,
  };
}

/** @returns nothing at all where the legs were graded before it was kept */
function clvOf({ legResults, legClv, clvTenths }: Pick): { clv?: SavedPick['clv'] } {
  if (legResults.every((result) => result === 'open')) return { clv: null };
  if (!legClv) return {};
  return { clv: { percent: typeof clvTenths === 'number' ? clvTenths / 10 : null, legs: [...legClv] } };
}
