/** The suggestions of a play, each with its analysis line, for a card. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Entities } from '../../../../lambdas/contracts/asking/analysis.ts';
import { useOdds } from '../feed/odds.ts';

interface Props {
  play: Pick<Entities, 'suggestion' | 'analysis'>;
  /** Lines of an analysis that are shown; all of them by default. */
  lines?: number;
  /** What follows a suggestion, such as its result. */
  after?(index: number): ReactNode;
}

export function SuggestionList({ play: { suggestion, analysis }, lines, after }: Props) {
  const { withOdds } = useOdds();
  return (
    <chakra.ul
      aria-label="Suggestions"
      display="grid"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      {suggestion.map((each, index) => (
        <chakra.li key={each} borderLeftWidth="2px" borderColor="accentFg" paddingLeft="3">
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {withOdds(each)}
          </chakra.p>
          {after?.(index)}
          <chakra.p textStyle="small" color="muted" overflowWrap="anywhere" lineClamp={lines}>
            {withOdds(analysis[index] || 'No analysis')}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
