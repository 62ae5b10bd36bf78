/** A pick is to leave the tracker: "delete that one from my bets I didn't play it". */
import type { TrackQuery } from '../../../../contracts/asking/queries/own.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const removal =
  '(?:(?:can|could) (?:you|u) )?(?:delete|remove|erase|take|get|scratch|clear|pull|drop|wipe)(?: rid of)? (?:it|that|this|them|those|these|the)(?: (?:last|first|latest|new|other|one|bet|pick|parlay|play|ones))* (?:off|off of|from|out of)(?: of)? (?:my|the) (?:bets?|bet history|list|tracker|tracked bets|picks?|record|history|log|card)';
const because =
  "(?:(?:because|cuz|cause|bc|since|as) )?i (?:didn'?t|did not|never|haven'?t|ended up not)(?: (?:end up|actually|even|really|ever))* (?:play|bet|place|take|make|tail|do)(?:ing|ed|en)?(?: (?:it|that|this|on it|that one|this one))?";
const removed = new RegExp(`^(?:${removal}(?:[ ,.!-]+${because})?|${because}[ ,.!-]+(?:so )?${removal})$`);

/** @returns undefined if anything else is said */
export function removalOf(prompt: string): Heard | undefined {
  if (!removed.test(bareOf(prompt))) return undefined;
  const query: TrackQuery = {
    ...{ ask: 'track', action: 'remove', legs: [], stake: null, book: null, price: null },
    ...{ result: null, units: null, part: null },
  };
  return { kind: 'queries', queries: [query], isAside: true };
}
