/** An amount with its bounds: "4 or more", "at least a touchdown", "under 20". */
import { numberNames } from '../../../reading/words/counts.ts';

export interface Amount {
  readonly min: number | null;
  readonly max: number | null;
}

const named = numberNames.slice(1, 21).filter((name) => name !== '');
const numberWords = `(?:\\d{1,3}(?:\\.\\d)?|a single|a(?= (?:goal|run|point)(?!\\w))|(?:a |one |two |2 )?(?:touchdowns?|tds?|field ?goals?|fgs?)|double[- ]digits|${named.join('|')})`;
const least = 'at least|no (?:less|fewer) than|a minimum of';
const beyond = 'more than|over|above|north of|better than|upwards of|greater than';
const most = 'at most|no more than|up to|within|a maximum of';
const short = 'less than|fewer than|under|below|south of';
const orMore = '(?: ?\\+|-plus| plus| or (?:more|better|higher|greater|above)| and up| and above)';
const orLess = '(?: or (?:less|fewer|lower|under|below|worse)| and under| tops)';
const unit = '(?:[ -](?:points?|pts?|goals?|runs?|gls?|scores?))?';

/** As a pattern, with two groups around the number and one of what stands behind. */
export const amountPattern = `(?:(exactly|only|just|${least}|${beyond}|${most}|${short}) )?(${numberWords})${unit}(${orMore}|${orLess})?${unit}`;

const is = (words: string) => new RegExp(`^(?:${words})$`);
const [isLeast, isBeyond, isMost, isShort] = [is(least), is(beyond), is(most), is(short)];
const isLess = new RegExp(`^${orLess}$`);
const isMore = new RegExp(`^${orMore}$`);

/**
 * @param bare what a number alone is
 * @param step between two numbers that there can be
 */
export function amountOf(
  [lead, typed, end]: readonly (string | undefined)[],
  bare: 'exactly' | 'least' | 'most',
  step: number,
): Amount | undefined {
  const value = typed === undefined ? undefined : numberOf(typed);
  if (value === undefined) return undefined;
  const [up, down] = [(Math.floor(value / step) + 1) * step, (Math.ceil(value / step) - 1) * step];
  if (end !== undefined && isMore.test(end)) return { min: value, max: null };
  if (end !== undefined && isLess.test(end)) return { min: null, max: value };
  if (lead !== undefined) {
    if (isLeast.test(lead)) return { min: value, max: null };
    if (isBeyond.test(lead)) return { min: up, max: null };
    if (isMost.test(lead)) return { min: null, max: value };
    if (isShort.test(lead)) return { min: null, max: down };
    return { min: value, max: value };
  }
  if (bare === 'least' || /double/.test(typed ?? '')) return { min: value, max: null };
  return bare === 'most' ? { min: null, max: value } : { min: value, max: value };
}

function numberOf(typed: string): number | undefined {
  if (/^\d/.test(typed) && !/[a-z]/.test(typed)) return Number(typed);
  const times = /^(?:two|2)\b/.test(typed) ? 2 : 1;
  if (/touchdown|td/.test(typed)) return 7 * times;
  if (/field|fg/.test(typed)) return 3 * times;
  if (/double/.test(typed)) return 10;
  if (/^a\b/.test(typed)) return 1;
  const at = numberNames.indexOf(typed);
  return at < 0 ? undefined : at;
}
