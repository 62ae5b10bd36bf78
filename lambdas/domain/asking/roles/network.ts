/**
 * A small convolutional network over the tokens of a question: a vector for what each looks like, a layer that sees two tokens on either
 * side, and layers that add what stands farther away (Strubell et al., "Fast and Accurate Entity Recognition with Iterated Dilated
 * Convolutions", 2017).
 */
import type { Look } from './tokens.ts';

/** Weights of a layer: for each offset, each input and each output, in this order. */
export interface Layer {
  readonly weights: Float32Array;
  readonly bases: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
  /** Which tokens it sees, relative to its own. */
  readonly offsets: readonly number[];
}

export interface Network {
  /** Numbers of the vector of a feature. */
  readonly size: number;
  /** `size` numbers a place. */
  readonly vectors: Float32Array;
  /** The first makes the values of a token, each other adds to them. */
  readonly layers: readonly Layer[];
  /** Scores of the roles. */
  readonly roles: Layer;
  /** Scores of what a token is in a leg. */
  readonly legs: Layer;
}

/** The first layer sees the neighbors, the others ever farther. */
export const offsetsOf: readonly (readonly number[])[] = [
  [-2, -1, 0, 1, 2],
  [-2, 0, 2],
  [-4, 0, 4],
];

/** @returns the input of a token: the sum of the vectors of its features, and its flags */
export function inputOf({ size, vectors }: Network, { features, flags }: Look): Float32Array {
  const input = new Float32Array(size + flags.length);
  for (const place of features) {
    for (let at = 0; at < size; at += 1) input[at] = (input[at] ?? 0) + (vectors[place * size + at] ?? 0);
  }
  input.set(flags, size);
  return input;
}

/** @returns the outputs of a layer for one token */
export function outputOf(layer: Layer, values: readonly Float32Array[], at: number): Float32Array {
  const { weights, bases, inputs, outputs, offsets } = layer;
  const output = Float32Array.from(bases);
  for (const [tap, offset] of offsets.entries()) {
    const seen = values[at + offset];
    if (!seen) continue;
    for (let from = 0; from < inputs; from += 1) {
      const value = seen[from] as number;
      if (value === 0) continue;
      const row = (tap * inputs + from) * outputs;
      for (let to = 0; to < outputs; to += 1)
        output[to] = (output[to] as number) + value * (weights[row + to] as number);
    }
  }
  return output;
}

const positive = (output: Float32Array) => output.map((value) => Math.max(0, value));

/** @returns the shares of each role and of each place in a leg, for each token */
export function sharesOf(
  network: Network,
  looks: readonly Look[],
): { readonly roles: Float32Array[]; readonly legs: Float32Array[] } {
  let values = looks.map((look) => inputOf(network, look));
  for (const [number, layer] of network.layers.entries()) {
    const before = values;
    values = before.map((own, at) => {
      const output = positive(outputOf(layer, before, at));
      return number === 0 ? output : output.map((value, to) => value + (own[to] as number));
    });
  }
  const of = (layer: Layer) => values.map((_, at) => softmax(outputOf(layer, values, at)));
  return { roles: of(network.roles), legs: of(network.legs) };
}

export function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
