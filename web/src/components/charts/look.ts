/** The common look of charts: few lines, tabular figures, and no animation with reduced motion. */

import { prefersReducedMotion } from '../motion.ts';

const faces = {
  text: { family: 'Archivo, "Archivo fallback", system-ui, sans-serif', size: 13 },
  figure: { family: '"Barlow Condensed", "Arial Narrow", sans-serif', size: 18, weight: 700 },
} as const;

export const figureFont = `${faces.figure.weight} ${faces.figure.size}px ${faces.figure.family}`;

/** The text's face in a weight, for what a plugin writes. */
export const textFont = (weight: number) => `${weight} ${faces.text.size}px ${faces.text.family}`;

/** @param color the value of a color token; @param said what a tooltip says of a value */
export function chartLook(color: (token: string) => string, said: (value: number) => string) {
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
        titleFont: { ...faces.text, weight: 400 },
        bodyColor: color('fg'),
        bodyFont: faces.figure,
        callbacks: { label: ({ parsed }: { parsed: { y: number | null } }) => said(parsed.y ?? 0) },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: color('edge') },
        ticks: { color: color('muted'), font: faces.text, maxRotation: 0, autoSkipPadding: 24 },
      },
      y: {
        beginAtZero: true,
        grid: { color: color('line') },
        border: { display: false },
        ticks: { color: color('muted'), font: faces.text, precision: 0, maxTicksLimit: 5 },
      },
    },
  };
}
