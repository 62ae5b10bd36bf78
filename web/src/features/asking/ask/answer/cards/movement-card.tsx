/** A price or a line over time. */
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { useOdds } from '../../../../../components/feed/odds.ts';
import { dayAndTime } from '../../../../../components/ui/display/dates.ts';
import { CardFrame } from './card-frame.tsx';
import { lineText } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function MovementCard({ card: { title, points } }: { card: CardOf<'movement'> }) {
  const { odds } = useOdds();
  const hasLines = points.some(({ line }) => line !== null);
  const hasPrices = points.some(({ price }) => price !== null);
  const isSpread = points.some(({ line }) => line !== null && line <= 0);
  return (
    <CardFrame title={title}>
      <FiguresTable
        caption={`${title}, over time`}
        columns={[
          { label: 'When', align: 'start' },
          ...(hasLines ? [{ label: 'Line', align: 'end' as const }] : []),
          ...(hasPrices ? [{ label: 'Price', align: 'end' as const }] : []),
        ]}
        rows={points.map(({ at, line, price }) => ({
          key: at,
          cells: [
            <time key={at} dateTime={at}>
              {dayAndTime(at)}
            </time>,
            ...(hasLines ? [line === null ? '–' : lineText(line, isSpread)] : []),
            ...(hasPrices ? [price === null ? '–' : odds(price)] : []),
          ],
        }))}
      />
    </CardFrame>
  );
}
