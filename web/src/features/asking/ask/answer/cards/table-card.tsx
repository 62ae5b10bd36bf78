/** Rows of text and figures. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { useOdds } from '../../../../../components/feed/odds.ts';
import { CardFrame } from './card-frame.tsx';
import { withMinus } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function TableCard({ card: { title, columns, rows, note } }: { card: CardOf<'table'> }) {
  const { withOdds } = useOdds();
  return (
    <CardFrame title={withMinus(title)}>
      <FiguresTable
        caption={title}
        columns={columns}
        rows={rows.map((cells, at) => ({
          key: `${at} ${cells[0]}`,
          cells: cells.map((cell) => withMinus(withOdds(cell))),
        }))}
      />
      {note && (
        <chakra.p textStyle="small" color="muted">
          {withMinus(withOdds(note))}
        </chakra.p>
      )}
    </CardFrame>
  );
}
