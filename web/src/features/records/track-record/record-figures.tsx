/** The figures of the record, each with n and a confidence interval. */
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Forecasts, TrackRecord } from '../../../../../lambdas/contracts/records/track-record.ts';
import { percent, signed, signedPercent } from '../../../../../lambdas/domain/platform/format.ts';
import { ClvCard, ClvExplained } from '../../../components/records/clv-card.tsx';
import { StatCard } from '../../../components/ui/display/stat-card.tsx';

const toneOf = (value: number) => (value === 0 ? 'fg' : value > 0 ? 'hit' : 'miss');

const none = '–';

/** @param record undefined while it loads */
export function RecordFigures({ record }: { record: TrackRecord | undefined }) {
  const isPriced = record !== undefined && record.priced > 0;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.dl display="grid" gap="3" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(5, 1fr)' }}>
        <StatCard
          label="Units"
          value={record ? (isPriced ? signed(record.units) : none) : null}
          tone={isPriced ? toneOf(record.units) : 'fg'}
          noteLines={[2, 2]}
          note={
            record ? <Note first="One unit per pick" second={`${picksOf(record.priced)} with a price`} /> : ''
          }
        />
        <StatCard
          label="ROI"
          value={record ? (record.roi === null ? none : signedPercent(record.roi)) : null}
          tone={toneOf(record?.roi ?? 0)}
          noteLines={[2, 2]}
          note={
            record ? <Range interval={record.roiInterval} format={signedPercent} n={record.priced} /> : ''
          }
        />
        <StatCard
          label="Win Rate"
          value={record ? (record.winRate === null ? none : percent(record.winRate)) : null}
          noteLines={[2, 2]}
          note={
            record ? (
              <Range interval={record.winRateInterval} format={percent} n={record.hits + record.misses} />
            ) : (
              ''
            )
          }
        />
        <StatCard
          label="Brier Score"
          value={record ? scoreOf(record.forecasts.brier) : null}
          noteLines={[2, 2]}
          note={record ? <Note {...marketWords(record.forecasts)} /> : ''}
        />
        <ClvCard clv={record?.clv} of="all time" />
      </chakra.dl>
      <ClvExplained whose="our price" />
    </chakra.div>
  );
}

function Note({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      <chakra.span display="block">{second}</chakra.span>
    </>
  );
}

interface RangeProps {
  interval: TrackRecord['roiInterval'];
  format(value: number): string;
  n: number;
}

function Range({ interval, format, n }: RangeProps) {
  return (
    <Note
      first={interval ? `${format(interval.low)} to ${format(interval.high)}` : 'Too few picks to tell'}
      second={interval ? `95% range · ${picksOf(n)}` : picksOf(n)}
    />
  );
}

/** With a no-break space. */
const picksOf = (n: number) => `${n}\u00a0${n === 1 ? 'pick' : 'picks'}`;

const scoreOf = (brier: number | null) => (brier === null ? none : brier.toFixed(3));

function marketWords({ compared, comparedBrier, marketBrier }: Forecasts): { first: string; second: string } {
  if (compared === 0) return { first: '0 is perfect, 0.25 a coin flip', second: 'No picks to compare' };
  return {
    first: `Market ${scoreOf(marketBrier)}, ${whichIsCloser(comparedBrier ?? 0, marketBrier ?? 0)}`,
    second: `${picksOf(compared)} compared`,
  };
}

/** A lower Brier score is better. */
function whichIsCloser(ours: number, markets: number): string {
  if (ours === markets) return 'level';
  return ours < markets ? 'we are closer' : 'closer than ours';
}
