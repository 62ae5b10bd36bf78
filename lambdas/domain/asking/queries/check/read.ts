/** Reads whether a price is worth taking: "is +140 on the Canadiens ok", "Jets -3 -105?". */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { betIn } from '../table/bets.ts';
import { lexicon } from '../table/lexicon.ts';
import { subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';

const written = {
  /** Asks about the price. */
  worth:
    'worth it|worth|worthwhile|value|good value|any value|good price|good number|good line|good odds|good deal|fair price|fair|fair value|deal|' +
    'steal|a steal|steep|too steep|too high|too short|too much|too juicy|right price|decent price|ev|+ev|plus ev|overpriced|underpriced|mispriced|' +
    'great price|nice price|bad price|bad number|bad line|decent number|rip off|ripoff|overpaying|overpay|true odds|real odds|fair odds|fair line|fair number',
  /** Asks for an opinion about a bet. */
  judge:
    'ok|okay|good|bad|any good|good or bad|good or nah|good or not|good or no|yay|nay|yay or nay|yea or nay|yes or no|smart|dumb|solid|sharp|thoughts|' +
    'thoughts on|opinion|opinions|take on|like|like it|like that|you like|do you like|feel about|feel|should|should i|should we|would you|would u|' +
    'decent|great|nice|nah|not|no|yes|y/n|cool|stupid|crazy|right|wrong|reasonable|makes sense|play or pass|or pass|hit or miss|safe to take',
  bet: 'bet|bets|betting|take|taking|play|playing|hammer|tail|tailing|lay|laying|lock in|grab|grabbing|pull the trigger|jump on|back|backing|smash',
  price: 'price|prices|odds|number|line|offer|offering|offers|quote|offered',
  saw: 'saw|seeing|found|i have|im|i am|have|listed|listed at|has|got|getting|gets|give|gives|giving|pick|slip|ticket|wager',
  join: 'vs|versus|@|against|or',
} as const;
const words = lexicon(written);

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCheck(prompt: string, known: Known): CheckQuery | undefined {
  const terms = termsOf(prompt, words, known);
  if (terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const subject = subjectOf(terms);
  const { has, unread, books, prices, money } = subject;
  if (unread.length > 0 || money.length > 0 || books.length > 1 || subject.teams.length === 0)
    return undefined;
  const leg = betIn(subject);
  if (!leg) return undefined;
  const asks = has('judge') || has('worth') || /\?\s*$/.test(prompt);
  // Without a price, only a question about the price itself: "should I take the Lakers" asks for a play.
  const isAboutPrice = prices.length > 0 ? asks : has('worth');
  // "Avs or Stars" compares.
  const isOne =
    subject.teams.length === 1 || leg.market === 'total' || !has('join') || !/\bor\b/i.test(prompt);
  if (!isAboutPrice || !isOne) return undefined;
  return {
    ask: 'check',
    legs: [leg],
    price: null,
    book: books[0] ?? null,
    boost: null,
    isBonus: false,
    against: false,
    chance: null,
  };
}
