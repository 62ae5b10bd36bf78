/** The geometry of a series of games against a line: one bar a game, oldest first, as they were played. */
import type { Point } from '../../../../lambdas/contracts/asking/analysis.ts';
import { plural } from '../../../../lambdas/domain/platform/format.ts';

/** In units of the drawing; a phone shows it at its own size. */
export const barsSize = { width: 288, height: 96, top: 16, bottom: 14, right: 36 } as const;

const { width, height, top, bottom, right } = barsSize;
/** The share of a game's column that its bar takes. */
const share = 0.64;

export interface Bar extends Point {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the column, for what is written above and below the bar. */
  readonly middle: number;
  readonly side: 'over' | 'under' | 'push';
}

export interface GameBars {
  readonly bars: readonly Bar[];
  /** Of the line that the games are compared with. */
  readonly lineY: number;
  readonly end: number;
}

/** @param series newest first, one or more */
export function gameBars(series: readonly Point[], line: number): GameBars {
  const most = Math.max(line, ...series.map(({ value }) => value), 1);
  const least = Math.min(0, ...series.map(({ value }) => value));
  const y = (value: number) => rounded(top + ((most - value) / (most - least)) * (height - top - bottom));
  const end = width - right;
  const column = end / series.length;
  const bars = series.toReversed().map((point, nth): Bar => {
    const { value } = point;
    const [high, low] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
    return {
      ...point,
      x: rounded(column * (nth + (1 - share) / 2)),
      // A game without any is still a game.
      y: Math.min(high, low - 2),
      width: rounded(column * share),
      height: Math.max(rounded(low - high), 2),
      middle: rounded(column * (nth + 0.5)),
      side: value > line ? 'over' : value < line ? 'under' : 'push',
    };
  });
  return { bars, lineY: y(line), end };
}

/** `In 34 minutes a game, from 29 to 38`; empty where they are not known. */
export function minutesWords(series: readonly Point[]): string {
  const known = series.flatMap(({ minutes }) => minutes ?? []);
  if (known.length === 0) return '';
  const average = Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = least === most ? '' : `, from ${least} to ${most}`;
  return `In ${average} minutes a game${range}`;
}

/** `24`, or `24 in 36 minutes`. */
export const gameWords = ({ value, minutes }: Point): string =>
  minutes === undefined ? `${value}` : `${value} in ${plural(minutes, 'minute')}`;

const rounded = (value: number) => Number(value.toFixed(1));

/** `Over 24.5 in 3 of 5 at home, 1 of 4 on the road (@)`; empty where no game’s place is known. */
export function splitWords(series: readonly Point[], line: number): string {
  const of = (where: string, isAway: boolean) => {
    const games = series.filter((point) => point.isAway === isAway);
    const over = games.filter(({ value }) => value > line);
    return games.length === 0 ? [] : [`${over.length} of ${games.length} ${where}`];
  };
  const parts = [...of('at home', false), ...of('on the road (@)', true)];
  return parts.length === 0 ? '' : `Over ${line} in ${parts.join(', ')}`;
}
