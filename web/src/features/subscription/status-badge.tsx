/** A subscription's status; an unknown one is shown as the provider writes it. */
import { Badge } from '../../components/badge.tsx';
import { IconAlert, IconCheck, IconClock, IconCross, IconInfo } from '../../components/icons.tsx';

const known = {
  active: { label: 'Active', tone: 'hit', Sign: IconCheck },
  trialing: { label: 'Trial', tone: 'push', Sign: IconClock },
  past_due: { label: 'Past Due', tone: 'pending', Sign: IconAlert },
  canceled: { label: 'Canceled', tone: 'miss', Sign: IconCross },
} as const;

const isKnown = (status: string): status is keyof typeof known => Object.hasOwn(known, status);

export function StatusBadge({ status }: { status: string }) {
  const { label, tone, Sign } = isKnown(status)
    ? known[status]
    : { label: status, tone: null, Sign: IconInfo };
  return (
    <Badge Sign={Sign} tone={tone}>
      {label}
    </Badge>
  );
}
