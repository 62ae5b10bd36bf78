/** Reads the pieces of a question, each by itself or with the player or the kind before it. */
import type { Reading } from '../../../../contracts/asking/reading.ts';
import type { ReadResult } from '../draft.ts';
import { anyStat } from '../terms/stats.ts';

import type { Piece } from './constructions.ts';

/** A piece of a question with its reading. */
export interface Read {
  readonly isFirst: boolean;
  readonly piece: Piece;
  readonly reading: Reading;
  readonly unread: readonly string[];
  readonly legsSaid?: NonNullable<Reading['legs']>;
}

/** "4th quarter over? Lakers": a subject that follows a question or a sentence is that of the kind before it. */
export function subjectsJoined(pieces: readonly Piece[], read: (words: string) => ReadResult): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const one = last && joinedOne(last, piece, read);
    if (one) joined[joined.length - 1] = one;
    else joined.push(piece);
  }
  return joined;
}

/** "Knicks Kings total, over please". */
const sideOfTotal = /^(?:the )?(?:over|under)(?: (?:please|pls|side))?$/;

/** "Roupp under strikeouts vs | Boston": no leg ends with whom it is against. */
const isOpenEnded = / (?:vs|versus|against|facing|in the)$/;

function joinedOne(last: Piece, piece: Piece, read: (words: string) => ReadResult): Piece | undefined {
  if (isOpenEnded.test(last.lower) && piece.count === null) {
    const { teams, player } = read(piece.words).reading;
    const words = `${last.words} ${piece.words}`;
    if (player === null && teams.length > 0) return { ...last, words, lower: words.toLowerCase() };
  }
  if (sideOfTotal.test(piece.lower) && piece.count === null) {
    const { markets, sides, teams } = read(last.words).reading;
    const words = `${last.words} ${piece.words}`;
    if (markets.join() === 'total' && sides.length === 0 && teams.length > 0)
      return { ...last, words, lower: words.toLowerCase() };
  }
  if (!piece.isOwnSentence || piece.count !== null || last.count !== null) return undefined;
  const [one, other] = [read(last.words), read(piece.words)];
  const isSubject = ({ reading, unread, legsSaid }: ReadResult) =>
    !hasKind(reading) && reading.teams.length > 0 && unread.length === 0 && !legsSaid;
  const isOfNobody = ({ reading }: ReadResult) =>
    hasKind(reading) && reading.teams.length === 0 && reading.player === null;
  const isAfter = isSubject(other) && isOfNobody(one);
  if (!isAfter && !(isSubject(one) && isOfNobody(other))) return undefined;
  const words = isAfter ? `${piece.words} ${last.words}` : `${last.words} ${piece.words}`;
  return { ...last, words, lower: words.toLowerCase() };
}

/** Each piece by itself; a statistic or a number alone is that of the player before it: "McDavid shots and points". */
export function readParts(pieces: readonly Piece[], read: (words: string) => ReadResult): Read[] {
  let player: string | null = null;
  return pieces.map((piece, at): Read => {
    const own = piece.words.replace(hisOwn, '');
    const isHis =
      player !== null &&
      ((piece.count === null && (own !== piece.words || hisAlone.test(piece.lower))) ||
        (piece.count === 1 && oneOfHis.test(piece.lower)));
    const part = withSide({
      isFirst: at === 0,
      piece,
      ...read(isHis ? `${player} ${own}` : piece.words),
    });
    player = part.reading.player ?? (part.reading.teams.length > 0 ? null : player);
    return part;
  });
}

/** "Like his receiving yards", after a player. */
const hisOwn = /^(?:(?:like|just|only|take|give me|gimme|i want|want|do|maybe|bet|also|and) )*(?:his|her) /i;

export const sideAlone = /^(?:the )?sides?$/;
/** "Side, total and a prop": a side is a moneyline or a spread. */
const withSide = (part: Read): Read =>
  sideAlone.test(part.piece.lower)
    ? { ...part, reading: { ...part.reading, intent: 'play', markets: ['moneyline', 'spread'] }, unread: [] }
    : part;

/** "And 2 assists tonight": when it is said of the whole bet. */
const when = '(?: (?:on )?(?:tonight|today|tomorrow|(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: night)?))?';
/** "Points", "8 rebounds", "over 5.5 assists", "10+". */
const hisAlone = new RegExp(
  `^(?:(?:over|under|o|u|at least) (?:on )?)?(?:\\d{1,3}(?:\\.\\d)?\\+? )?${anyStat}(?: props?)?(?: (?:both|all|each))?(?: (?:overs?|unders?))?${when}$|^\\d{1,3}\\+${when}$|^(?:to )?scor(?:e|es|ing)(?: (?:too|as well|also))?$`,
);

/** "And a td": in the singular, of the player before it. */
const oneOfHis = new RegExp(
  `^(?:td|touchdown|goal|assist|point|hit|run|home run|homer|hr|rbi|stolen base|int|interception|reception|catch|steal|block|double double|triple double)${when}$`,
);

/** Whether it says what is bet on. */
export const hasKind = ({ markets, sides, stat }: Pick<Reading, 'markets' | 'sides' | 'stat'>): boolean =>
  markets.length + sides.length > 0 || stat !== null;
