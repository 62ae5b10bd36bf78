/** Our own ranking of selections: what the model sees first, and the choice if it makes none. */
import type { Reading } from '../../contracts/reading.ts';
import type { RiskProfile } from '../../contracts/sports.ts';
import { outrightScore } from '../outright/rank.ts';
import type { Candidate } from './candidate.ts';
import { teamOf } from './candidate.ts';

/** What the asker's profile says; it never changes what a question means. */
export interface Taste {
  readonly preferredTeam: string | null;
  readonly preferredRisk: RiskProfile | null;
  /** The books they can use, as the feed names them; none is any. */
  readonly books: readonly string[];
}

export const noTaste: Taste = { preferredTeam: null, preferredRisk: null, books: [] };

/** The chance around which a single of no named risk is looked for, percent. */
const targets: Readonly<Record<RiskProfile, number>> = { low: 68, medium: 57, high: 38 };

export function ranked(candidates: readonly Candidate[], reading: Reading, taste: Taste): Candidate[] {
  const scores = new Map(candidates.map((each) => [each.key, score(each, reading, taste)]));
  const of = (each: Candidate) => scores.get(each.key) ?? 0;
  return [...candidates].sort(
    (a, b) => of(b) - of(a) || a.game.startsAt.localeCompare(b.game.startsAt) || a.key.localeCompare(b.key),
  );
}

/** Higher goes first. Facts break what the price leaves open; they never outweigh a risk that was named. */
function score(candidate: Candidate, reading: Reading, { preferredTeam, preferredRisk }: Taste): number {
  const { risk, value } = reading;
  const { marketProbability: chance, cost, facts } = candidate;
  if (candidate.outright) return outrightScore(chance, cost, reading);
  const evidence = Math.max(-3, Math.min(3, facts.for.length - facts.against.length));
  const known = Math.min(2, facts.for.length + facts.against.length);
  const liking = teamOf(candidate) === preferredTeam && preferredTeam !== null ? 1 : 0;
  if (value) return -10 * cost + evidence / 10 + liking;
  switch (risk) {
    case 'safe':
    case 'safest':
      return chance + evidence / 10 + liking / 5;
    case 'coin_flip':
      return -Math.abs(chance - 50) - cost + evidence / 2 + known + liking;
    case 'long_shot':
      return -Math.abs(chance - 20) / 2 + evidence + known + liking;
    default: {
      const away = Math.abs(chance - targets[preferredRisk ?? 'medium']);
      return 2 * evidence + 2 * known - cost / 2 - Math.max(0, away - 8) / 2 + 2 * liking;
    }
  }
}
