/** Legs as a bet slip: selection, game, price and reason. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../../lambdas/contracts/asking/analysis.ts';
import { useOdds } from '../feed/odds.ts';
import { hasEvidence } from './evidence-words.ts';
import { legKey } from './leg-key.ts';
import { LegLine } from './leg-line.tsx';
import { LegReasons, type ReasonsShown } from './leg-reasons.tsx';

interface Props {
  legs: readonly Leg[];
  /** One line per leg, for answers without legs. */
  suggestion: readonly string[];
  /** One reason per leg, for answers made before evidence existed; without it, no reasons are shown. */
  analysis?: readonly string[];
  /** How much of the evidence to show. */
  reasons?: ReasonsShown;
  /** Whether something else on the screen names legs by their number. */
  isNumbered?: boolean;
}

export function BetSlip({ legs, suggestion, analysis, reasons = 'thesis', isNumbered = false }: Props) {
  const { withOdds } = useOdds();
  const lines = legs.length > 0 ? legs : suggestion;
  return (
    <chakra.ol
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
      bg="raised"
    >
      {lines.map((line, index) => (
        <chakra.li
          key={typeof line === 'string' ? line : legKey(line)}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2.5"
          padding="4"
          borderTopWidth={index === 0 ? '0' : '1px'}
          borderStyle="dashed"
        >
          {typeof line === 'string' ? (
            <chakra.p textStyle="name">{withOdds(line)}</chakra.p>
          ) : (
            <LegLine leg={line} number={isNumbered ? index + 1 : undefined} />
          )}
          {typeof line !== 'string' && hasEvidence(line) ? (
            <LegReasons leg={line} shown={reasons} />
          ) : (
            analysis && (
              <chakra.p color="muted" fontSize="0.9375rem" lineHeight="1.5">
                {withOdds(analysis[index] || 'No analysis')}
              </chakra.p>
            )
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
