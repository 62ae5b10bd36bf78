/** A section of the landing page with a heading. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export function Band({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px">
      <chakra.div
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', md: '6' }}
        paddingY={{ base: '14', md: '24' }}
        display="grid"
        gap={{ base: '8', md: '10' }}
      >
        <chakra.div display="grid" gap="3" maxWidth="text">
          <chakra.h2 id={id} textStyle="title" scrollMarginTop="24">
            {title}
          </chakra.h2>
          <chakra.p color="muted" fontSize="1.125rem">
            {intro}
          </chakra.p>
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.section>
  );
}
