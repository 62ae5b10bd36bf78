/**
 * The moment at which all tests start: their processes, the product, and the browser's pages. The outcome of `npm test` is
 * therefore the same on every day.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentClock, inheritClock, setClock } from '../../scripts/local/clock/clock.ts';
import { momentOf } from '../../scripts/local/clock/moment.ts';

/** A Sunday morning with games of all the sports that are played in the fall. Other moments are in `moments.ts`. */
export const testMoment = '2026-11-22T10:00';

const preload = resolve(import.meta.dirname, '../../scripts/local/clock/preload.ts');

/** Options of Node for a process that goes by this one's clock, if it also gets the variable of `clock.ts`. */
export const nodeWithClock = ['--import', pathToFileURL(preload).href] as const;

/**
 * Unless the process that started this one has set a clock. `TEST_MOMENT` chooses another moment.
 * @param latest time of the data that the tests start with, in milliseconds since 1970; time never goes back
 */
export function startAtTestMoment(latest = 0): void {
  inheritClock();
  const text = process.env.TEST_MOMENT || testMoment;
  const moment = momentOf(text);
  if (!moment) throw new Error(`TEST_MOMENT must be a time such as ${testMoment}, not "${text}"`);
  if (!currentClock()) setClock(Math.max(moment.getTime(), latest));
}
