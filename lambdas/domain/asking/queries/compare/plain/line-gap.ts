/** "Half a point from 3 to 2.5, worth -130 instead of -110", "my friend got Bucks -2 and I see -4": what lies between two lines of one bet. */
import type { CompareQuery } from '../../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../../feed/odds/odds.ts';
import { hasOnly, plainlySaid, pricesIn } from '../../sum/plain/said.ts';
import type { Known } from '../../table/terms.ts';
import { readCompare } from '../read.ts';

/** @returns two lines of one bet as its options; undefined for any other question */
export const readLineGap = (prompt: string, known: Known): CompareQuery | undefined => {
  const said = plainlySaid(prompt);
  const options = boughtIn(said) ?? missedIn(said);
  const read = options && readCompare(`Which is better: ${options.join(' or ')}?`, known);
  return read?.options.length === 2 ? read : undefined;
};

const buying = / (?:buy|buying|bought|pay|paying|half|hook|points?|move|moving|go|going|worth|get|getting) /;
const lines = /(?<= )[+-]?\d{1,2}(?:\.5)?(?= )/g;
const halfPoint = / (?:(?:a|the|1|that) )?(?:half(?: an?)?|1\/2|0?\.5) (?:points?|pts?)(?= )/g;
/** Every other word of such a question. A team or a market has a price on the board. */
const plain: ReadonlySet<string> = new Set(
  ', so ok is it its be would should could do does did i me you u we worth buy buying bought half a an the hook point pt that extra from to off onto down up going go moving move paying pay getting get at for if in on with my spread line number price and or vs versus instead of rather than cost costs costing when but smart dumb good idea better best which what whats nfl football juice vig'.split(
    ' ',
  ),
);
/** Points further apart are not bought for one price. */
const farthest = 2;

/** Both lines with their prices: the easier one is what is paid more for. */
function boughtIn(said: string): readonly [string, string] | undefined {
  const rest = said.replace(halfPoint, ' half point');
  const prices = pricesIn(rest).toSorted((a, b) => americanToDecimal(b) - americanToDecimal(a));
  const [from, to, ...more] = rest.match(lines) ?? [];
  const [usual, paid, ...others] = prices;
  if (from === undefined || to === undefined || more.length > 0 || !buying.test(rest)) return undefined;
  if (usual === undefined || paid === undefined || others.length > 0 || usual === paid || !hasOnly(rest, 4))
    return undefined;
  if (!rest.split(' ').every((word) => word === '' || /\d/.test(word) || plain.has(word))) return undefined;
  // Without a sign, a number that falls is given, and one that rises is gotten.
  const sign = /^[+-]/.test(from) ? '' : Number(from) > Number(to) ? '-' : '+';
  const [one, other] = [`${sign}${from}`, /^[+-]/.test(to) ? to : `${sign || from.charAt(0)}${to}`];
  const gap = Number(other) - Number(one);
  if (gap === 0 || Math.abs(gap) > farthest || Number(one) * Number(other) <= 0) return undefined;
  const [hard, easy] = gap > 0 ? [one, other] : [other, one];
  return [`${hard} ${signed(usual)}`, `${easy} ${signed(paid)}`];
}
const signed = (price: number): string => (price > 0 ? `+${price}` : `${price}`);

const somebody =
  '(?:(?:(?:my|a) )?(?:friend|buddy|brother|dad|coworker|wife|husband|guy|uncle|cousin|mate|boss|roommate)|he|she|they|someone|somebody|i|we)';
const number = '([+-]\\d{1,2}(?:\\.5)?)';
const missed = new RegExp(
  `^ (?:(?:so|ok|hey|,) )*${somebody} (?:already )?(?:got|has|have|had|took|grabbed|bet|locked in|is on) (?:the )?([a-z0-9 .']{3,30}?) (?:at )?${number}(?: (?:earlier|yesterday|early|this morning|last night|,|and|but|now))* (?:(?:i|we|it|they|mine|all i|the line|the best i)(?:'s|'m)? )?(?:only |can only |now |just |still )*(?:see|saw|get|got|find|found|have|is|are|at|can get|can find)(?: is| it| them| at)* ${number}(?<rest> .*)$`,
);
const asksGap =
  /^(?: (?:now|today|,|and|so|rn))* (?:how (?:much|big|bad|different)|what|is|does|whats)\b.*\b(?:difference|worth|worse|better|matter|gap|cost|lose|losing|points?|value)\b/;

/** The line that somebody has, and the one that is left. */
function missedIn(said: string): readonly [string, string] | undefined {
  const found = missed.exec(said);
  const [, bet = '', one = '', other = ''] = found ?? [];
  if (!found || !asksGap.test(found.groups?.rest ?? '') || one.charAt(0) !== other.charAt(0))
    return undefined;
  return [`${bet} ${one}`, `${bet} ${other}`];
}
