/** Hours in words: "the one o'clock games" are those at 1pm. */
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
