/** A line chart over days on a canvas. It is hidden from screen readers; its frame has the same figures as a table. */
import { CategoryScale, Chart, Filler, LinearScale, LineElement, PointElement, Tooltip } from 'chart.js';
import { Line } from 'react-chartjs-2';
import { useColors } from './colors.ts';
import { chartLook } from './look.ts';

Chart.register(CategoryScale, Filler, LinearScale, LineElement, PointElement, Tooltip);

/** So many are each worth a dot. */
const fewPoints = 12;

interface Props {
  labels: readonly string[];
  values: readonly number[];
  /** What a tooltip says of a value. */
  said(value: number): string;
  /** How a value is written beside the axis; as it is where nothing else is said. */
  axis?(value: number): string;
  /** A total that stands still from one value to the next; its axis ends close to the values. */
  isStepped?: boolean;
}

export default function LineChart({ labels, values, said, axis = String, isStepped = false }: Props) {
  const color = useColors();
  const look = chartLook(color, said);
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
            pointRadius: values.length <= fewPoints ? 4 : 0,
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
        ...look,
        scales: {
          ...look.scales,
          y: {
            ...look.scales.y,
            ...(isStepped && boundsAround(values)),
            // Where gain and loss part, the line is one that is seen.
            grid: { color: ({ tick }) => color(tick.value === 0 ? 'edge' : 'line') },
            ticks: {
              ...look.scales.y.ticks,
              includeBounds: !isStepped,
              callback: (value) => axis(Number(value)),
            },
          },
        },
      }}
    />
  );
}

/** Chart.js rounds the ends of an axis up to its next tick, which for −$510 is −$1,000: a twentieth more is enough. */
function boundsAround(values: readonly number[]) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const room = (high - low || 100) / 20;
  return {
    min: low < 0 ? low - room : 0,
    max: high > 0 || low === 0 ? high + room : 0,
  };
}
