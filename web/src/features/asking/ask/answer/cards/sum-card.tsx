/** A sum: its steps, and its result below them. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { CardFrame } from './card-frame.tsx';
import { withMinus } from './card-words.ts';

export function SumCard({ card: { title, steps, result } }: { card: CardOf<'sum'> }) {
  return (
    <CardFrame title={withMinus(title)}>
      <chakra.dl display="grid" fontVariantNumeric="tabular-nums">
        {steps.map(({ label, value }) => (
          <Row key={label} label={label} value={value} />
        ))}
        <Row label={result.label} value={result.value} isResult />
      </chakra.dl>
    </CardFrame>
  );
}

function Row({ label, value, isResult = false }: { label: string; value: string; isResult?: boolean }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
      columnGap="4"
      rowGap="0.5"
      paddingY="2"
      borderTopWidth={isResult ? '2px' : '1px'}
      borderTopColor={isResult ? 'edge' : undefined}
    >
      <chakra.dt color={isResult ? 'fg' : 'muted'} fontSize="0.9375rem" overflowWrap="anywhere">
        {withMinus(label)}
      </chakra.dt>
      <chakra.dd
        marginLeft="auto"
        textAlign="end"
        overflowWrap="anywhere"
        fontWeight={isResult ? 'bold' : 'medium'}
        fontSize={isResult ? '1.25rem' : '0.9375rem'}
      >
        {withMinus(value)}
      </chakra.dd>
    </chakra.div>
  );
}
