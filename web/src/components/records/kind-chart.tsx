/** A record by type: hits, misses and pushes as segments of a bar, with n and ROI. */
import { lazy } from 'react';
import type { RecordLine } from '../../../../lambdas/contracts/picks/tracker.ts';
import { percent, signedDollars, signedPercent } from '../../../../lambdas/domain/platform/format.ts';
import { ChartArea, type ChartAreaProps } from '../charts/chart-area.tsx';
import { ChartKey } from '../charts/chart-key.tsx';
import type { Fill } from '../charts/patterns.ts';

const StackedBars = lazy(() => import('../charts/stacked-bars.tsx'));

const segments = [
  { label: 'Hits', name: 'hits', color: 'hit', fill: 'plain' },
  { label: 'Misses', name: 'misses', color: 'miss', fill: 'hatched' },
  { label: 'Pushes', name: 'pushes', color: 'push', fill: 'dotted' },
] as const satisfies readonly { label: string; name: keyof RecordLine; color: string; fill: Fill }[];

export interface KindLine extends RecordLine {
  readonly kind: string;
}

interface Props extends Pick<ChartAreaProps, 'caption' | 'empty'> {
  /** What the lines are, in the singular: `Sport`. */
  kindName: string;
  /** undefined while they load. */
  lines: readonly KindLine[] | undefined;
}

export function KindChart({ kindName, lines, caption, empty }: Props) {
  const shown = lines ?? [];
  return (
    <ChartArea
      caption={caption}
      columns={[kindName, 'Settled', 'Hits', 'Misses', 'Pushes', 'Win rate', 'ROI', 'Profit']}
      rows={lines?.map(rowOf)}
      empty={empty}
      foot={<ChartKey series={segments.map((segment) => ({ ...segment, paper: `${segment.color}Soft` }))} />}
    >
      <StackedBars
        rows={shown.map((line) => ({
          label: [line.kind, `n = ${settledOf(line)}`],
          end: line.roi === null ? 'not priced' : `ROI ${signedPercent(line.roi)}`,
        }))}
        segments={segments.map(({ name, ...segment }) => ({
          ...segment,
          values: shown.map((line) => line[name]),
        }))}
      />
    </ChartArea>
  );
}

const settledOf = ({ hits, misses, pushes }: RecordLine) => hits + misses + pushes;

function rowOf(line: KindLine): string[] {
  const { kind, hits, misses, pushes, winRate, roi, profit } = line;
  return [
    kind,
    String(settledOf(line)),
    String(hits),
    String(misses),
    String(pushes),
    winRate === null ? '–' : percent(winRate),
    roi === null ? 'Not priced' : signedPercent(roi),
    roi === null ? '–' : signedDollars(profit),
  ];
}
