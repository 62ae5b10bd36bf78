/** Bets side by side: price, chance and cost. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { dollars, percent } from '../../../../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../../../../../components/feed/odds.ts';
import { CardFrame } from './card-frame.tsx';
import { withMinus } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function OptionsCard({ card: { title, options } }: { card: CardOf<'options'> }) {
  const { odds } = useOdds();
  return (
    <CardFrame title={title}>
      <FiguresTable
        caption={title}
        columns={[
          { label: 'Bet', align: 'start' },
          { label: 'Price', align: 'end' },
          { label: 'Chance', align: 'end' },
          { label: 'Cost per $100', align: 'end' },
        ]}
        rows={options.map(({ label, price, chance, cost, isBest }, at) => ({
          key: `${at} ${label}`,
          isStrong: isBest,
          cells: [
            <>
              {withMinus(label)}
              {isBest && (
                <chakra.span color="muted" fontWeight="normal">
                  {' '}
                  · best
                </chakra.span>
              )}
            </>,
            price === null ? '–' : odds(price),
            chance === null ? '–' : percent(chance * 100),
            cost === null ? '–' : dollars(cost),
          ],
        }))}
      />
    </CardFrame>
  );
}
