/** Judges a price: the verdict first, then the numbers that decide it, better prices, and the facts on both sides. */
import type { Verdict } from '../../../../contracts/asking/cards.ts';
import type { CheckQuery } from '../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import { isBook } from '../../reading/names/books.ts';
import type { QueryAnswer } from '../answered.ts';
import { sizeWords } from '../sum/answers/size.ts';
import { checkOf, playOn, pricesOf } from '../table/next.ts';
import { offersCard } from '../table/offers-card.ts';
import { ownBetOf } from '../table/own-bet.ts';
import { resolveOn } from '../table/resolve.ts';
import type { Resolved } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { matchupAndStart, odds } from '../table/words.ts';
import { aspectAnswer } from './aspects/answer.ts';
import { estimated } from './aspects/estimate.ts';
import { facts, factsAsked } from './facts.ts';
import { breakEvenWords, shareOfBankroll, stakeWords } from './figures.ts';
import { withoutOpponent } from './opponents.ts';
import { onOtherDay } from './other-day.ts';
import { bonusAnswer, boostAnswer } from './promotions.ts';
import { answerSlip } from './slip.ts';
import { beatenByMarket, beatenWords } from './staked/beaten.ts';
import { stakedWords } from './staked/words.ts';
import { answerUnlisted } from './without-line.ts';

/** Other books named in words. */
const mostBooks = 4;

/** A price that no listed line matches gets no verdict. */
export function answerCheck(query: CheckQuery, tables: Tables): QueryAnswer {
  const answered = judged(query, tables);
  const other = onOtherDay(query, tables);
  return other === undefined ? answered : { ...answered, response: `${other}\n${answered.response}` };
}

function judged(query: CheckQuery, tables: Tables): QueryAnswer {
  const { size, ...bet } = query;
  if (size) {
    const answered = judged(bet, tables);
    return { ...answered, response: `${sizeWords(size)}\n${answered.response}` };
  }
  const {
    legs: [leg, ...others],
    book,
    boost,
    isBonus,
    against,
  } = query;
  if (!leg) throw new RangeError('a check has a bet');
  if (others.length > 0) {
    const only = withoutOpponent(query, tables);
    return only === query ? answerSlip(query, tables) : judged(only, tables);
  }
  const found = resolveOn(leg, tables, query.days);
  if (query.lineNow !== undefined) {
    const [chance, fair] = found.kind === 'unlisted' ? [null, null] : [found.chance, found.fair];
    const alternatives =
      found.kind === 'unlisted' ? [] : [pricesOf(found.side.game), playOn(found.side.game)];
    return { response: beatenWords(query, { chance, fair }).join('\n'), cards: [], alternatives };
  }
  const beaten = beatenByMarket(query, found);
  if (found.kind === 'unlisted') {
    const { instead } = found;
    const first =
      against && instead ? facts({ ...instead, line: found.line ?? null, chance: null }, tables, true) : [];
    // What is known of the listed line says something of one close to it.
    const near = query.asks === 'reasons' ? (found.main ?? instead) : instead;
    const around = !against && near ? factsAsked(near, query, tables) : [];
    const about = query.asks === 'chance' || query.asks === 'fair' ? estimated(found, leg, tables) : null;
    if (about !== null) first.unshift(about);
    if (beaten !== null) first.unshift(beaten);
    return answerUnlisted(found, leg, tables, { first, last: [...around, ...shareOfBankroll(query)] });
  }
  const { side, name, price, best, chance, cost, fair } = found;
  const { game } = side;
  const next = [pricesOf(game), playOn(game)];
  const own = leg.price === null ? best.book : (book ?? null);
  if (chance === null || cost === null || fair === null) {
    const unknown = [...stakedWords(query, found), unknownChance(found, leg.price)].join('\n');
    return { response: unknown, cards: [cardOf(found)], alternatives: next };
  }
  if (isBonus) return { ...bonusAnswer({ ...found, chance }, next), own: undefined };
  if (boost !== null) return boostAnswer({ ...found, chance }, boost, next, query.stake);
  if (query.asks !== undefined) {
    const own = aspectAnswer(query, { ...found, chance, fair, cost }, factsAsked(found, query, tables));
    return {
      response: own.join('\n'),
      cards: [cardOf(found)],
      alternatives: [...next, checkOf(found.words, found.best.price)],
    };
  }
  const answer = answerOf(found);
  const verdict: Verdict = {
    answer,
    price,
    chance: share(chance),
    breakEven: share(found.breakEven),
    cost,
    fairPrice: fair,
    walkAway: fair,
  };
  return {
    response: [
      ...(against ? facts(found, tables, true) : []),
      ...(query.isTaken ? [beaten ?? takenWords(found)] : []),
      ...stakedWords(query, found),
      `${lead(found, answer, leg.price !== null)}${stakeWords(cost, query.stake)}`,
      `${name} in ${matchupAndStart(game)}. ${chanceWords(found)}, so the fair price is ${odds(fair)}. At ${odds(price)} it must win ${percent(found.breakEven)} to break even.`,
      ...(query.before === undefined || query.isTaken
        ? []
        : [`Without the boost it pays ${odds(query.before)}.`]),
      ...ofBook(found, book, leg.price),
      ...elsewhere(found, own),
      ...(against ? [] : facts(found, tables, false)),
      ...shareOfBankroll(query),
    ].join('\n'),
    cards: [cardOf(found)],
    verdict,
    own: ownBetOf(found, book),
    alternatives: next,
  };
}

