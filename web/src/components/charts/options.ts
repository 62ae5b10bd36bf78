/** The options that all charts share: few lines, tabular figures, and no animation with reduced motion. */

import { prefersReducedMotion } from '../ui/display/motion.ts';

const fonts = {
  text: { family: 'Archivo, "Archivo fallback", system-ui, sans-serif', size: 13 },
  figure: { family: '"Barlow Condensed", "Arial Narrow", sans-serif', size: 18, weight: 700 },
} as const;

export const figureFont = `${fonts.figure.weight} ${fonts.figure.size}px ${fonts.figure.family}`;

/** The text font in a weight, for plugins that draw text. */
export const textFont = (weight: number) => `${weight} ${fonts.text.size}px ${fonts.text.family}`;

/** @param color gives the value of a color token; @param format formats a value for the tooltip */
export function chartOptions(color: (token: string) => string, format: (value: number) => string) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: prefersReducedMotion() ? (false as const) : { duration: 400 },
    interaction: { mode: 'index' as const, intersect: false },
    plugins: {
      legend: { display: false },
      tooltip: {
        backgroundColor: color('raised'),
        borderColor: color('edge'),
        borderWidth: 1,
        cornerRadius: 6,
        padding: 10,
        displayColors: false,
        titleColor: color('muted'),
        titleFont: { ...fonts.text, weight: 400 },
        bodyColor: color('fg'),
        bodyFont: fonts.figure,
        callbacks: { label: ({ parsed }: { parsed: { y: number | null } }) => format(parsed.y ?? 0) },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: color('edge') },
        ticks: { color: color('muted'), font: fonts.text, maxRotation: 0, autoSkipPadding: 24 },
      },
      y: {
        beginAtZero: true,
        grid: { color: color('line') },
        border: { display: false },
        ticks: { color: color('muted'), font: fonts.text, precision: 0, maxTicksLimit: 5 },
      },
    },
  };
}
