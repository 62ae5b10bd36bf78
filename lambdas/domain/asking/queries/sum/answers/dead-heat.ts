/** A dead heat: the stake is divided by the players tied, and the shares that have a place are paid at full odds. */
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { cash, factor, type SumOf, sumAnswer } from './build.ts';

const usualStake = 100;

export function deadHeat({ stake, odds, tied, places }: SumOf<'dead_heat'>): QueryAnswer {
  const staked = stake ?? usualStake;
  if (places >= tied) return paidInFull({ staked, odds, tied, places });
  const counts = (staked * places) / tied;
  const returned = counts * decimalOf(odds);
  const profit = returned - staked;
  return sumAnswer({
    title: `${tied} tied for ${plural(places, 'place')}, ${cash(staked)} at ${written(odds)}`,
    steps: [
      ['Share of the stake that counts', `${places} ÷ ${tied}`],
      ['Stake that counts', cash(counts)],
      ['Paid at full odds', `${cash(counts)} × ${factor(decimalOf(odds))} = ${cash(returned)}`],
    ],
    result: [profit < 0 ? 'Loss' : 'Profit', cash(Math.abs(profit))],
    words: [
      `${tied} tied for ${plural(places, 'place')}: ${places} ÷ ${tied} of ${cash(staked)}${stake === null ? ', which we assumed,' : ''} is ${cash(counts)}, paid at ${written(odds)}. ${cash(returned)} comes back, ${profit < 0 ? 'a loss' : 'a profit'} of ${cash(Math.abs(profit))} on the whole stake.`,
      `Without the tie, ${cash(staked)} would win ${cash(staked * (decimalOf(odds) - 1))}. A book that pays ties in full has no dead heat: its rules decide.`,
    ],
  });
}

/** As many places as players, or more, is no dead heat. */
function paidInFull(
  of: Pick<SumOf<'dead_heat'>, 'odds' | 'tied' | 'places'> & { readonly staked: number },
): QueryAnswer {
  const { staked, odds, tied, places } = of;
  const won = staked * (decimalOf(odds) - 1);
  return sumAnswer({
    title: `${tied} tied for ${plural(places, 'place')}`,
    steps: [['Share of the stake that counts', 'all of it']],
    result: ['Profit', cash(won)],
    words: [
      `${plural(places, 'paid place')} for ${tied} players: each of them has one, so nothing is divided. ${cash(staked)} at ${written(odds)} wins ${cash(won)}.`,
    ],
  });
}
