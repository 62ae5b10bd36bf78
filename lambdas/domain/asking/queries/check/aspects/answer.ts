/** What is asked of one bet besides its price: its chance, its fair price, or what speaks for and against it. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import { dollars, percent, plural } from '../../../../platform/format.ts';
import type { Resolved } from '../../table/resolved.ts';
import { matchupAndStart, odds } from '../../table/words.ts';

type Known = Resolved & { readonly chance: number; readonly fair: number; readonly cost: number };

/**
 * The sentences that answer, before those of the price.
 * @param facts what speaks for and against the bet, each in a line of its own
 */
export function aspectAnswer(
  { asks, against }: Pick<CheckQuery, 'asks' | 'against'>,
  found: Known,
  facts: readonly string[],
): string[] {
  const { name, side, chance, fair, cost } = found;
  const where = `${name} in ${matchupAndStart(side.game)}`;
  const now = `${atPrice(found)}, which must win ${percent(found.breakEven)} to break even`;
  const per = cost > 0 ? `costs ${dollars(cost)}` : `gains ${dollars(-cost)}`;
  switch (asks) {
    case 'chance':
      return [
        `${where}: ${percent(chance)} by the market${booksOf(found)}. It does not happen ${percent(100 - chance)} of the time.`,
        `That is a fair price of ${odds(fair)}. ${now}: it ${per} per $100 on average.`,
        ...facts,
      ];
    case 'fair':
      return [
        `The fair price of ${where} is ${odds(fair)}: its chance is ${percent(chance)} by the market${booksOf(found)}. Anything longer than ${odds(fair)} is worth a bet by the market, anything shorter is not.`,
        cost <= 0
          ? `${now}, so it is worth it by that: it gains ${dollars(-cost)} per $100 on average.`
          : `${now}, so it is not there yet: it costs ${dollars(cost)} per $100 on average.`,
        ...facts,
      ];
    default:
      return [
        against ? `Against ${where}:` : `For and against ${where}:`,
        ...facts,
        `${atPrice(found)} and ${per} per $100 on average; the market’s chance is ${percent(chance)}, a fair price of ${odds(fair)}.`,
      ];
  }
}

/** The price that was named, or the best one now. */
const atPrice = ({ price, best }: Resolved): string =>
  price === best.price
    ? `The best price now is ${odds(best.price)} at ${best.book}`
    : `Your price is ${odds(price)}`;

/** Where the chance is no measured one, it is that of the prices without their margin. */
const booksOf = ({ priced, offers }: Resolved): string =>
  priced?.measured ? '' : `, from ${plural(offers.length, 'book')} without the margin`;
