/** The price of the whole at its book, what other books pay, and the payout of $100. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { bookOfPick } from '../../../../lambdas/domain/asking/english/leg.ts';
import { dollars } from '../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../feed/odds.ts';
import { othersWords } from '../feed/price-words.ts';
import { hundredReturns } from '../ui/display/figures.ts';

/** The notch at the side of a ticket. */
const notch = {
  content: '""',
  position: 'absolute',
  top: 'calc(50% - 0.5rem)',
  width: '4',
  height: '4',
  bg: 'panel',
  borderRadius: 'full',
} as const;

/** One size for both figures, small enough for the longer one to fit. */
function sizeFor(figures: readonly string[]): { base: string; md: string } {
  const longest = Math.max(...figures.map(({ length }) => length));
  if (longest <= 7) return { base: '2rem', md: '2.75rem' };
  return longest <= 10 ? { base: '1.5rem', md: '2rem' } : { base: '1.125rem', md: '1.5rem' };
}

interface Props {
  play: Pick<Entities, 'legs' | 'odds' | 'book' | 'elsewhere'>;
}

export function Payout({ play }: Props) {
  const { legs, odds: total, elsewhere } = play;
  const { odds } = useOdds();
  const returns = hundredReturns(
    legs.map(({ price }) => price),
    total,
  );
  const returned = returns === null ? '–' : dollars(returns);
  const book = bookOfPick(play);
  const others = othersWords(elsewhere, odds);
  const fontSize = sizeFor([odds(total), returned]);
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
          {legs.length > 1 ? 'Parlay odds' : 'Price'}
        </chakra.dt>
        <chakra.dd textStyle="figure" fontSize={fontSize} color={total === null ? 'muted' : 'accentFg'}>
          {odds(total)}
        </chakra.dd>
        {book && total !== null && (
          <chakra.dd textStyle="small" overflowWrap="anywhere">
            at {book}
          </chakra.dd>
        )}
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
          {returned}
        </chakra.dd>
        {others && (
          <chakra.dd textStyle="small" color="muted" overflowWrap="anywhere">
            {others}
          </chakra.dd>
        )}
      </chakra.div>
    </chakra.dl>
  );
}
