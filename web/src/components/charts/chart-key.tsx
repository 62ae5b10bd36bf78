/** The legend of a chart: the color and pattern of each series. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Series } from './day-columns.tsx';
import { cssFill } from './patterns.ts';

export function ChartKey({ series }: { series: readonly Series[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {series.map(({ label, color, paper, fill }) => (
        <chakra.li key={label} display="inline-flex" alignItems="center" gap="2">
          <chakra.span
            aria-hidden
            width="5"
            height="3.5"
            flexShrink="0"
            borderWidth="1px"
            borderRadius="2px"
            borderColor={color}
            forcedColorAdjust="none"
            style={{ background: cssFill(fill, colorVariable(color), colorVariable(paper)) }}
          />
          {label}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const colorVariable = (token: string) =>
  `var(--gp-colors-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
