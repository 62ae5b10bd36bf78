/** Starts a break from asking for a day, a week or a month, after confirmation. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { breakDays } from '../../../../lambdas/contracts/accounts/account.ts';
import { type BreakPeriod, useTakeBreak } from '../../api/account.ts';
import { errorMessage } from '../../api/client/errors.ts';
import { useBreak } from '../../session/break.ts';
import { useUser } from '../../session/provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { dayAndTime } from '../ui/display/dates.ts';
import { Notice } from '../ui/frame/notice.tsx';

const periods = [
  { value: 'day', label: '1 day' },
  { value: 'week', label: '1 week' },
  { value: 'month', label: '1 month' },
] as const satisfies readonly { value: BreakPeriod; label: string }[];

/** Milliseconds. Periods that would extend the break by less are not offered. */
const minExtension = 3_600_000;

const endOf = (period: BreakPeriod) => new Date(Date.now() + breakDays[period] * 86_400_000);

export function TakeBreak() {
  const until = useBreak();
  const { mutate, isPending, error } = useTakeBreak(useUser().id);
  const [chosen, setChosen] = useState<BreakPeriod | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const longer = periods.filter(
    ({ value }) => !until || endOf(value).getTime() - until.getTime() > minExtension,
  );

  const close = () => {
    setChosen(null);
    choices.current?.focus();
  };
  const start = (period: BreakPeriod) => mutate(period, { onSuccess: close });

  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p role="status" fontWeight="medium" _empty={{ marginBottom: '-3' }}>
        {until && `You’re on a break until ${dayAndTime(until.toISOString())}.`}
      </chakra.p>
      {longer.length > 0 && (
        <chakra.div
          ref={choices}
          tabIndex={-1}
          role="group"
          aria-label={until ? 'Make your break longer' : 'Take a break'}
          display="flex"
          flexWrap="wrap"
          gap="2"
          _focusVisible={{ outline: 'none' }}
        >
          {longer.map(({ value, label }) => (
            <Button
              key={value}
              variant="outline"
              aria-pressed={chosen === value}
              flex={{ base: '1 0 auto', sm: '0 0 auto' }}
              paddingX="4"
              _pressed={{ bg: 'hover', borderColor: 'fg' }}
              onClick={() => setChosen(value)}
            >
              {until ? `${label} from now` : label}
            </Button>
          ))}
        </chakra.div>
      )}
      {chosen && (
        <Confirm
          key={chosen}
          period={chosen}
          busy={isPending}
          onStart={() => start(chosen)}
          onCancel={close}
        />
      )}
      {error && (
        <Notice tone="error" error={error}>
          {errorMessage(error, 'Your break could not be started. Please try again.')}
        </Notice>
      )}
    </chakra.div>
  );
}

interface ConfirmProps {
  period: BreakPeriod;
  busy: boolean;
  onStart(): void;
  onCancel(): void;
}

function Confirm({ period, busy, onStart, onCancel }: ConfirmProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <chakra.div
      display="grid"
      gap="3"
      padding="4"
      bg="hover"
      borderRadius="md"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.p ref={words} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        Pause asking until {dayAndTime(endOf(period).toISOString())}? You can extend a break later, but not
        shorten it.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" busy={busy} onClick={onStart}>
          Start my break
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
