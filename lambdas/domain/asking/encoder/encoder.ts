/**
 * A small transformer over the word pieces of a question, which tells the role of each word and the kind of the question
 * (docs/decisions/0029 and 0030). The arithmetic is that
 * of BERT (Devlin et al., 2019): embeddings, then layers of attention and of a feed-forward part, each added to its input and normalized.
 */

import { type Linear, mapped, mappedBy, type Rows, rowsFor } from './linear.ts';

export interface Norm {
  readonly scales: Float32Array;
  readonly bases: Float32Array;
}

export interface Layer {
  readonly query: Linear;
  readonly key: Linear;
  readonly value: Linear;
  readonly output: Linear;
  readonly attended: Norm;
  readonly inner: Linear;
  readonly outer: Linear;
  readonly norm: Norm;
}

export interface Encoder {
  /** Word pieces by their number; those with `##` continue a word. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Roles by their number: none, or the first (`B-`) or a further (`I-`) word of a span. */
  readonly roleNames: readonly string[];
  /** Kinds of questions by their number: `sum`, or with a topic `find:score`. */
  readonly kindNames: readonly string[];
  /** Meanings of words by their number, each with its role: `stat=goals`. */
  readonly meaningNames: readonly string[];
  /** Numbers of a token. */
  readonly width: number;
  readonly heads: number;
  /** One short row a piece, which `embedding` makes a token. */
  readonly table: Float32Array;
  readonly embedding: Linear;
  /** One row a position. */
  readonly positions: Float32Array;
  /** What a word can be a name of, and how it is written. */
  readonly flags: Linear;
  readonly norm: Norm;
  readonly layers: readonly Layer[];
  readonly roles: Linear;
  readonly legs: Linear;
  readonly kinds: Linear;
  /** Of what a word is before the first layer, followed by what it is after the last one. */
  readonly meanings: Linear;
}

/** Added to a variance, so that nothing is divided by 0. */
const tiny = 1e-12;

/** Adds one list of rows to another. */
function add(values: Rows, others: Rows): void {
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] as number) + (others[at] as number);
}

/** Brings each row to a mean of 0 and a variance of 1, then to the scales and bases of the norm. */
function normalize(values: Rows, { scales, bases }: Norm): void {
  const width = scales.length;
  for (let start = 0; start < values.length; start += width) {
    let [sum, squares] = [0, 0];
    for (let at = start; at < start + width; at += 1) sum += values[at] as number;
    const mean = sum / width;
    for (let at = start; at < start + width; at += 1) squares += ((values[at] as number) - mean) ** 2;
    const by = 1 / Math.sqrt(squares / width + tiny);
    for (let at = 0; at < width; at += 1)
      values[start + at] =
        ((values[start + at] as number) - mean) * by * (scales[at] as number) + (bases[at] as number);
  }
}

/** The usual approximation of the Gaussian error linear unit (Hendrycks and Gimpel, 2016). */
function activate(values: Rows): void {
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    values[at] = 0.5 * value * (1 + Math.tanh(0.7978845608 * (value + 0.044715 * value ** 3)));
  }
}

/** @returns for each token, the values of all tokens by how much it attends to each */
function attended({ query, key, value }: Layer, values: Rows, tokens: number, heads: number): Rows {
  const [queries, keys, contents] = mappedBy([query, key, value], values, tokens) as [Rows, Rows, Rows];
  const width = query.outputs;
  const size = width / heads;
  const made = rowsFor(tokens, width);
  const scores = new Float32Array(tokens);
  for (let head = 0; head < heads; head += 1) {
    for (let token = 0; token < tokens; token += 1) {
      const own = token * width + head * size;
      for (let other = 0; other < tokens; other += 1) {
        const its = other * width + head * size;
        let sum = 0;
        for (let at = 0; at < size; at += 1)
          sum += (queries[own + at] as number) * (keys[its + at] as number);
        scores[other] = sum / Math.sqrt(size);
      }
      const shares = softmax(scores);
      for (let other = 0; other < tokens; other += 1) {
        const its = other * width + head * size;
        const share = shares[other] as number;
        for (let at = 0; at < size; at += 1)
          made[own + at] = (made[own + at] as number) + share * (contents[its + at] as number);
      }
    }
  }
  return made;
}

/** A label by its number, with its share. */
export interface Label {
  readonly at: number;
  readonly share: number;
}

export function greatest(shares: Float32Array): Label {
  const share = shares.reduce((a, b) => Math.max(a, b), 0);
  return { at: shares.indexOf(share), share };
}

export function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** A word piece with the flags of its word: those of a further piece of a word are all 0. */
export interface Piece {
  readonly number: number;
  readonly flags: readonly number[];
}

/** @returns one row, the mean of those of the tokens */
function meanOf(values: Rows, tokens: number, width: number): Rows {
  const mean = rowsFor(1, width);
  for (let at = 0; at < tokens * width; at += 1)
    mean[at % width] = (mean[at % width] as number) + (values[at] as number) / tokens;
  return mean;
}

/** What the first piece of a word, or any other, may be. */
export interface WordShares {
  /** One share a role. */
  readonly roles: Float32Array;
  /** Shares of being outside of a leg, its first word, or a further one. */
  readonly legs: Float32Array;
}

export interface Shares {
  /** Of each piece. */
  readonly words: readonly WordShares[];
  /** One share a kind, by the mean of all pieces. */
  readonly kinds: Float32Array;
  /** What each piece is before the first layer, and after the last one: one row a piece. */
  readonly embedded: Rows;
  readonly final: Rows;
}

/** @returns what each piece may be, and what the question may be */
export function sharesOf(encoder: Encoder, pieces: readonly Piece[]): Shares {
  const { width, heads, table, embedding, positions, flags, norm, layers, roles, legs, kinds } = encoder;
  const tokens = pieces.length;
  const short = rowsFor(tokens, embedding.inputs);
  const marks = rowsFor(tokens, flags.inputs);
  for (const [at, piece] of pieces.entries()) {
    const from = piece.number * embedding.inputs;
    short.set(table.subarray(from, from + embedding.inputs), at * embedding.inputs);
    marks.set(piece.flags, at * flags.inputs);
  }
  let values = mapped(embedding, short, tokens);
  add(values, mapped(flags, marks, tokens));
  add(values.subarray(0, tokens * width), positions.subarray(0, tokens * width));
  normalize(values, norm);
  const embedded = values;
  for (const layer of layers) {
    const attention = mapped(layer.output, attended(layer, values, tokens, heads), tokens);
    add(attention, values);
    normalize(attention, layer.attended);
    const inner = mapped(layer.inner, attention, tokens);
    activate(inner);
    values = mapped(layer.outer, inner, tokens);
    add(values, attention);
    normalize(values, layer.norm);
  }
  const [ofRoles, ofLegs] = mappedBy([roles, legs], values, tokens) as [Rows, Rows];
  const ofKinds = mapped(kinds, meanOf(values, tokens, width), 1);
  return {
    words: pieces.map((_, at) => ({
      roles: softmax(ofRoles.subarray(at * roles.outputs, (at + 1) * roles.outputs)),
      legs: softmax(ofLegs.subarray(at * legs.outputs, (at + 1) * legs.outputs)),
    })),
    kinds: softmax(ofKinds.subarray(0, kinds.outputs)),
    embedded,
    final: values,
  };
}
