/** Predicted against observed hit rates. On the dashed line, 70% predictions hit seven times in ten. */
import { Chart, type ChartType, LinearScale, type Plugin, PointElement, Tooltip } from 'chart.js';
import { Scatter } from 'react-chartjs-2';
import type { CalibrationBand } from '../../../../lambdas/contracts/records/track-record.ts';
import { percent } from '../../../../lambdas/domain/platform/format.ts';
import { useColors } from './colors.ts';
import { placesOf } from './label-places.ts';
import { chartOptions, textFont } from './options.ts';

Chart.register(LinearScale, PointElement, Tooltip);

interface Marks {
  readonly bands: readonly CalibrationBand[];
  readonly ideal: string;
  readonly ink: string;
  readonly text: string;
}

declare module 'chart.js' {
  interface PluginOptionsByType<TType extends ChartType> {
    marks?: TType extends 'scatter' ? Marks : never;
  }
}

/** Pixels: half the width of an error bar's cap, the distance of the counts above the chart, and half their height. */
const capWidth = 4;
const above = 18;
const halfLine = 7;

const marks: Plugin<'scatter', Marks> = {
  id: 'marks',
  beforeDatasetsDraw({ ctx, scales: { x, y } }, _args, { bands, ideal, ink, text }) {
    if (!x || !y) return;
    const line = (fromX: number, fromY: number, toX: number, toY: number) => {
      ctx.beginPath();
      ctx.moveTo(fromX, fromY);
      ctx.lineTo(toX, toY);
      ctx.stroke();
    };
    ctx.save();
    ctx.strokeStyle = ideal;
    ctx.lineWidth = 1.5;
    ctx.setLineDash([6, 6]);
    line(x.getPixelForValue(0), y.getPixelForValue(0), x.getPixelForValue(100), y.getPixelForValue(100));
    ctx.setLineDash([]);
    ctx.strokeStyle = ink;
    ctx.fillStyle = text;
    ctx.font = textFont(500);
    ctx.textBaseline = 'middle';
    ctx.textAlign = 'center';
    const places = placesOf(
      bands.map(({ predicted, forecasts }) => ({
        at: x.getPixelForValue(predicted),
        width: ctx.measureText(String(forecasts)).width,
      })),
      { from: x.left, to: x.right },
    );
    for (const [index, { predicted, forecasts, interval }] of bands.entries()) {
      const at = x.getPixelForValue(predicted);
      const low = y.getPixelForValue(interval.low);
      const high = y.getPixelForValue(interval.high);
      line(at, low, at, high);
      line(at - capWidth, low, at + capWidth, low);
      line(at - capWidth, high, at + capWidth, high);
      const place = places[index] ?? at;
      ctx.fillText(String(forecasts), place, y.top - above);
      // A count that moved aside points to its bar.
      if (Math.abs(place - at) > 1) line(place, y.top - above + halfLine, at, y.top - 2);
    }
    ctx.textAlign = 'right';
    ctx.fillText('n =', x.left - capWidth, y.top - above);
    ctx.restore();
  },
};

export default function ReliabilityChart({ bands }: { bands: readonly CalibrationBand[] }) {
  const color = useColors();
  const options = chartOptions(color, String);
  const axis = (title: string) => ({
    ...options.scales.y,
    border: { color: color('edge') },
    min: 0,
    max: 100,
    title: { display: true, text: title, color: color('muted'), font: options.scales.x.ticks.font },
    ticks: { ...options.scales.y.ticks, stepSize: 25, callback: (value: number | string) => `${value}%` },
  });
  return (
    <Scatter
      aria-hidden
      role="presentation"
      plugins={[marks]}
      data={{
        datasets: [
          {
            data: bands.map(({ predicted, observed }) => ({ x: predicted, y: observed })),
            // Dots at 0% and 100% are drawn in full.
            clip: false,
            pointRadius: 5,
            pointHoverRadius: 7,
            pointHitRadius: 12,
            backgroundColor: color('accentFg'),
            borderColor: color('panel'),
          },
        ],
      }}
      options={{
        ...options,
        interaction: { mode: 'nearest', intersect: true },
        layout: { padding: { top: 28, right: 12 } },
        plugins: {
          ...options.plugins,
          tooltip: {
            ...options.plugins.tooltip,
            callbacks: {
              label: ({ dataIndex }) => {
                const band = bands[dataIndex];
                return band
                  ? `Predicted ${percent(band.predicted)}, won ${percent(band.observed)} (${band.forecasts} picks)`
                  : '';
              },
            },
          },
          marks: { bands, ideal: color('edge'), ink: color('fg'), text: color('muted') },
        },
        scales: { x: axis('Predicted chance'), y: axis('Actual win rate') },
      }}
    />
  );
}
