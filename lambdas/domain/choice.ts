/** Which of the legs that the model chose may stand. */
import type { Candidate } from './candidates.ts';
import { isUpcoming } from './game.ts';

/** What the model answers. */
export interface Reply {
  readonly legs: readonly { readonly candidate: number; readonly reason: string }[];
  readonly risk_profile: string;
  /** Percent. */
  readonly confidence: number;
  readonly summary: string;
}

export type DropReason = 'unknown' | 'started' | 'repeated' | 'same-game' | 'not-wanted';

export interface Dropped {
  readonly candidate: number;
  readonly why: DropReason;
}

export interface Chosen {
  readonly candidate: Candidate;
  readonly reason: string;
}

/**
 * Drops every leg that is not on the list, has started, is chosen twice or is one more than was asked for, and every
 * second leg of a game: legs of one game depend on each other, or contradict, and have no price as a product.
 * @param candidates the list the model was shown
 * @param wanted how many legs the answer may have
 */
export function choose(
  candidates: readonly Candidate[],
  reply: Reply,
  wanted: number,
  now: Date,
): { chosen: Chosen[]; dropped: Dropped[] } {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const chosen: Chosen[] = [];
  const dropped: Dropped[] = [];
  for (const { candidate: id, reason } of reply.legs) {
    const candidate = byId.get(id);
    const why = !candidate ? 'unknown' : problemOf(candidate, chosen, wanted, now);
    if (candidate && !why) chosen.push({ candidate, reason });
    else if (why) dropped.push({ candidate: id, why });
  }
  return { chosen, dropped };
}

function problemOf(
  candidate: Candidate,
  chosen: readonly Chosen[],
  wanted: number,
  now: Date,
): DropReason | null {
  if (!isUpcoming(candidate.game, now)) return 'started';
  if (chosen.some((other) => other.candidate.id === candidate.id)) return 'repeated';
  if (chosen.some((other) => other.candidate.game.id === candidate.game.id)) return 'same-game';
  return chosen.length >= wanted ? 'not-wanted' : null;
}
