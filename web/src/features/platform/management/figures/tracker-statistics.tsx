/** Saved picks by status: counts and shares. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { percent } from '../../../../../../lambdas/domain/platform/format.ts';
import type { Analytics } from '../../../../api/admin.ts';
import { Card } from '../../../../components/ui/display/card.tsx';
import { IconCheck, IconClock, IconCross, IconEven } from '../../../../components/ui/display/icons.tsx';
import { Skeleton } from '../../../../components/ui/display/skeleton.tsx';
import { figure } from '../words.ts';

type Picks = Analytics['trackerStats']['picksByStatus'];

const kinds = [
  { status: 'pending', label: 'Pending', Icon: IconClock },
  { status: 'hit', label: 'Hits', Icon: IconCheck },
  { status: 'miss', label: 'Misses', Icon: IconCross },
  { status: 'push', label: 'Pushes', Icon: IconEven },
] as const;

export function TrackerStatistics({ picks }: { picks: Picks | undefined }) {
  const id = useId();
  const total = picks ? kinds.reduce((sum, { status }) => sum + picks[status], 0) : 0;
  // Pushes are rare, so their row is hidden until there is one.
  const shown = kinds.filter(({ status }) => status !== 'push' || (picks?.push ?? 0) > 0);
  return (
    <Card aria-labelledby={id} display="grid" gap="5" alignContent="start" gridColumn={{ lg: 'span 2' }}>
      <chakra.h2 id={id} textStyle="heading">
        Tracker Statistics
      </chakra.h2>
      <chakra.dl display="grid" gap="5">
        {shown.map((kind) => (
          <Row key={kind.status} {...kind} count={picks?.[kind.status]} total={total} />
        ))}
      </chakra.dl>
    </Card>
  );
}

interface RowProps {
  status: keyof Picks;
  label: string;
  Icon: typeof IconClock;
  count: number | undefined;
  total: number;
}

function Row({ status, label, Icon, count, total }: RowProps) {
  const share = count === undefined || total === 0 ? 0 : (count * 100) / total;
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" alignItems="baseline" rowGap="2">
      <chakra.dt display="flex" alignItems="center" gap="2" textStyle="label" color={status}>
        <Icon width="1.1em" height="1.1em" strokeWidth="3" />
        {label}
      </chakra.dt>
      <chakra.dd display="flex" alignItems="baseline" gap="2.5" minHeight="2rem">
        {count === undefined ? (
          <Skeleton width="4rem" height="1.75rem" />
        ) : (
          <>
            <chakra.span textStyle="odds" fontSize="2rem">
              {figure(count)}
            </chakra.span>
            <chakra.span textStyle="small" color="muted" minWidth="2.75rem" textAlign="end">
              {percent(Math.round(share))}
            </chakra.span>
          </>
        )}
      </chakra.dd>
      <chakra.dd
        aria-hidden
        gridColumn="1 / -1"
        height="2"
        bg="hover"
        borderRadius="full"
        overflow="hidden"
        // Visible only under forced colors, which remove the background.
        outline="1px solid transparent"
      >
        <chakra.div height="full" bg={status} style={{ width: `${share}%` }} />
      </chakra.dd>
    </chakra.div>
  );
}
