/** Judges a boosted price and a bonus bet, whose winnings or stake a book changes. */
import type { Alternative } from '../../../../contracts/asking/ask.ts';
import { americanToDecimal, decimalToAmerican } from '../../../feed/odds/odds.ts';
import { breakEven, costPerHundred } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { offersCard } from '../table/offers-card.ts';
import type { Resolved } from '../table/resolved.ts';
import { matchupAndStart, odds } from '../table/words.ts';

/** A bet whose chance is known. */
type Known = Resolved & { readonly chance: number };

const cardOf = ({ offers, best, name, side }: Resolved) =>
  offersCard(`${name}, ${matchupAndStart(side.game)}`, side.market, offers, best);

/**
 * @param boost percent added to the winnings
 * @param stake dollars; undefined where none is named
 */
export function boostAnswer(
  found: Known,
  boost: number,
  alternatives: readonly Alternative[],
  stake?: number,
): QueryAnswer {
  const { name, price, chance, fair } = found;
  const boosted = Math.round(decimalToAmerican(1 + (americanToDecimal(price) - 1) * (1 + boost / 100)));
  const [plain, cost] = [costPerHundred(chance, price), costPerHundred(chance, boosted)];
  const isGood = cost <= 0;
  const words = (amount: number) =>
    amount > 0 ? `costs ${dollars(amount)}` : `gains ${dollars(0 - amount)}`;
  const onStake =
    stake === undefined ? '' : `, ${dollars(Math.abs(cost * stake) / 100)} on ${dollars(stake)}`;
  return {
    response: [
      `${isGood ? 'Yes.' : 'No.'} With ${percent(boost)} more winnings, ${name} at ${odds(price)} pays ${odds(boosted)}: it ${words(cost)} per $100 on average${onStake}; without the boost it ${words(plain)}.`,
      `The market’s chance is ${percent(chance)}, and at ${odds(boosted)} it must win ${percent(breakEven(boosted))} to break even. A boost is worth most on long odds at a price that other books match.`,
    ].join('\n'),
    cards: [cardOf(found)],
    verdict: {
      answer: isGood ? 'yes' : 'no',
      price: boosted,
      chance: Number((chance / 100).toFixed(4)),
      breakEven: Number((breakEven(boosted) / 100).toFixed(4)),
      cost,
      fairPrice: fair,
      walkAway: fair,
    },
    alternatives,
  };
}

/** A bonus bet returns the winnings and not the stake, so that its worth grows with the odds. */
export function bonusAnswer(found: Known, alternatives: readonly Alternative[]): QueryAnswer {
  const { name, price, chance } = found;
  const worth = chance * (americanToDecimal(price) - 1);
  return {
    response: [
      `${name} at ${odds(price)} turns each $100 of bonus bets into ${dollars(worth)} on average: only the winnings are paid, and the market’s chance is ${percent(chance)}.`,
      'Longer odds keep more of a bonus bet.',
    ].join('\n'),
    cards: [cardOf(found)],
    alternatives,
  };
}
