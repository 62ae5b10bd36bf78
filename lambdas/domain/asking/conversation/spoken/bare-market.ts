/** "Spread?" after a fact about a team: a market alone asks what it is priced at. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { openMarket } from '../../queries/market/open-market.ts';
import { bareOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';

const markets: readonly (readonly [RegExp, MarketQuery['market'], MarketQuery['period']?])[] = [
  [/^(?:(?:point )?spread|run ?line|puck ?line)s?$/, 'spread'],
  [/^(?:total|over[ /]?under|o\/u)s?$/, 'total'],
  [/^(?:money ?line|ml)s?$/, 'moneyline'],
  [/^(?:odds|lines?|prices?)$/, null],
  [/^(?:f5|first (?:five|5)(?: innings)?|1st 5)(?: (?:line|lines|odds|price|prices))?$/, null, 'first_five'],
  [/^(?:1h|1st half|first half)(?: (?:line|lines|odds|price|prices))?$/, null, 'first_half'],
];
const lead = /^(?:(?:the|any|current|their|and|whats|what's|what is|what are|what about|how about) )+/;

/** @returns undefined where more is said, or the last answer was no fact about one team or one game */
export function marketAsked(prompt: string, { play, asked = [] }: Turn): Heard | undefined {
  const [last, ...others] = asked;
  if (play || last?.ask !== 'find' || others.length > 0) return undefined;
  const { sports, teams, players, days, topic } = last;
  if (players.length > 0 || teams.length < 1 || teams.length > 2) return undefined;
  const said = bareOf(prompt).replace(lead, '');
  const found = markets.find(([words]) => words.test(said));
  if (!found) return undefined;
  const [, market, period] = found;
  // Of facts, only a game to come is on days that prices can be of.
  const on = topic === 'schedule' || topic === 'starters' ? days : null;
  return {
    kind: 'queries',
    queries: [{ ...openMarket, topic: 'books', sports, teams, market, days: on, ...(period && { period }) }],
    isAside: false,
    isWhole: true,
  };
}
