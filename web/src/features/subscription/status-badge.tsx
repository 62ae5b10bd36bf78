/** How a subscription stands: a colour, a sign and a word. A word of the provider that is not ours is shown as it is. */
import { chakra } from '@chakra-ui/react/styled-system';
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
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingX="2.5"
      paddingY="1"
      borderRadius="sm"
      textStyle="label"
      bg={tone ? `${tone}Soft` : 'raised'}
      color={tone ?? 'muted'}
      whiteSpace="nowrap"
    >
      <Sign width="1.1em" height="1.1em" strokeWidth="3" />
      {label}
    </chakra.span>
  );
}
