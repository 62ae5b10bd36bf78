/** The time of the oldest of the legs' prices. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { dayAndTime } from '../ui/display/dates.ts';

/** @param moving adds that prices move, until the games have started */
export function PricesAsOf({ legs, moving = false }: { legs: readonly Leg[]; moving?: boolean }) {
  const dated = legs.flatMap(({ pricedAt }) => (pricedAt ? [pricedAt] : [])).sort();
  const isOpen = legs.some(({ startsAt }) => Date.parse(startsAt) > Date.now());
  if (!dated[0]) return null;
  return (
    <chakra.p textStyle="small" color="muted">
      Prices as of <time dateTime={dated[0]}>{dayAndTime(dated[0])}</time>.
      {moving &&
        isOpen &&
        ` They move until the ${legs.every(({ outright }) => outright) ? 'tournament' : 'game'} starts.`}
    </chakra.p>
  );
}
