/** The record of the last 30 days on a flat stake, each figure with what it counts. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../../api/tracker.ts';
import { ClvCard } from '../../components/clv-card.tsx';
import { percent, signedDollars, signedPercent } from '../../components/figures.ts';
import { StatCard } from '../../components/stat-card.tsx';

const toneOf = (value: number) => (value === 0 ? 'fg' : value > 0 ? 'hit' : 'miss');

const clv = { average: null, beatShare: null, beats: 0, n: 0 };
const counts = { totalPicks: 0, hits: 0, misses: 0, pushes: 0, pending: 0 };
const nothing = { winRate: 0, roi: 0, profit: 0, ...counts, clv };

export function RecordCards() {
  const { data, isPending } = useQuery(statsQuery);
  // A failure is silent here: the picks below say what went wrong, if anything did.
  const stats = isPending ? null : (data ?? nothing);
  return (
    <chakra.dl display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
      <StatCard
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        label="Win Rate"
        value={stats && percent(stats.winRate)}
        noteLines={[2, 2]}
        note={
          stats && (
            <>
              Last 30 days ({stats.totalPicks} picks)
              <chakra.span display="block">{tallyOf(stats)}</chakra.span>
            </>
          )
        }
      />
      <StatCard
        label="ROI"
        value={stats && signedPercent(stats.roi)}
        tone={stats ? toneOf(stats.roi) : 'fg'}
        note="Of what was staked"
      />
      <StatCard
        label="Profit"
        value={stats && signedDollars(stats.profit)}
        tone={stats ? toneOf(stats.profit) : 'fg'}
        note="At $100 a pick"
      />
      <ClvCard
        clv={stats?.clv}
        of="last 30 days"
        explained="Closing-line value compares the price you took with the last fair price before the start. Over few picks it says more about skill than wins do."
      />
    </chakra.dl>
  );
}

function tallyOf({ hits, misses, pushes, pending }: typeof counts): string {
  const pushed = pushes > 0 ? `, ${pushes} pushed` : '';
  return `${hits} hit, ${misses} missed${pushed}, ${pending} pending`;
}
