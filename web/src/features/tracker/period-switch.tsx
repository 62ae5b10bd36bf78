/** Selects the period of the record. */
import { type StatsPeriod, statsPeriods } from '../../../../lambdas/contracts/tracker.ts';
import { Segments } from '../../components/segments.tsx';
import { periodWords } from './period-words.ts';

interface Props {
  period: StatsPeriod;
  onChange(period: StatsPeriod): void;
}

const options = statsPeriods.map((value) => ({ value, label: periodWords[value].button }));

export function PeriodSwitch({ period, onChange }: Props) {
  return <Segments label="Period of your record" options={options} value={period} onChange={onChange} />;
}
