/** Charts of a period: profit by day or month, and the record by type. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { getTrackerStats, StatsPeriod } from '../../../../../lambdas/contracts/picks/tracker.ts';
import type { OutputOf } from '../../../../../lambdas/contracts/platform/contract.ts';
import { signedDollars } from '../../../../../lambdas/domain/platform/format.ts';
import { statsOf } from '../../../api/tracker.ts';
import { ChartArea } from '../../../components/charts/chart-area.tsx';
import { KindChart } from '../../../components/records/kind-chart.tsx';
import { Tabs } from '../../../components/ui/controls/tabs.tsx';
import { Card } from '../../../components/ui/display/card.tsx';
import { dayOf, monthOf } from '../../../components/ui/display/dates.ts';
import { periodWords } from './period-switch.tsx';

const LineChart = lazy(() => import('../../../components/charts/line-chart.tsx'));

type Stats = OutputOf<typeof getTrackerStats>;

interface View {
  /** The period: `last 30 days`. */
  time: string;
  stats: Pick<Stats, 'profitByDay' | 'bySport' | 'byBetType'> | undefined;
  /** The text to show if there is nothing to draw. */
  empty: string | undefined;
}

const views = [
  { value: 'profit', label: 'Profit' },
  { value: 'sport', label: 'By sport' },
  { value: 'type', label: 'By bet type' },
] as const;
type ViewName = (typeof views)[number]['value'];

export function RecordCharts({ period }: { period: StatsPeriod }) {
  const [view, setView] = useState<ViewName>('profit');
  const { data: stats, isPending } = useQuery(statsOf(period));
  const { time } = periodWords[period];
  const shown: View = isPending
    ? { time, stats: undefined, empty: undefined }
    : {
        time,
        stats: stats ?? nothing,
        empty: stats ? emptyWords(stats, time) : 'The charts are not available right now.',
      };
  return (
    <Card aria-label={`Your record, ${time}`} padding="0" overflow="hidden" minWidth="0">
      <Tabs label="Your record" tabs={views} value={view} onChange={(value: ViewName) => setView(value)}>
        <chakra.div paddingX={{ base: '4', md: '6' }} paddingTop="5" paddingBottom="3">
          {view === 'profit' && <Profit {...shown} />}
          {view === 'sport' && (
            <KindChart
              kindName="Sport"
              caption={`Your record by sport, ${time}`}
              lines={shown.stats?.bySport.map(({ sport, ...line }) => ({ kind: sport, ...line }))}
              empty={shown.empty}
            />
          )}
          {view === 'type' && (
            <KindChart
              kindName="Bet type"
              caption={`Your record by bet type, ${time}`}
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

function emptyWords({ hits, misses, pushes, pending }: Stats, time: string): string | undefined {
  if (hits + misses + pushes > 0) return undefined;
  return pending > 0
    ? 'Nothing is settled yet. The first final score draws the first point.'
    : `No settled picks, ${time}.`;
}

/** @param date a day or a month, `2026-11-20` or `2026-11` */
const dateWords = (date: string) => (date.length === 'YYYY-MM'.length ? monthOf(date) : dayOf(date));

function Profit({ time, stats, empty }: View) {
  const dates = stats?.profitByDay ?? [];
  return (
    <ChartArea
      caption={`Profit at $100 a pick by the date it was saved, ${time}`}
      columns={['Date', 'Settled', 'Profit', 'Total']}
      rows={stats?.profitByDay.map(({ date, settled, profit, total }) => [
        dateWords(date),
        String(settled),
        signedDollars(profit),
        signedDollars(total),
      ])}
      empty={empty}
      foot="Running profit at $100 a pick, by date saved (Toronto time)."
    >
      <LineChart
        isStepped
        labels={dates.map(({ date }) => dateWords(date))}
        values={dates.map(({ total }) => total)}
        format={signedDollars}
        axis={(value) => signedDollars(value).replace(/\.00$/, '')}
      />
    </ChartArea>
  );
}
