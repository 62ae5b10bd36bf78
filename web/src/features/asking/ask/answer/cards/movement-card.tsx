/** A market over time: a chance, a spread or a total. */
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { percent } from '../../../../../../../lambdas/domain/platform/format.ts';
import { dayAndTime } from '../../../../../components/ui/display/dates.ts';
import { CardFrame } from './card-frame.tsx';
import { lineText, withMinus } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function MovementCard({ card: { title, market, points } }: { card: CardOf<'movement'> }) {
  const isChance = market === 'moneyline';
  return (
    <CardFrame title={withMinus(title)}>
      <FiguresTable
        caption={`${title}, over time`}
        columns={[
          { label: 'When', align: 'start' },
          { label: isChance ? 'Chance' : 'Line', align: 'end' },
        ]}
        rows={points.map(({ at, value }) => ({
          key: at,
          cells: [
            <time key={at} dateTime={at}>
              {dayAndTime(at)}
            </time>,
            isChance ? percent(value * 100) : lineText(value, market === 'spread'),
          ],
        }))}
      />
    </CardFrame>
  );
}
