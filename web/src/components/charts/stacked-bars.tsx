/** Stacked bars whose segments differ by pattern, each with its count. */
import {
  BarElement,
  CategoryScale,
  Chart,
  type ChartType,
  LinearScale,
  type Plugin,
  Tooltip,
} from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useColors } from './colors.ts';
import { chartOptions, textFont } from './options.ts';
import { canvasFill, type Fill } from './patterns.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

interface Ink {
  readonly on: string;
  readonly plate: string;
  readonly text: string;
  readonly ends: readonly string[];
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    counts?: TType extends 'bar' ? Ink : never;
  }
}

/** Pixels: the narrowest segment that shows its count, and the distance between the bar and its end label. */
const minWidth = 20;
const gap = 8;
/** Pixels reserved for the end label. */
const endWidth = 84;

const counts: Plugin<'bar', Ink> = {
  id: 'counts',
  afterDatasetsDraw(chart, _args, { on, plate, text, ends }) {
    const { ctx, data } = chart;
    ctx.save();
    ctx.font = textFont(650);
    ctx.textBaseline = 'middle';
    const edges: number[] = [];
    data.datasets.forEach((dataset, segment) => {
      chart.getDatasetMeta(segment).data.forEach((bar, row) => {
        const { x, y, base } = bar.getProps(['x', 'y', 'base'], true);
        edges[row] = Math.max(edges[row] ?? 0, x);
        const value = dataset.data[row];
        if (typeof value !== 'number' || x - base < minWidth) return;
        const middle = (x + base) / 2;
        ctx.textAlign = 'center';
        if (segment > 0) {
          ctx.fillStyle = plate;
          const width = ctx.measureText(String(value)).width + gap;
          ctx.fillRect(middle - width / 2, y - 9, width, 18);
        }
        ctx.fillStyle = segment > 0 ? text : on;
        ctx.fillText(String(value), middle, y + 1);
      });
    });
    ctx.textAlign = 'left';
    ctx.fillStyle = text;
    chart.getDatasetMeta(0).data.forEach(({ y }, row) => {
      ctx.fillText(ends[row] ?? '', (edges[row] ?? 0) + gap, y + 1);
    });
    ctx.restore();
  },
};

export interface Segment {
  readonly label: string;
  /** A color token that also exists with the suffix `Soft`. */
  readonly color: string;
  readonly fill: Fill;
  /** One per row. */
  readonly values: readonly number[];
}

export interface Row {
  /** The lines of the label. */
  readonly label: readonly string[];
  /** The label at the end of the bar. */
  readonly end: string;
}

export default function StackedBars({
  rows,
  segments,
}: {
  rows: readonly Row[];
  segments: readonly Segment[];
}) {
  const color = useColors();
  const options = chartOptions(color, String);
  return (
    <Bar
      aria-hidden
      role="presentation"
      plugins={[counts]}
      data={{
        labels: rows.map(({ label }) => [...label]),
        datasets: segments.map((segment) => ({
          label: segment.label,
          data: [...segment.values],
          backgroundColor: canvasFill(segment.fill, color(segment.color), color(`${segment.color}Soft`)),
          borderColor: color(segment.color),
          borderWidth: 1,
          maxBarThickness: 30,
        })),
      }}
      options={{
        ...options,
        indexAxis: 'y',
        layout: { padding: { right: endWidth } },
        plugins: {
          ...options.plugins,
          tooltip: {
            ...options.plugins.tooltip,
            callbacks: {
              title: ([first]) => rows[first?.dataIndex ?? 0]?.label.join(', ') ?? '',
              label: ({ dataset, raw }) => `${dataset.label}: ${raw}`,
            },
          },
          counts: {
            on: color('bg'),
            plate: color('panel'),
            text: color('fg'),
            ends: rows.map(({ end }) => end),
          },
        },
        scales: {
          x: { stacked: true, display: false, beginAtZero: true },
          y: {
            ...options.scales.x,
            stacked: true,
            ticks: { ...options.scales.x.ticks, color: color('fg'), autoSkip: false },
          },
        },
      }}
    />
  );
}
