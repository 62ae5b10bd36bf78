/** "Who scores first in Wings–Flyers" may ask for a player, and only the team has a chance that is known. */
import type { Note } from '../../../../contracts/asking/analysis.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { isOneScore } from '../../../feed/markets/periods.ts';
import { registry } from '../../../feed/markets/registry.ts';
import type { Candidate } from '../candidate.ts';

const asksWho = /\bwho(?:['’]?s| is| will| do you think)?\b.{0,30}\b(?:scor\w+|goal)\b/i;
/** The sports whose first goals have a price of one side and no measured chance. */
const ofGoals: ReadonlySet<Sport> = new Set(['NHL', 'MLS']);

/** @returns a note for a team to score first, where the question says who; else none */
export function firstScorerNotes(prompt: string, legs: readonly Candidate[]): Note[] {
  const isOfTeam = legs.some(
    ({ prop, marketKey, game }) => !prop && isOneScore(registry[marketKey].period) && ofGoals.has(game.sport),
  );
  if (!isOfTeam || !asksWho.test(prompt)) return [];
  const text =
    'This is the team that scores first. Prices on which player scores the first goal have no measured chance yet, so we don’t offer those.';
  return [{ kind: 'unavailable', text }];
}
