/** Another price beside the one of a sum: how much more it pays, or whether a boost is better used there. */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import { oddsOf } from '../../../queries/reading/figures.ts';
import { cash } from '../../../queries/sum/answers/build.ts';
import { isMadeOf, wordsOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import type { Masked } from '../masked.ts';

/** @returns undefined if it names no other price, or asks for something else */
export function beside(last: SumQuery, masked: Masked): Heard | undefined {
  const odds = masked.figures.flatMap((figure) =>
    figure.form === 'american' || figure.form === 'decimal' || figure.form === 'fraction'
      ? (oddsOf(figure) ?? [])
      : [],
  );
  const [other, ...more] = odds;
  // "3 teams" counts what the other price is of.
  const counts = masked.figures.filter(({ form, value }) => form === 'number' && value <= 20);
  if (!other || more.length > 0 || counts.length + 1 !== masked.figures.length) return undefined;
  if (last.sum === 'payout' || last.sum === 'stake_to_win') return difference(last, other, masked);
  return last.sum === 'convert' && last.boost !== undefined && counts.length === 0
    ? boostThere(last, last.boost, other, masked)
    : undefined;
}

const aroundDifference = wordsOf(
  "and so ok but what whats what's how much about if i we is are was were the a an it its it's that this them they at A N for of on with by to teams team teamer teamers leg legs three two four five six pays pay paid paying wins win winning would do does will be get got priced price book another other somewhere elsewhere more less better worse extra difference than then instead would compared same bet stake money teaser parlay have make one",
);
const ofDifference = /\b(?:more|less|better|worse|extra|difference)\b/;

/** "Three teams are +160. How much more is that?" */
function difference(
  last: Extract<SumQuery, { sum: 'payout' | 'stake_to_win' }>,
  other: WrittenOdds,
  { text }: Masked,
): Heard | undefined {
  if (!ofDifference.test(text) || !/\b(?:how much|difference)\b/.test(text)) return undefined;
  if (!isMadeOf(text, aroundDifference) || written(other) === written(last.odds)) return undefined;
  const isPayout = last.sum === 'payout';
  return {
    kind: 'queries',
    queries: [
      {
        ask: 'sum',
        sum: 'price_difference',
        of: isPayout ? 'stake' : 'win',
        amount: isPayout ? last.stake : last.win,
        odds: [last.odds, other],
      },
    ],
    isAside: false,
  };
}

const aroundBoost = wordsOf(
  "and so ok but what whats what's how much about if i we is it its it's that this the a an my on at for to of with in or should would could can do does better best worse worth use used using put boost boosted token bet one price odds favorite underdog dog longshot instead rather then now A pay pays win wins return same save more make sense",
);

/** "Should I use the boost on a +400 bet instead": what it adds there, and here. */
function boostThere(
  last: Extract<SumQuery, { sum: 'convert' }>,
  boost: number,
  other: WrittenOdds,
  { text }: Masked,
): Heard | undefined {
  if (!isMadeOf(text, aroundBoost)) return undefined;
  const staked = last.staked ?? 100;
  const added = (odds: WrittenOdds) => ((decimalOf(odds) - 1) * staked * boost) / 100;
  const [here, there] = [added(last.odds), added(other)];
  if (here === there) return undefined;
  const isLonger = there > here;
  // A boost is a share of what is won: of fair prices, what it is worth is that times the chance.
  return {
    kind: 'queries',
    queries: [{ ...last, odds: other }],
    isAside: true,
    says: `At ${written(other)} the boost adds ${cash(there)} to what ${cash(staked)} wins, against ${cash(here)} at ${written(last.odds)}: it is worth ${isLonger ? 'more' : 'less'} there if both prices are fair, but the bet wins ${isLonger ? 'less' : 'more'} often.`,
  };
}
