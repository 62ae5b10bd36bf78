/** Holds the place of what is loading, in its size, so that nothing jumps when it comes. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

export function Skeleton(props: ComponentProps<typeof chakra.span>) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      bg="hover"
      borderRadius="sm"
      animation="pulse 1.6s ease-in-out infinite"
      {...props}
    />
  );
}

/** Says what is loading, to everybody, over the places it will take. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <chakra.div aria-busy display="grid" gap="5">
      <chakra.p role="status" color="muted" textStyle="small">
        {label}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
