/** The numbers of the business over a period: as figures, and as charts where a person would rather look than read. */
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { type Analytics, analyticsQuery } from '../../api/admin.ts';
import { ChartFrame } from '../../components/charts/chart-frame.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { NumberCards } from './number-cards.tsx';
import { planCounts } from './plan-words.ts';
import { TrackerStatistics } from './tracker-statistics.tsx';
import { countOf } from './words.ts';

const BarChart = lazy(() => import('../../components/charts/bar-chart.tsx'));

export const periods = [7, 30, 90] as const;
export type Days = (typeof periods)[number];

export function Numbers({ days }: { days: Days }) {
  const query = useQuery({ ...analyticsQuery(`${days}d`), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  if (error && !data) {
    return <LoadFailure query={query} title="Error Loading Dashboard" fallback="Failed to load analytics" />;
  }
  return (
    <chakra.div
      display="grid"
      gap="4"
      aria-busy={!data || isPlaceholderData}
      opacity={isPlaceholderData ? 0.6 : 1}
    >
      <VisuallyHidden role="status">{data ? '' : 'Loading dashboard...'}</VisuallyHidden>
      <NumberCards data={data} days={days} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' }}
      >
        <GrowthChart growth={data?.userStats.userGrowth} days={days} />
        <TrackerStatistics picks={data?.trackerStats.picksByStatus} />
        <Distribution stats={data?.subscriptionStats} />
        <PromptsBySport prompts={data?.promptStats.promptsBySport} />
      </chakra.div>
    </chakra.div>
  );
}

function Distribution({ stats }: { stats: Analytics['subscriptionStats'] | undefined }) {
  const counts = stats && planCounts(stats);
  return (
    <ChartFrame
      title="Subscription Distribution"
      caption="Users by plan"
      columns={['Plan', 'Users']}
      rows={counts?.map(({ label, plan, count }) => [`${label} (${plan})`, String(count)])}
      gridColumn={{ lg: 'span 2' }}
    >
      <BarChart
        said={(value) => countOf(value, 'user')}
        bars={(counts ?? []).map(({ label, plan, count }) => ({
          label,
          value: count,
          color: plan === 'free' ? 'edge' : 'accentFg',
        }))}
      />
    </ChartFrame>
  );
}

/** The four that are always shown, in their colors; another joins them once it has been asked about. */
const leading = ['NBA', 'MLB', 'NFL', 'NHL'] as const;
const others = ['MLS', 'CFL', 'GOLF'] as const;

function PromptsBySport({ prompts }: { prompts: Analytics['promptStats']['promptsBySport'] | undefined }) {
  const bars = prompts && [
    ...leading.map((sport) => ({ label: sport, value: prompts[sport] ?? 0, color: sport.toLowerCase() })),
    ...others
      .map((sport) => ({ label: sport, value: prompts[sport] ?? 0, color: 'edge' }))
      .filter(({ value }) => value > 0),
  ];
  return (
    <ChartFrame
      title="Prompts by Sport"
      caption="Prompts by sport, of all time"
      columns={['Sport', 'Prompts']}
      rows={bars?.map(({ label, value }) => [label, String(value)])}
      gridColumn={{ lg: 'span 4' }}
    >
      <BarChart said={(value) => countOf(value, 'prompt')} bars={bars ?? []} />
    </ChartFrame>
  );
}
