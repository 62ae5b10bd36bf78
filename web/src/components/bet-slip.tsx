/** Legs as a bet slip: what is bet on which game, at which price, and why. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { Leg } from '../../../lambdas/contracts/analysis.ts';
import { dayAndTime } from './dates.ts';
import { percent } from './figures.ts';
import { marketName, selectionName } from './leg-words.ts';
import { useOdds } from './odds.ts';

interface Props {
  legs: readonly Leg[];
  /** One line a leg, for answers that have no legs. */
  suggestion: readonly string[];
  /** The reason of each; without it none are shown. */
  analysis?: readonly string[];
}

export function BetSlip({ legs, suggestion, analysis }: Props) {
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
          key={typeof line === 'string' ? line : `${line.gameId} ${line.market} ${line.selection}`}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
          padding="4"
          borderTopWidth={index === 0 ? '0' : '1px'}
          borderStyle="dashed"
        >
          {typeof line === 'string' ? (
            <chakra.p textStyle="name">{withOdds(line)}</chakra.p>
          ) : (
            <LegLine leg={line} />
          )}
          {analysis && (
            <chakra.p color="muted" fontSize="0.9375rem" lineHeight="1.5">
              {withOdds(analysis[index] || 'No analysis')}
            </chakra.p>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

function LegLine({ leg }: { leg: Leg }) {
  const { odds } = useOdds();
  return (
    <>
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4">
        <chakra.p textStyle="name" minWidth="0">
          {selectionName(leg)}
        </chakra.p>
        <chakra.span
          textStyle={leg.price === null ? 'label' : 'odds'}
          color={leg.price === null ? 'muted' : 'accentFg'}
        >
          {odds(leg.price)}
        </chakra.span>
      </chakra.div>
      <chakra.p textStyle="small" color="muted">
        <chakra.span color="fg">{marketName(leg)}</chakra.span>
        {' · '}
        {leg.away} at {leg.home}
        {' · '}
        <time dateTime={leg.startsAt}>{dayAndTime(leg.startsAt)}</time>
        {leg.marketProbability !== null && ` · Market says ${percent(leg.marketProbability)}`}
      </chakra.p>
    </>
  );
}
