/** Numbers of players that are said of several, or of which the statistic is said of another: "both 30", "Curry 5 threes, Klay 3". */
import { statNames } from '../../../feed/players/stat-names.ts';
import type { ReadResult } from '../draft.ts';
import { anyStat } from '../terms/stats.ts';
import type { Piece } from './constructions.ts';

interface Part extends ReadResult {
  readonly piece: Piece;
}

/** "Both 30", "each over 22 points", "all to score 2+". */
const ofAll = new RegExp(
  `^(?:both|each|all)(?: (?:of them|to|get|gets|have|has|hit|hits|score|scores|for|with|at least|going|go))* ((?:over |under )?\\d{1,3}(?:\\.5)?\\+?(?: ${anyStat})?)$`,
);
/** "Klay for 3", "Rui 10". */
const ownNumber = /(?<=[\p{L}.'-] )(?:(?:for|to get|to have|with|gets?|has) )?\d{1,3}\+?$/u;

const isNumber = (word: string): boolean => /^\d{1,3}\+?$/.test(word);
const isOfPlayer = ({ reading: { player } }: Part): boolean => player !== null;
const isBare = ({ reading: { player, stat, line, sides } }: Part): boolean =>
  player !== null && stat === null && line === null && sides.length === 0;

/** A part read again with words after it, where that reads all of it. */
function again<P extends Part>(part: P, words: string, read: (words: string) => ReadResult): P {
  const { piece } = part;
  const result = read(`${piece.words} ${words}`);
  const { player, line } = result.reading;
  const isRead = result.unread.length === 0 && player === part.reading.player && line !== null;
  return isRead ? { ...part, ...result } : part;
}

/** @returns the parts with these numbers read, without the part that says one of several players */
export function withSharedNumbers<P extends Part>(
  parts: readonly P[],
  read: (words: string) => ReadResult,
): P[] {
  const said = parts.findIndex(({ piece }) => ofAll.test(piece.lower));
  const [, number] = ofAll.exec(parts[said]?.piece.lower ?? '') ?? [];
  const players = parts.slice(0, Math.max(0, said)).filter(isBare);
  const isOfSeveral = number !== undefined && players.length > 1;
  const shared = isOfSeveral
    ? parts.map((part, at) => (at < said && isBare(part) ? again(part, number, read) : part))
    : [...parts];
  const areRead =
    isOfSeveral && players.every(({ piece }) => shared.some((part) => part.piece === piece && !isBare(part)));
  const left = areRead ? shared.filter((_, at) => at !== said) : [...parts];
  const heads = new Set<P>();
  const numbered = left.map((part, at) => {
    if (!isBare(part) || !ownNumber.test(part.piece.lower) || !part.unread.every(isNumber)) return part;
    const hasStat = (other: P) =>
      other.reading.stat !== null && (isOfPlayer(other) || other.piece.count === null);
    const beside = left.slice(0, at).findLast(hasStat) ?? left.slice(at + 1).find(hasStat);
    const stat = beside?.reading.stat;
    if (!beside || !stat) return part;
    // "Celtics threes: Tatum 3, Hauser 2": what is said first is no leg of its own.
    if (!isOfPlayer(beside)) heads.add(beside);
    return again(part, statNames[stat], read);
  });
  return numbered.filter((part) => !heads.has(part));
}
