/** A stored play as the bet that was made of it, ready to be tracked: perhaps some of its legs, at another price or book. */
import type { Leg, PromptAnalysis } from '../../../contracts/asking/analysis.ts';
import { formatAmerican } from '../../feed/odds/odds.ts';
import { breakEven, costPerHundred, productOf } from '../../feed/odds/value.ts';
import { dollars, plural } from '../../platform/format.ts';
import { legName } from '../english/pick.ts';
import type { QueryAnswer } from '../queries/answered.ts';
import { odds } from '../queries/table/words.ts';
import { isBook } from '../reading/names/books.ts';
import type { Saving } from './heard.ts';
import { priceOf } from './price-of.ts';

export function toSave(stored: PromptAnalysis, saving: Saving): QueryAnswer {
  const { stake, units } = saving;
  if (saving.legs && sharesGame(partOf(stored.legs, saving.legs))) return wholeFirst(stored, saving.legs);
  const own = isAsStored(saving) ? undefined : betOf(stored, saving);
  const { legs, odds: whole, book = null } = own ?? stored;
  const price = priceOf(whole);
  const named = legs.length === 1 && legs[0] ? legName(legs[0]) : `The ${legs.length}-leg parlay`;
  const staked =
    stake !== null ? `, ${dollars(stake)},` : units === undefined ? '' : `, ${plural(units, 'unit')},`;
  return {
    response: `${named}${price === null ? '' : ` at ${odds(price)}`}${saving.book && book ? ` at ${book}` : ''}${staked} is ready to be tracked.`,
    cards: [
      {
        type: 'bet',
        legs: legs.map((leg) => ({ label: legName(leg), price: leg.price })),
        price,
        stake,
        book,
      },
    ],
    alternatives: [],
    ...(own && { own }),
  };
}

const isAsStored = ({ legs, price, book }: Saving): boolean =>
  !legs && price === undefined && book === undefined;

const partOf = (legs: readonly Leg[], places: readonly number[]): Leg[] =>
  places.flatMap((at) => legs[at] ?? []);

const sharesGame = (legs: readonly Leg[]): boolean =>
  new Set(legs.map(({ gameId }) => gameId)).size < legs.length;

/** The chance of some legs of one game is not what is left of the chance of all: it comes with the answer that has only these. */
function wholeFirst({ legs }: PromptAnalysis, places: readonly number[]): QueryAnswer {
  const drops = [...legs.keys()].filter((at) => !places.includes(at));
  return {
    response:
      'Legs of one game have a chance of their own together. Drop the others first, then track what is left.',
    cards: [],
    alternatives: drops
      .slice(0, 4)
      .map((at) => ({ label: `Drop leg ${at + 1}`, prompt: `Drop leg ${at + 1}` })),
  };
}

/** The bet as the asker made it. */
function betOf(stored: PromptAnalysis, { legs: places, price, book }: Saving): PromptAnalysis {
  if (!places) return pricedAt(stored, price ?? listedAt(stored, book), book);
  const legs = partOf(stored.legs, places);
  const [first] = legs;
  const chance =
    legs.length === 1
      ? (first?.marketProbability ?? null)
      : productOf(legs.map((leg) => leg.marketProbability));
  const { theme: _theme, wishes: _wishes, slip: _slip, ...rest } = stored;
  const part: PromptAnalysis = {
    ...rest,
    legs,
    suggestion: places.flatMap((at) => stored.suggestion[at] ?? []),
    analysis: places.flatMap((at) => stored.analysis[at] ?? []),
    match_date: legs.map(({ startsAt }) => startsAt).sort()[0] ?? null,
    player_name: legs.flatMap(({ prop, outright }) => (prop ?? outright)?.player ?? []).join(', ') || null,
    odds: null,
    confidence: chance ?? 0,
    market_probability: chance,
    elsewhere: [],
  };
  return pricedAt(part, price ?? (legs.length === 1 ? (first?.price ?? null) : null), book);
}

/** What a book lists for the whole, as it was shown; null if that is not known. */
function listedAt(
  { odds: whole, book: own, elsewhere = [] }: PromptAnalysis,
  book: string | undefined,
): number | null {
  if (book === undefined || isBook(own ?? '', book)) return priceOf(whole);
  return priceOf(elsewhere.find((each) => isBook(each.book, book))?.odds ?? null);
}

function pricedAt(bet: PromptAnalysis, price: number | null, book: string | undefined): PromptAnalysis {
  const { market_probability: chance } = bet;
  return {
    ...bet,
    odds: price === null ? null : formatAmerican(price),
    book: book ?? bet.book ?? null,
    break_even: price === null ? null : breakEven(price),
    expected_value: price === null || chance === null ? null : 0 - costPerHundred(chance, price),
  };
}
