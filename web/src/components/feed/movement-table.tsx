/** Every price change of a leg's market with its time, expanded on click. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { selectionName } from '../../../../lambdas/domain/asking/english/leg.ts';
import { dayAndTime } from '../ui/display/dates.ts';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';
import { endWords, movedOf, pointWords } from './movement-words.ts';

export function MovementTable({ leg }: { leg: Leg }) {
  const moved = movedOf(leg);
  if (!moved) return null;
  const end = moved.points.length - 1;
  const nameOf = (index: number) =>
    index === 0
      ? 'First seen'
      : index === end
        ? endWords(moved, Date.now()) === 'now'
          ? 'Now'
          : 'When picked'
        : '';
  return (
    <chakra.details>
      <chakra.summary
        cursor="pointer"
        minHeight="8"
        paddingY="1"
        textStyle="small"
        color="muted"
        borderRadius="sm"
        _hover={{ color: 'fg' }}
      >
        How the market moved
        <VisuallyHidden>: {selectionName(leg)}</VisuallyHidden>
      </chakra.summary>
      <chakra.table textStyle="small" marginTop="1" width="full" maxWidth="26rem">
        <thead>
          <chakra.tr color="muted" textAlign="start">
            <chakra.th scope="col" fontWeight="normal" textAlign="start" paddingY="1">
              When
            </chakra.th>
            <chakra.th scope="col" fontWeight="normal" textAlign="end" paddingY="1">
              {moved.unit === 'percent' ? 'Market chance' : 'Line'}
            </chakra.th>
          </chakra.tr>
        </thead>
        <tbody>
          {moved.points.map((point, index) => (
            <chakra.tr key={point.at} borderTopWidth="1px">
              <chakra.th scope="row" fontWeight="normal" textAlign="start" paddingY="1" paddingRight="3">
                <time dateTime={point.at}>{dayAndTime(point.at)}</time>
                {nameOf(index) && <chakra.span color="muted"> · {nameOf(index)}</chakra.span>}
              </chakra.th>
              <chakra.td textAlign="end" fontWeight="medium" whiteSpace="nowrap">
                {pointWords(leg, moved, point)}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.details>
  );
}
