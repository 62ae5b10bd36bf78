/** A group of figures under a heading: cards, then a chart. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** StatCards. */
  cards: ReactNode;
  children: ReactNode;
}

export function FigureSection({ title, cards, children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4" minWidth="0">
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
      >
        {cards}
      </chakra.dl>
      {children}
    </chakra.section>
  );
}
