/** "Thunder Grizz spread + ml pls", "what's the spread and the total in Bears Lions": the prices of one game, a question for each market. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { readMarket } from '../../market/read.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import type { Known } from '../../table/terms.ts';

const market = '(?:mls?|moneylines?|money ?lines?|spreads?|totals?|puck ?lines?|run ?lines?)';
const list = `(?<list>${market}(?:(?: ,)? (?:and |, )?(?:the )?${market})*)`;
const polite = '(?: (?:please|pls|plz|now|rn|right now|,))*';
const day =
  '(?<day>(?: (?:tonight|today|tomorrow|this week|(?:on |this )?(?:sun|mon|tues|wednes|thurs|fri|satur)day))?)';
const teams = "(?:the )?(?<teams>[a-z0-9 .'@-]{5,60}?)(?: game| matchup)?";
const asks =
  "(?<asks>(?:(?:so|hey|ok|yo|and|just|can you|tell me|show me|what's|whats|what|is|are|the|current|,) )*)";
/** A game by its two teams. */
const named = new RegExp(`^ (?:(?:hey|yo|ok|,) )*${teams}(?: ,)? ${list}${polite}${day}${polite} $`);
const asked = new RegExp(`^ ${asks}${list} (?:for|in|of|on|between) ${teams}${polite}${day}${polite} $`);
const isAsked = /\b(?:what|what's|whats|show me|tell me)\b/;
/** Words of a bet that is wished for or judged. */
const chooses = / (?:or|over|under|best|good|pick|bet|parlay|with|should|i|my) /;
const longest = 110;
const most = 3;

/** @returns undefined unless each market is one of a game that is named */
export function marketsOfGame(prompt: string, known: Known): MarketQuery[] | undefined {
  const said = plainlySaid(prompt)
    .replace(/\b(?:o ?\/ ?u|over ?[/-]? ?under|ou)\b/g, 'total')
    .replace(/ ?[+&/] ?(?=[a-z])| n (?=[a-z])/g, ' and ');
  if (said.length > longest || chooses.test(said)) return undefined;
  const found = (asked.exec(said) ?? named.exec(said))?.groups;
  const kinds = found?.list?.match(new RegExp(market, 'g')) ?? [];
  if (!found || kinds.length > most) return undefined;
  // "Suns vs Bucks moneyline" and "Bears and Jets ml" may be bets.
  const isBet = kinds.length === 1 || / (?:and|,) /.test(`${found.teams}`);
  if (isBet && !isAsked.test(found.asks ?? '')) return undefined;
  // Of one team alone, "Lakers spread" is a bet.
  const fewest = isAsked.test(found.asks ?? '') ? 1 : 2;
  const queries = kinds.flatMap((kind) => {
    const query = readMarket(`what is the ${kind} in ${found.teams}${found.day}`, known);
    const isOfGame = query?.topic === 'books' && query.market !== null && query.teams.length >= fewest;
    return query && isOfGame ? [query] : [];
  });
  const distinct = new Set(queries.map((query) => query.market));
  return queries.length === kinds.length && distinct.size === kinds.length ? queries : undefined;
}
