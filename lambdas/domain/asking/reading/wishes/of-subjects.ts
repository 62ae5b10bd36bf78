/**
 * Joins what is said of several players or positions to each of them: "puka and kupp, yards", "receiving yards overs, three wrs",
 * "stafford and nacua, both over yards". Each is read by itself, because the yards of a quarterback are not those of a receiver.
 */
import type { PropStat } from '../../../../contracts/feed/props.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import type { ReadResult } from '../draft.ts';
import { anyStat } from '../terms/stats.ts';
import type { Piece } from './constructions.ts';

const leading =
  '(?:(?:both|each|all|on|for|the|their|his|her|go|going|to|with|just|only|maybe|i|we|wanna|want|need|like|love|would|id|give|gimme|me|some|make|build|parlay|do|of|lets|nfl|nba|nhl|mlb) )*';
const side = '(?:overs?|unders?|o|u)';
const trailing =
  '(?: (?:both|each|all|for each|for both|props?|parlays?|bets?|picks?|plays?|only|too|please|pls|overs?|unders?))*';
/** "Yards", "both over yards", "unders on yardage", "rush yds overs", "80+ yards each". */
const scoring = '(?:to )?scor(?:e|es|ing)';
const kindAlone = new RegExp(
  `^${leading}(?:${side} )?(?:on |for )?(?:\\d{1,3}(?:\\.5)?\\+? )?(?:${anyStat}|${scoring})${trailing}$`,
);
/** "Qb, wr, one each". */
const oneEach = /^(?:of )?each$/;
const sideAlone = /^(?:both |all |each )?(?:overs?|unders?)(?: only| both| each| all)?$/;
const milestoneAlone = /^(?:both|all|each) (?:for |over )?\d{1,3}(?:\.5)?\+?$/;

interface Subject {
  readonly piece: Piece;
  readonly read: ReadResult;
}

type Read = (words: string) => ReadResult;

/** A player or a position of whom no statistic and no number is said. */
const isBare = ({ piece, read: { reading } }: Subject): boolean =>
  isOfSubject(reading) && reading.stat === null && reading.line === null && !namesStat.test(piece.lower);
const namesStat = new RegExp(`(?<![a-z])${anyStat}(?![a-z])`);

/** "Interceptions thrown, yes": a statistic of nobody, which is not counted. */
const isOfNobody = ({ piece, read: { reading } }: Subject): boolean =>
  reading.stat !== null &&
  reading.stat !== 'other' &&
  piece.count === null &&
  !isOfSubject(reading) &&
  reading.teams.length === 0;

const isOfSubject = ({ player, positions }: ReadResult['reading']): boolean =>
  player !== null || positions !== undefined;

/** @returns the pieces in which each player and position has what is said of all of them, in their order */
export function withKindsJoined(pieces: readonly Piece[], read: Read): Piece[] {
  let joined: Subject[] = [];
  let ahead: Piece | undefined;
  for (const piece of pieces) {
    if (oneEach.test(piece.lower) && joined.at(-1)?.read.reading.positions) continue;
    const own: Subject = { piece, read: read(piece.words) };
    const isKind = kindAlone.test(piece.lower) || isOfNobody(own);
    const before = isKind ? bareAtEnd(joined) : sideless(joined, piece);
    // Beside a player, other words can be of anybody; beside a position, nobody else is said.
    const isOfPosition = joined.at(-1)?.read.reading.positions !== undefined;
    const isSaidOfThem = kindAlone.test(piece.lower) || (isKind && isOfPosition);
    if (before > 0 && (isSaidOfThem || sideAlone.test(piece.lower) || milestoneAlone.test(piece.lower))) {
      const last = joined.slice(-before).map((subject) => withKind(subject, piece, read));
      joined = [...joined.slice(0, -before), ...last];
      continue;
    }
    const follows = ahead !== undefined && (kindAlone.test(ahead.lower) || own.read.reading.positions);
    if (ahead !== undefined && follows && isBare(own)) {
      if (joined.at(-1)?.piece === ahead) joined.pop();
      joined.push(withKind(own, ahead, read));
      continue;
    }
    ahead = isKind && piece.count === null ? piece : undefined;
    joined.push(withStatBefore(own, joined.at(-1), read));
  }
  return joined.map(({ piece }) => piece);
}

/** How many bare subjects are at the end, one after the other. */
function bareAtEnd(subjects: readonly Subject[]): number {
  const other = subjects.findLastIndex((subject) => !isBare(subject));
  return subjects.length - 1 - other;
}

/** How many subjects at the end have neither a side nor a number of their own. */
function sideless(subjects: readonly Subject[], piece: Piece): number {
  if (sideAlone.test(piece.lower) && !subjects.some(({ read: { reading } }) => reading.positions)) return 0;
  const other = subjects.findLastIndex(
    ({ read: { reading } }) => !isOfSubject(reading) || reading.line !== null || reading.sides.length > 0,
  );
  return subjects.length - 1 - other;
}

function withKind({ piece, read: own }: Subject, kind: Piece, read: Read): Subject {
  // "Both over 80 yards" is not said of both in a piece of one.
  const said = kind.words.replace(
    /^(?:(?:both|each|all|only|just) )+|(?: (?:both|each|all|for each|for both))+$/gi,
    '',
  );
  const words = `${piece.words} ${said}`;
  const isCounted = piece.count === null && (kind.count ?? 1) > 1 && own.reading.positions !== undefined;
  const joined = { ...piece, words, lower: words.toLowerCase(), ...(isCounted && { count: kind.count }) };
  return { piece: joined, read: read(words) };
}

/** "Ferguson td plus another te": the same of another player. */
function withStatBefore(own: Subject, before: Subject | undefined, read: Read): Subject {
  const stat: PropStat | null = before?.read.reading.stat ?? null;
  if (stat === null || stat === 'other' || !isBare(own) || !/^(?:another|one more)\b/.test(own.piece.lower))
    return own;
  const words = `${own.piece.words} ${statNames[stat]}`;
  return { piece: { ...own.piece, words, lower: words.toLowerCase() }, read: read(words) };
}
