/** "Got the Wild at +130 this morning, now what is it", "I have Lions -7.5 from Tuesday, where is it now": a bet that is made, and what it is now. */
import type { CheckQuery, MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { openMarket } from '../../market/open-market.ts';
import { plainlySaid } from '../../sum/plain/said.ts';
import type { Known } from '../../table/terms.ts';
import { readCheck } from '../read.ts';
import { betAlone } from './read.ts';

const taking =
  "(?:(?:so|ok|hey|yo|,) )*(?:(?:i|we)(?: have|'ve|'m| am)? (?:already )?)?(?:got|took|have|had|bet|grabbed|locked in|locked|snagged|played|holding|sitting on)(?: in)? ";
/** The day is when the bet was made, and no day of its game. */
const made =
  '(?: ?(?:,|(?:back |early |late )?(?:(?:on|from|last|this|the|at|as of) )*(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|mon|tue|wed|thu|fri|sat|sun|yesterday|earlier(?: today| this week| on)?|am|morning|afternoon|week|night|the opener|the open|open|opening|lunch|breakfast|a (?:few|couple)(?: of)? (?:days|hours) ago|2 days ago|this am)))*';
const it = '(?:it|that|they|them|the (?:line|price|number|odds|spread|total|market)|line|price|number)';
const rightNow = '(?:now|rn|right now|currently|at now|today|at the moment|sitting(?: at)?(?: now)?|at)';
const asks = `(?:(?:and|so|but|just wondering|curious|,) )*(?:(?:now |currently )?(?:where|what|how much)(?:'s|s| is| are| did)? ?(?:now )?${it}(?: (?:at|gone|go|moved|move|going for|sitting|to|up|down))*(?: ${rightNow})*|${rightNow} (?:where|what)(?:'s|s| is| are) ${it}(?: at)?|has ${it} (?:moved|changed)(?: since| at all| much)*|what (?:about|is it) now|(?:what(?:'s|s| is) )?(?:the )?current (?:line|price|number|odds))(?: (?:on it|on that))?(?: ,)* `;
/** What was got is weighed against it, which the market's own line and price tell. */
const beat =
  "(?:(?:and|so|but|,) )*(?:(?:did|have|do) i (?:beat|get|do|beaten|have)|(?:is|was) (?:that|it|mine|this) (?:a )?(?:good|great|bad|decent|value)|(?:good|great|nice|decent|bad|any) (?:number|price|line|value|clv))(?: [a-z']+){0,5}(?: ,)* ";

const forms: readonly RegExp[] = [
  new RegExp(`^ ${taking}(?<bet>.{3,50}?)${made} , ${asks}(?<beat>${beat})?$`),
  new RegExp(
    `^ ${taking}(?<bet>.{3,50}?)${made} (?=(?:and|so|but|now|(?:where|what)(?:'?s)?) )${asks}(?<beat>${beat})?$`,
  ),
  new RegExp(`^ ${taking}(?<bet>.{3,50}?)${made}(?: ,)? (?<beat>${beat})$`),
];
const price = / (?:(?:at|for|@) )?(?<odds>[+-]\d{3,5})$/;
const longest = 140;

/**
 * @param prompt as typed
 * @returns how its price compares with those of now; of a line without a price, how the line moved; undefined for any other question
 */
export function readHeld(prompt: string, known: Known): CheckQuery | MarketQuery | undefined {
  const said = plainlySaid(prompt);
  if (said.length > longest) return undefined;
  for (const form of forms) {
    const { bet, beat: isWeighed } = form.exec(said)?.groups ?? {};
    if (bet === undefined) continue;
    const odds = price.exec(` ${bet}`)?.groups?.odds;
    const check = betAlone(` ${bet}`.replace(price, '').trim(), (text) => {
      const read = readCheck(text, known);
      return read && [read];
    });
    const [leg] = check?.legs ?? [];
    if (!check || !leg) continue;
    if (odds !== undefined) return { ...check, legs: [{ ...leg, price: Number(odds) }], isTaken: true };
    if (isWeighed !== undefined) return { ...check, isTaken: true };
    const isOfLine = leg.line !== null && leg.player === null && leg.teams.length > 0;
    if (!isOfLine || (leg.period ?? 'game') !== 'game') continue;
    const isTotal = leg.side === 'over' || leg.side === 'under';
    return {
      ...openMarket,
      topic: 'movement',
      teams: [...leg.teams],
      market: isTotal ? 'total' : 'spread',
      line: leg.line,
    };
  }
  return undefined;
}
