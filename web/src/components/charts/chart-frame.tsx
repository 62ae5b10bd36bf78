/** A card with a heading and a chart. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Card } from '../ui/display/card.tsx';
import { ChartArea, type ChartAreaProps } from './chart-area.tsx';

interface CardProps {
  title: string;
  /** Next to the title. */
  note?: ReactNode;
  gridColumn?: { base?: string; lg?: string };
}

export function ChartFrame({ title, note, gridColumn, ...area }: CardProps & ChartAreaProps) {
  return (
    <ChartCard title={title} note={note} {...(gridColumn && { gridColumn })}>
      <ChartArea {...area} />
    </ChartCard>
  );
}

/** A card for content that includes its own `ChartArea`. */
export function ChartCard({ title, note, gridColumn, children }: CardProps & { children: ReactNode }) {
  const id = useId();
  return (
    <Card
      aria-labelledby={id}
      display="grid"
      gap="4"
      alignContent="start"
      minWidth="0"
      paddingBottom={{ base: '3', md: '4' }}
      {...(gridColumn && { gridColumn })}
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="4"
        rowGap="1"
      >
        <chakra.h2 id={id} textStyle="heading">
          {title}
        </chakra.h2>
        {note}
      </chakra.header>
      {children}
    </Card>
  );
}
