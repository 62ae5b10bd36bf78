/** A book's price for a slip with legs of one game in words: the verdict, what it costs, and what a bonus bet is worth. */
import type { Slip } from '../../../../lambdas/contracts/asking/slip.ts';
import type { OwnBetShown } from '../../../../lambdas/contracts/picks/own-bet.ts';
import { bonusBetValue, boostedPrice } from '../../../../lambdas/domain/feed/odds/boost.ts';
import { type SlipVerdict, slipVerdict } from '../../../../lambdas/domain/feed/odds/slip-verdict.ts';
import { costPerHundred } from '../../../../lambdas/domain/feed/odds/value.ts';
import { dollars } from '../../../../lambdas/domain/platform/format.ts';
import { boostIn, dollarsIn, priceIn } from '../feed/price-input.ts';
import { valueWords } from './chance-words.ts';

/** The fields of an offer as typed. */
export interface OfferText {
  readonly price: string;
  readonly boost: string;
  readonly maxStake: string;
  readonly isBonus: boolean;
}

export const emptyOffer: OfferText = { price: '', boost: '', maxStake: '', isBonus: false };

export type OfferProblems = Partial<Record<'price' | 'boost' | 'maxStake', string>>;

export interface Offer {
  /** American odds; null while none is typed. */
  readonly price: number | null;
  readonly boost: { readonly percent: number; readonly maxStake: number | null } | null;
  readonly isBonus: boolean;
}

/** @returns the offer, or an error message for each field that cannot be read */
export function offerIn(text: OfferText): { offer: Offer } | { problems: OfferProblems } {
  const [price, percent, maxStake] = [priceIn(text.price), boostIn(text.boost), dollarsIn(text.maxStake)];
  if (price === undefined || percent === undefined || maxStake === undefined) {
    return {
      problems: {
        ...(price === undefined && { price: 'Please enter odds such as +450, 5.50 or 9/2' }),
        ...(percent === undefined && { boost: 'Please enter a percentage such as 30' }),
        ...(maxStake === undefined && { maxStake: 'Please enter an amount such as 25' }),
      },
    };
  }
  return { offer: { price, boost: percent === null ? null : { percent, maxStake }, isBonus: text.isBonus } };
}

/** The own bet with which a slip is saved; undefined without a price, since a boost of nothing is nothing. */
export function betOf(text: OfferText): OwnBetShown | undefined {
  const read = offerIn(text);
  if ('problems' in read || read.offer.price === null) return undefined;
  const { price, boost, isBonus } = read.offer;
  const fields = { stake: null, price, book: null, note: null };
  return { ...fields, ...(boost && { boost: { ...boost } }), ...(isBonus && { bonusBet: true }) };
}

export interface OfferVerdict {
  readonly verdict: SlipVerdict;
  /** `Good at +500.` */
  readonly head: string;
  /** The reasons, one sentence each. */
  readonly more: readonly string[];
}

type Odds = (american: number) => string;

/** @returns null without a price, and for a slip whose chance is not known */
export function offerVerdict(
  { price, boost, isBonus }: Offer,
  { chance, chanceRange, goodAt, closeFrom }: Slip,
  odds: Odds,
): OfferVerdict | null {
  if (price === null || chance === null) return null;
  const paid = boost ? boostedPrice(price, boost.percent) : price;
  const verdict = slipVerdict(paid, { goodAt, closeFrom });
  const cost = valueWords(0 - costPerHundred(chance, paid));
  return {
    verdict,
    head: `${heads[verdict]} at ${odds(paid)}.`,
    more: [
      boost
        ? `${odds(price)} with ${boost.percent}% more winnings pays ${odds(paid)}${limitWords(boost.maxStake, odds(price))}.`
        : '',
      isBonus ? bonusWords(paid, chance, chanceRange) : `${cost}, if the chance is ${chance}%.`,
      rangeWords(verdict, { goodAt, closeFrom }, odds),
    ].filter(Boolean),
  };
}

const heads = { good: 'Good', close: 'Too close to call', no: 'No' } as const;

const limitWords = (maxStake: number | null, plain: string) =>
  maxStake === null ? '' : ` on the first ${dollars(maxStake)}, and ${plain} on the rest`;

function bonusWords(paid: number, chance: number, range: Slip['chanceRange']): string {
  const worth = (percent: number) => dollars(Math.round(bonusBetValue(paid, percent))).replace('.00', '');
  const between = range ? `, between ${worth(range[0])} and ${worth(range[1])}` : '';
  return `A bonus bet of $100 is worth about ${worth(chance)} here${between}: only the winnings are paid.`;
}

function rangeWords(
  verdict: SlipVerdict,
  { goodAt, closeFrom }: Pick<Slip, 'goodAt' | 'closeFrom'>,
  odds: Odds,
): string {
  if (verdict === 'good' || goodAt === null) return '';
  if (verdict === 'no' || closeFrom === null) return `Good at ${odds(goodAt)} or better.`;
  return `From ${odds(closeFrom)} to ${odds(goodAt)} the chance is not known well enough.`;
}
