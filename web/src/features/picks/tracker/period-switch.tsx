/** The period of the record: its names, and the control that selects it. */
import { type StatsPeriod, statsPeriods } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { Segments } from '../../../components/ui/controls/segments.tsx';

/** For a button, and within a sentence. */
export const periodWords: Readonly<Record<StatsPeriod, { readonly button: string; readonly time: string }>> =
  {
    '7d': { button: '7 days', time: 'last 7 days' },
    '30d': { button: '30 days', time: 'last 30 days' },
    '90d': { button: '90 days', time: 'last 90 days' },
    all: { button: 'All', time: 'all time' },
  };

interface Props {
  period: StatsPeriod;
  onChange(period: StatsPeriod): void;
}

const options = statsPeriods.map((value) => ({ value, label: periodWords[value].button }));

export function PeriodSwitch({ period, onChange }: Props) {
  return <Segments label="Period of your record" options={options} value={period} onChange={onChange} />;
}
