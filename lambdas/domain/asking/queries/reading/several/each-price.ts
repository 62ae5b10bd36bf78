/** The price of each of two or three bets: "which book is best for Lions ml and Chiefs spread", "FanDuel price for Bears ml and the over". */
import { mostQueries } from '../../../../../contracts/asking/query.ts';
import type { RuledQuery } from '../kinds.ts';

const asksForPrices =
  /^(.*?\b(?:prices?|odds|books?|sportsbooks?|lines?|numbers?|sites?|apps?|places?|shops?)\b[^,]*?\b(?:on|for|at)|.*?\bwhere (?:should|can|do|would) (?:i|you|we|u) (?:bet|get|take|play|find|grab))\s+(.+?)[?.!]*$/i;
const breaks = /\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/i;
/** Each of them names what is bet on. */
const namesBet =
  /\b(?:mls?|moneyline|money line|spread|total|over|under|puck ?line|run ?line|to win)\b|(?<![\w.])[+-]\d{1,2}(?:\.5)?\b/i;
/** A bet on the whole game, which stands after a team. */
const ofGame = /^(?:the )?(?:over|under|total)\b/i;
const where = /\bwhere (?:should|can|do|would) \w+ \w+$/i;

/**
 * @param read a question in full
 * @returns undefined unless each bet is a question for the price of one team or one total
 */
export function readEachPrice(
  prompt: string,
  read: (text: string) => RuledQuery | undefined,
): RuledQuery[] | undefined {
  const [, lead = '', items = ''] = asksForPrices.exec(prompt) ?? [];
  const bets = items.split(breaks).filter((each) => each !== '');
  if (bets.length < 2 || bets.length > mostQueries || !bets.every((bet) => namesBet.test(bet)))
    return undefined;
  const asked = where.test(lead) ? 'best price on' : lead;
  const found: RuledQuery[] = [];
  let team = '';
  for (const bet of bets) {
    const query = read(`${asked} ${bet}${ofGame.test(bet) && team !== '' ? ` ${team}` : ''}`);
    if (query?.ask !== 'market' || (query.topic !== 'best_price' && query.topic !== 'books'))
      return undefined;
    if (query.teams.length !== 1 || query.market === null) return undefined;
    found.push(query);
    team = query.teams[0] ?? '';
  }
  const distinct = new Set(found.map((query) => JSON.stringify(query)));
  return distinct.size === found.length ? found : undefined;
}
