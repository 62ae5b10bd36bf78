/** "Gimme a bet for each one" after a list of games: a bet on each game of the day that was listed. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { canonicalPrompt } from '../../reading/canonical-prompt.ts';
import { emptyReading } from '../../reading/draft.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const each =
  /^(?:(?:can|could) (?:you|u) )?(?:give me|gimme|get me|find me|show me|make|build me|i want|i need|pick|do|got)? ?(?:(?:a|an|one|1|your|the|best) )*(?:bets?|picks?|plays?|legs?|winners?) (?:for|on|from|in|of|out of) (?:(?:each|every)(?: (?:one|game|matchup|single one|of (?:them|those|these|the games)))*|all (?:of (?:them|those|these)|three|those games|the games))$/;

/** @returns undefined if more is said, or if no games of a day to come were listed */
export function eachListed(
  prompt: string,
  { topic, teams, players, sports, days }: FindQuery,
  selected: FindQuery['sports'][number],
): Heard | undefined {
  if (topic !== 'schedule' || teams.length + players.length > 0 || !days || days.length === 0)
    return undefined;
  if (!each.test(bareOf(prompt).replace(/[?!.,]+$/, ''))) return undefined;
  const of = sports.length > 0 ? sports : [selected];
  const reading = { ...emptyReading(), intent: 'play' as const, sports: [...of], days: [...days] };
  return { kind: 'text', prompt: canonicalPrompt({ ...reading, eachGame: true }) };
}
