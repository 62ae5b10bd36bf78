/** Reads whether a price is worth taking: "is +140 on the Canadiens ok", "Jets -3 -105?", a slip at one price. */
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { betIn } from '../table/bets.ts';
import { type Slip, slipIn } from '../table/parts.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';
import { type CheckMeaning, checkWords } from './words.ts';

const none = { price: null, boost: null, isBonus: false, against: false, chance: null } as const;

/** Words of a wish for a bet: an opinion is not what is asked then. */
const wishes =
  /\b(?:give|gimme|find|build|make|need|want|best|picks?|suggest|recommend|who|which|what(?:s| is| are)|what (?:do|would) (?:you|u)(?! think))\b/i;

/** "From +180 to +240", "+240, used to be +180": only the price that can be had now counts. */
const boosted =
  /\s(?:from |was |up from )?[+-]\d{3,5}\s*(?:to|->|→|up to|now|boosted to)\s*([+-]\d{3,5})(?!\d)|\s(?=[+-]\d{3,5}\D{1,3}(?:used to be|was|up from|instead of) [+-]\d{3,5})([+-]\d{3,5})\D{1,3}(?:used to be|was|up from|instead of) [+-]\d{3,5}(?!\d)/i;

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readCheck(typed: string, known: Known): CheckQuery | undefined {
  const prompt = typed.replace(
    boosted,
    (_, to: string | undefined, now: string | undefined) => ` boosted ${to ?? now ?? ''}`,
  );
  const slip = slipIn(prompt, checkWords, known);
  return (slip && checkOfSlip(slip, prompt)) ?? checkOfOne(prompt, known);
}

function checkOfOne(prompt: string, known: Known): CheckQuery | undefined {
  const terms = termsOf(prompt, checkWords, known);
  if (terms.isPast || terms.isUnclear || terms.nightGame) return undefined;
  const subject = subjectOf(terms);
  const { has, unread, books, money, units, teams, players, percents } = subject;
  if (unread.length > 0 || units.length > 0 || books.length > 1) return undefined;
  if ((teams.length === 0 && players.length === 0) || has('parlay')) return undefined;
  const leg = betIn(subject);
  if (!leg) return undefined;
  const extra = extraOf(subject);
  if (!extra || (money.length > 0 && !extra.isBonus) || percents.length > (extra.boost === null ? 0 : 1))
    return undefined;
  // "Avs or Stars" compares.
  const isOne =
    teams.length <= 1 ||
    leg.market === 'total' ||
    leg.market === 'prop' ||
    !has('join') ||
    !/\bor\b/i.test(prompt);
  return isOne && isAsked(subject, prompt)
    ? { ask: 'check', legs: [leg], ...none, ...extra, book: books[0] ?? null }
    : undefined;
}

/** Without a price, only a question about the price or about this bet: "should I take the Lakers" asks for a play. */
function isAsked(subject: Subject<CheckMeaning>, prompt: string): boolean {
  const { has, prices, books, lines, markets, players, teams } = subject;
  if (prices.length > 0)
    return (
      ['judge', 'worth', 'opinion', 'against', 'chance', 'boost', 'bonus'].some((each) =>
        has(each as CheckMeaning),
      ) ||
      /\?\s*$/.test(prompt) ||
      (books.length > 0 && (lines.length > 0 || markets.length > 0 || players.length > 0))
    );
  if (has('worth') || has('chance') || has('against')) return true;
  return has('opinion') && teams.length <= 1 && !wishes.test(prompt);
}

/** A boost in percent, or a bonus bet. @returns undefined for a boost without its percentage */
function extraOf({ has, percents, prices }: Subject<CheckMeaning>) {
  const [boost = null] = has('boost') ? percents : [];
  // "Boosted to +240" names the price itself.
  if (has('boost') && boost === null && prices.length !== 1) return undefined;
  return { boost, isBonus: has('bonus'), against: has('against') };
}

/** Several legs: one price is for all of them, as many as legs are their own. */
function checkOfSlip({ legs, parts, rest }: Slip<CheckMeaning>, prompt: string): CheckQuery | undefined {
  const all = parts.flatMap(({ prices }) => prices);
  const has = (meaning: CheckMeaning) => parts.some((part) => part.has(meaning));
  const money = parts.flatMap((part) => part.money);
  const books = [...new Set(parts.flatMap((part) => part.books))];
  const numbers = rest.flatMap((part) => part.numbers);
  // "$10 pays 117".
  const payout = numbers.filter((number) => number !== legs.length);
  const amounts = has('toWin') && money.length === 1 ? [...money, ...payout] : money;
  const odd = rest.some((part) => part.units.length + part.markets.length > 0 || part.percents.length > 0);
  // "2 leg parlay" counts the legs.
  const isCounted =
    (amounts.length === 2 || payout.length === 0) && (numbers.length === payout.length || has('parlay'));
  if (odd || !isCounted || books.length > 1 || has('bonus')) return undefined;
  const returned = has('toWin') && amounts.length === 2 ? priceOf(amounts) : null;
  if (money.length > 0 && returned === null) return undefined;
  const isOfEach = all.length === legs.length;
  const price = returned ?? (all.length === 1 ? (all[0] ?? null) : null);
  if (all.length > 0 && !isOfEach && price === null) return undefined;
  const asks =
    (['judge', 'worth', 'opinion', 'against', 'chance'] as const).some(has) || /\?\s*$/.test(prompt);
  const isPriced = price !== null || isOfEach;
  if (
    !(isPriced && (asks || books.length > 0 || returned !== null)) &&
    !has('opinion') &&
    !(has('judge') && has('parlay'))
  )
    return undefined;
  const own = isOfEach && returned === null && legs.length > 1;
  return {
    ask: 'check',
    legs: legs.map((leg) => (own ? leg : { ...leg, price: isOfEach ? leg.price : null })),
    ...none,
    price: own ? null : price,
    against: has('against'),
    book: books[0] ?? null,
  };
}

/** American odds of a stake and what it wins. */
function priceOf([stake = 0, win = 0]: readonly number[]): number | null {
  if (stake <= 0 || win <= 0) return null;
  const ratio = win / stake;
  return Math.round(ratio >= 1 ? ratio * 100 : -100 / ratio);
}
