/** A card of a user's page: a heading, and facts as a list of names and values. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../../components/ui/display/card.tsx';

export function DetailCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} display="grid" gap="4" alignContent="start" minWidth="0">
      <chakra.h2 id={id} textStyle="heading">
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}

export function DetailList({ children }: { children: ReactNode }) {
  return <chakra.dl display="grid">{children}</chakra.dl>;
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(8rem, 2fr) minmax(0, 3fr)"
      columnGap="4"
      paddingY="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
    >
      <chakra.dt color="muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}
