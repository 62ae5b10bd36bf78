/** One of the numbered steps: done, current or next. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { IconCheck } from '../../../components/ui/display/icons.tsx';
import { VisuallyHidden } from '../../../components/ui/display/visually-hidden.tsx';

interface Props {
  number: number;
  title: string;
  isDone: boolean;
  /** Whether the steps before it are done. */
  isNext?: boolean;
  children: ReactNode;
}

export function Step({ number, title, isDone, isNext = true, children }: Props) {
  const isCurrent = isNext && !isDone;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      alignContent="start"
      aria-current={isCurrent ? 'step' : undefined}
    >
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        width="8"
        height="8"
        borderRadius="full"
        borderWidth="2px"
        textStyle="odds"
        fontSize="1.0625rem"
        borderColor={isCurrent ? 'accentFg' : isDone ? 'hit' : 'line'}
        color={isCurrent ? 'accentFg' : isDone ? 'hit' : 'muted'}
      >
        {isDone ? <IconCheck strokeWidth="3" /> : number}
      </chakra.span>
      <chakra.div display="grid" gap="2">
        <chakra.h2 textStyle="name" lineHeight="2rem" color={isCurrent ? 'fg' : 'muted'}>
          {title}
          {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
        </chakra.h2>
        <chakra.div color="muted" fontSize="0.9375rem">
          {children}
        </chakra.div>
      </chakra.div>
    </chakra.li>
  );
}
