/**
 * "Tight end special: Kittle, LaPorta, McBride", "Lions vs Bears, Goff over yards, Lions -7.5": what stands before the legs is what or where
 * they are, and no leg of its own.
 */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
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
  if (first && isGame(first) && gameFirst.test(prompt) && !isOfSlip) return inGame(reading, first, named);
  const areNamed = named.length > 1 && named.every(({ player }) => player !== null);
  if (!first || !areNamed || !isOfPosition(first) || !heading.test(prompt)) return reading;
  return withWishes(reading, named);
}

/** Two names and a comma, and no word that counts a leg of that game. */
const gameFirst =
  /^(?!.{0,60}\b(?:an?|one|legs?|picks?|bets?|plays?|something|anything|sides?)\b[^,:]{0,40}[,:])[^,:]{5,50}[,:]\s*\S/i;

/** Of a slip, one named leg is not all. */
const slip = /\b(?:parlays?|sgps?|same[ -]game|slips?|builders?|combos?|\d ?-?legs?|legs)\b/i;

const isGame = (wish: LegWish): boolean =>
  wish.count === 1 &&
  wish.teams.length === 2 &&
  wish.teams.every(({ stance }) => stance === 'game') &&
  isOfNoKind(wish) &&
  wish.price === null &&
  wish.legChance === null;

/** The other legs, all of that game; unchanged where one is of another team. */
function inGame(reading: Reading, game: LegWish, legs: readonly LegWish[]): Reading {
  const names = new Set(game.teams.map(({ name }) => name));
  const areOfIt = legs.every(({ teams }) => teams.every(({ name }) => names.has(name)));
  if (!areOfIt || legs.every(({ player, teams }) => player === null && teams.length === 0)) return reading;
  const own = legs.map((leg) =>
    leg.player === null && leg.teams.length === 0 ? { ...leg, teams: game.teams } : leg,
  );
  return withWishes(reading, own);
}
