/** A stacked column for each day. It is hidden from screen readers; its frame has the same figures as a table. */
import { BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useColors } from './colors.ts';
import { chartOptions } from './options.ts';
import { canvasFill, type Fill } from './patterns.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

export interface Series {
  readonly label: string;
  /** Color tokens: of the fill, and of the background of a pattern. */
  readonly color: string;
  readonly paper: string;
  readonly fill: Fill;
}

interface Props {
  labels: readonly string[];
  series: readonly (Series & { readonly values: readonly number[] })[];
  /** Formats a value for the tooltip. */
  format(value: number): string;
  /** Formats a value for the axis. */
  axis(value: number): string;
}

export default function DayColumns({ labels, series, format, axis }: Props) {
  const color = useColors();
  const options = chartOptions(color, format);
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
        ...options,
        plugins: {
          ...options.plugins,
          tooltip: {
            ...options.plugins.tooltip,
            filter: ({ raw }) => raw !== 0,
            callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
          },
        },
        scales: {
          x: { ...options.scales.x, stacked: true },
          y: {
            ...options.scales.y,
            stacked: true,
            ticks: { ...options.scales.y.ticks, callback: (value) => axis(Number(value)) },
          },
        },
      }}
    />
  );
}
