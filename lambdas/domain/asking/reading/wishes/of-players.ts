/** Where a leg on a player begins: at the next player of a list, and at the next of his numbers. */
import { anyStat } from '../terms/stats.ts';
import type { Construction, Token } from './tokens.ts';

/** "Bam 20 points, AD 12 rebounds": without a join, each name begins a piece; "Luka 30+ points 8 rebounds": so does each number. */
export const ofPlayers: Construction = (tokens) => {
  const starts: number[] = [];
  let isNamed = false;
  let hasNumber = false;
  let isAnyNamed = false;
  let from = 0;
  for (const [at, { type }] of tokens.entries()) {
    if (type === 'join') {
      [isNamed, hasNumber, from] = [false, false, at + 1];
    } else if (type === 'player') {
      const isNext = isNamed || (isAnyNamed && isStatBetween(tokens, from, at));
      if (isNext) {
        starts.push(at);
        hasNumber = false;
      }
      isNamed = true;
      isAnyNamed = true;
    } else if (isAnyNamed && isMilestone(tokens, at)) {
      if (hasNumber) starts.push(sides.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at);
      hasNumber = true;
    }
  }
  return { starts };
};

const sides = /^(?:over|under|o|u)$/;
const statAtStart = new RegExp(`^${anyStat}(?![\\p{L}\\p{N}])`, 'u');
const statOnly = new RegExp(`^${anyStat}$`);
/** After a statistic, these say that legs are counted and not what a player reaches. */
const counted = /^ ?(?:props?|overs?|unders?|legs?|lines?|bets?|scorers?|players?|guys|parlays?)\b/;

const wordsFrom = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + 6)
    .map(({ lower }) => lower)
    .join(' ');

/** "Kucherov assist and point Kaprizov goal": the point is Kucherov's, because Kaprizov has a statistic of his own. */
function isStatBetween(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens.slice(from, at).map(({ lower }) => lower);
  const end = tokens.findIndex(({ type }, index) => index > at && type !== 'name');
  return (
    before.length > 0 &&
    statOnly.test(before.join(' ')) &&
    end > 0 &&
    statAtStart.test(wordsFrom(tokens, end).replace(/^\d[\d.+]* /, ''))
  );
}

/** "8 rebounds", "30+". */
function isMilestone(tokens: readonly Token[], at: number): boolean {
  const { lower = '' } = tokens[at] ?? {};
  if (/^\d{1,3}\+$/.test(lower)) return true;
  return /^\d{1,3}(?:\.\d)?$/.test(lower) && isOfStat(tokens, at);
}

/** Whether a number counts what a statistic counts, and not legs: "5 threes" but not "2 threes props". */
function isOfStat(tokens: readonly Token[], at: number): boolean {
  const next = wordsFrom(tokens, at + 1);
  const [stat] = statAtStart.exec(next) ?? [];
  return stat !== undefined && !counted.test(next.slice(stat.length));
}

/** Between a player and his number. */
const reaching =
  /^(?:for|to|gets?|has|have|having|getting|score|scores|scoring|hits?|hitting|makes?|making|record|records|throws?|goes|drops?|dropping|with|over|under|o|u|at|least|grabs?|dishes)$/;

/** Whether a number is what a player is to reach: right after his name, or before a statistic once he is named. */
export function isHisNumber(tokens: readonly Token[], at: number): boolean {
  if (!/^\d$/.test(tokens[at]?.lower ?? '')) return false;
  const named = tokens.findLastIndex(
    ({ type }, index) => index < at && (type === 'player' || type === 'name'),
  );
  if (named < 0) return false;
  const between = tokens.slice(named + 1, at).map(({ lower }) => lower);
  const next = tokens[at + 1]?.type;
  return (
    isOfStat(tokens, at) ||
    (between.every((word) => reaching.test(word)) && (next === undefined || next === 'join'))
  );
}
