/** The frame of an answer's card: a titled figure. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function CardFrame({ title, children }: Props) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      borderWidth="1px"
      borderRadius="md"
      padding={{ base: '3', md: '4' }}
      maxWidth="text"
    >
      <chakra.h4 id={id} textStyle="name" overflowWrap="anywhere">
        {title}
      </chakra.h4>
      {children}
    </chakra.section>
  );
}
