/** "NRFI" is the total of the first inning at half a run, also where it was written out as an over/under of that inning. */
import type { LegWish, Reading } from '../../../../../contracts/asking/reading.ts';
import { withFirstRuns } from '../../plain/bets/first-inning.ts';

const anyRun = 0.5;
const ofAnyRun = /\b[ny]rfis?\b/i;

/** @returns the reading with that line on the totals of the first inning that have none */
export function withFirstRunLine(reading: Reading, prompt: string): Reading {
  if (reading.intent !== 'play' || !ofAnyRun.test(withFirstRuns(prompt))) return reading;
  const own = lined(reading);
  const wishes = own.wishes.map(lined);
  return wishes.every((wish, at) => wish === own.wishes[at]) ? own : { ...own, wishes };
}

function lined<Of extends Pick<LegWish, 'period' | 'markets' | 'line' | 'lines'>>(of: Of): Of {
  const isTotal = of.markets.length === 1 && of.markets[0] === 'total';
  const isOpen = of.period === 'first_inning' && isTotal && of.line === null && of.lines === undefined;
  return isOpen ? { ...of, line: anyRun } : of;
}
