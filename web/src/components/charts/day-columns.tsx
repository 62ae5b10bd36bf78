/** A column for each day, stacked from several series: only for eyes, so it stands in a frame that has the same as a table. */
import { BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useColors } from './colors.ts';
import { chartLook } from './look.ts';
import { canvasFill, type Fill } from './patterns.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

export interface Series {
  readonly label: string;
  /** A color token, and the one of what is between the strokes of a pattern. */
  readonly color: string;
  readonly paper: string;
  readonly fill: Fill;
}

interface Props {
  labels: readonly string[];
  series: readonly (Series & { readonly values: readonly number[] })[];
  /** How a value is written in a tooltip. */
  said(value: number): string;
  /** The same beside the axis. */
  axis(value: number): string;
}

export default function DayColumns({ labels, series, said, axis }: Props) {
  const color = useColors();
  const look = chartLook(color, said);
  return (
    <Bar
      aria-hidden
      role="presentation"
      data={{
        labels: [...labels],
        datasets: series.map(({ label, fill, paper, values, ...of }) => ({
          label,
          data: [...values],
          backgroundColor: canvasFill(fill, color(of.color), color(paper)),
          borderColor: color(of.color),
          borderWidth: 1,
          maxBarThickness: 28,
          categoryPercentage: 0.9,
          barPercentage: 0.9,
        })),
      }}
      options={{
        ...look,
        plugins: {
          ...look.plugins,
          tooltip: {
            ...look.plugins.tooltip,
            filter: ({ raw }) => raw !== 0,
            callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${said(parsed.y ?? 0)}` },
          },
        },
        scales: {
          x: { ...look.scales.x, stacked: true },
          y: {
            ...look.scales.y,
            stacked: true,
            ticks: { ...look.scales.y.ticks, callback: (value) => axis(Number(value)) },
          },
        },
      }}
    />
  );
}
