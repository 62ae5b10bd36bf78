/** A term with its meaning and an example. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { withMinus } from './card-words.ts';

export function TermCard({ card: { term, meaning, example } }: { card: CardOf<'term'> }) {
  return (
    <chakra.dl display="grid" gap="1.5" maxWidth="text">
      <chakra.dt textStyle="name">
        <dfn style={{ fontStyle: 'normal' }}>{term}</dfn>
      </chakra.dt>
      <chakra.dd fontSize="1.0625rem">{withMinus(meaning)}</chakra.dd>
      {example && <chakra.dd color="muted">For example: {withMinus(example)}</chakra.dd>}
    </chakra.dl>
  );
}
