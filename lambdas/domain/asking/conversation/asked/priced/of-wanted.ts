/** "Whats the odds on that" after an answer that had no play: the prices of the bet that was wanted. */
import type { Turn } from '../../../../../contracts/asking/turn.ts';
import type { Heard } from '../../heard.ts';
import { wantedBet } from '../../wanted/bet.ts';
import { bareOf } from '../around.ts';
import { pricesAt } from '../prices.ts';

const price = '(?:odds|prices?|lines?|numbers?|payout)';
const it = "(?:it|that|this|him|her|that one|this one|(?:that|this|his|her|the) (?:bet|prop|pick))(?:'s)?";
const now = '(?: (?:right now|now|currently|at the moment|today|tonight|anywhere|at))*';
const asks = new RegExp(
  [
    `(?:what|whats|what's|what is|what are|wat|wats|how are|show me|give me|gimme|got|any)?(?: (?:the|his|her|its|best|current|live))* ?${price} (?:on|for|of) ${it}`,
    `(?:what|whats|what's|what is|what are|show me|give me) (?:(?:the|his|her|its|best|current) )+${price}`,
    `(?:what|how much) (?:does|would|will|do) (?:it|that|this|he|she) pay`,
    `(?:what|whats|what's|what is|how much is) ${it} (?:at|priced at|listed at|going for|pay|paying)`,
    `what (?:${price} )?(?:is|are) ${it}(?: (?:priced|listed|going|at|for))*`,
  ]
    .map((each) => `^(?:${each})${now}$`)
    .join('|'),
);

/** @returns undefined if something else is asked, or after any other answer */
export function pricesOfWanted(prompt: string, turn: Turn): Heard | undefined {
  const bet = wantedBet(turn);
  if (!bet || !asks.test(bareOf(prompt))) return undefined;
  const query = pricesAt(bet);
  const days = turn.queries[0]?.days ?? null;
  return query && { kind: 'queries', queries: [{ ...query, days }], isAside: false };
}
