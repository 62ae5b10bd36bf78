/**
 * The encoder as a file: a header (its length in 4 bytes, then JSON), then its numbers in the order of `encoderOf`. A matrix is one scale a
 * row and a byte for each number; anything else is written as 32-bit floats. Bytes of a number are the lowest first.
 */
import type { Encoder, Layer, Norm } from './encoder.ts';
import type { Linear } from './linear.ts';

interface Header {
  readonly pieces: readonly string[];
  readonly roles: readonly string[];
  readonly kinds: readonly string[];
  readonly meanings: readonly string[];
  /** Numbers of a token, of a row of the table, and between the two maps of a layer. */
  readonly sizes: { readonly token: number; readonly row: number; readonly inner: number };
  readonly heads: number;
  readonly layers: number;
  /** The most pieces of a question. */
  readonly positions: number;
  /** Flags of a word. */
  readonly flags: number;
}

/** Being outside of a leg, its first word, or a further one. */
const legParts = 3;

/** @param file as `scripts/encoder/fit.py` writes it */
export function encoderOf(file: Uint8Array): Encoder {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerLength = bytes.getUint32(0, true);
  let at = 4 + headerLength;
  const header = JSON.parse(new TextDecoder().decode(file.subarray(4, at))) as Header;
  const { pieces, roles, kinds, meanings, sizes, heads, positions, flags } = header;
  const floats = (count: number): Float32Array => {
    const numbers = Float32Array.from({ length: count }, (_, index) =>
      bytes.getFloat32(at + 4 * index, true),
    );
    at += 4 * count;
    return numbers;
  };
  const rounded = (rows: number, columns: number) => {
    const scales = floats(rows);
    const weights = new Int8Array(file.buffer, file.byteOffset + at, rows * columns);
    at += rows * columns;
    return { scales, weights };
  };
  const matrix = (rows: number, columns: number): Float32Array => {
    const { scales, weights } = rounded(rows, columns);
    const numbers = Float32Array.from(weights);
    for (const [row, scale] of scales.entries())
      for (let at = row * columns; at < (row + 1) * columns; at += 1)
        numbers[at] = (numbers[at] as number) * scale;
    return numbers;
  };
  const linear = (inputs: number, outputs: number): Linear => ({
    ...rounded(outputs, inputs),
    bases: floats(outputs),
    inputs,
    outputs,
  });
  const { token, row, inner } = sizes;
  const norm = (): Norm => ({ scales: floats(token), bases: floats(token) });
  const layer = (): Layer => ({
    query: linear(token, token),
    key: linear(token, token),
    value: linear(token, token),
    output: linear(token, token),
    attended: norm(),
    inner: linear(token, inner),
    outer: linear(inner, token),
    norm: norm(),
  });
  return {
    pieces: new Map(pieces.map((piece, number) => [piece, number])),
    roleNames: roles,
    kindNames: kinds,
    meaningNames: meanings,
    width: token,
    heads,
    table: matrix(pieces.length, row),
    embedding: linear(row, token),
    positions: matrix(positions, token),
    flags: linear(flags, token),
    norm: norm(),
    layers: Array.from({ length: header.layers }, layer),
    roles: linear(token, roles.length),
    legs: linear(token, legParts),
    kinds: linear(token, kinds.length),
    meanings: linear(2 * token, meanings.length),
  };
}
