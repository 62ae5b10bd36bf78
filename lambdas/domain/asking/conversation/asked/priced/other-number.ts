/** "Why do I keep seeing 5.5 on other books": that each book sets its own number, and which ones list what. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { ShownLeg, Turn } from '../../../../../contracts/asking/turn.ts';
import { openMarket } from '../../../queries/market/open-market.ts';
import type { RuledQuery } from '../../../queries/reading/kinds.ts';
import { bookCalled } from '../../../reading/names/books.ts';
import type { Heard } from '../../heard.ts';
import { bareOf } from '../around.ts';

const why =
  /\bwhy(?: is that| though)?$|^(?:but |and |so |ok )*(?:why|how come|y|hows come|whys|what(?:'?s| is) (?:with|up with))\b/;
const elsewhere =
  /\b(?:(?:other|another|different|diff|some|most|all|every|each|one|my|any)(?: other)? (?:books?|sites?|apps?|sportsbooks?|places?)|books|elsewhere|everywhere(?: else)?|somewhere else|anywhere else|other places)\b/;
const differs =
  /\b(?:\d{1,3}(?:\.5)|[+-]\d{2,4}|different|diff|differs?|not the same|another (?:number|line|price)|(?:number|line|spread|total|price|odds|juice)s?)\b/;

/** @returns undefined if it asks for something else, or if the bet is no line of a game or a player */
export function otherNumberOf(prompt: string, { play }: Turn): Heard | undefined {
  const [leg, ...others] = play?.legs ?? [];
  const text = bareOf(prompt);
  if (!leg || others.length > 0 || leg.outright || !why.test(text) || !differs.test(text)) return undefined;
  const words = text.replace(/[^a-z0-9 ]/g, ' ').split(/\s+/);
  if (!elsewhere.test(text) && !words.some((word) => bookCalled(word) !== undefined)) return undefined;
  const prices = pricesOf(leg);
  const queries: RuledQuery[] = [
    { ask: 'explain', terms: ['different_prices'] },
    ...(prices ? [prices] : []),
  ];
  return { kind: 'queries', queries, isAside: true };
}

function pricesOf({ sport, home, away, market, prop, period }: ShownLeg): MarketQuery | undefined {
  const about = { ...openMarket, sports: [sport], ...(period && { period }) };
  if (prop) return { ...about, topic: 'player_lines', players: [prop.player], stat: prop.stat };
  if (market !== 'moneyline' && market !== 'spread' && market !== 'total') return undefined;
  return { ...about, topic: 'books', teams: [away, home], market };
}
