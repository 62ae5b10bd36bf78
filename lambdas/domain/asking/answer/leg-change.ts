/**
 * The next bet where single legs of an answer change: what is not touched keeps its selection. New legs of the kind that was asked
 * for leave the question as it is; one with terms of its own makes it a list of legs.
 */
import type { LegWish, Reading } from '../../../contracts/asking/reading.ts';
import type { ShownLeg } from '../../../contracts/asking/turn.ts';
import { isMeant } from '../../feed/players/names.ts';
import {
  isOfNoKind,
  isOpenWish,
  legsOf,
  merged,
  openWish,
  wishOf,
  withWishes,
} from '../reading/wishes/wish.ts';
import { selectionKey } from './candidate.ts';
import type { Given, Next } from './next.ts';

/** A leg that leaves the bet for another. */
export interface Swap {
  /** Index of the leg. */
  readonly leg: number;
  /** What comes in its place; absent for another of the kind that was asked for. */
  readonly terms?: LegWish;
}

export interface LegChange {
  /** Indexes of legs that leave the bet. */
  readonly dropped?: readonly number[];
  readonly swapped?: readonly Swap[];
  /** Further legs: an open wish for any. */
  readonly added?: readonly LegWish[];
  /** IDs of games, keys of selections and marks of players that no new leg may have. */
  readonly without?: readonly string[];
}

/** Excludes every selection of a player, as an entry of what a bet may not contain. */
export const markOfPlayer = (playerId: string): string => `player ${playerId}`;

const keyOf = (leg: ShownLeg) => selectionKey(leg.gameId, leg);

/** A wish that this leg meets and that says what it is. */
export function wishOfLeg({
  sport,
  home,
  away,
  market,
  selection,
  prop,
  outright,
  team,
  period,
}: ShownLeg): LegWish {
  const base: LegWish = { ...openWish, sports: [sport], ...(period && { period }) };
  const isTotal = selection === 'over' || selection === 'under';
  if (outright) return { ...base, markets: ['outright'], player: outright.player };
  if (prop)
    return {
      ...base,
      markets: ['prop'],
      stat: prop.stat,
      player: prop.player,
      ...(isTotal && { sides: [selection] }),
    };
  const ofGame = [away, home].map((name) => ({ sport, name, stance: 'game' as const }));
  if (team && isTotal) {
    const name = team === 'home' ? home : away;
    return { ...base, markets: ['team_total'], sides: [selection], teams: [{ sport, name, stance: 'back' }] };
  }
  if (isTotal) return { ...base, markets: ['total'], sides: [selection], teams: ofGame };
  const markets = market === 'spread' ? (['spread'] as const) : (['moneyline'] as const);
  if (selection === 'draw') return { ...base, markets: [...markets], sides: ['draw'], teams: ofGame };
  const name = selection === 'away' ? away : home;
  return { ...base, markets: [...markets], teams: [{ sport, name, stance: 'back' }] };
}

/** @returns null if no leg would be left */
export function withLegsChanged(given: Given, base: Reading, change: LegChange): Next | null {
  const { dropped = [], swapped = [], added = [], without = [] } = change;
  const { legs } = given;
  const gone = new Set([...dropped, ...swapped.map(({ leg }) => leg)]);
  const kept = legs.filter((_, at) => !gone.has(at));
  const count = kept.length + swapped.length + legsOf(added);
  if (count === 0) return null;
  const keep = kept.map(keyOf);
  const hasTerms = [...swapped.map(({ terms }) => terms ?? openWish), ...added].some(
    (wish) => !isOpenWish(wish),
  );
  const sameGame = base.sameGame && count > 1 && staysInGame(change, legs);
  const excluded = [...given.without, ...without, ...exclusions(swapped, legs, sameGame)];
  const isListed = base.wishes.length > 0 || hasTerms;
  const reading = isListed
    ? listed({ ...base, sameGame }, given, change, kept)
    : alike({ ...base, sameGame }, change, { kept, count, legs, asked: given.reading.legs });
  // What is only dropped lets the next answer choose freely again.
  const isOnlyDropped = swapped.length + added.length + without.length === 0;
  return { reading, keep, without: isOnlyDropped ? [] : [...new Set(excluded)] };
}

/** A game that was swapped stays out; in a bet on one game, and where the new leg is of that game, only the selection does. */
function exclusions(swapped: readonly Swap[], legs: readonly ShownLeg[], sameGame: boolean): string[] {
  return swapped.flatMap(({ leg: at, terms }) => {
    const leg = legs[at];
    if (!leg) return [];
    if (!terms) return [sameGame ? keyOf(leg) : leg.gameId];
    // Another line of a prop has the same key.
    if (isAtOtherLine(leg, terms)) return [];
    // Whom a leg was on is who leaves, unless the new one is on that player too.
    const isOther = leg.prop !== undefined && terms.player === null;
    return [keyOf(leg), ...(isOther && leg.prop ? [markOfPlayer(leg.prop.playerId)] : [])];
  });
}

