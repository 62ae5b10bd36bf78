/**
 * Wishes as the model reads them, for a question that the grammar could not read in full. They may name only what stands in the
 * question, and no term that the grammar read may be lost: otherwise its reading stays as it was.
 */
import { type LegWish, legWish, type Reading, type ReadTeam } from '../../../../contracts/asking/reading.ts';
import type { Unchecked } from '../../brief.ts';
import { isRecord } from '../../brief.ts';
import type { ReadResult } from '../draft.ts';
import { type Allowed, chanceOf, daysOf, isPartIn, lineOf, pricesOf, startsOf, teamsOf } from '../given.ts';
import { settled } from '../settle.ts';
import { isNameIn, isPlayerIn, isTeamIn, isWritten } from '../words/said.ts';
import { legsOf, merged, mostLegs, openWish, termsOf, wishOf, withWishes } from './wish.ts';

/**
 * @param given the model's terms of a play, unvalidated
 * @param whole the grammar's reading with its open terms filled that hold for the whole bet
 * @returns the bet of these wishes; undefined if one of them is not of the question, or a term that the grammar read would be lost
 */
export function wishesOfModel(
  given: Unchecked,
  { reading, legsSaid }: ReadResult,
  whole: Reading,
  allowed: Allowed,
): Reading | undefined {
  const list = Array.isArray(given.wishes) ? given.wishes : [];
  if (list.length === 0 || list.length > mostLegs || reading.intent !== 'play') return undefined;
  if (reading.eachGame || reading.eachSport) return undefined;
  const read = list.flatMap((each) => wishIn(each, reading, allowed) ?? []);
  const legs = legsOf(read);
  if (read.length !== list.length || legs > mostLegs) return undefined;
  if (legsSaid && !isOfCount(legsSaid, read, allowed.prompt)) return undefined;
  if (ofWholeBet.test(allowed.prompt) && legs < legsOf(reading.wishes)) return undefined;
  if (!keeps(reading, read, allowed)) return undefined;
  const made = withWishes(settled(withoutMoved(whole, given, read)), merged(read));
  return reading.sports.every((sport) => made.sports.includes(sport)) ? made : undefined;
}

/** Says how many legs the whole bet has: "3 legs", "4-leg", "five legger", "6 teamer". */
const ofWholeBet = /\blegs?\b|legger|teamer|team parlay|\bfold\b/i;

/** The number that the grammar read is that of all legs, or, as in "two overs and a team", that of one wish. */
function isOfCount(
  { min, max }: NonNullable<ReadResult['legsSaid']>,
  wishes: readonly LegWish[],
  prompt: string,
): boolean {
  const legs = legsOf(wishes);
  return (
    (legs >= min && legs <= max) || (!ofWholeBet.test(prompt) && wishes.some(({ count }) => count === max))
  );
}

/** Terms that need no further check where the grammar read the same. */
const ownTerms = ['line', 'price', 'legChance', 'player', 'group', 'days', 'starts', 'teams'] as const;

/** A price that a question says without its number: "plus money". */
const evenMoney = 100;

function wishIn(given: unknown, reading: Reading, allowed: Allowed): LegWish | undefined {
  if (!isRecord(given)) return undefined;
  const { prompt, teams, days, players } = allowed;
  const named = teamsOf(given.teams, teams, []);
  const { data } = legWish.safeParse({
    ...openWish,
    ...given,
    teams: named,
    period: given.period ?? undefined,
    lines: undefined,
  });
  if (!data || !Array.isArray(given.teams) || named.length !== given.teams.length) return undefined;
  const price = pricesOf(given.price);
  const legChance = chanceOf(given.legChance);
  const isPrice = (end: number | null) =>
    end === null ||
    isWritten(end, prompt) ||
    (Math.abs(end) === evenMoney && /plus|minus|even/i.test(prompt));
  const isChance = (end: number | null) => end === null || isWritten(end, prompt);
  const isRead = (term: (typeof ownTerms)[number]) =>
    [reading, ...reading.wishes].some((each) => isSame(each[term], data[term]));
  const isValid =
    Number.isInteger(data.count) &&
    data.count >= 1 &&
    (isRead('line') || data.line === null || (lineOf(data.line) !== null && isLine(data.line, prompt))) &&
    (isRead('price') ||
      data.price === null ||
      (price !== null && isPrice(price.min) && isPrice(price.max))) &&
    (isRead('legChance') ||
      data.legChance === null ||
      (legChance !== null && isChance(legChance.min) && isChance(legChance.max))) &&
    (isRead('player') || data.player === null || isPlayerIn(data.player, prompt, players)) &&
    (isRead('group') || data.group === null || isNameIn(data.group, prompt)) &&
    (isRead('days') || data.days === null || daysOf(data.days, days)?.length === data.days.length) &&
    (!data.period || data.period === 'game' || data.period === reading.period || isPartIn(prompt)) &&
    (isRead('starts') || data.starts === null || startsOf(data.starts) !== null) &&
    !data.markets.some((market) => reading.notMarkets.includes(market)) &&
    !data.sides.some((side) => reading.notSides.includes(side)) &&
    data.teams.every(
      ({ name, stance }) =>
        stance !== 'avoid' && !isAvoided(name, reading) && (isRead('teams') || isTeamIn(name, prompt, teams)),
    );
  if (!isValid) return undefined;
  const isOpen = data.sports.length + data.teams.length === 0 && reading.sports.length === 1;
  const isProp = data.player !== null && data.markets.length === 0;
  const { period: part, ...terms } = data;
  const made = settled({
    ...reading,
    ...terms,
    price,
    legChance,
    sports: isOpen ? reading.sports : data.sports,
    markets: isProp ? ['prop'] : data.markets,
    wishes: [],
    notMarkets: [],
    notSides: [],
  });
  const { period: _, lines: _ofWhole, ...wish } = wishOf(made, data.count);
  return { ...wish, ...(part && part !== 'game' && { period: part }) };
}

