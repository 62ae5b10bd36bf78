/** Shown while an answer is being generated: the steps and the elapsed time. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Card } from '../../../components/ui/display/card.tsx';
import { Spinner } from '../../../components/ui/display/spinner.tsx';

/** Maximum seconds for an answer. */
const maxSeconds = 30;

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

const steps = [
  'Loads upcoming games, their prices and team data',
  'Has the AI choose from that list and cite facts for and against each leg',
  'Checks every leg and calculates the payout and average cost',
];

export function Asking() {
  const seconds = useElapsedSeconds();
  return (
    <Card as="div" display="grid" gap="5">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <chakra.p role="status" textStyle="heading" display="flex" alignItems="center" gap="3">
          <Spinner /> Working on your play
        </chakra.p>
        <chakra.p textStyle="odds" color="muted" aria-hidden>
          {seconds} s
        </chakra.p>
      </chakra.div>
      <chakra.div aria-hidden height="1.5" bg="hover" borderRadius="full" overflow="hidden">
        <chakra.div
          height="full"
          bg="accentFg"
          borderRadius="full"
          transition="width 250ms linear"
          style={{ width: `${Math.min(100, (seconds / maxSeconds) * 100)}%` }}
        />
      </chakra.div>
      <chakra.ul display="grid" gap="2" color="muted" fontSize="0.9375rem" listStyle="disc" paddingLeft="5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="muted">
        This takes up to {maxSeconds} seconds. If there is no answer, your prompt is returned.
      </chakra.p>
    </Card>
  );
}
