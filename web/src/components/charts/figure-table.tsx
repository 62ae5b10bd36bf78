/** A chart's figures as a table: always there for screen readers, and on request in place of the chart. */
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';

export interface Figures {
  /** Describes the table. */
  caption: string;
  columns: readonly string[];
  /** As many cells as there are columns; the first names the row. */
  rows: readonly (readonly string[])[];
}

export function FigureTable({ isShown, ...figures }: Figures & { isShown: boolean }) {
  if (!isShown) {
    return (
      <VisuallyHidden as="div">
        <Table {...figures} />
      </VisuallyHidden>
    );
  }
  return (
    <chakra.section
      // It scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      aria-label={figures.caption}
      position="absolute"
      inset="0"
      overflow="auto"
      borderWidth="1px"
      borderRadius="md"
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Table {...figures} />
    </chakra.section>
  );
}

function Table({ caption, columns, rows }: Figures) {
  return (
    <StyledTable>
      <chakra.caption srOnly>{caption}</chakra.caption>
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
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

const StyledTable = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    borderCollapse: 'collapse',
    '& th, & td': { paddingX: '3', paddingY: '2', textAlign: 'end', whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'raised',
      color: 'muted',
      fontWeight: 'medium',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr + tr > *': { borderTopWidth: '1px' },
  },
});
