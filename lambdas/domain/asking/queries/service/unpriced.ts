/** "Why does it say no price for some games", "how come half of the props have no odds": why a price is missing. */
import type { ServiceQuery } from '../../../../contracts/asking/queries/words.ts';
import { anyOf } from '../../reading/words/pattern.ts';
import { plainly } from '../reading/cues.ts';

const prices = '(?:odds|prices?|lines?|pricing|spreads?|totals?|moneylines?|props?)';
const why = '(?:why|how come|what is the reason|what is up with|what is the deal with)';
/** Of a line that stays, or of prices that are not alike, something else is asked. */
const ofChange =
  '(?! (?:movement|moves?|moved|moving|chang\\w*|match\\w*|agree\\w*|differ\\w*|the same|value|shopping|history))';

export const unpriced: string = [
  `${why}(?: [\\w.-]+){0,9} (?:no ${prices}|without (?:any |a )?${prices}|missing (?:the |their |its |a |any )?${prices}|${prices} (?:is |are )?(?:missing|blank|empty|gone|unavailable|not (?:there|up|out|shown|posted|listed|available)))${ofChange}`,
  `${why}(?: [\\w.-]+){0,8} (?:dont|doesnt|arent|isnt|havent|hasnt|not|wont|cant)(?: (?:have|has|got|get|gets|show|showing|shows|list|listing|been|being|any|a|the|their|its|there|i|see|you|up))* (?:${prices}|priced|posted)(?= ?$| (?:for|on|yet|at|up|of|posted|listed|here|shown|today|tonight|right|now|out|available))${ofChange}`,
].join('|');

const said = anyOf([unpriced]);

/** @param plain as `plainly` writes it */
export const asksWhyUnpriced = (plain: string): boolean => said.test(plain);

/** Whatever is named, no price and no bet is asked for. */
export const readUnpriced = (prompt: string): ServiceQuery | undefined =>
  asksWhyUnpriced(plainly(prompt)) ? { ask: 'service', topic: 'no_price' } : undefined;
