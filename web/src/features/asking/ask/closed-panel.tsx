/** Shown instead of the question form during a break. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { HelplineLinks } from '../../../components/accounts/helpline-links.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { dayAndTime } from '../../../components/ui/display/dates.ts';

/** @param arrived whether the break started on this screen; the heading then takes the focus */
export function ClosedPanel({ until, arrived }: { until: Date; arrived: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <Card aria-labelledby="ask" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1">
        <chakra.h2 id="ask" ref={heading} tabIndex={-1} textStyle="heading">
          You’re taking a break
        </chakra.h2>
        <chakra.p>
          Asking is closed until{' '}
          <chakra.time dateTime={until.toISOString()} fontWeight="medium">
            {dayAndTime(until.toISOString())}
          </chakra.time>
          .
        </chakra.p>
        <chakra.p color="muted">
          Your predictions and your tracker stay open. If you’d like to talk to someone, these helplines are
          free and confidential.
        </chakra.p>
      </chakra.div>
      <HelplineLinks />
    </Card>
  );
}
