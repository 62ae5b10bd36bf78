/** The total price, and the payout of $100. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { dollars, hundredReturns } from './figures.ts';
import { useOdds } from './odds.ts';

/** The punched side of a ticket. */
const notch = {
  content: '""',
  position: 'absolute',
  top: 'calc(50% - 0.5rem)',
  width: '4',
  height: '4',
  bg: 'panel',
  borderRadius: 'full',
} as const;

/** Both figures in one size, which four digits before the point would break out of the ticket with. */
function sizeFor(figures: readonly string[]): { base: string; md: string } {
  const longest = Math.max(...figures.map(({ length }) => length));
  if (longest <= 7) return { base: '2rem', md: '2.75rem' };
  return longest <= 10 ? { base: '1.5rem', md: '2rem' } : { base: '1.125rem', md: '1.5rem' };
}

interface Props {
  legs: readonly Leg[];
  /** American odds of the whole as the server writes them; null where not priced. */
  odds: string | null;
}

export function Payout({ legs, odds: written }: Props) {
  const { odds } = useOdds();
  const returns = hundredReturns(
    legs.map(({ price }) => price),
    written,
  );
  const back = returns === null ? '–' : dollars(returns);
  const fontSize = sizeFor([odds(written), back]);
  return (
    <chakra.dl
      position="relative"
      display="grid"
      gridTemplateColumns="auto 1fr"
      bg="accentSoft"
      borderRadius="md"
      _before={{ ...notch, left: '-2' }}
      _after={{ ...notch, right: '-2' }}
    >
      <chakra.div padding="4" paddingLeft="5">
        <chakra.dt textStyle="label" color="muted">
          Total price
        </chakra.dt>
        <chakra.dd textStyle="figure" fontSize={fontSize} color={written === null ? 'muted' : 'accentFg'}>
          {odds(written)}
        </chakra.dd>
      </chakra.div>
      <chakra.div
        padding="4"
        paddingRight="5"
        borderLeftWidth="2px"
        borderStyle="dashed"
        borderColor="panel"
        _highContrast={{ borderColor: 'fg' }}
      >
        <chakra.dt textStyle="label" color="muted">
          $100 returns
        </chakra.dt>
        <chakra.dd textStyle="figure" fontSize={fontSize}>
          {back}
        </chakra.dd>
      </chakra.div>
    </chakra.dl>
  );
}
