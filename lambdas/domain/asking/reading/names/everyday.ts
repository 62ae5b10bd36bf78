/** Nicknames that are also everyday words, and when one means a team. */
import type { Text } from '../words/text.ts';

export const everyday: ReadonlySet<string> = new Set(
  (
    'heat magic wild stars fire jazz thunder lightning bills kings nets union crew revolution galaxy dynamo rapids avalanche ' +
    'sharks cards knights bolts guards flames jackets pack wings'
  ).split(' '),
);

/** "The heat of the moment", "a dead heat", "the wild card", "the magic number", "pay the bills". */
const idiom = /^ (?:of the|card|number|wild|west|guess|align|up|sale)\b/;
const idiomBefore = / (?:dead|dead-|my|pay|pay the|pay my|like|black|by|under the|draft) $/;

const marketNext =
  /^ (?:(?:same[ -]game|parlays?|to (?:win|cover|beat|score|lose)|wont|lose|money ?-?line|spread|covers?|beats?|wins?|game|puck ?-?line|run ?-?line|total|teamtotal|first (?:half|quarter|period|five)|1st (?:half|quarter|period)|1h|1q|1p|full game|any ?time|(?:td|touchdown|goal) scorers?|scorers?|tonight|today|tomorrow|vs|at|by|playing|play|over\/under)\b|(?:over|under|o|u) ?\d|[+-]\d|@ )/;
const teamBefore =
  / (?:the|back|backing|fade|fading|take|taking|against|vs|@|bet|on|for|beat|beats|over|opponents? of|with|between) $/;

const refusedBefore = / (?:no|not|without|except|avoid|avoiding|but) (?:the )?$/;

/** Whether the name follows "no" or the like. "No stars" can mean other things, so callers also check the sport. */
export function isRefusedTeam({ lower }: Text, start: number): boolean {
  return refusedBefore.test(lower.slice(Math.max(0, start - 16), start));
}

const betNext =
  /^ (?:bets?|picks?|props?|plays?|legs?|singles?|odds|lines?|prices?|mls?|overs?|unders?|sgps?)\b/;
/** Says of what kind a bet is. */
const describing = /^(?:(?:wild|fire) |magic picks?\b)/;

/** "A Bills bet", "any Kings props": whose the bet is. "A magic pick" can mean other things, so callers also check the sport. */
export const isBeforeBet = ({ lower }: Text, start: number, end: number): boolean =>
  betNext.test(lower.slice(end, end + 16)) && !describing.test(lower.slice(start, end + 16));

const isFire = (word: string) => word === 'fire';

/** @returns whether the words from `start` to `end` name a team rather than a thing */
export function isMeantAsTeam({ cased, lower, hasCase }: Text, start: number, end: number): boolean {
  const before = lower.slice(Math.max(0, start - 24), start);
  const after = lower.slice(end, end + 16);
  if (
    idiom.test(after) ||
    idiomBefore.test(before) ||
    (/ on $/.test(before) && isFire(lower.slice(start, end)))
  )
    return false;
  if (teamBefore.test(before) || marketNext.test(after)) return true;
  const isCapital = hasCase && /\p{Lu}/u.test(cased.charAt(start));
  // The first word of a sentence is capitalized anyway.
  return isCapital && !/(?:^ ?|[.?,] )$/.test(before);
}