const isAvoided = (name: string, { teams }: Reading): boolean =>
  teams.some((team) => team.name === name && team.stance === 'avoid');

/** As written, or half a point below: "25 or more" is over 24.5. */
const isLine = (line: number, prompt: string): boolean =>
  isWritten(line, prompt) || isWritten(line + 0.5, prompt);

type WishTerm = keyof ReturnType<typeof termsOf>;

/** Terms that the grammar read for the whole bet, and that the model left to single legs. */
const movable = ['price', 'legChance', 'order', 'days', 'starts', 'group'] as const;

function withoutMoved(whole: Reading, given: Unchecked, wishes: readonly LegWish[]): Reading {
  const moved = movable.filter(
    (term) =>
      given[term] === null && wishes.some((wish) => wish[term] !== null && isSame(wish[term], whole[term])),
  );
  return { ...whole, ...Object.fromEntries(moved.map((term) => [term, null])) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Terms of a leg that the grammar reads with certainty. A market, a statistic or a count can be the wrong one beside an unread word. */
const certain = [
  'teams',
  'player',
  'line',
  'sides',
  'price',
  'legChance',
] as const satisfies readonly WishTerm[];

/** Whether each certain term that the grammar read of single legs is a term of a wish. What holds for the whole bet stays there. */
function keeps(reading: Reading, wishes: readonly LegWish[], { players }: Allowed): boolean {
  const { player, sides, line, teams } = reading;
  const ofAll: LegWish = {
    ...openWish,
    player,
    sides,
    line,
    teams: teams.filter(({ stance }) => stance !== 'avoid'),
  };
  // A name that is in no directory may be no name.
  const isSure = (term: string, value: unknown) => term !== 'player' || players.includes(String(value));
  const isHeld = (term: WishTerm, value: unknown): boolean =>
    Array.isArray(value)
      ? value.every((each) => wishes.some((wish) => holds(wish, term, each)))
      : !isSure(term, value) || wishes.some((wish) => holds(wish, term, value));
  const isWhole = (wish: LegWish) =>
    certain.every((term) => {
      const { [term]: value } = termsOf(wish);
      return value === undefined || isHeld(term, value);
    });
  const isPart =
    !reading.period ||
    wishes.every((wish) => !wish.period) ||
    wishes.some(({ period }) => period === reading.period);
  return isPart && isWhole(ofAll) && reading.wishes.every(isWhole);
}

/** Whether a wish has a term of the grammar's; `value` is one item of a list. */
function holds(wish: LegWish, term: WishTerm, value: unknown): boolean {
  const own: unknown = wish[term];
  if (term === 'teams') return wish.teams.some((team) => isTeam(team, value as ReadTeam));
  if (term === 'player') return wish.player !== null && isEitherName(wish.player, String(value));
  if (term === 'line') return wish.line !== null && Math.abs(wish.line - Number(value)) <= 0.5;
  return Array.isArray(own) && !Array.isArray(value) ? own.includes(value) : isSame(own, value);
}

/** The same team; backed or opposed only as the grammar read it. */
function isTeam(given: ReadTeam, { sport, name, stance }: ReadTeam): boolean {
  const isOpposite = stance === 'against' || given.stance === 'against' ? given.stance !== stance : false;
  return given.name === name && given.sport === sport && !isOpposite;
}

/** One is the other, or a part of it: "Goff", "Jared Goff". */
const isEitherName = (one: string, other: string): boolean => isNameIn(one, other) || isNameIn(other, one);
