/**
 * A network of one hidden layer without a bend: each feature has a vector, a text has the mean of its features' vectors, and each label
 * scores it (Joulin et al., "Bag of Tricks for Efficient Text Classification", 2016). Trained by AdaGrad.
 */
import { places } from '../../lambdas/domain/asking/likely/features.ts';
import { random, shuffled } from '../signs/regression.ts';
import type { Text } from './texts.ts';

/** Numbers of a vector: few, so that labels have to share what they know. */
export const size = 24;
const passes = 12;
const firstStep = 0.3;
const lastStep = 0.01;
/** How much more often than its share a rare kind counts at most. */
const mostEmphasis = 3;
/** A smaller error changes nothing that a table shows. */
const negligible = 1e-4;

export interface Network {
  readonly labels: readonly string[];
  /** `size` numbers a place. */
  readonly vectors: Float64Array;
  /** `size` numbers a label. */
  readonly weights: Float64Array;
  readonly bases: Float64Array;
}

/** @returns the share of each label */
export function sharesOf(
  { labels, vectors, weights, bases }: Network,
  features: readonly number[],
): Float64Array {
  return softmax(scoresOf({ labels, vectors, weights, bases }, hiddenOf(vectors, features)));
}

function hiddenOf(vectors: Float64Array, features: readonly number[]): Float64Array {
  const hidden = new Float64Array(size);
  for (const place of features) {
    for (let at = 0; at < size; at += 1) hidden[at] = (hidden[at] ?? 0) + (vectors[place * size + at] ?? 0);
  }
  return hidden.map((sum) => sum / Math.sqrt(features.length));
}

function scoresOf({ labels, weights, bases }: Network, hidden: Float64Array): Float64Array {
  return Float64Array.from(labels, (_, label) =>
    hidden.reduce((sum, value, at) => sum + value * (weights[label * size + at] ?? 0), bases[label] ?? 0),
  );
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** @returns the same network for the same texts */
export function fitted(texts: readonly Text[]): Network {
  const labels = [...new Set(texts.map(({ label }) => label))].sort();
  const next = random(7);
  const small = () => (next() - 0.5) * 0.2;
  const network: Network = {
    labels,
    vectors: Float64Array.from({ length: places * size }, small),
    weights: Float64Array.from({ length: labels.length * size }, small),
    bases: new Float64Array(labels.length),
  };
  const emphasis = emphasisOf(texts);
  const seen = {
    places: new Float64Array(places).fill(1e-6),
    labels: new Float64Array(labels.length).fill(1e-6),
  };
  for (let pass = 0; pass < passes; pass += 1) {
    const step = firstStep * (1 - pass / passes) + lastStep;
    for (const text of shuffled(texts, next)) learn(network, text, { step, seen, weight: emphasis(text) });
  }
  return network;
}

/** How much a text counts: the fewer its kind has, the more. */
function emphasisOf(texts: readonly Text[]): (text: Text) => number {
  const byKind = Map.groupBy(texts, ({ kind }) => kind);
  return ({ kind }) =>
    Math.min(mostEmphasis, Math.sqrt(texts.length / byKind.size / (byKind.get(kind)?.length ?? 1)));
}

interface Lesson {
  readonly step: number;
  /** Sums of squares of what was learned so far, which AdaGrad divides by. */
  readonly seen: { readonly places: Float64Array; readonly labels: Float64Array };
  readonly weight: number;
}

/** Labels learn this much of a step. */
const labelStep = 0.3;
const baseStep = 0.02;

function learn(network: Network, { label, features }: Text, { step, seen, weight }: Lesson): void {
  const { labels, vectors, weights, bases } = network;
  const hidden = hiddenOf(vectors, features);
  const shares = softmax(scoresOf(network, hidden));
  const back = new Float64Array(size);
  for (const [at, name] of labels.entries()) {
    const error = ((name === label ? 1 : 0) - (shares[at] ?? 0)) * weight;
    if (Math.abs(error) < negligible) continue;
    let squares = 0;
    for (let i = 0; i < size; i += 1) {
      back[i] = (back[i] ?? 0) + error * (weights[at * size + i] ?? 0);
      squares += (error * (hidden[i] ?? 0)) ** 2;
    }
    seen.labels[at] = (seen.labels[at] ?? 0) + squares / size;
    const by = (step * labelStep * error) / Math.sqrt(seen.labels[at] ?? 1);
    for (let i = 0; i < size; i += 1)
      weights[at * size + i] = (weights[at * size + i] ?? 0) + by * (hidden[i] ?? 0);
    bases[at] = (bases[at] ?? 0) + step * error * baseStep;
  }
  const share = 1 / Math.sqrt(features.length);
  const squares = back.reduce((sum, value) => sum + (value * share) ** 2, 0) / size;
  for (const place of features) {
    seen.places[place] = (seen.places[place] ?? 0) + squares;
    const by = (step * share) / Math.sqrt(seen.places[place] ?? 1);
    for (let i = 0; i < size; i += 1)
      vectors[place * size + i] = (vectors[place * size + i] ?? 0) + by * (back[i] ?? 0);
  }
}
