/** The cards of an answer, one component a type. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement } from 'react';
import type { Card, CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { BetCard } from './bet-card.tsx';
import { BooksCard } from './books-card.tsx';
import { MovementCard } from './movement-card.tsx';
import { OptionsCard } from './options-card.tsx';
import { RecordCard } from './record-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { SumCard } from './sum-card.tsx';
import { TableCard } from './table-card.tsx';
import { TermCard } from './term-card.tsx';

type Component<T extends Card['type']> = (props: { card: CardOf<T> }) => ReactElement;

/** A type without a component does not compile. */
const components: { readonly [T in Card['type']]: Component<T> } = {
  bet: BetCard,
  books: BooksCard,
  movement: MovementCard,
  options: OptionsCard,
  record: RecordCard,
  score: ScoreCard,
  sum: SumCard,
  table: TableCard,
  term: TermCard,
};

export function Cards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {cards.map((card, at) => {
        // The component of a card's type takes it: TypeScript cannot follow that across a union.
        const Shown = components[card.type] as Component<Card['type']>;
        return <Shown key={`${at} ${card.type}`} card={card} />;
      })}
    </chakra.div>
  );
}
