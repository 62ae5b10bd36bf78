/**
 * "Tight end special: Kittle, LaPorta, McBride", "Lions vs Bears, Goff over yards, Lions -7.5", "Lions at Bears, give me a total": what stands
 * before the legs is what or where they are, and no leg of its own.
 */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import { hasKind } from '../wishes/read-pieces.ts';
import { isOfNoKind, withWishes } from '../wishes/wish.ts';

/** A few words and a colon before the names. */
const heading = /^[^:,]{3,40}:\s*\p{L}/u;

/** A wish for some player of a position, without anything else. */
const isOfPosition = ({ positions, player, stat, teams, line, count }: LegWish): boolean =>
  (positions?.length ?? 0) > 0 &&
  player === null &&
  stat === null &&
  line === null &&
  teams.length === 0 &&
  count === 1;

/** @returns the legs of the players who are named; unchanged where fewer than two are, or where no heading stands before them */
export function withoutHeading(reading: Reading, prompt: string): Reading {
  const [first, ...named] = reading.wishes;
  const isOfSlip = named.length < 2 && slip.test(prompt);
  const isBefore = (gameFirst.test(prompt) || sameAgain.test(prompt)) && !another.test(prompt);
  if (first && isGame(first) && isBefore && !isOfSlip) return inGame(reading, first, named);
  if (first && isGame(first) && !more.test(prompt)) return withOnlyKind(reading, first, named);
  const areNamed = named.length > 1 && named.every(({ player }) => player !== null);
  if (!first || !areNamed || !isOfPosition(first) || !heading.test(prompt)) return reading;
  return withWishes(reading, named);
}

/** Two names and a comma, and no word before it that counts a leg of that game. */
const gameFirst =
  /^(?![^,:]{0,60}\b(?:an?|one|legs?|picks?|bets?|plays?|something|anything|sides?)\b[^,:]{0,40}[,:])[^,:]{5,50}[,:]\s*\S/i;

/** "For Lions Bears a moneyline and a total from that game": the game is named again, for the legs. */
const sameAgain = /\b(?:in|from|of|for|on) (?:that|the same|this) (?:game|one|matchup|match)\b/i;

/** "Lions Bears, Goff over, what else from that game": a leg of that game is wished for, too. */
const another = /\b(?:else|another|one more)\b/i;

/** A second leg. */
const more = /[&+]|\b(?:and|plus|with|w|also|too|then|another|other|else|more|legs?|parlays?|sgps?)\b/i;

/** Of a slip, one named leg is not all. */
const slip = /\b(?:parlays?|sgps?|same[ -]game|slips?|builders?|combos?|\d ?-?legs?|legs)\b/i;

const isGame = (wish: LegWish): boolean =>
  wish.count === 1 &&
  wish.teams.length === 2 &&
  wish.teams.every(({ stance }) => stance === 'game') &&
  isOfNoKind(wish) &&
  wish.price === null &&
  wish.legChance === null;

/** The other legs, all of that game; unchanged where one is of another team or says nothing. */
function inGame(reading: Reading, game: LegWish, legs: readonly LegWish[]): Reading {
  const names = new Set(game.teams.map(({ name }) => name));
  const areOfIt = legs.every(({ teams }) => teams.every(({ name }) => names.has(name)));
  if (!areOfIt) return reading;
  const areNamed = legs.some(({ player, teams }) => player !== null || teams.length > 0);
  if (!areNamed && !legs.every((leg) => isKindIn(game, leg))) return reading;
  // A total after the two is of their game, of which it may name only the nearest.
  const isOfGame = ({ player, teams }: LegWish) =>
    player === null && teams.every(({ stance }) => stance === 'game');
  const own = legs.map((leg) => (isOfGame(leg) ? { ...leg, teams: game.teams } : leg));
  return withWishes(reading, own);
}

/** "Lions at Bears, give me a total": the only leg is on that game. */
function withOnlyKind(reading: Reading, game: LegWish, [leg, ...others]: readonly LegWish[]): Reading {
  if (!leg || others.length > 0 || !isKindIn(game, leg)) return reading;
  return withWishes(reading, [{ ...leg, teams: game.teams }]);
}

/** Whether a leg of nobody can be one of the game. */
const isKindIn = ({ teams }: LegWish, leg: LegWish): boolean =>
  hasKind(leg) &&
  leg.count === 1 &&
  leg.player === null &&
  leg.teams.length === 0 &&
  teams.some(({ sport }) => leg.sports.length === 0 || leg.sports.includes(sport));
