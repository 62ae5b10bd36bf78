/** A status badge: a color, always with an icon and a word. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PickStatus } from '../../../../../lambdas/contracts/feed/sports.ts';
import type { IconCheck } from './icons.tsx';

interface Props {
  Icon: typeof IconCheck;
  /** The color of this pick status; null for gray. */
  tone: PickStatus | null;
  children: ReactNode;
}

export function Badge({ Icon, tone, children }: Props) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingX="2.5"
      paddingY="1"
      borderRadius="sm"
      textStyle="label"
      bg={tone ? `${tone}Soft` : 'raised'}
      color={tone ?? 'muted'}
      whiteSpace="nowrap"
    >
      <Icon width="1.1em" height="1.1em" strokeWidth="3" />
      {children}
    </chakra.span>
  );
}
