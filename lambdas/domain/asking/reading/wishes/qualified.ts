/** Pieces that only qualify the one bet of a question: "a safe bet, on a total", "what do you like in the Jets game, give me a dog". */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { ReadResult } from '../draft.ts';
import type { Piece } from './constructions.ts';
import { hasKind } from './read-pieces.ts';

/** No bet begins so; what is said of one does. */
const opening =
  /^(?:just |only |but |all )*(?:on|in|for|from|at|against|out of|outta|off of|during|made (?:up )?of|made from|consisting of|built (?:from|out of)|betting|fading|keep (?:it|this)|make (?:it|this)|starting|kicking off|tipping off|that (?:is|are|has|have|can|goes?|pays?|starts?|wins?|plays?))(?= )/;
/** Asks where the bet is to be found. */
const asking =
  /^(?:(?:hey|yo|so|ok|and) )*(?:what (?:do|would|should|are|is) (?:you|u|we|i|ya|the)(?: (?:all|best))? (?:like|love|bet|take|play|liking|got|have|bet|move|pick)|what is good|what we betting|any(?:thing|one) (?:good|you like)|got anything|(?:the |your )?best (?:bet|play|pick)s?)(?: (?:good|on))? (?:in|on|for|from|at|with|out of|today|tonight|tomorrow|this)\b/;

interface Heard {
  readonly piece: Piece;
  readonly isQualifying: boolean;
  readonly reading: Reading;
  /** A bet, as far as it is said. */
  readonly isBet: boolean;
}

const names = ({ teams, player }: Reading): boolean =>
  player !== null || teams.some(({ stance }) => stance !== 'avoid');

function heard(piece: Piece, read: (words: string) => ReadResult): Heard {
  const { reading } = read(piece.words);
  const isWith = piece.isWith && reading.markets.join() === 'spread' && reading.line !== null;
  const isQualifying =
    isWith || (piece.count === null && (opening.test(piece.lower) || asking.test(piece.lower)));
  return { piece, isQualifying, reading, isBet: hasKind(reading) || names(reading) || piece.count !== null };
}

/** Whether what is said of a bet says nothing that it has already. */
const fits = (bet: Reading, other: Reading): boolean =>
  (!(hasKind(bet) && hasKind(other)) || areOneKind(bet, other)) && !(names(bet) && names(other));

/** "An ml pick, on the favorite": of one a market of teams, of the other which team. */
const areOneKind = (one: Reading, other: Reading): boolean =>
  [one, other].every(({ stat }) => stat === null) &&
  [
    [one, other],
    [other, one],
  ].some(
    ([market, side]) =>
      market?.sides.length === 0 &&
      market.markets.every((each) => each === 'moneyline' || each === 'spread') &&
      side?.markets.length === 0 &&
      side.sides.every((each) => each !== 'over' && each !== 'under'),
  );

/** @returns the pieces, of which those that say something of the only bet are joined to it */
export function withQualified(pieces: readonly Piece[], read: (words: string) => ReadResult): Piece[] {
  const isAny = pieces.some(({ lower, isWith }) => isWith || opening.test(lower) || asking.test(lower));
  if (!isAny) return [...pieces];
  const all = pieces.map((piece) => heard(piece, read));
  const [bet, ...others] = all.filter(({ isQualifying, isBet }) => isBet && !isQualifying);
  if (!bet || others.length > 0) return [...pieces];
  const said = all.filter(({ isQualifying }) => isQualifying);
  const isOneKind = said.filter(({ reading }) => hasKind(reading)).length < 2;
  const isOneName = said.filter(({ reading }) => names(reading)).length < 2;
  if (!isOneKind || !isOneName || !said.every(({ reading }) => fits(bet.reading, reading)))
    return [...pieces];
  const words = [bet, ...said].map(({ piece }) => piece.words).join(' ');
  return all.flatMap(({ piece, isQualifying }) => {
    if (isQualifying) return [];
    return piece === bet.piece ? [{ ...piece, words, lower: words.toLowerCase() }] : [piece];
  });
}
