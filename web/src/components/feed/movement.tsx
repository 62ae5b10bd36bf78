/** The movement of a leg's market: a sparkline, a sentence, and every point for screen readers. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { dayAndTime } from '../ui/display/dates.ts';
import { Sparkline } from '../ui/display/sparkline.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';
import { movedOf, movedWords, pointWords } from './movement-words.ts';

/** The smallest range that fills the height of the sparkline. */
const minRange = { percent: 6, line: 2 } as const;

export function Movement({ leg }: { leg: Leg }) {
  const moved = movedOf(leg);
  if (!moved) return null;
  const between = moved.points.slice(1, -1);
  return (
    <chakra.div textStyle="small" display="flex" alignItems="center" gap="2.5">
      <Sparkline marks={moved.points} minRange={minRange[moved.unit]} />
      <chakra.p minWidth="0">{movedWords(leg, moved, Date.now())}</chakra.p>
      {between.length > 0 && (
        <VisuallyHidden>
          In between:{' '}
          {between.map((point) => `${pointWords(leg, moved, point)} ${dayAndTime(point.at)}`).join('; ')}
        </VisuallyHidden>
      )}
    </chakra.div>
  );
}
