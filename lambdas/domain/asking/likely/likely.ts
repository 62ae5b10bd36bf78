/** What kind of question a text looks like, and about what, by all of its words (docs/decisions/0030). */
import { type AskKind, askKinds } from '../../../contracts/asking/query.ts';
import type { Told } from '../encoder/told.ts';

export interface Likely {
  /** The kinds, the likeliest first. Their chances, from 0 to 1, add up to 1. */
  readonly kinds: readonly { readonly kind: AskKind; readonly chance: number }[];
  /** The likeliest topic of a kind, as its query names it; undefined for a kind without topics. */
  readonly topicOf: (kind: AskKind) => string | undefined;
  /** All topics of a kind, the likeliest first. */
  readonly topicsOf: (kind: AskKind) => readonly { readonly topic: string; readonly chance: number }[];
  /** The chance of that topic, from 0 to 1; 0 for a kind without topics. */
  readonly chanceOfTopic: (kind: AskKind) => number;
}

/** After an answer, a text changes it more often than among the questions that the encoder has learned; a first one changes nothing. */
export const [afterAnswer, asFirst] = [3, 0];

/**
 * The kinds and topics of a question by their chances.
 * @param changes how much likelier a change is than among all questions
 */
export function likelyOf({ kinds: shares, kindNames }: Told, changes = 1): Likely {
  const all = kindNames.map((name, at) => {
    const [kind, topic] = name.split(':');
    return { kind, topic, share: (shares[at] ?? 0) * (kind === 'change' ? changes : 1) };
  });
  const whole = all.reduce((sum, { share }) => sum + share, 0);
  const of = all.map((each) => ({ ...each, share: whole > 0 ? each.share / whole : 0 }));
  const kinds = askKinds
    .map((kind) => ({
      kind,
      chance: of.reduce((sum, each) => (each.kind === kind ? sum + each.share : sum), 0),
    }))
    .sort((a, b) => b.chance - a.chance);
  const topicsOf = (kind: AskKind) =>
    of
      .flatMap(({ kind: own, topic, share }) =>
        own === kind && topic !== undefined ? [{ topic, chance: share }] : [],
      )
      .sort((a, b) => b.chance - a.chance);
  return {
    kinds,
    topicsOf,
    topicOf: (kind) => topicsOf(kind)[0]?.topic,
    chanceOfTopic: (kind) => topicsOf(kind)[0]?.chance ?? 0,
  };
}
