/** What is said of the legs that are left: "two favorites and the rest dogs", "Packers moneyline, the rest is up to you". */
import type { LegWish, Reading } from '../../../../contracts/asking/reading.ts';
import type { ReadResult } from '../draft.ts';
import { settled } from '../settle.ts';
import type { Piece } from './constructions.ts';
import { openWish, usualLegs, wishOf } from './wish.ts';

const rest =
  /^(?:and )?(?:the )?(?:rest|others|remaining(?: (?:legs?|ones?|spots?))?|other (?:legs?|ones|[2-6]|two|three|four))(?: of (?:it|them|the (?:legs?|slip|parlay|ticket)))?(?: (?:can|could|should|must|has|have|to|are|be|is|all|just|being|go|from|on))*(?: |$)/;
/** Any leg will do. */
const free =
  /^(?:(?:is |are |you |u |ur |your |all )*(?:free|open|whatever|anything|any|whichever|pick|choose|choice|call|up to (?:you|u)|dont (?:care|matter)|doesnt matter|surprise me|random|fillers?|like|want|you|u|goes|works)[ .]*)*$/;

interface Part {
  readonly piece: Piece;
}

interface Rest<P extends Part> {
  readonly part: P;
  /** What is said of them; empty if nothing is. */
  readonly words: string;
}

/** @returns the piece that speaks of the rest, if one does */
export function restIn<P extends Part>(parts: readonly P[]): Rest<P> | undefined {
  const part = parts.find(({ piece }) => rest.test(piece.lower));
  return (
    part && { part, words: part.piece.words.slice((rest.exec(part.piece.lower)?.[0] ?? '').length).trim() }
  );
}

interface Sum {
  /** The number of legs of the slip, if the question says it. */
  readonly stated: Reading['legs'];
  /** The legs of the other wishes. */
  readonly taken: number;
  readonly read: (words: string) => ReadResult;
}

/** @returns undefined where nothing says how many legs are left */
export function restOf(
  { words }: Rest<Part>,
  { stated, taken, read }: Sum,
): { readonly wish: LegWish; readonly unread: readonly string[] } | undefined {
  const isFree = free.test(words.toLowerCase());
  const total = stated?.min ?? (isFree ? Math.max(usualLegs, taken + 1) : 0);
  const count = total - taken;
  if (count < 1) return undefined;
  if (isFree) return { wish: { ...openWish, count }, unread: [] };
  const { reading, unread } = read(words);
  return { wish: wishOf(settled(reading), count), unread };
}
