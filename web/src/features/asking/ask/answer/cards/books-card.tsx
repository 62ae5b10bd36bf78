/** Prices of one selection by book. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { useOdds } from '../../../../../components/feed/odds.ts';
import { dayAndTime } from '../../../../../components/ui/display/dates.ts';
import { CardFrame } from './card-frame.tsx';
import { lineText } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function BooksCard({ card: { title, market, rows } }: { card: CardOf<'books'> }) {
  const { odds } = useOdds();
  const hasLines = rows.some(({ line }) => line !== null);
  const newest = rows
    .flatMap(({ asOf }) => asOf ?? [])
    .sort()
    .at(-1);
  return (
    <CardFrame title={title}>
      <FiguresTable
        caption={`${title}, by sportsbook`}
        columns={[
          { label: 'Sportsbook', align: 'start' },
          ...(hasLines ? [{ label: 'Line', align: 'end' as const }] : []),
          { label: 'Price', align: 'end' },
        ]}
        rows={rows.map(({ book, line, price, isOwn, isBest }, at) => ({
          key: `${at} ${book}`,
          isStrong: isBest,
          cells: [
            <>
              {book}
              <Mark words={[isOwn && 'yours', isBest && 'best'].filter((word) => word !== false)} />
            </>,
            ...(hasLines ? [line === null ? '–' : lineText(line, market === 'spread')] : []),
            odds(price),
          ],
        }))}
      />
      {newest && (
        <chakra.p textStyle="small" color="muted">
          Prices as of <time dateTime={newest}>{dayAndTime(newest)}</time>
        </chakra.p>
      )}
    </CardFrame>
  );
}

function Mark({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <chakra.span color="muted" fontWeight="normal">
      {` · ${words.join(', ')}`}
    </chakra.span>
  );
}
