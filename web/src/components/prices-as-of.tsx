/** When the prices of legs were seen, the oldest of them, and where. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { dayAndTime } from './dates.ts';
import { useOdds } from './odds.ts';

export function PricesAsOf({ legs, moving = false }: { legs: readonly Leg[]; moving?: boolean }) {
  const { withOdds } = useOdds();
  const dated = legs.flatMap(({ pricedAt }) => (pricedAt ? [pricedAt] : [])).sort();
  const books = [...new Set(legs.flatMap(({ book }) => (book ? [book] : [])))];
  if (!dated[0]) return null;
  return (
    <chakra.p textStyle="small" color="muted">
      Prices as of <time dateTime={dated[0]}>{dayAndTime(dated[0])}</time>
      {books.length > 0 && withOdds(` (${books.join(', ')})`)}.{moving && ' They move until the game starts.'}
    </chakra.p>
  );
}
