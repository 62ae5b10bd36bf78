/** Changes to an answer. Each asks at once, and is offered only if it leads to a result. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { OfferedChange } from '../../../../../../lambdas/contracts/asking/ask.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';

interface Props {
  changes: readonly OfferedChange[];
  canAsk: boolean;
  onChange(change: OfferedChange): void;
}

export function Changes({ changes, canAsk, onChange }: Props) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p id={id} textStyle="label" color="muted">
        Change it
      </chakra.p>
      <chakra.ul aria-labelledby={id} display="flex" flexWrap="wrap" gap="2">
        {changes.map((offered) => (
          <li key={offered.label}>
            <Button
              variant="outline"
              size="sm"
              busy={false}
              disabled={!canAsk}
              textTransform="none"
              letterSpacing="normal"
              onClick={() => onChange(offered)}
            >
              {offered.label}
            </Button>
          </li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="small" color="muted">
        Or type it above: “swap leg 2”, “same for Monday”, “why”.
      </chakra.p>
    </chakra.div>
  );
}
