/** The period of the portal's figures, kept in the URL. */
import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../../../components/ui/controls/segments.tsx';

const periods = [7, 30, 90] as const;
export type Days = (typeof periods)[number];

const defaultDays: Days = 30;
const options = periods.map((value) => ({ value, label: `${value} days` }));

/** @returns the period from the URL, and a function to change it */
export function usePeriod(): readonly [Days, (days: Days) => void] {
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get('days'));
  const days = periods.find((each) => each === requested) ?? defaultDays;
  return [days, (next) => setParams(next === defaultDays ? {} : { days: String(next) }, { replace: true })];
}

interface Props {
  days: Days;
  onChange(days: Days): void;
}

export function PeriodSwitch({ days, onChange }: Props) {
  return <Segments label="Period" options={options} value={days} onChange={onChange} />;
}
