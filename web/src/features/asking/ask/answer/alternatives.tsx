/** Other questions that have an answer; a click asks one. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { Alternative } from '../../../../../../lambdas/contracts/asking/ask.ts';
import { useOdds } from '../../../../components/feed/odds.ts';
import { Button } from '../../../../components/ui/controls/button.tsx';

interface Props {
  alternatives: readonly Alternative[];
  /** Above the list. */
  title?: string;
  onAsk(prompt: string): void;
}

export function Alternatives({ alternatives, title = 'Try instead', onAsk }: Props) {
  const id = useId();
  const { withOdds } = useOdds();
  if (alternatives.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2.5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p id={id} textStyle="label" color="muted">
        {title}
      </chakra.p>
      <chakra.ul aria-labelledby={id} display="flex" flexWrap="wrap" gap="2">
        {alternatives.map(({ label, prompt }) => (
          <chakra.li key={`${label} ${prompt}`} width={{ base: 'full', sm: 'auto' }}>
            <Button
              variant="outline"
              busy={false}
              width="full"
              textTransform="none"
              letterSpacing="normal"
              // A parlay's legs take several lines on a phone.
              textAlign="start"
              lineHeight="1.3"
              paddingY="2"
              onClick={() => onAsk(prompt)}
            >
              {withOdds(label)}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
