/** Words as pieces that the encoder knows: the longest known beginning, then the longest of what is left (Schuster and Nakajima, 2012). */
import type { Encoder, Piece } from './encoder.ts';
import type { Look, Token } from './tokens.ts';

/** Stand before and after a question, and for what no piece is known of. */
const [start, end, unknown] = ['[CLS]', '[SEP]', '[UNK]'];

/** More of a word say nothing more. */
const mostOfWord = 6;
/** No piece has more letters, without its `##`. */
const mostLetters = 20;

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Letters, digits, and any other sign alone. */
const part = /[a-z]+|\d+|[^\sa-z\d]/gu;

function piecesOf(text: string, known: Encoder['pieces']): string[] {
  const pieces = (plain(text).match(part) ?? []).flatMap((word) => {
    const found: string[] = [];
    let from = 0;
    while (from < word.length && found.length < mostOfWord) {
      let to = Math.min(word.length, from + mostLetters);
      const piece = () => `${from > 0 ? '##' : ''}${word.slice(from, to)}`;
      while (to > from && !known.has(piece())) to -= 1;
      if (to === from) return [unknown];
      found.push(piece());
      from = to;
    }
    return found;
  });
  return pieces.length === 0 ? [unknown] : pieces.slice(0, mostOfWord);
}

/**
 * @param looks what each token looks like
 * @returns the pieces of a question, and for each token the place of its first; undefined for tokens of a text that is too long
 */
export function inPieces(
  { pieces: known, positions, width }: Encoder,
  tokens: readonly Token[],
  looks: readonly Look[],
): { readonly pieces: readonly Piece[]; readonly firsts: readonly (number | undefined)[] } {
  const most = positions.length / width;
  const none = (looks[0] ?? []).map(() => 0);
  const piece = (text: string, flags: readonly number[] = none): Piece => ({
    number: known.get(text) ?? 0,
    flags,
  });
  const pieces = [piece(start)];
  const firsts = tokens.map(({ text }, at) => {
    const own = piecesOf(text, known);
    if (pieces.length + own.length >= most) return undefined;
    pieces.push(...own.map((each, index) => piece(each, index === 0 ? looks[at] : none)));
    return pieces.length - own.length;
  });
  return { pieces: [...pieces, piece(end)], firsts };
}
