/** A pick's status. */
import type { PickStatus } from '../../../../../lambdas/contracts/feed/sports.ts';
import { Badge } from './badge.tsx';
import { IconCheck, IconClock, IconCross, IconEven } from './icons.tsx';

export const statusWords: Readonly<Record<PickStatus, string>> = {
  pending: 'Pending',
  hit: 'Hit',
  miss: 'Miss',
  push: 'Push',
};

const icons = { pending: IconClock, hit: IconCheck, miss: IconCross, push: IconEven } as const;

export function StatusLabel({ status }: { status: PickStatus }) {
  return (
    <Badge Icon={icons[status]} tone={status}>
      {statusWords[status]}
    </Badge>
  );
}
