/** Revenue and subscriptions of a period. */
import { lazy } from 'react';
import { dollars } from '../../../../../../lambdas/domain/platform/format.ts';
import type { Analytics } from '../../../../api/admin.ts';
import { ChartFrame } from '../../../../components/charts/chart-frame.tsx';
import { ChartKey } from '../../../../components/charts/chart-key.tsx';
import type { Series } from '../../../../components/charts/day-columns.tsx';
import { dayOf } from '../../../../components/ui/display/dates.ts';
import { StatCard } from '../../../../components/ui/display/stat-card.tsx';
import { countOf, figure, planWords, share, wholeDollars } from '../words.ts';
import { FigureSection } from './figure-section.tsx';

const DayColumns = lazy(() => import('../../../../components/charts/day-columns.tsx'));

const series = [
  { plan: 'core', label: planWords.core, color: 'push', paper: 'pushSoft', fill: 'hatched' },
  { plan: 'pro', label: planWords.pro, color: 'accentFg', paper: 'accentSoft', fill: 'plain' },
] as const satisfies readonly (Series & { plan: string })[];

interface Props {
  /** undefined while it loads. */
  data: Analytics | undefined;
  days: number;
}

export function RevenueFigures({ data, days }: Props) {
  const byDay = data?.revenueStats.revenueByDay;
  return (
    <FigureSection title="Revenue and Subscriptions" cards={<Cards data={data} days={days} />}>
      <ChartFrame
        title="Revenue by Day"
        caption={`Revenue by day and plan, last ${days} days`}
        columns={['Day', ...series.map(({ label }) => label), 'Total']}
        rows={byDay?.map(({ date, core, pro }) => [
          dayOf(date),
          dollars(core),
          dollars(pro),
          dollars(core + pro),
        ])}
        empty={data?.revenueStats.revenueInPeriod === 0 ? `No payments in the last ${days} days` : undefined}
        foot={<ChartKey series={series} />}
      >
        <DayColumns
          labels={(byDay ?? []).map(({ date }) => dayOf(date))}
          series={series.map((each) => ({ ...each, values: (byDay ?? []).map((day) => day[each.plan]) }))}
          format={dollars}
          axis={wholeDollars}
        />
      </ChartFrame>
    </FigureSection>
  );
}

function Cards({ data, days }: Props) {
  const period = `Last ${days} days`;
  const { subscriptionStats: subscriptions, revenueStats: revenue } = data ?? {};
  return (
    <>
      <StatCard
        label="Monthly Recurring Revenue"
        value={revenue ? dollars(revenue.monthlyRecurring) : null}
        noteLines={[3, 2]}
        note="Current subscriptions, in US dollars"
      />
      <StatCard
        label="Revenue"
        value={revenue ? dollars(revenue.revenueInPeriod) : null}
        noteLines={[3, 2]}
        note={`${period}, before refunds and fees`}
      />
      <StatCard
        label="Subscribers"
        value={subscriptions ? figure(subscriptions.subscribers.core + subscriptions.subscribers.pro) : null}
        noteLines={[3, 2]}
        note={
          subscriptions
            ? `${figure(subscriptions.started)} started, ${figure(subscriptions.renewed)} renewed, ${figure(subscriptions.pastDue)} past due`
            : ''
        }
      />
      <StatCard
        label="Churn"
        value={subscriptions ? share(subscriptions.churn) : null}
        noteLines={[3, 2]}
        note={
          subscriptions
            ? `${figure(subscriptions.ended)} ended of ${countOf(subscriptions.activeAtStart, 'subscriber')} ${days} days ago`
            : ''
        }
      />
    </>
  );
}