/** Where books price one side only, the chance is measured on past prices of the kind. */
function chanceWords({ chance, priced }: Resolved): string {
  const measured = priced?.measured;
  if (!measured) return `The market’s chance is ${percent(chance ?? 0)}`;
  const [low, high] = measured.range;
  return `Books price only this side: by ${measured.n.toLocaleString('en-US')} such prices of ${measured.season} its chance is about ${percent(chance ?? 0)} (${percent(low)} to ${percent(high)})`;
}

/** Without a chance, the price can still be compared with those listed. */
function unknownChance({ name, side, best, price }: Resolved, asked: number | null): string {
  const where = `${name} in ${matchupAndStart(side.game)}: no book prices both sides, and prices of this kind are not measured, so its chance is unknown.`;
  if (asked === null) return `${where} The best price listed is ${odds(best.price)} at ${best.book}.`;
  const gap = pays(price, best.price);
  const compared =
    gap > 1e-9
      ? `${odds(price)} pays more than any listed price: the best is ${odds(best.price)} at ${best.book}.`
      : gap < -1e-9
        ? `Not the best price: ${best.book} pays ${odds(best.price)}.`
        : `${odds(price)} is the best price listed.`;
  return [compared, where, breakEvenWords(price)].join('\n');
}

/** How the price of a bet that is made compares with the best one now. */
function takenWords({ name, price, best }: Resolved): string {
  const gap = pays(price, best.price);
  const now = `the best now is ${odds(best.price)} at ${best.book}`;
  if (Math.abs(gap) < 1e-9) return `Neither: ${name} at ${odds(price)} is still the best price listed.`;
  return gap > 0
    ? `Yes, you beat it: ${name} at ${odds(price)} pays more than any price now; ${now}.`
    : `No: ${name} at ${odds(price)} pays less than you would get now; ${now}.`;
}

/** What the book that was named lists now, where that is another price. */
function ofBook({ offers, name }: Resolved, named: string | null, asked: number | null): string[] {
  if (named === null || asked === null) return [];
  const offer = offers.find(({ book }) => isBook(book, named));
  if (!offer) return [`${named} does not list ${name} here now.`];
  return offer.price === asked ? [] : [`${offer.book} lists ${odds(offer.price)} now.`];
}

/** @param percent with one decimal */
const share = (percent: number) => Number((percent / 100).toFixed(4));

/** In percentage points: a price this much shorter than the best listed one is rarely of the same bet. */
const farPoints = 5;

const pays = (a: number, b: number) => americanToDecimal(a) - americanToDecimal(b);

/** Yes where the price costs nothing; no where another book pays more; otherwise it is the market's usual cost. */
function answerOf({ cost, price, best }: Resolved): Verdict['answer'] {
  if ((cost ?? 0) <= 0) return 'yes';
  return pays(best.price, price) > 1e-9 ? 'no' : 'even';
}

function lead(
  { name, price, best, cost, offers }: Resolved,
  answer: Verdict['answer'],
  isNamed: boolean,
): string {
  const at = `${name} at ${odds(price)}${isNamed ? '' : ` (${best.book})`}`;
  const amount = dollars(Math.abs(cost ?? 0));
  const isAbove = isNamed && pays(price, best.price) > 1e-9;
  const isFar = breakEven(best.price) - breakEven(price) > farPoints;
  const above = isAbove
    ? ` No listed book pays that much: the best is ${odds(best.price)} at ${best.book}.${isFar ? ' Check that it is the same bet.' : ''}`
    : '';
  switch (answer) {
    case 'yes':
      return `Good price. ${at} pays more than its chance asks for: it gains ${amount} per $100 on average by the market.${above}`;
    case 'no':
      return `Not a good price. ${at} costs ${amount} per $100 on average, and ${best.book} pays ${odds(best.price)}.`;
    default:
      return isNamed
        ? `A normal price. ${at} costs ${amount} per $100 on average${isAbove ? '.' : ', and no listed book pays more.'}${above}`
        : `The best of ${offers.length === 1 ? 'one book' : `${offers.length} books`} is ${odds(price)} at ${best.book}. It costs ${amount} per $100 on average.`;
  }
}

function elsewhere({ offers }: Resolved, own: string | null): string[] {
  const others = offers.filter(({ book }) => own === null || !isBook(book, own)).slice(0, mostBooks);
  if (others.length === 0) return ['No other book lists it.'];
  return [`Listed now: ${others.map(({ book, price }) => `${book} ${odds(price)}`).join(', ')}.`];
}

const cardOf = ({ offers, best, name, side }: Resolved) =>
  offersCard(`${name}, ${matchupAndStart(side.game)}`, side.market, offers, best);
