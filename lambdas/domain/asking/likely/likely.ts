/** What kind of question a text looks like, and about what, by all of its words (docs/decisions/0030). */
import { type AskKind, askKinds } from '../../../contracts/asking/query.ts';
import type { Told } from '../encoder/told.ts';

export interface Likely {
  /** The kinds, the likeliest first. Their chances, from 0 to 1, add up to 1. */
  readonly kinds: readonly { readonly kind: AskKind; readonly chance: number }[];
  /** The likeliest topic of a kind, as its query names it; undefined for a kind without topics. */
  readonly topicOf: (kind: AskKind) => string | undefined;
  /** The chance of that topic, from 0 to 1; 0 for a kind without topics. */
  readonly chanceOfTopic: (kind: AskKind) => number;
}

/** The kinds and topics of a question by their chances. */
export function likelyOf({ kinds: shares, kindNames }: Told): Likely {
  const of = kindNames.map((name, at) => {
    const [kind, topic] = name.split(':');
    return { kind, topic, share: shares[at] ?? 0 };
  });
  const kinds = askKinds
    .map((kind) => ({
      kind,
      chance: of.reduce((sum, each) => (each.kind === kind ? sum + each.share : sum), 0),
    }))
    .sort((a, b) => b.chance - a.chance);
  const likeliest = (kind: AskKind) =>
    of.filter((each) => each.kind === kind && each.topic !== undefined).sort((a, b) => b.share - a.share)[0];
  return {
    kinds,
    topicOf: (kind) => likeliest(kind)?.topic,
    chanceOfTopic: (kind) => likeliest(kind)?.share ?? 0,
  };
}
