/** Resolves golf terms: asking for a golf market means golf, and with other sports "to win" is a moneyline. */
import type { Reading, WantedMarket } from '../../../contracts/asking/reading.ts';
import { isPlacing } from '../golf-unmet.ts';

/** Whether asking for a market implies golf. */
export const isOfGolf = (market: WantedMarket) => market === 'outright' || isPlacing(market);

export function settledGolf(reading: Reading): Partial<Reading> {
  const { markets, notMarkets, line } = reading;
  const isAsked = markets.some(isOfGolf);
  const sports: Reading['sports'] = reading.sports.length === 0 && isAsked ? ['GOLF'] : reading.sports;
  const isAlone = sports.length === 1 && sports[0] === 'GOLF';
  const kept = markets
    .filter((market) => sports.includes('GOLF') || !isPlacing(market))
    .map((market) => (market === 'outright' && !isAlone ? 'moneyline' : market))
    .filter((market) => markets.includes(market) || !notMarkets.includes(market));
  return {
    sports,
    markets: [...new Set(kept)],
    // Excluding a golf market has no effect, and golf markets have no line.
    notMarkets: notMarkets.filter((market) => !isOfGolf(market)),
    line: isAsked ? null : line,
  };
}
