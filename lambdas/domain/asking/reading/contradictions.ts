/** Words that were read and contradict each other, or that say more than what was read of them: they are asked back. */
import { statNames } from '../../feed/players/stat-names.ts';
import type { ReadResult } from './draft.ts';
import { isOpenWish } from './wishes/wish.ts';

/** Each names the words in question; none of them for a reading that holds. */
const checks: readonly ((prompt: string, result: ReadResult) => readonly string[])[] = [
  wantedAndRefused,
  ofPlayerAndTeam,
  ofMarks,
  refusedGroup,
  ofEachNight,
  refusedBound,
  refusedPart,
  thingApart,
  severalAgainst,
  playersApart,
];

/** @returns the reading with those words unread */
export function withContradictions(prompt: string, result: ReadResult): ReadResult {
  if (result.reading.intent !== 'play') return result;
  const found = checks.flatMap((check) => check(prompt, result));
  return found.length === 0 ? result : { ...result, unread: [...new Set([...result.unread, ...found])] };
}

/** A statistic that is wanted and refused. */
function wantedAndRefused(_: string, { reading: { notStats = [], stat, wishes } }: ReadResult): string[] {
  return [stat, ...wishes.map((wish) => wish.stat)].flatMap((wanted) =>
    wanted !== null && notStats.includes(wanted) ? [statNames[wanted]] : [],
  );
}

/** A leg on a player is none on a team's result: where one leg is said to be both, and not either, the player is asked back. */
function ofPlayerAndTeam(prompt: string, { reading }: ReadResult): string[] {
  if (/ or /i.test(prompt)) return [];
  const legs = reading.wishes.length > 0 ? reading.wishes : [reading];
  return legs.flatMap(({ player, markets }) =>
    player !== null &&
    markets.includes('prop') &&
    (markets.includes('moneyline') || markets.includes('spread'))
      ? [player.toLowerCase()]
      : [],
  );
}

/** "Warriors +, Nuggets -": with the points or giving them, without a number. */
function ofMarks(prompt: string): string[] {
  return [...prompt.matchAll(/(?<=^|\s)(\p{L}+) ?([+-])(?=\s*(?:[,;]|$))/gu)].map(
    ([, word = '', mark = '']) => `${word.toLowerCase()} ${mark}`,
  );
}

const refusing =
  "(?:don'?t|do not|never|not|no|nothing|none|nobody|avoid|skip|without|except|outside|away|ignore|forget)";
const groups =
  '(?:nfc|afc|al|nl|american league|national league|atlantic|metro(?:politan)?|central|pacific|southeast|northwest|southwest|eastern|western)';
const refusal = new RegExp(`\\b${refusing}\\b(?: [\\w']+){0,4} ${groups}\\b`, 'i');

/** No term refuses a division or a conference. */
function refusedGroup(prompt: string, { reading: { group, wishes } }: ReadResult): string[] {
  const isOfGroup = group !== null || wishes.some((wish) => wish.group !== null);
  return isOfGroup ? [refusal.exec(prompt)?.[0].toLowerCase() ?? ''].filter((found) => found !== '') : [];
}

/** Not of January 1. */
const eachNight =
  /\b(?:(?:each|every|both) (?:\w+ )?night|(?:one|(?<!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) )1|legs?|picks?) (?:for|from|in|per) (?:each|every|both))\b/i;

/** "One for each night game": the night game of a day is one game. */
function ofEachNight(prompt: string, { reading: { nightGame, eachGame, legs } }: ReadResult): string[] {
  const each = nightGame && !eachGame && legs === null && eachNight.exec(prompt)?.[0];
  return each ? [each.toLowerCase()] : [];
}

const refusedOver = new RegExp(
  `\\b${refusing}\\b(?: [\\w'+-]+){0,6} ((?:over|above|bigger than|more than|higher than|greater than) [+-]?\\d+(?:\\.5)?)`,
  'i',
);
const refusedUnder = new RegExp(
  `\\b${refusing}\\b(?: [\\w'+-]+){0,6} ((?:under|below|less than|smaller than|lower than) [+-]?\\d+(?:\\.5)?)`,
  'i',
);

/** "No games with a total over 9" is no wish for lines over 9. */
function refusedBound(prompt: string, { reading }: ReadResult): string[] {
  const lines = [reading.lines, ...reading.wishes.map((wish) => wish.lines)];
  const over = lines.some((each) => each?.min != null) && refusedOver.exec(prompt)?.[1];
  const under = lines.some((each) => each?.max != null) && refusedUnder.exec(prompt)?.[1];
  return [over, under].flatMap((found) => (found ? [found.toLowerCase()] : []));
}

/** No term refuses overtime, or a night game alone. */
function refusedPart(
  prompt: string,
  { reading: { period, wishes, nightGame, markets } }: ReadResult,
): string[] {
  const isOfPart = period !== undefined || wishes.some((wish) => wish.period !== undefined);
  const isOfWinner = [markets, ...wishes.map((wish) => wish.markets)].some((of) => of.includes('moneyline'));
  const overtime = isOfWinner && !isOfPart && /\bno (?:overtime|ot)\b/i.exec(prompt)?.[0];
  const night =
    !nightGame &&
    /\b(?:no|not|skip|without|avoid)(?: the)? (?:(?:sunday|monday|thursday) night|[smt]nf)\b/i.exec(
      prompt,
    )?.[0];
  return [overtime, night].flatMap((found) => (found ? [found.toLowerCase()] : []));
}

/** "No props. No spread. Something": one bet is wished for, and no second leg. */
function thingApart(prompt: string, { reading: { wishes } }: ReadResult): string[] {
  const thing = /[.!?;]\s*(something|anything|whatever)\W*$/i.exec(prompt)?.[1];
  return thing && wishes.some(isOpenWish) ? [thing.toLowerCase()] : [];
}

/** "Fade the Jets, 2 legs against them": against one team there are not as many bets as that. */
function severalAgainst(prompt: string, { reading: { legs, teams, wishes } }: ReadResult): string[] {
  const isOfOne = teams.length === 1 && wishes.length === 0 && (legs?.min ?? 1) > 1;
  const found = isOfOne && /\b(?:legs?|picks?|bets?) (against|fading)\b/i.exec(prompt)?.[1];
  return found ? [found.toLowerCase()] : [];
}

/** "Tatum points over vs Brown points over" compares two bets, and is no parlay of them. */
function playersApart(prompt: string, { reading: { wishes } }: ReadResult): string[] {
  const isOfTwo = wishes.length === 2 && wishes.every(({ player }) => player !== null);
  const found = isOfTwo && /\s(vs|versus)\.?\s/i.exec(prompt)?.[1];
  return found ? [found.toLowerCase()] : [];
}
