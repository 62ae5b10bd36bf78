/** Formats sides, days, prices and amounts for labels and for prompts that are parsed again. */
import type {
  Bounds,
  Reading,
  WantedLines,
  WantedMarket,
  WantedSide,
} from '../../../../contracts/asking/reading.ts';
import { addDays, weekdayOf } from '../../../platform/calendar.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const sideNames: Readonly<Record<WantedSide, string>> = {
  favorite: 'favorites',
  underdog: 'underdogs',
  home: 'home teams',
  away: 'road teams',
  over: 'overs',
  under: 'unders',
  draw: 'draws',
};

/** @returns `Sunday` */
export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] ?? '';
}

/** @returns `Sunday, Nov 22` */
export function dayName(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${weekdays[weekdayOf(day)]}, ${months[month - 1]} ${date}`;
}

/** @returns `Friday, Nov 20 to Sunday, Nov 22` for consecutive days, otherwise a list */
export function dayNames(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isRow = days.length > 2 && days.every((day, at) => day === addDays(first, at));
  return isRow ? `${dayName(first)} to ${dayName(last)}` : listed(days.map(dayName), 'and');
}

/** @returns `a, b and c` */
export function listed(items: readonly string[], join: 'and' | 'or'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${join} ${items.at(-1)}`;
}

/** @returns `+3.5`, `-3`; without a plus sign unless a spread is wanted, or if it would read as a price */
export function handicap(line: number, markets: readonly WantedMarket[]): string {
  return line > 0 && line < 100 && markets.includes('spread') ? `+${line}` : `${line}`;
}

/** The wording of a range with both ends, with only a lower end, and with only an upper end. */
export type RangeWords = readonly [
  both: (min: string, max: string) => string,
  min: (end: string) => string,
  max: (end: string) => string,
];

/** @returns an empty string if both ends are open */
export function range(
  { min, max }: NonNullable<Bounds>,
  [both, least, most]: RangeWords,
  format: (end: number) => string,
): string {
  if (min !== null && max !== null) return both(format(min), format(max));
  return min !== null ? least(format(min)) : max !== null ? most(format(max)) : '';
}

const alternates: Readonly<Record<NonNullable<WantedLines['alternate']>, string>> = {
  any: 'alternate lines',
  likelier: 'easier alternate lines',
  longer: 'harder alternate lines',
};
const ofLines: RangeWords = [
  (min, max) => `lines between ${min} and ${max}`,
  (min) => `lines of ${min} or higher`,
  (max) => `lines of ${max} or lower`,
];

/** @returns `alternate lines`, `whole-number lines`, `lines of 44.5 or lower`: of each kind at most one, in words that read back */
export function linesWords({ alternate, ending, any, ...bounds }: WantedLines): string[] {
  return [
    alternate === null ? '' : alternates[alternate],
    ending === null ? '' : ending === 'whole' ? 'whole-number lines' : 'half-point lines',
    any.length === 0
      ? ''
      : `lines of exactly ${listed(
          any.map((each) => `${each}`),
          'or',
        )}`,
    range(bounds, ofLines, (end) => `${end}`),
  ].filter((words) => words !== '');
}

/** @returns `1 unit`, `0.5 units` */
export const unitsWords = (units: number): string => `${units} ${units === 1 ? 'unit' : 'units'}`;

/** @returns `4 singles`, `round robin by 2s`, in words that read back */
export const slipsWords = ({ kind, count, by }: NonNullable<Reading['slips']>): string =>
  kind === 'singles' ? `${count ?? 2} singles` : `round robin${by === null ? '' : ` by ${by}s`}`;
