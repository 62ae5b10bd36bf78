/** The record of the last 30 days to look at: profit day by day, and what one is good at. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { OutputOf } from '../../../../lambdas/contracts/contract.ts';
import type { getTrackerStats } from '../../../../lambdas/contracts/tracker.ts';
import { statsQuery } from '../../api/tracker.ts';
import { Card } from '../../components/card.tsx';
import { ChartPlace } from '../../components/charts/chart-place.tsx';
import { dayOf } from '../../components/dates.ts';
import { signedDollars } from '../../components/figures.ts';
import { KindChart } from '../../components/kind-chart.tsx';
import { Tabs } from '../../components/tabs.tsx';

const LineChart = lazy(() => import('../../components/charts/line-chart.tsx'));

type Stats = OutputOf<typeof getTrackerStats>;

interface View {
  stats: Pick<Stats, 'profitByDay' | 'bySport' | 'byBetType'> | undefined;
  /** Why there is nothing to draw; undefined where there is something. */
  empty: string | undefined;
}

const views = [
  { value: 'profit', label: 'Profit' },
  { value: 'sport', label: 'By sport' },
  { value: 'type', label: 'By bet type' },
] as const;
type ViewName = (typeof views)[number]['value'];

export function RecordCharts() {
  const [view, setView] = useState<ViewName>('profit');
  const { data: stats, isPending } = useQuery(statsQuery);
  const shown: View = isPending
    ? { stats: undefined, empty: undefined }
    : {
        stats: stats ?? nothing,
        empty: stats ? emptyWords(stats) : 'The charts are not available right now.',
      };
  return (
    <Card aria-label="Your record, last 30 days" padding="0" overflow="hidden" minWidth="0">
      <Tabs label="Your record" tabs={views} value={view} onChange={(value: ViewName) => setView(value)}>
        <chakra.div paddingX={{ base: '4', md: '6' }} paddingTop="5" paddingBottom="3">
          {view === 'profit' && <Profit {...shown} />}
          {view === 'sport' && (
            <KindChart
              kindName="Sport"
              caption="Your record by sport, last 30 days"
              lines={shown.stats?.bySport.map(({ sport, ...line }) => ({ kind: sport, ...line }))}
              empty={shown.empty}
            />
          )}
          {view === 'type' && (
            <KindChart
              kindName="Bet type"
              caption="Your record by bet type, last 30 days"
              lines={shown.stats?.byBetType.map(({ bet_type, ...line }) => ({ kind: bet_type, ...line }))}
              empty={shown.empty}
            />
          )}
        </chakra.div>
      </Tabs>
    </Card>
  );
}

const nothing = { profitByDay: [], bySport: [], byBetType: [] };

function emptyWords({ hits, misses, pushes, pending }: Stats): string | undefined {
  if (hits + misses + pushes > 0) return undefined;
  return pending > 0
    ? 'Nothing is settled yet. The first final score draws the first point.'
    : 'No settled picks in the last 30 days.';
}

function Profit({ stats, empty }: View) {
  const days = stats?.profitByDay ?? [];
  return (
    <ChartPlace
      caption="Profit at $100 a pick by the day it was saved, last 30 days"
      columns={['Day', 'Settled', 'Profit', 'Total']}
      rows={stats?.profitByDay.map(({ date, settled, profit, total }) => [
        dayOf(date),
        String(settled),
        signedDollars(profit),
        signedDollars(total),
      ])}
      empty={empty}
      foot="All profit since the first day, at $100 a pick, by the day in Toronto on which a pick was saved."
    >
      <LineChart
        labels={days.map(({ date }) => dayOf(date))}
        values={days.map(({ total }) => total)}
        said={signedDollars}
        axis={(value) => signedDollars(value).replace(/\.00$/, '')}
      />
    </ChartPlace>
  );
}
