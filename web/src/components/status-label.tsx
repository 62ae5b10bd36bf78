/** How a pick went: a colour, and always a sign and a word with it. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { PickStatus } from '../../../lambdas/contracts/sports.ts';
import { IconCheck, IconClock, IconCross, IconEven } from './icons.tsx';

export const statusWords: Readonly<Record<PickStatus, string>> = {
  pending: 'Pending',
  hit: 'Hit',
  miss: 'Miss',
  push: 'Push',
};

const signs = { pending: IconClock, hit: IconCheck, miss: IconCross, push: IconEven } as const;

export function StatusLabel({ status }: { status: PickStatus }) {
  const Sign = signs[status];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      paddingX="2.5"
      paddingY="1"
      borderRadius="sm"
      textStyle="label"
      bg={`${status}Soft`}
      color={status}
      whiteSpace="nowrap"
    >
      <Sign width="1.1em" height="1.1em" strokeWidth="3" />
      {statusWords[status]}
    </chakra.span>
  );
}
