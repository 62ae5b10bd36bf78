/** Reads what half a point is worth ("is it worth buying the hook off 3", "the half point on the Lions"), and how often games land on a number. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import { subjectOf } from '../../table/subject.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { openMarket } from '../open-market.ts';
import { keyNumberWords } from './words.ts';

const ofHalf =
  /\b(?:half|hook|(?:buy|buying|move|moving|get|getting|pay|paying|go|going)\b.{0,40}\b(?:off|from|down|up|points?|to [+-]?\d)|(?:a|the|full) (?:full )?point)\b/i;
const ofBuying =
  /\b(?:worth|buy|buying|bought|pay|paying|value|cost|costs|cents|move|moving|off|smart|matter|go from)\b/i;
const ofLanding =
  /\b(?:how (?:often|common|many|likely|frequently)|frequency|what (?:percent\w*|share)|most (?:common|frequent)|probability|chances?|odds)\b/i;

/** Whether half a point is to be bought: a bet that is named beside it is not what is judged. */
export const buysPoints = (typed: string): boolean =>
  /\b(?:buy|buying|pay|paying)\b.{0,60}\b(?:half|hook|points?|(?:down|up|off) (?:to )?[+-]?\d)/i.test(
    typed,
  ) ||
  /\bworth\b.{0,30}\b(?:half (?:a )?(?:point|pt)|hook)\b|\b(?:half (?:a )?(?:point|pt)|hook)\b.{0,40}\bworth\b/i.test(
    typed,
  );

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readKeyNumber(typed: string, known: Known): MarketQuery | undefined {
  const isOfHalf = ofHalf.test(typed) && ofBuying.test(typed);
  const isOfLanding = ofLanding.test(typed);
  // "The odds of a top 5 finish" are of golf.
  if ((!isOfHalf && !isOfLanding) || ofPlaces.test(typed)) return undefined;
  const terms = termsOf(
    typed.replace(/(?<=\d) ?(?:points?|pts)\b/gi, '').replace(/\b\d+(?: ?c\b| cents\b)/gi, 'cents'),
    keyNumberWords,
    known,
  );
  const subject = subjectOf(terms);
  const { has, teams, players, books, money, units, percents, periods, unlisted, unread, prices, stats } =
    subject;
  const other = [players, books, money, units, percents, periods, unlisted, unread, stats];
  if (
    other.some((each) => each.length > 0) ||
    prices.length > 1 ||
    terms.isPast ||
    terms.isUnclear ||
    terms.nightGame ||
    terms.starts
  )
    return undefined;
  const { markets, sides, sports, days } = subject;
  const [side = null] = sides;
  const numbers = [...subject.lines, ...subject.numbers];
  const isTotal = markets.includes('total') || side === 'over' || side === 'under';
  if (sides.length > 1 || markets.includes('moneyline') || teams.length > 2 || numbers.length > 2)
    return undefined;
  const [first = null, second] = numbers;
  const asksLanding = isOfLanding && !isOfHalf && (has('lands') || has('margin')) && has('often');
  // "How often do the Lions win by 3" is of their games, which are kept elsewhere.
  if (asksLanding && (teams.length > 0 || second !== undefined || days !== null)) return undefined;
  const [paid] = prices;
  const asksHalf = isOfHalf && has('worth') && (has('half') || first !== null);
  if ((!asksLanding && !asksHalf) || (asksLanding && paid !== undefined)) return undefined;
  // Of a game that is named, a line and its price are a bet to be judged.
  if (paid !== undefined && teams.length > 0) return undefined;
  // "Buy the Chargers down to -2.5": from the market's own line.
  const isTarget =
    asksHalf && second === undefined && first !== null && teams.length > 0 && leadsTo.test(typed);
  const target = isTarget ? first : second;
  const isOfTotals = isTotal || (first !== null && Math.abs(first) > mostMargin);
  return {
    ...openMarket,
    topic: 'key_number',
    sports,
    teams,
    days,
    market: isOfTotals ? 'total' : 'spread',
    side: isOfTotals && (side === 'over' || side === 'under') ? side : null,
    line: isTarget ? null : first,
    ...(paid !== undefined && { price: { min: paid, max: paid } }),
    ...(asksLanding ? { by: 'landing' as const } : target !== undefined && { sizes: [target] }),
  };
}
const ofPlaces = /\btop[- ]?\d{1,2}\b/i;
const leadsTo = /\b(?:to|onto|into) [+-]?\d/i;

/** A larger number is a total. */
const mostMargin = 28;
