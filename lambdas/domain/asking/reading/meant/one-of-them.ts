/** "3 guys, shots on goal, Kaprizov has to be one of them": a player has one leg of a statistic, and the others are anybody's. */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { legsOf, wishOf, withWishes } from '../wishes/wish.ts';

/** @returns the reading with a leg on the player and the others on whoever; unchanged where one player can have all legs */
export function withOneOfThem(reading: Reading, prompt: string): Reading {
  const { intent, player, stat, legs, wishes, sameGame, slips, lines, days, teams, eachGame } = reading;
  if (intent !== 'play' || sameGame || slips !== undefined) return reading;
  if (wishes.length > 0) return ofTheirNumber(reading, prompt);
  const count = legs?.min === legs?.max ? (legs?.min ?? 1) : 1;
  const isOfHim = lines !== undefined || (days?.length ?? 0) > 1;
  const isOther = eachGame || teams.some(({ stance }) => stance !== 'avoid');
  if (player === null || stat === null || count < 2 || isOfHim || isOther) return reading;
  // A price is of all of them, and his line is not that of the others.
  const his = { ...wishOf(reading), price: null };
  return withWishes(reading, [his, { ...his, player: null, line: null, count: count - 1 }]);
}

const ofThem =
  /\b(?:one|1) (?:of (?:them|em|those|these|which|whom)|being|is)\b|\b(?:has|have|got|needs?|must|gotta)(?: to)? be (?:in|one|part|included|there)\b|\binclud(?:e|es|ed|ing)\b|\bas (?:one|a leg)\b/i;

/** "4 td scorers, one of them Mostert": he is of the number and of the kind that is said of all. */
function ofTheirNumber(reading: Reading, prompt: string): Reading {
  const [one, other, ...more] = reading.wishes;
  if (!one || !other || more.length > 0 || !ofThem.test(prompt)) return reading;
  const [kind, his] = one.player === null ? [one, other] : [other, one];
  const isOfKind = kind.player === null && kind.stat !== null && kind.teams.length === 0 && kind.count > 1;
  const isHis = his.player !== null && his.count === 1 && (his.stat === null || his.stat === kind.stat);
  const isMore = reading.legs?.min === legsOf(reading.wishes);
  const number = new RegExp(`\\b${kind.count}\\b|\\b${names[kind.count]}\\b`, 'i');
  if (!isOfKind || !isHis || !isMore || his.line !== null || !number.test(prompt)) return reading;
  const { positions: _, ...ofAll } = kind;
  const leg: LegWish = { ...ofAll, player: his.player, count: 1 };
  return withWishes(reading, [{ ...kind, count: kind.count - 1 }, leg]);
}

const names = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
