/** The period of the portal's figures: chosen on the page, and kept in its address. */
import { useSearchParams } from 'react-router-dom';
import { Segments } from '../../components/segments.tsx';

const periods = [7, 30, 90] as const;
export type Days = (typeof periods)[number];

const usual: Days = 30;
const options = periods.map((value) => ({ value, label: `${value} days` }));

/** @returns what the address says, and how to change it */
export function usePeriod(): readonly [Days, (days: Days) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('days'));
  const days = periods.find((each) => each === asked) ?? usual;
  return [days, (next) => setParams(next === usual ? {} : { days: String(next) }, { replace: true })];
}

interface Props {
  days: Days;
  onChange(days: Days): void;
}

export function PeriodSwitch({ days, onChange }: Props) {
  return <Segments label="Period" options={options} value={days} onChange={onChange} />;
}
