/** The dashboard's charts: growth, plans, prompts by sport, and saved picks by status. */
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy } from 'react';
import { planNames } from '../../../../../../lambdas/contracts/billing/plans.ts';
import type { Analytics } from '../../../../api/admin.ts';
import { ChartFrame } from '../../../../components/charts/chart-frame.tsx';
import { countOf, figure, planWords } from '../words.ts';
import { GrowthChart } from './growth-chart.tsx';
import { TrackerStatistics } from './tracker-statistics.tsx';

const BarChart = lazy(() => import('../../../../components/charts/bar-chart.tsx'));

interface Props {
  /** undefined while it loads. */
  data: Analytics | undefined;
  days: number;
}

export function DashboardCharts({ data, days }: Props) {
  return (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 1fr))' }}
    >
      <GrowthChart growth={data?.userStats.userGrowth} days={days} />
      <TrackerStatistics picks={data?.trackerStats.picksByStatus} />
      <Distribution counts={data?.subscriptionStats.subscriptionCounts} />
      <PromptsBySport prompts={data?.promptStats.promptsBySport} />
    </chakra.div>
  );
}

type PlanCounts = Analytics['subscriptionStats']['subscriptionCounts'];

function Distribution({ counts }: { counts: PlanCounts | undefined }) {
  return (
    <ChartFrame
      title="Subscription Distribution"
      caption="Users by plan"
      columns={['Plan', 'Users']}
      rows={counts && planNames.map((plan) => [planWords[plan], figure(counts[plan])])}
      gridColumn={{ lg: 'span 2' }}
    >
      <BarChart
        format={(value) => countOf(value, 'user')}
        bars={planNames.map((plan) => ({
          label: planWords[plan],
          value: counts?.[plan] ?? 0,
          color: plan === 'free' ? 'edge' : 'accentFg',
        }))}
      />
    </ChartFrame>
  );
}

/** Four sports are always shown, in their colors; the others only if they have prompts. */
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
      caption="Prompts by sport, all time"
      columns={['Sport', 'Prompts']}
      rows={bars?.map(({ label, value }) => [label, figure(value)])}
      gridColumn={{ lg: 'span 4' }}
    >
      <BarChart format={(value) => countOf(value, 'prompt')} bars={bars ?? []} />
    </ChartFrame>
  );
}
