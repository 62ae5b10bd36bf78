/** Logistic regression over the features of texts. */
import { places, strengthOf } from '../../lambdas/domain/asking/reading/terms/signs/features.ts';
import type { Sign, Text } from './texts.ts';

/** `text` is a score from `base` and one weight a place. */
export interface Weights {
  readonly base: number;
  readonly words: Float64Array;
}

const passes = 25;
const firstStep = 8;
/** The pull of the weights toward zero, each pass. */
const pull = 0.003;

/** The same numbers in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

export const scoreOf = ({ base, words }: Weights, { features, length }: Text): number =>
  base + features.reduce((sum, place) => sum + (words[place] ?? 0), 0) / length;

/** @returns weights by stochastic gradient descent, that the strength of each place is part of */
export function fitted(texts: readonly Text[], sign: Sign): Weights {
  const words = new Float64Array(places);
  const strengths = Float64Array.from(words, (_, place) => strengthOf(place) ** 2);
  const next = random(7);
  let base = -1;
  for (let pass = 0; pass < passes; pass += 1) {
    const step = firstStep / (1 + pass / 8);
    for (const text of shuffled(texts, next)) {
      const error = (text.sign === sign ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf({ base, words }, text)));
      base += step * error * 0.05;
      const each = (step * error) / text.length;
      for (const place of text.features) words[place] = (words[place] ?? 0) + each * (strengths[place] ?? 1);
    }
    for (let place = 0; place < places; place += 1) words[place] = (words[place] ?? 0) * (1 - pull * step);
  }
  return { base, words };
}

/** Folds of whole groups of each sign, in an order that does not follow their names. */
function foldsOf(texts: readonly Text[], folds: number): Map<string, number> {
  const bySign = Map.groupBy(new Set(texts.map(({ group }) => group)), (group) => group.split(' ')[0]);
  return new Map(
    [...bySign.values()].flatMap((groups) =>
      shuffled([...groups].sort(), random(11)).map((group, at) => [group, at % folds] as const),
    ),
  );
}

/** @returns the score of each text by weights that were fitted without any text of its topic */
export function heldOut(texts: readonly Text[], sign: Sign, folds = 5): Map<Text, number> {
  const foldOf = foldsOf(texts, folds);
  return new Map(
    Array.from({ length: folds }, (_, fold) => {
      const weights = fitted(
        texts.filter(({ group }) => foldOf.get(group) !== fold),
        sign,
      );
      return texts
        .filter(({ group }) => foldOf.get(group) === fold)
        .map((text) => [text, scoreOf(weights, text)] as const);
    }).flat(),
  );
}
