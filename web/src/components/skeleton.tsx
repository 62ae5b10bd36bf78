/** A placeholder of the same size as the loading content, so that nothing jumps. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

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

interface LoadingProps {
  label: string;
  /** Shows a turning ring beside the label. */
  spinner?: boolean;
  /** It lies on the first of the places, which so begins where its contents will. */
  inside?: boolean;
  children?: ReactNode;
}

/** Says what is loading, to everybody, over the places it will take. */
export function Loading({ label, spinner, inside, children }: LoadingProps) {
  return (
    <chakra.div aria-busy display="grid" gap="5" position="relative">
      <chakra.p
        role="status"
        color="muted"
        textStyle="small"
        {...(spinner && { display: 'flex', alignItems: 'center', gap: '3' })}
        {...(inside && { position: 'absolute', top: '4', left: '5' })}
      >
        {spinner && <Spinner />}
        {label}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
