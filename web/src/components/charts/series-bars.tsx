/** The last games behind a fact as bars against the line, oldest at the left, and as a list: for screen readers, or for all. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Point } from '../../../../lambdas/contracts/asking/analysis.ts';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';
import { type Bar, barsSize, gameBars, gameWords, minutesWords, splitWords } from './game-bars.ts';

interface Props {
  /** Newest first, one or more. */
  series: readonly Point[];
  line: number;
  /** The side that was bet, whose games have the color of a hit. */
  side: 'over' | 'under';
  /** Whether everyone sees the list. */
  isListed: boolean;
}

export function SeriesBars({ series, line, side, isListed }: Props) {
  const captions = [splitWords(series, line), minutesWords(series)].filter((words) => words !== '');
  return (
    <chakra.div display="grid" gap="1" marginTop="2" maxWidth="22rem" gridTemplateColumns="minmax(0, 1fr)">
      <Drawing series={series} line={line} side={side} />
      {captions.map((words) => (
        <chakra.p key={words} textStyle="small" fontSize="0.8125rem" color="muted">
          {words}
        </chakra.p>
      ))}
      {isListed ? (
        <chakra.ol aria-label="Newest first" textStyle="small" fontSize="0.8125rem" color="muted">
          <Games series={series} />
        </chakra.ol>
      ) : (
        <VisuallyHidden as="ol" aria-label="Newest first">
          <Games series={series} />
        </VisuallyHidden>
      )}
    </chakra.div>
  );
}

function Games({ series }: Pick<Props, 'series'>) {
  return series.map((point, nth) => (
    <li key={`${nth} ${point.label}`}>
      {point.label}: {gameWords(point)}
    </li>
  ));
}

function Drawing({ series, line, side }: Omit<Props, 'isListed'>) {
  const { bars, lineY, end } = gameBars(series, line);
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${barsSize.width} ${barsSize.height}`}
      width="full"
      fontSize="12px"
      textAnchor="middle"
      fill="fg"
      fontVariantNumeric="tabular-nums"
    >
      {bars.map((bar) => (
        <Game key={bar.middle} bar={bar} isHit={bar.side === side} />
      ))}
      <chakra.line
        x1="0"
        x2={end}
        y1={lineY}
        y2={lineY}
        stroke="fg"
        strokeWidth="1.25"
        strokeDasharray="4 3"
      />
      {/* Over the line, which would strike through the values of games just under it. */}
      <chakra.g stroke="raised" strokeWidth="3" paintOrder="stroke">
        {bars.map(({ middle, y, value }) => (
          <text key={middle} x={middle} y={y - 3}>
            {value}
          </text>
        ))}
      </chakra.g>
      <text x={end + 4} y={lineY + 4} textAnchor="start">
        {line}
      </text>
    </chakra.svg>
  );
}

function Game({ bar, isHit }: { bar: Bar; isHit: boolean }) {
  return (
    <g>
      <title>{`${bar.label}: ${gameWords(bar)}`}</title>
      <chakra.rect
        x={bar.x}
        y={bar.y}
        width={bar.width}
        height={bar.height}
        rx="1.5"
        fill={isHit ? 'hit' : 'edge'}
      />
      {bar.isAway && (
        <text x={bar.middle} y={barsSize.height - 3}>
          @
        </text>
      )}
    </g>
  );
}
