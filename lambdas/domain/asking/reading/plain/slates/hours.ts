/** Hours in words: "the one o'clock games" are those at 1pm, "at 4:05 or 4:10" is from the first to the last. */
import { numberNames } from '../../words/counts.ts';

const hours = numberNames.slice(1, 13);
const clock = new RegExp(
  `(?<![\\w'’:.+-])(${hours.join('|')}|1[0-2]|[1-9])[ -]o ?['’]?\\s?clock(?![- ]?ish|\\w| (?:am|a\\.m|in the morning))`,
  'gi',
);

/** @returns the question with such hours in figures */
export const withHoursInFigures = (prompt: string): string =>
  /clock/i.test(prompt)
    ? prompt.replace(clock, (_, hour: string) => {
        const named = hours.indexOf(hour.toLowerCase()) + 1;
        return `${named > 0 ? named : hour}pm`;
      })
    : prompt;

const time = '(1[0-2]|[1-9])(?::([0-5]\\d))?(?: ?(pm|p\\.m\\.))?';
const games = '(?:games?|ones|starts|kick-?offs|kicks|tips|tip-?offs|puck drops|matchups|matches)';
const started =
  '(?:start|starts|starting|kick|kicks|kicking|tip|tips|tipping|begin|begins|beginning|drop|drops|go|goes|going)(?: off)?';
const nearHours = new RegExp(
  `(?<![\\w'’])(?:(${started}) (?:at )?(?:either )?|at (?:either )?)?${time} ?(?:or|and|&|/) ?(?:at )?${time}(?![\\d:%+]|\\.\\d)( ${games}(?![\\w'’]))?`,
  'gi',
);
/** Minutes that two hours are apart of which games of one window start. */
const near = 30;
const minutes = (clockHour: string, rest = '0'): number => (Number(clockHour) % 12) * 60 + Number(rest);

/** Of football, the late games start at these two, and 4:15 is none of them. */
const isLateWindow = (from: number, to: number): boolean => from === 245 && to === 265;

/** @returns the question with two hours close to each other as the time from one to the other */
export const betweenNearHours = (prompt: string): string =>
  /\d:\d\d|\d ?pm/i.test(prompt)
    ? prompt.replace(nearHours, (all: string, ...parts: (string | undefined)[]) => {
        const [verb, hour = '', rest, half, otherHour = '', otherRest, otherHalf, named] = parts;
        const [from, to] = [minutes(hour, rest), minutes(otherHour, otherRest)];
        const areHours = (rest ?? half ?? otherRest ?? otherHalf) !== undefined;
        const isOfGames = verb !== undefined || named !== undefined || /^at\b/i.test(all);
        if (!areHours || !isOfGames || from >= to || to - from > near || isLateWindow(from, to)) return all;
        const span = `between ${hour}:${rest ?? '00'} and ${otherHour}:${otherRest ?? '00'}`;
        return named === undefined ? `${verb ? `${verb} ` : ''}${span}` : `${named.trim()} starting ${span}`;
      })
    : prompt;
