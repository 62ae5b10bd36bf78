/** The other prices of the one game that was shown: "what's the spread there", "whats the over under for it". */

import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import type { Heard } from '../heard.ts';
import { bareOf } from './around.ts';

const lead =
  "^(?:what|whats|what's|hows|how's|wheres|where's|where)(?: (?:is|are|the|its|their|current|about))* ";
const markets = '(spread|run ?line|puck ?line|point spread|total|over[ /]?-?under|o/u|ou|moneylines?|mls?)';
const there =
  '(?: (?:on|for|of|in|at|is|are))*(?: (?:it|that|this|there|here|(?:that|this|the|the same) (?:game|matchup|match|one)))+(?: (?:at|now|sitting at|sitting|looking like))*$';
const ofMarket = new RegExp(`${lead}${markets}${there}`);
/** The line of the bet itself is no line of the game. */
const ofAll = new RegExp(
  `${lead}(?:odds|lines?|prices?)(?: (?:on|for|of|in))?(?: (?:that|this|the|the same) (?:game|matchup|match)| there)$`,
);

/** @returns undefined if it asks for something else, or if the legs are of several games */
export function pricesOfGame(prompt: string, { play }: Turn): Heard | undefined {
  const [leg, ...others] = play?.legs ?? [];
  if (!leg || leg.outright || others.some(({ gameId }) => gameId !== leg.gameId)) return undefined;
  const text = bareOf(prompt);
  const said = ofMarket.exec(text)?.[1];
  if (said === undefined && !ofAll.test(text)) return undefined;
  const query: MarketQuery = {
    ...openMarket,
    topic: 'books',
    sports: [leg.sport],
    teams: [leg.away, leg.home],
    market: said === undefined ? null : marketOf(said),
  };
  return { kind: 'queries', queries: [query], isAside: true };
}

const marketOf = (said: string): NonNullable<MarketQuery['market']> =>
  /^(?:total|o)/.test(said) ? 'total' : /^m/.test(said) ? 'moneyline' : 'spread';
