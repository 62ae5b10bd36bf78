/** Charts of the record: calibration, months, and types. */
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy } from 'react';
import type { TrackRecord } from '../../../../../lambdas/contracts/records/track-record.ts';
import { percent, signed, signedPercent } from '../../../../../lambdas/domain/platform/format.ts';
import { ChartCard, ChartFrame } from '../../../components/charts/chart-frame.tsx';
import { KindChart } from '../../../components/records/kind-chart.tsx';
import { monthOf } from '../../../components/ui/display/dates.ts';

const LineChart = lazy(() => import('../../../components/charts/line-chart.tsx'));
const ReliabilityChart = lazy(() => import('../../../components/charts/reliability-chart.tsx'));

/** @param record undefined while it loads */
export function RecordCharts({ record }: { record: TrackRecord | undefined }) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Reliability bands={record?.forecasts.bands} />
      <Months months={record?.months} />
      <ChartCard title="By Sport">
        <KindChart
          kindName="Sport"
          caption="The record by sport"
          lines={record?.bySport.map(({ sport, ...line }) => ({ kind: sport, ...line }))}
        />
      </ChartCard>
      <ChartCard title="By Bet Type">
        <KindChart
          kindName="Bet type"
          caption="The record by bet type"
          lines={record?.byBetType.map(({ bet_type, ...line }) => ({ kind: bet_type, ...line }))}
        />
      </ChartCard>
    </chakra.div>
  );
}

function Reliability({ bands }: { bands: TrackRecord['forecasts']['bands'] | undefined }) {
  return (
    <ChartFrame
      title="Calibration"
      caption="When we say 70%, does it win 70%?"
      columns={['Predicted', 'Picks', 'Average', 'Won', '95% range']}
      rows={bands?.map(({ from, to, forecasts, predicted, observed, interval }) => [
        `${from}–${to}%`,
        String(forecasts),
        percent(predicted),
        percent(observed),
        `${percent(interval.low)} to ${percent(interval.high)}`,
      ])}
      empty={bands?.length === 0 ? 'No prediction has hit or missed yet.' : undefined}
      foot="On the dashed line, picks won as often as predicted; above it more often, below it less often. Bars are 95% ranges."
    >
      <ReliabilityChart bands={bands ?? []} />
    </ChartFrame>
  );
}

function Months({ months }: { months: TrackRecord['months'] | undefined }) {
  return (
    <ChartFrame
      title="Units by Month"
      caption="Units by month published"
      columns={['Month', 'Hits', 'Misses', 'Pushes', 'Units', 'Total', 'CLV (n)']}
      rows={months?.map(({ month, hits, misses, pushes, units, total, clv }) => [
        monthOf(month),
        String(hits),
        String(misses),
        String(pushes),
        signed(units),
        signed(total),
        clv.average === null ? '–' : `${signedPercent(clv.average)} (${clv.n})`,
      ])}
      foot="Running total at one unit per prediction. CLV is the average closing-line value of the predictions that have one."
    >
      <LineChart
        labels={(months ?? []).map(({ month }) => monthOf(month))}
        values={(months ?? []).map(({ total }) => total)}
        format={(value) => `${signed(value)} units`}
        axis={signed}
      />
    </ChartFrame>
  );
}
