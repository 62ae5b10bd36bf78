/** An empty state: what is missing, and what to do about it. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export function EmptyState({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <chakra.div
      role="status"
      display="grid"
      gap="4"
      justifyItems="center"
      textAlign="center"
      paddingX="4"
      paddingY="12"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="edge"
      borderRadius="lg"
    >
      <chakra.p color="muted" maxWidth="24rem">
        {children}
      </chakra.p>
      {action}
    </chakra.div>
  );
}
