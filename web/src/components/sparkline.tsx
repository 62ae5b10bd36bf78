/** A sparkline of steps, since a price holds until it changes. Decorative: text stands beside it. */
import { chakra } from '@chakra-ui/react/styled-system';
import { dotRadius, type Mark, sparkline, sparkSize } from './sparkline-path.ts';

interface Props {
  /** Earliest first, two or more. */
  marks: readonly Mark[];
  /** The range that fills the height: a smaller move is drawn as small as it is. */
  leastRange: number;
}

export function Sparkline({ marks, leastRange }: Props) {
  const { path, end } = sparkline(marks, leastRange);
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`}
      width={`${sparkSize.width}px`}
      height={`${sparkSize.height}px`}
      flex="none"
      fill="none"
      color="muted"
    >
      <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" strokeLinecap="round" />
      <chakra.circle cx={end.x} cy={end.y} r={dotRadius} fill="accentFg" />
    </chakra.svg>
  );
}
