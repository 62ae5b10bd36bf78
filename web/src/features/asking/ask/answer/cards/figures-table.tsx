/** A table of text and figures: figures are aligned at the end, and a wide table scrolls in its own frame. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Column {
  label: string;
  align: 'start' | 'end';
}

interface Props {
  caption: string;
  columns: readonly Column[];
  /** As many cells as there are columns; the first names the row. */
  rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    readonly isStrong?: boolean;
  }[];
}

/** Any more columns do not fit a phone. */
const narrow = 3;

export function FiguresTable({ caption, columns, rows }: Props) {
  const isWide = columns.length > narrow;
  const table = (
    <chakra.table
      width="full"
      borderCollapse="collapse"
      fontSize="0.9375rem"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          {columns.map(({ label, align }, at) => (
            <chakra.th
              key={`${label} ${at}`}
              scope="col"
              textAlign={align}
              color="muted"
              fontWeight="medium"
              textStyle="small"
              paddingY="1.5"
              paddingRight={at < columns.length - 1 ? '3' : '0'}
              verticalAlign="bottom"
            >
              {label}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, isStrong }) => (
          <chakra.tr key={key} borderTopWidth="1px" fontWeight={isStrong ? 'semibold' : 'normal'}>
            {cells.map((cell, at) => {
              const isEnd = columns[at]?.align === 'end';
              const Cell = at === 0 ? chakra.th : chakra.td;
              return (
                <Cell
                  key={columns[at]?.label ?? at}
                  {...(at === 0 && { scope: 'row' as const })}
                  fontWeight="inherit"
                  textAlign={isEnd ? 'end' : 'start'}
                  whiteSpace={isEnd ? 'nowrap' : 'normal'}
                  overflowWrap={isEnd ? 'normal' : 'anywhere'}
                  paddingY="2"
                  paddingRight={at < columns.length - 1 ? '3' : '0'}
                  minWidth={isWide && at === 0 ? '8rem' : undefined}
                >
                  {cell}
                </Cell>
              );
            })}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
  if (!isWide) return table;
  return (
    <chakra.section
      // It scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      aria-label={caption}
      overflowX="auto"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      {table}
    </chakra.section>
  );
}
