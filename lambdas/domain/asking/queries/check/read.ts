/** Reads whether a price is worth taking: "is +140 on the Canadiens ok", "Jets -3 -105?", a slip at one price. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { americanToDecimal, priceOfWin } from '../../../feed/odds/odds.ts';
import { type Legs, legsIn } from '../bets/legs.ts';
import { withoutSupposing } from '../compare/points.ts';
import { buysPoints, readKeyNumber } from '../market/key-number/read.ts';
import { daysOn } from '../table/say.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import type { Known, Terms } from '../table/terms.ts';
import { asksAgainst } from './against.ts';
import { termsCorrected } from './corrected.ts';
import { asksOfBetAlone } from './named-alone.ts';
import { withoutTeller } from './told-by.ts';
import { inKnownWords } from './wording.ts';
import { type CheckMeaning, checkWords } from './words.ts';

type Asked = Subject<CheckMeaning>;

const none = { price: null, boost: null, isBonus: false, against: false, chance: null } as const;

/** Words of a wish for a bet: an opinion is not what is asked then. */
const wishes =
  /\b(?:give|gimme|find|build|make|need|want|best|picks?|suggest|recommend|who|which|what(?:s| is| are)|what (?:do|would) (?:you|u)(?! think))\b/i;

/** "Min +300", the condition of a boost. */
const condition =
  /\b(?:min(?:imum)?|at least)(?: odds)?(?: of)? [+-]\d{3,5}(?: or (?:longer|better|more))?/gi;

