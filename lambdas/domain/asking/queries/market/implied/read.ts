/** Reads questions for the score that a spread and a total imply: "implied team totals tonight", "projected score of Lions Bears". */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { PropStat } from '../../../../../contracts/feed/props.ts';
import { subjectOf } from '../../table/subject.ts';
import { type Known, termsOf } from '../../table/terms.ts';
import { openMarket } from '../open-market.ts';
import { impliedWords } from './words.ts';

const asks =
  /\b(?:impl(?:ied|ies|y)|project(?:ed|s|ions?|ing)|predict(?:ed|s|ions?|ing)?|forecast(?:ed)?|expect(?:ed|s|ing|ation)?|suggest(?:ed|s)?|supposed)\b/i;
const ofScore = /\b(?:scores?|scoring|scoreline|final|totals?|points|pts|runs|goals|tts?)\b/i;
const ofScores: readonly PropStat[] = ['points', 'goals', 'runs', 'other'];

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readImplied(typed: string, known: Known): MarketQuery | undefined {
  if (!asks.test(typed) || !ofScore.test(typed)) return undefined;
  const terms = termsOf(typed, impliedWords, known);
  const subject = subjectOf(terms);
  const { teams, players, stats, books, money, units, percents, periods, unlisted, unread, sides, prices } =
    subject;
  const other = [players, books, money, units, percents, periods, unlisted, unread, sides, prices];
  if (other.some((each) => each.length > 0) || terms.isPast || terms.isUnclear || terms.nightGame)
    return undefined;
  if (!subject.has('implied') || stats.some((stat) => !ofScores.includes(stat)) || teams.length > 4)
    return undefined;
  const named = namedLines(subject.lines, subject.numbers);
  const isScore =
    subject.has('score') || stats.length > 0 || subject.isTeamTotal || subject.markets.includes('total');
  if (!named || !isScore || (named.line !== null && teams.length > 0)) return undefined;
  const { sports, days } = subject;
  return {
    ...openMarket,
    topic: 'implied',
    sports,
    teams,
    days,
    line: named.line,
    ...(named.total !== null && { sizes: [named.total] }),
    ...(terms.starts && { starts: terms.starts }),
  };
}

/** "A spread of -3 and a total of 45": the smaller number is the spread. */
function namedLines(
  lines: readonly number[],
  numbers: readonly number[],
): { readonly line: number | null; readonly total: number | null } | undefined {
  const all = [...lines, ...numbers];
  const [one, two, ...more] = all.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (one === undefined) return { line: null, total: null };
  return two === undefined || more.length > 0 || two <= 0 ? undefined : { line: one, total: two };
}
