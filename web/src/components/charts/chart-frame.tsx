/** A chart with its heading, in a place of fixed height; and, for those who listen, the same figures as a table. */
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense, useId } from 'react';
import { Card } from '../card.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface Props {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** What a listener is told the table is. */
  caption: string;
  columns: readonly [string, string];
  /** undefined while they are not known. */
  rows: readonly (readonly [string, string])[] | undefined;
  gridColumn?: { base?: string; lg?: string };
  /** The chart itself; it may still be on its way. */
  children: ReactNode;
}

const height = '17rem';

export function ChartFrame({ title, note, caption, columns, rows, gridColumn, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} display="grid" gap="4" minWidth="0" {...(gridColumn && { gridColumn })}>
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
      <chakra.div position="relative" height={height} minWidth="0">
        {rows === undefined ? (
          <Skeleton height={height} borderRadius="md" />
        ) : (
          <>
            <Suspense fallback={<Skeleton height={height} borderRadius="md" />}>{children}</Suspense>
            <VisuallyHidden as="div">
              <Table caption={caption} columns={columns} rows={rows} />
            </VisuallyHidden>
          </>
        )}
      </chakra.div>
    </Card>
  );
}

function Table({
  caption,
  columns,
  rows,
}: Pick<Props, 'caption' | 'columns'> & { rows: NonNullable<Props['rows']> }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
