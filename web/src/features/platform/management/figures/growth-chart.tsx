/** Cumulative sign-ups by day; the table also has the sign-ups of each day. */
import { lazy } from 'react';
import type { Analytics } from '../../../../api/admin.ts';
import { ChartFrame } from '../../../../components/charts/chart-frame.tsx';
import { dayOf } from '../../../../components/ui/display/dates.ts';
import { countOf, figure } from '../words.ts';

const LineChart = lazy(() => import('../../../../components/charts/line-chart.tsx'));

interface Props {
  growth: Analytics['userStats']['userGrowth'] | undefined;
  days: number;
}

export function GrowthChart({ growth, days }: Props) {
  const total = growth?.at(-1)?.total ?? 0;
  return (
    <ChartFrame
      title="User Growth"
      caption={`Sign-ups, last ${days} days`}
      columns={['Day', 'Sign-ups', 'Total']}
      rows={growth?.map(({ date, count, total }) => [dayOf(date), figure(count), figure(total)])}
      empty={growth && total === 0 ? 'No sign-ups yet' : undefined}
      foot="Total sign-ups by day, including accounts deleted later"
      gridColumn={{ lg: 'span 4' }}
    >
      <LineChart
        labels={(growth ?? []).map(({ date }) => dayOf(date))}
        values={(growth ?? []).map(({ total }) => total)}
        format={(value) => countOf(value, 'sign-up')}
        axis={figure}
      />
    </ChartFrame>
  );
}