const isAtOtherLine = ({ prop, line }: ShownLeg, terms: LegWish): boolean =>
  prop !== undefined &&
  terms.player !== null &&
  terms.line !== null &&
  terms.line !== line &&
  terms.stat === prop.stat &&
  isMeant(terms.player, prop.player);

/** Whether no new leg is of another game by its terms. */
function staysInGame({ swapped = [], added = [] }: LegChange, legs: readonly ShownLeg[]): boolean {
  const names = new Set(legs.flatMap(({ home, away }) => [home, away]));
  const fresh = [...swapped.flatMap(({ terms }) => terms ?? []), ...added];
  return fresh.every(({ teams }) => teams.every(({ name }) => names.has(name)));
}

interface Legs {
  readonly kept: readonly ShownLeg[];
  readonly count: number;
  readonly legs: readonly ShownLeg[];
  /** How many the question asked for. */
  readonly asked: Reading['legs'];
}

/** The question as it was, for another number of legs, without the teams of those that left. */
function alike(
  base: Reading,
  { swapped = [], added = [] }: LegChange,
  { kept, count, legs, asked }: Legs,
): Reading {
  const isKept = (name: string) => kept.some(({ home, away }) => name === home || name === away);
  const isShown = (name: string) => legs.some(({ home, away }) => name === home || name === away);
  const teams = base.sameGame
    ? base.teams
    : base.teams.filter(({ name, stance }) => stance === 'avoid' || !isShown(name) || isKept(name));
  const sports = base.sports.filter((sport) => kept.some((leg) => leg.sport === sport));
  const isSameCount = count === legs.length && added.length === 0;
  const isStill = base.risk === 'safe' || (base.risk === 'safest' && added.length > 0);
  // What is to pay about +500 has as many legs as that takes, unless the question named their number.
  const isOpen = isSameCount && asked === null && base.payout !== null;
  return {
    ...base,
    teams,
    ...(swapped.length === 0 && added.length === 0 && sports.length > 0 && { sports }),
    legs: isOpen ? asked : { min: count, max: count },
    // What the whole pays or risks is another thing with another number of legs; two more of the safest are the next safest.
    ...(!isSameCount && { risk: isStill ? base.risk : null, payout: null, chance: null }),
    // Fewer legs are of some of the games only.
    ...(count < legs.length && { eachGame: false }),
  };
}

/** Each leg with its own terms: those that stay by what they are. */
function listed(
  base: Reading,
  { legs }: Given,
  { swapped = [], added = [] }: LegChange,
  kept: readonly ShownLeg[],
): Reading {
  const asked = base.wishes.flatMap((wish) => Array<LegWish>(wish.count).fill({ ...wish, count: 1 }));
  const hasPlaces = asked.length === legs.length;
  // What the whole question asks of a leg is asked of a new one that has no terms of its own.
  const usual = base.wishes.length > 0 ? openWish : { ...wishOf(base), teams: [] };
  // "Put the Bills in there too" in a parlay of moneylines is their moneyline.
  const isOfTeams = usual.markets.every((market) => market === 'moneyline' || market === 'spread');
  const inKind = (wish: LegWish): LegWish =>
    isOfTeams && isOfNoKind(wish) && wish.teams.length > 0 && wish.legChance === null && wish.price === null
      ? { ...wish, markets: usual.markets }
      : wish;
  const inPlaceOf = ({ leg, terms }: Swap): LegWish =>
    (terms && inKind(terms)) ?? (hasPlaces ? (asked[leg] ?? usual) : usual);
  // A number that was asked for stays with its leg.
  const asAsked = (leg: ShownLeg): LegWish => {
    const wish = hasPlaces ? asked[legs.indexOf(leg)] : undefined;
    const named = base.wishes.length > 0 ? (wish?.line ?? null) : base.line;
    return named === null ? wishOfLeg(leg) : { ...wishOfLeg(leg), line: leg.line };
  };
  const wishes = [
    ...kept.map(asAsked),
    ...swapped.map(inPlaceOf),
    ...added.map((wish) => (isOpenWish(wish) ? { ...usual, count: wish.count } : inKind(wish))),
  ];
  // The hours of the whole are not those of a new leg that names its own, or its game.
  const isOwn = ({ starts, teams, player }: LegWish) =>
    starts !== null || teams.length > 0 || player !== null;
  const fresh = [...swapped.flatMap(({ terms }) => terms ?? []), ...added];
  const hours = fresh.some(isOwn) ? { starts: null } : {};
  const whole: Reading = {
    ...base,
    ...hours,
    ...{ price: null, legChance: null, payout: null, chance: null, risk: null, order: null, group: null },
    ...{ eachGame: false, eachSport: false, player: null, line: null, stat: null },
    teams: base.teams.filter(({ stance }) => stance === 'avoid'),
  };
  const timed = wishes.map((wish, at) =>
    at < kept.length || base.starts === null || isOwn(wish) || !fresh.some(isOwn)
      ? wish
      : { ...wish, starts: base.starts },
  );
  return withWishes(whole, merged(timed));
}
