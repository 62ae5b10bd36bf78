/** Answers a sum: one entry a kind. */
import type { SumKind, SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { SumOf } from './build.ts';
import { chances } from './chances.ts';
import { deadHeat } from './dead-heat.ts';
import { eachWay } from './each-way.ts';
import { numbers, results, singles } from './listed.ts';
import { betResults, cashOut, manyBets, priceDifference } from './of-bets.ts';
import { offer, parlay, roundRobin } from './parlays.ts';
import { breakEven, convert, fairPrice, neededOdds, payout, stakeToWin } from './prices.ts';
import { record, roi, share } from './records.ts';
import { settled } from './settled.ts';
import { expectedValue, kelly, units } from './stakes.ts';
import { arbitrage, freeBet, hedge, middle } from './two-sides.ts';

/** A kind of sum without an answer does not compile. */
const answers: { readonly [K in SumKind]: (query: SumOf<K>) => QueryAnswer } = {
  payout,
  needed_odds: neededOdds,
  stake_to_win: stakeToWin,
  convert,
  fair_price: fairPrice,
  break_even: breakEven,
  parlay,
  hedge,
  round_robin: roundRobin,
  units,
  kelly,
  expected_value: expectedValue,
  share,
  roi,
  record,
  free_bet: freeBet,
  arbitrage,
  middle,
  offer,
  each_way: eachWay,
  chances,
  settled,
  singles,
  results,
  numbers,
  dead_heat: deadHeat,
  bet_results: betResults,
  price_difference: priceDifference,
  cash_out: cashOut,
  many_bets: manyBets,
};

export function answerSum(query: SumQuery): QueryAnswer {
  // The kind of a sum takes it: TypeScript cannot follow that across a union.
  return (answers[query.sum] as (query: SumQuery) => QueryAnswer)(query);
}
