/** Arbitrary slate predictions, for property tests of the counters. */
import fc from 'fast-check';
import { betTypes, pickStatuses, sports } from '../../../lambdas/contracts/feed/sports.ts';
import type { SlatePick } from '../../../lambdas/domain/records/track-record.ts';

const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

/** Tenths of a percent; absent for picks from before the feature. */
export const clvs = fc.option(fc.integer({ min: -999, max: 5000 }));

/** A priced hit wins an amount, a miss loses the stake, the others nothing. */
export const slatePicks: fc.Arbitrary<SlatePick> = fc
  .record({
    sport: fc.constantFrom(...sports),
    status: fc.constantFrom(...pickStatuses),
    won: fc.option(fc.integer({ min: 1, max: 5000_00 })),
    clvTenths: clvs,
    metadata: fc.record({
      bet_type: fc.constantFrom(...betTypes).map((type) => [type]),
      confidence: percent,
      market_probability: fc.option(percent),
    }),
  })
  .map(({ won, ...pick }) => ({ ...pick, profitCents: profitOf(pick.status, won) }));

function profitOf(status: SlatePick['status'], won: number | null): number | null {
  if (status === 'push') return 0;
  if (status === 'pending' || won === null) return null;
  return status === 'hit' ? won : -100_00;
}