/** "Everyone else is at -8.5": what other books list is in the answer. */
const others =
  /\b(?:every(?:one|body)(?: else)?|all (?:the )?other(?: book)?s|the others|other books|the rest|rest of the (?:market|books)|(?:the )?(?:mkt|market))(?:'?s| is| are| has| have| sits?| hanging)*(?: at)? [+-]?\d+(?:\.5)?(?: [+-]\d{3})?/gi;

/** "$15 pays 87", "20 bucks to win 240", "pays 240 on 20". */
const returned =
  /\$?(\d+(?:\.\d+)?)(?: ?(?:bucks|dollars|\$))? (?:to win|to return|wins?|returns?|pays?(?: out| me)?|for a payout of|to pay|to profit|would pay|gets me|get me) \$?(\d+(?:\.\d+)?)(?![\d/]| ?to 1\b)/i;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCheck(typed: string, known: Known): CheckQuery | undefined {
  // "Worth buying half a point on over 48": what the half point is worth, and not the bet at its price.
  if (buysPoints(typed) && readKeyNumber(typed, { ...known, asides: undefined, meant: undefined }))
    return undefined;
  const read = readAsTyped(typed, known);
  if (read) return read;
  const bare = withoutTeller(typed);
  return bare === typed ? undefined : readAsTyped(bare, known);
}

function readAsTyped(typed: string, known: Known): CheckQuery | undefined {
  const payout = returned.exec(typed);
  const prompt = inKnownWords(withoutSupposing(typed))
    .replace(condition, ' ')
    .replace(payout?.[0] ?? '\0', ' , ')
    .replace(others, ' ');
  const terms = termsCorrected(prompt, checkWords, known);
  const subject = subjectOf(terms);
  const { has, unread, books, units, teams, players } = subject;
  const isTaken = has('beat');
  const isOld = isTaken || made.test(prompt);
  if ((terms.isPast && !isOld) || terms.isUnclear || unread.length > 0 || books.length > 1) return undefined;
  if (teams.length === 0 && players.length === 0) return undefined;
  // Futures have an answer of their own.
  if (subject.unlisted.some((each) => each === 'the winner of a season' || each === 'awards'))
    return undefined;
  const legs = legsIn(withSide(terms), { isParlay: /\bparlay(?:ed)?\b/i.test(prompt) });
  if (!legs || legs.bets.length > mostLegs || units.length > 0) return undefined;
  const extra = extraOf(subject, legs);
  if (!extra || !isOneBet(legs, terms)) return undefined;
  const won = payout ? priceOfWin(Number(payout[1]), Number(payout[2])) : null;
  const priced = pricedLegs(legs, won, { ...extra, isTaken });
  if (!priced) return undefined;
  const stake = payout ? Number(payout[1]) : subject.money[0];
  const isSlip = legs.bets.length > 1;
  // Named with a team it can only be asked about: nobody here prices it.
  const [only] = legs.bets;
  const isOfThreeWay =
    !isSlip && ofThreeWay.has(only?.unlisted ?? '') && subject.sides.length === 0 && !orElse.test(prompt);
  if (
    !known.meant &&
    !isOfThreeWay &&
    !isAsked(subject, prompt, { isSlip, isPriced: priced.isPriced, isTaken })
  )
    return undefined;
  const { boosted: _, ...promotion } = extra;
  return {
    ask: 'check',
    legs: [...priced.legs],
    ...none,
    ...promotion,
    against: has('against') || asksAgainst(typed),
    price: priced.price,
    book: books[0] ?? null,
    ...(priced.before !== undefined && { before: priced.before }),
    ...(stake !== undefined && { stake }),
    ...(isTaken && { isTaken }),
    // What was bought on Friday may be a bet on Sunday.
    ...(!isOld && daysOn(terms.days, known.today)),
  };
}

/** "A good bet tonight" has not been made. */
const made =
  /\b(?:took|grabbed|got|placed|locked|snagged|have)\b|(?<!\b(?:a|an|the|any|good|great|bad|smart|solid|safe|decent|value|fair|best|better|worse|sound|ok) )\bbet\b/i;

/** "Is the total too high at 39.5": the over at that number is what the answer judges. */
function withSide(terms: Terms<CheckMeaning>): Terms<CheckMeaning> {
  const subject = subjectOf(terms);
  const isOpen =
    subject.markets.includes('total') && subject.sides.length === 0 && subject.numbers.length === 1;
  return isOpen ? { ...terms, terms: [...terms.terms, { kind: 'side', side: 'over' }] } : terms;
}

const mostLegs = 12;

/** What is asked for beside a bet makes it a wish. */
const orElse = /\bor (?:something|anything|somethin|another|any other|some)\b/i;
/** Bets on two of the three results of a game. */
const ofThreeWay: ReadonlySet<string> = new Set(['double chance', 'draw no bet']);

/** "Avs or Stars" compares. */
function isOneBet({ bets }: Legs, { terms }: Terms<CheckMeaning>): boolean {
  return (
    bets.length === 1 ||
    !terms.some((term) => term.kind === 'between' && /^(?:or|vs|versus)$/.test(term.word))
  );
}

interface Priced {
  readonly legs: readonly NamedBet[];
  /** Of all legs together. */
  readonly price: number | null;
  readonly before?: number;
  readonly isPriced: boolean;
}

/** One price is for all legs, as many as legs are their own. @returns undefined for prices that cannot be told apart */
function pricedLegs(
  { bets, apart }: Legs,
  won: number | null,
  { boosted, isTaken }: { readonly boosted: number | undefined; readonly isTaken: boolean },
): Priced | undefined {
  const own = bets.flatMap(({ price }) => price ?? []);
  const [only, other] = bets;
  if (only && !other) {
    const all = [...own, ...apart];
    const price = boosted ?? won ?? all[0] ?? null;
    // "-120 on Friday and it is -135 now": the asker's own comes first.
    if (all.length > (boosted !== undefined || isTaken ? 2 : 1)) return undefined;
    const before = boosted === undefined ? undefined : all.find((each) => each !== boosted);
    return {
      legs: [{ ...only, price }],
      price: null,
      isPriced: price !== null,
      ...(before !== undefined && { before }),
    };
  }
  const bare = bets.map((bet) => ({ ...bet, price: null }));
  const whole = boosted ?? won ?? apart.at(-1);
  if (own.length === bets.length && whole === undefined) return { legs: bets, price: null, isPriced: true };
  // "Brunson o25.5 -115, Knicks ml, Celtics -10.5": no price of all of them stands before the last.
  const isOfLegs = whole === undefined && own.length < bets.length && bets.at(-1)?.price === null;
  if (isOfLegs && own.length > 0) return { legs: bets, price: null, isPriced: true };
  if (own.length > (whole === undefined ? 1 : 0) && own.length !== bets.length && boosted === undefined)
    return undefined;
  const price = whole ?? own[0] ?? null;
  const before = boosted === undefined ? undefined : [...apart, ...own].find((each) => each !== boosted);
  return {
    legs: own.length === bets.length ? bets : bare,
    price,
    isPriced: price !== null,
    ...(before !== undefined && { before }),
  };
}

interface How {
  readonly isSlip: boolean;
  readonly isPriced: boolean;
  readonly isTaken: boolean;
}

/** Without a price, only a question about the price or about this bet: "should I take the Lakers" asks for a play. */
function isAsked(
  { has, books, lines, numbers, markets, sides, players, teams, periods, isTeamTotal }: Asked,
  prompt: string,
  { isSlip, isPriced, isTaken }: How,
): boolean {
  const asks = (['judge', 'worth', 'opinion', 'against', 'chance', 'boost', 'bonus'] as const).some(has);
  if (isTaken) return true;
  if (isPriced) {
    const isNamed = lines.length + markets.length + players.length + periods.length > 0 || isTeamTotal;
    return asks || /\?\s*$/.test(prompt) || (books.length > 0 && (isNamed || isSlip));
  }
  if (isSlip) return has('opinion') || has('worth') || ((has('judge') || has('chance')) && has('parlay'));
  if (has('worth') || has('chance') || has('against')) return true;
  if (wishes.test(prompt)) return false;
  // "Would you lay 13 with Buffalo": a line makes it this bet.
  if (has('judge')) return lines.length + numbers.length > 0;
  if (lines.length + numbers.length === 1 && asksOfBetAlone(prompt)) return true;
  const isOfTotal = sides.some((side) => side === 'over' || side === 'under');
  return has('opinion') && (teams.length <= 1 || (isOfTotal && teams.length === 2));
}

/** A boost in percent or as two prices, or a bonus bet. @returns undefined for a boost without either */
function extraOf({ has, percents, money }: Asked, { bets, apart }: Legs) {
  const [percent = null] = has('boost') || has('boosted') ? percents : [];
  const boost = has('boosted') ? null : percent;
  const prices = [...bets.flatMap(({ price }) => price ?? []), ...apart];
  const isOfPrices = has('boost') && percent === null;
  if ((isOfPrices && prices.length === 0) || money.length > 1) return undefined;
  if (percents.length > (percent === null ? 0 : 1)) return undefined;
  // "Boosted to +240" names the price itself; of two prices, the one that pays more is the one with the boost.
  const [low, high] = prices.toSorted((a, b) => americanToDecimal(a) - americanToDecimal(b));
  const boosted = isOfPrices && prices.length === 2 && low !== high ? high : undefined;
  return { boost, isBonus: has('bonus'), boosted };
}
