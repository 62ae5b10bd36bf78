/** By how much games are decided: "one-goal games", "by ten or more", "close games". */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { count, countOf } from './cue.ts';

/** By how much a close game is decided at most, and a rout at least. */
const margins: Readonly<Partial<Record<Sport, readonly [close: number, rout: number]>>> = {
  NFL: [8, 17],
  CFL: [8, 17],
  NBA: [5, 15],
  NHL: [1, 3],
  MLB: [1, 5],
  MLS: [1, 3],
};
const possession: Readonly<Partial<Record<Sport, number>>> = { NFL: 8, CFL: 8, NBA: 3 };

const unit = '(?:[- ](?:goals?|runs?|points?|pts?))?';
const exact = new RegExp(
  `\\b(?:(${count})[- ](goals?|runs?|points?|scores?|possessions?)[- ](?:games?|wins?|loss(?:es)?|contests?|decisions?|match(?:es)?|victor(?:y|ies)|defeats?|results?|ball games?))\\b`,
  'i',
);
const byMargin = new RegExp(
  `\\b(?:by|within|margins? of|difference of)(?: (?:just|only|exactly|a))? (?:(at least|more than|over|no less than|less than|fewer than|under|no more than|at most|not more than|up to) )?(?:a )?(single|double[- ]digits|a(?= (?:goal|run|point)\\b)|${count})${unit}(?: (?:or|and) (more|greater|better|less|fewer|under)|\\+)?${unit}`,
  'i',
);
const closeWords =
  /\b(?:close|tight|one[- ]sided|lopsided) (?:games?|ones|contests?|wins?|loss(?:es)?|match(?:es)?)\b|\bnail[- ]?biters?\b|\bblow[- ]?outs?\b/i;

/** @returns the margin that is asked about, as over or under a half */
export function marginIn(
  text: string,
  sport: Sport | undefined,
): Pick<FindQuery, 'over' | 'side'> | undefined {
  const [close, rout] = (sport && margins[sport]) ?? [undefined, undefined];
  const one = exact.exec(text);
  if (one) {
    const [, number = '', of = ''] = one;
    const isScore = /^(?:score|possession)/i.test(of);
    const most = isScore ? sport && possession[sport] : countOf(number);
    return most === undefined || most === 0 || (isScore && countOf(number) !== 1)
      ? undefined
      : most > 2 && !isScore
        ? undefined
        : { over: most + half, side: 'under' };
  }
  const by = byMargin.exec(text);
  if (by) {
    const [all, bound = '', number = '', end = ''] = by;
    const isDouble = /double/i.test(number);
    const value = isDouble ? 10 : /^(?:single|a)$/i.test(number) ? 1 : countOf(number);
    if (value === undefined || value === 0) return undefined;
    const isWithin = /^within/i.test(all);
    const isMost = /less|fewer|under|no more|at most|not more|up to/i.test(`${bound} ${end}`) || isWithin;
    const isLeast =
      /at least|more than|over|no less/i.test(bound) || /more|greater|better/i.test(end) || all.endsWith('+');
    const isMore = /^(?:more than|over)$/i.test(bound);
    const isFewer = /^(?:less than|fewer than|under)$/i.test(bound);
    // "Won by one" is no more than one; "won by ten" is ten at least.
    const isDecided = /\b(?:decided|settled)\b/i.test(text);
    const isNear = !isLeast && !isDouble && (isDecided || value < leastOf(sport));
    if (isMost || isNear) return { side: 'under', over: value + (isFewer ? -half : half) };
    return { side: 'over', over: value + (isMore ? half : -half) };
  }
  const said = closeWords.exec(text)?.[0] ?? '';
  const isRout = /one[- ]sided|lopsided|blow/i.test(said);
  const line = isRout ? rout : close;
  return line === undefined
    ? undefined
    : { side: isRout ? 'over' : 'under', over: line + (isRout ? -half : half) };
}
/** From this margin on, a number alone is the least that is meant. */
const leastOf = (sport: Sport | undefined): number =>
  sport === 'NFL' || sport === 'NBA' || sport === 'CFL' ? 6 : 3;
const half = 0.5;

export const marginSaid = new RegExp(`${exact.source}|${byMargin.source}|${closeWords.source}`, 'i');
