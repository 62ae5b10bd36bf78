/** Sign-ups by day. Where there are too few to draw a line, a sample stands there and says that it is one. */
import { lazy } from 'react';
import type { Analytics } from '../../api/admin.ts';
import { ChartFrame } from '../../components/charts/chart-frame.tsx';
import { dayOf } from '../../components/dates.ts';
import { Tag } from '../../components/tag.tsx';
import { sampleGrowth } from './sample-growth.ts';
import { countOf } from './words.ts';

const LineChart = lazy(() => import('../../components/charts/line-chart.tsx'));

/** Days with a sign-up below which there is nothing to see in a line. */
const fewestDays = 2;

interface Props {
  growth: Analytics['userStats']['userGrowth'] | undefined;
  days: number;
}

export function GrowthChart({ growth, days }: Props) {
  const isSample = growth !== undefined && growth.filter((day) => day.count > 0).length < fewestDays;
  const shown = growth && (isSample ? sampleGrowth(growth) : growth);
  return (
    <ChartFrame
      title="User Growth"
      note={isSample && <Tag color="pending">Sample data</Tag>}
      caption={
        isSample
          ? 'Sample data: there are too few sign-ups to show yet'
          : `Sign-ups by day, the last ${days} days`
      }
      columns={['Day', 'Sign-ups']}
      rows={shown?.map(({ date, count }) => [dayOf(date), String(count)])}
      gridColumn={{ lg: 'span 4' }}
    >
      <LineChart
        labels={(shown ?? []).map(({ date }) => dayOf(date))}
        values={(shown ?? []).map(({ count }) => count)}
        said={(value) => countOf(value, 'sign-up')}
        isSample={isSample}
      />
    </ChartFrame>
  );
}
