/** A subscription's status; an unknown one is shown as the provider returns it. */
import { Badge } from '../../../components/ui/display/badge.tsx';
import {
  IconAlert,
  IconCheck,
  IconClock,
  IconCross,
  IconInfo,
} from '../../../components/ui/display/icons.tsx';

const known = {
  active: { label: 'Active', tone: 'hit', Icon: IconCheck },
  trialing: { label: 'Trial', tone: 'push', Icon: IconClock },
  past_due: { label: 'Past Due', tone: 'pending', Icon: IconAlert },
  canceled: { label: 'Canceled', tone: 'miss', Icon: IconCross },
} as const;

const isKnown = (status: string): status is keyof typeof known => Object.hasOwn(known, status);

export function StatusBadge({ status }: { status: string }) {
  const { label, tone, Icon } = isKnown(status)
    ? known[status]
    : { label: status, tone: null, Icon: IconInfo };
  return (
    <Badge Icon={Icon} tone={tone}>
      {label}
    </Badge>
  );
}
