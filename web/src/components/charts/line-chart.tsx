/** A line chart over days on a canvas. It is hidden from screen readers; its frame has the same figures as a table. */
import { CategoryScale, Chart, Filler, LinearScale, LineElement, PointElement, Tooltip } from 'chart.js';
import { Line } from 'react-chartjs-2';
import { boundsAround } from './bounds.ts';
import { useColors } from './colors.ts';
import { chartOptions } from './options.ts';

Chart.register(CategoryScale, Filler, LinearScale, LineElement, PointElement, Tooltip);

/** The most points that are drawn as dots. */
const maxDots = 12;

interface Props {
  labels: readonly string[];
  values: readonly number[];
  /** Formats a value for the tooltip. */
  format(value: number): string;
  /** Formats a value for the axis; `String` by default. */
  axis?(value: number): string;
  /** For a total that is constant between values: draws steps, and ends the axis close to the values. */
  isStepped?: boolean;
}

export default function LineChart({ labels, values, format, axis = String, isStepped = false }: Props) {
  const color = useColors();
  const options = chartOptions(color, format);
  const line = color('accentFg');
  return (
    <Line
      aria-hidden
      role="presentation"
      data={{
        labels: [...labels],
        datasets: [
          {
            data: [...values],
            borderColor: line,
            borderWidth: 2.5,
            ...(isStepped ? { stepped: 'before' as const } : { cubicInterpolationMode: 'monotone' as const }),
            pointRadius: values.length <= maxDots ? 4 : 0,
            pointBackgroundColor: line,
            pointHitRadius: 12,
            pointHoverRadius: 5,
            pointHoverBackgroundColor: line,
            fill: true,
            backgroundColor: color('accentSoft'),
          },
        ],
      }}
      options={{
        ...options,
        scales: {
          ...options.scales,
          y: {
            ...options.scales.y,
            ...(isStepped && boundsAround(values)),
            // The zero line is more visible than the others.
            grid: { color: ({ tick }) => color(tick.value === 0 ? 'edge' : 'line') },
            ticks: {
              ...options.scales.y.ticks,
              includeBounds: !isStepped,
              callback: (value) => axis(Number(value)),
            },
          },
        },
      }}
    />
  );
}
