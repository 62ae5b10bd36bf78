/** A sparkline of steps, since a price applies until it changes. Decorative: the text next to it has the values. */
import { chakra } from '@chakra-ui/react/styled-system';
import { dotRadius, type Mark, sparkline, sparkSize } from './sparkline-path.ts';

interface Props {
  /** Two or more, oldest first. */
  marks: readonly Mark[];
  /** The smallest range that fills the height; smaller moves are drawn to that scale. */
  minRange: number;
}

export function Sparkline({ marks, minRange }: Props) {
  const { path, end } = sparkline(marks, minRange);
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
