/** What kind of question a text looks like, and about what, by all of its words (docs/decisions/0027). */
import { type AskKind, askKinds } from '../../../contracts/asking/query.ts';
import { zero } from '../reading/terms/signs/scale.ts';
import { featuresOf } from './features.ts';
import { labels, size, units, vectors } from './weights.ts';

export interface Likely {
  /** The kinds, the likeliest first. Their chances, from 0 to 1, add up to 1. */
  readonly kinds: readonly { readonly kind: AskKind; readonly chance: number }[];
  /** The likeliest topic of a kind, as its query names it; undefined for a kind without topics. */
  readonly topicOf: (kind: AskKind) => string | undefined;
}

/** A label as its kind and its topic. */
const meanings = labels.map(({ name }) => {
  const [kind, topic] = name.split(':');
  return { kind, topic };
});

/** @param prompt as typed */
export function likelyOf(prompt: string): Likely {
  const shares = sharesOf(vectorOf(prompt));
  const of = meanings.map((meaning, at) => ({ ...meaning, share: shares[at] ?? 0 }));
  const kinds = askKinds
    .map((kind) => ({
      kind,
      chance: of.reduce((sum, each) => (each.kind === kind ? sum + each.share : sum), 0),
    }))
    .sort((a, b) => b.chance - a.chance);
  const topicOf = (kind: AskKind) =>
    of.filter((each) => each.kind === kind && each.topic !== undefined).sort((a, b) => b.share - a.share)[0]
      ?.topic;
  return { kinds, topicOf };
}

/** The mean of the vectors of a text's features, by the root of their number. */
function vectorOf(prompt: string): number[] {
  const features = featuresOf(prompt);
  const scale = 1 / (units.vector * Math.sqrt(features.length));
  return Array.from({ length: size }, (_, at) => {
    const sum = features.reduce((total, place) => total + vectors.charCodeAt(place * size + at) - zero, 0);
    return sum * scale;
  });
}

/** The share of each label: a softmax of its scores. */
function sharesOf(vector: readonly number[]): number[] {
  const scores = labels.map(({ base, weights }) =>
    vector.reduce(
      (score, value, at) => score + (value * (weights.charCodeAt(at) - zero)) / units.label,
      base / units.label,
    ),
  );
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
