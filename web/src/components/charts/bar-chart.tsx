/** A bar chart with a name and a figure at each bar, so that it can be read without color. */
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
import { chartOptions, figureFont } from './options.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    figures?: TType extends 'bar' ? { color: string } : never;
  }
}

/** Pixels between a bar and its figure. */
const gap = 6;

const figures: Plugin<'bar', { color: string }> = {
  id: 'figures',
  afterDatasetsDraw(chart, _args, { color }) {
    const { ctx } = chart;
    ctx.save();
    ctx.font = figureFont;
    ctx.fillStyle = color;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'bottom';
    chart.getDatasetMeta(0).data.forEach(({ x, y }, index) => {
      const value = chart.data.datasets[0]?.data[index];
      if (typeof value === 'number') ctx.fillText(value.toLocaleString('en-US'), x, y - gap);
    });
    ctx.restore();
  },
};

export interface BarData {
  readonly label: string;
  readonly value: number;
  /** A color token. */
  readonly color: string;
}

export default function BarChart({
  bars,
  format,
}: {
  bars: readonly BarData[];
  format(value: number): string;
}) {
  const color = useColors();
  const options = chartOptions(color, format);
  return (
    <Bar
      aria-hidden
      role="presentation"
      plugins={[figures]}
      data={{
        labels: bars.map(({ label }) => label),
        datasets: [
          {
            data: bars.map(({ value }) => value),
            backgroundColor: bars.map((bar) => color(bar.color)),
            borderRadius: 4,
            maxBarThickness: 56,
            minBarLength: 2,
          },
        ],
      }}
      options={{
        ...options,
        layout: { padding: { top: 26 } },
        plugins: { ...options.plugins, figures: { color: color('fg') } },
        scales: { ...options.scales, y: { ...options.scales.y, display: false } },
      }}
    />
  );
}
