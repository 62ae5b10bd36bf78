/** An empty state: what is missing, and what to do about it. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  children: string;
  /** Why it is empty, if that is known. */
  reason?: string;
  action?: ReactNode;
}

export function EmptyState({ children, reason = '', action }: Props) {
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
      {reason !== '' && (
        <chakra.p textStyle="small" color="muted" maxWidth="24rem">
          {reason}
        </chakra.p>
      )}
      {action}
    </chakra.div>
  );
}
