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
  /** Shows a spinner next to the label. */
  spinner?: boolean;
  /** Overlays the label on the first placeholder, so that it takes no space of its own. */
  inside?: boolean;
  children?: ReactNode;
}

/** A label for what is loading, above its placeholders; announced by screen readers. */
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
