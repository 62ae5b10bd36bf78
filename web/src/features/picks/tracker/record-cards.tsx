/** The record of a period, at a flat stake and at the user's own stakes; each figure says what it counts. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { getTrackerStats, StatsPeriod } from '../../../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../../../lambdas/contracts/platform/contract.ts';
import {
  dollars,
  percent,
  plural,
  signedDollars,
  signedPercent,
} from '../../../../../lambdas/domain/platform/format.ts';
import { upperFirst } from '../../../../../lambdas/domain/platform/upper-first.ts';
import { statsOf } from '../../../api/tracker.ts';
import { ClvCard, ClvExplained } from '../../../components/records/clv-card.tsx';
import { StatCard } from '../../../components/ui/display/stat-card.tsx';
import { periodWords } from './period-switch.tsx';

type Stats = OutputOf<typeof getTrackerStats>;

const toneOf = (value: number) => (value === 0 ? 'fg' : value > 0 ? 'hit' : 'miss');

const unknown = '–';

export function RecordCards({ period }: { period: StatsPeriod }) {
  const { data: stats, isPending, isError } = useQuery(statsOf(period));
  const { time } = periodWords[period];
  // A failure must not look like an empty record.
  const isUnknown = isError && !stats;
  const value = (of: (stats: Stats) => string) => (isPending ? null : stats ? of(stats) : unknown);
  return (
    <chakra.div display="grid" gap="2">
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }}
      >
        <StatCard
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          label="Win Rate"
          value={value(({ winRate }) => percent(winRate))}
          noteLines={[2, 2]}
          note={
            isUnknown
              ? 'Your record is not available right now.'
              : stats && (
                  <>
                    <chakra.span display="block">
                      {upperFirst(time)} ({plural(stats.totalPicks, 'pick')})
                    </chakra.span>
                    <chakra.span display="block">{tallyOf(stats)}</chakra.span>
                    {stats.marked > 0 && (
                      <chakra.span display="block" color="fg">
                        {stats.marked} marked by you
                      </chakra.span>
                    )}
                    {isError && (
                      <chakra.span display="block" color="fg">
                        Could not be updated just now.
                      </chakra.span>
                    )}
                  </>
                )
          }
        />
        <StatCard
          label="ROI"
          value={value(({ roi }) => signedPercent(roi))}
          tone={stats ? toneOf(stats.roi) : 'fg'}
          noteLines={[2, 2]}
          note={
            stats && (
              <>
                On a flat $100 per pick
                {stats.own.roi !== null && (
                  <Mine value={signedPercent(stats.own.roi)} rest={`on ${dollars(stats.own.staked)}`} />
                )}
              </>
            )
          }
        />
        <StatCard
          label="Profit"
          value={value(({ profit }) => signedDollars(profit))}
          tone={stats ? toneOf(stats.profit) : 'fg'}
          noteLines={[2, 2]}
          note={
            stats && (
              <>
                On a flat $100 per pick
                {stats.own.picks > 0 && (
                  <Mine
                    value={signedDollars(stats.own.profit)}
                    rest={`${stats.own.settled} settled of ${stats.own.picks} with a stake`}
                  />
                )}
              </>
            )
          }
        />
        {!isUnknown && <ClvCard clv={stats?.clv} of={time} />}
      </chakra.dl>
      {!isUnknown && <ClvExplained whose="your price" />}
    </chakra.div>
  );
}

/** The same figure at the user's own stakes and prices. */
function Mine({ value, rest }: { value: string; rest: string }) {
  return (
    <chakra.span display="block">
      Mine{' '}
      <chakra.span color="fg" fontWeight="medium">
        {value}
      </chakra.span>{' '}
      · {rest}
    </chakra.span>
  );
}

function tallyOf({ hits, misses, pushes, pending }: Stats): string {
  const pushed = pushes > 0 ? `, ${pushes} pushed` : '';
  return `${hits} hit, ${misses} missed${pushed}, ${pending} pending`;
}
