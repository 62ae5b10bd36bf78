/** The outcomes of users' questions in a period, and the cost of the model. */
import { lazy } from 'react';
import { type AskOutcome, askOutcomes } from '../../../../../../lambdas/contracts/asking/ask-outcomes.ts';
import { dollars } from '../../../../../../lambdas/domain/platform/format.ts';
import type { Analytics } from '../../../../api/admin.ts';
import { ChartFrame } from '../../../../components/charts/chart-frame.tsx';
import { ChartKey } from '../../../../components/charts/chart-key.tsx';
import type { Series } from '../../../../components/charts/day-columns.tsx';
import { dayOf } from '../../../../components/ui/display/dates.ts';
import { StatCard } from '../../../../components/ui/display/stat-card.tsx';
import { countOf, figure, share, smallDollars } from '../words.ts';
import { FigureSection } from './figure-section.tsx';

const DayColumns = lazy(() => import('../../../../components/charts/day-columns.tsx'));

const outcomeSeries: Readonly<Record<AskOutcome, Series>> = {
  play: { label: 'Play', color: 'accentFg', paper: 'accentSoft', fill: 'plain' },
  no_play: { label: 'No play', color: 'pending', paper: 'pendingSoft', fill: 'hatched' },
  clarify: { label: 'Asked back', color: 'pending', paper: 'pendingSoft', fill: 'dotted' },
  info: { label: 'Information', color: 'push', paper: 'pushSoft', fill: 'dotted' },
  care: { label: 'Support message', color: 'edge', paper: 'raised', fill: 'plain' },
  failed: { label: 'Failed', color: 'miss', paper: 'missSoft', fill: 'hatched' },
};
const series = askOutcomes.map((outcome) => ({ outcome, ...outcomeSeries[outcome] }));

interface Props {
  /** undefined while it loads. */
  data: Analytics | undefined;
  days: number;
}

export function AskFigures({ data, days }: Props) {
  const byDay = data?.askStats.asksByDay;
  return (
    <FigureSection title="Questions" cards={<Cards data={data} days={days} />}>
      <ChartFrame
        title="Questions by Outcome"
        caption={`Questions by day and outcome, last ${days} days`}
        columns={['Day', ...series.map(({ label }) => label)]}
        rows={byDay?.map((day) => [dayOf(day.date), ...askOutcomes.map((outcome) => figure(day[outcome]))])}
        empty={data?.askStats.asksInPeriod === 0 ? `No questions in the last ${days} days` : undefined}
        foot={<ChartKey series={series} />}
      >
        <DayColumns
          labels={(byDay ?? []).map(({ date }) => dayOf(date))}
          series={series.map((each) => ({ ...each, values: (byDay ?? []).map((day) => day[each.outcome]) }))}
          format={figure}
          axis={figure}
        />
      </ChartFrame>
    </FigureSection>
  );
}

function Cards({ data, days }: Props) {
  const asks = data?.askStats;
  const { play = 0, no_play: noPlay = 0, failed = 0 } = asks?.asksByOutcome ?? {};
  return (
    <>
      <StatCard
        label="Questions"
        value={asks ? figure(asks.asksInPeriod) : null}
        noteLines={[3, 2]}
        note={asks ? `Last ${days} days: ${countOf(play, 'play')}, ${figure(noPlay)} without a play` : ''}
      />
      <StatCard
        label="Failed"
        value={asks ? share(asks.asksInPeriod > 0 ? (100 * failed) / asks.asksInPeriod : null) : null}
        noteLines={[3, 2]}
        note={asks ? `${figure(failed)} of ${countOf(asks.asksInPeriod, 'question')}` : ''}
      />
      <StatCard
        label="Substitutions"
        value={asks ? share(asks.substitutionRate) : null}
        noteLines={[3, 2]}
        note={
          asks ? `${figure(asks.substituted)} of ${countOf(play, 'play')} differed from the question` : ''
        }
      />
      <StatCard
        label="Cost per Question"
        value={asks ? smallDollars(asks.costPerAsk) : null}
        noteLines={[3, 2]}
        note={asks ? costNote(asks) : ''}
      />
    </>
  );
}

function costNote({ modelCost, tokens }: Analytics['askStats']): string {
  const used = `${figure(tokens.input + tokens.output)} tokens`;
  return modelCost === null ? `${used}; no model price configured` : `Model: ${dollars(modelCost)}, ${used}`;
}
