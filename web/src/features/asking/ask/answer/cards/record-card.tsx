/** Wins, losses and pushes, and what they made. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { signed, signedPercent } from '../../../../../../../lambdas/domain/platform/format.ts';
import { CardFrame } from './card-frame.tsx';

export function RecordCard({ card }: { card: CardOf<'record'> }) {
  const { title, wins, losses, pushes, units, roi } = card;
  const figures = [
    ['Won', `${wins}`],
    ['Lost', `${losses}`],
    ['Push', `${pushes}`],
    ...(units === null ? [] : [['Units', signed(Number(units.toFixed(2)))] as const]),
    ...(roi === null ? [] : [['ROI', signedPercent(roi * 100)] as const]),
  ];
  return (
    <CardFrame title={title}>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="3" fontVariantNumeric="tabular-nums">
        {figures.map(([label, value]) => (
          <div key={label}>
            <chakra.dt textStyle="label" color="muted">
              {label}
            </chakra.dt>
            <chakra.dd fontSize="1.5rem" fontWeight="bold">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </CardFrame>
  );
}
