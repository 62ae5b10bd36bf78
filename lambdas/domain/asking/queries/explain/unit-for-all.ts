/** "Does 1 unit mean like 100 bucks or is it different for everybody": the amount is an example, so that what a unit is answers it. */
import type { ExplainQuery } from '../../../../contracts/asking/queries/words.ts';
import { plainly } from '../reading/cues.ts';

const everyone =
  '(?:for|to|by|from|with|across)(?: the)? (?:everyone|everybody|all of us|all bettors|every ?(?:bettor|person|one|body)|each (?:person|bettor)|different people|all people|person to person|bettor to bettor)';
const dependent =
  '(?:depends?|based) (?:on|upon)(?: (?:the|your|each|who|what|how|a|size|of))* (?:person|bettor|bankroll|roll|people|you)';
const amount = '\\$? ?\\d{1,5}(?: (?:bucks|dollars))?';
const asked = new RegExp(
  `^ (?:(?:so|and|wait|but) )?(?:is|does|do|are) (?:(?:a|an|1|one|the|every) )?(?:betting )?units?(?: sizes?)?(?: [\\w$]+){0,10}? (?:${everyone}|${dependent}|always (?:the same(?: (?:amount|size|thing))?|${amount})) ?\\??\\s*$`,
);

/** @returns undefined where another amount, a bet or anything else is asked about */
export const readUnitForAll = (prompt: string): ExplainQuery | undefined =>
  asked.test(plainly(prompt)) ? { ask: 'explain', terms: ['unit'] } : undefined;
