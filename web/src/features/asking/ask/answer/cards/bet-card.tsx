/** A bet as named: its legs, price, stake and book. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { CardOf } from '../../../../../../../lambdas/contracts/asking/cards.ts';
import { dollars } from '../../../../../../../lambdas/domain/platform/format.ts';
import { useOdds } from '../../../../../components/feed/odds.ts';
import { CardFrame } from './card-frame.tsx';
import { withMinus } from './card-words.ts';
import { FiguresTable } from './figures-table.tsx';

export function BetCard({ card: { legs, price, stake, book } }: { card: CardOf<'bet'> }) {
  const { odds } = useOdds();
  const title = legs.length > 1 ? `Parlay of ${legs.length} legs` : 'Your bet';
  const facts = [price !== null && odds(price), stake !== null && `${dollars(stake)} staked`, book];
  return (
    <CardFrame title={title}>
      <FiguresTable
        caption={title}
        columns={[
          { label: legs.length > 1 ? 'Leg' : 'Bet', align: 'start' },
          { label: 'Price', align: 'end' },
        ]}
        rows={legs.map((leg, at) => ({
          key: `${at} ${leg.label}`,
          cells: [withMinus(leg.label), leg.price === null ? '–' : odds(leg.price)],
        }))}
      />
      <chakra.p textStyle="small" color="muted">
        {facts.filter(Boolean).join(' · ')}
      </chakra.p>
    </CardFrame>
  );
}
