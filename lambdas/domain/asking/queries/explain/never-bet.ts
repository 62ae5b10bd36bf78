/** Terms of which no bet is made: "what is a good CLV" asks for none, as "what is a good NRFI" may. */
import type { TermId } from './glossary.ts';

export const neverBet: ReadonlySet<string> = new Set<TermId>([
  'vig',
  'clv',
  'roi',
  'handle',
  'implied_probability',
]);
