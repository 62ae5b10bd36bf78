/** "How many bets is a round robin with 4 teams": without a size, by twos and by threes. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { hasOnly } from './said.ts';

const counts =
  / how many (?:(?:total|different|separate) )?(?:bets|parlays|combos|combinations|tickets|slips|wagers) /;
const picks = / (\d{1,2}) (?:teams?|picks?|legs?|games?|teamer|team|selections?|plays?|sides?|leg) /;
const named = / (?:round robins?|rr) /;
const sized = / by (?:\d|twos|threes|fours)/;
const [fewest, most] = [3, 12];

/** @returns undefined where a size is said, or anything else */
export function roundRobinCount(said: string): SumQuery | undefined {
  const count = Number(picks.exec(said)?.[1] ?? 0);
  if (!counts.test(said) || !named.test(said) || sized.test(said) || !hasOnly(said, 1)) return undefined;
  if (count < fewest || count > most) return undefined;
  return {
    ask: 'sum',
    sum: 'round_robin',
    picks: count,
    by: 2,
    ...(count > fewest && { alsoBy: 3 }),
    stake: null,
    odds: null,
  };
}
