/** Other ways in which the words of a question may be told, for a bet that is not certain. */
import type { Told } from '../../encoder/told.ts';
import { likeliest } from '../spans.ts';

/** What a run of tokens may be instead, and how likely that is beside what they are told to be. */
interface Change {
  readonly of: 'roles' | 'legs';
  readonly from: number;
  /** The label of each token from there on. */
  readonly labels: readonly number[];
  readonly ratio: number;
}

/** A way to tell a question, and how likely it is beside the likeliest one. */
export interface Retelling {
  readonly told: Told;
  readonly ratio: number;
}

/** A label with a greater share is not doubted. */
const certain = 0.9;
/** A label with a smaller share is not meant. */
const leastShare = 0.04;
const most = { together: 3, changes: 14, atOnce: 3 } as const;

/** @returns the question as it is told, and otherwise, the likeliest first */
export function retellings(told: Told, count: number): readonly Retelling[] {
  const changes = [...changesOfRoles(told), ...changesOfLegs(told)]
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, most.changes);
  let ways: Way[] = [{ changes: [], next: 0, ratio: 1 }];
  const all = [...ways];
  for (let deep = 0; deep < most.atOnce; deep += 1) {
    ways = ways.flatMap((way) => withOneMore(way, changes));
    all.push(...ways);
  }
  return all
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, count)
    .map((way) => ({ told: way.changes.reduce(changed, told), ratio: way.ratio }));
}

/** Some of the changes, in their order. */
interface Way {
  readonly changes: readonly Change[];
  /** The number of the first change that may be added. */
  readonly next: number;
  readonly ratio: number;
}

const withOneMore = (way: Way, changes: readonly Change[]): Way[] =>
  changes.flatMap((change, at) => {
    const isFree = at >= way.next && way.changes.every((other) => areApart(change, other));
    return isFree
      ? [{ changes: [...way.changes, change], next: at + 1, ratio: way.ratio * change.ratio }]
      : [];
  });

const areApart = (one: Change, other: Change): boolean =>
  one.of !== other.of ||
  one.from + one.labels.length <= other.from ||
  other.from + other.labels.length <= one.from;

function changesOfRoles(told: Told): Change[] {
  const { words, roleNames } = told;
  const best = likeliest(told).roles;
  const names = [...new Set(roleNames.map((name) => name.replace(/^[BI]-/, '')))];
  return names.flatMap((name) => {
    const labels = roleNames.flatMap((each, at) => (each.replace(/^[BI]-/, '') === name ? [at] : []));
    return words.flatMap((_, from) => {
      const run: Change[] = [];
      let ratio = 1;
      const own: number[] = [];
      for (let at = from; at < from + most.together; at += 1) {
        const shares = words[at]?.roles;
        const { at: label = 0, share = 1 } = best[at] ?? {};
        if (!shares || share >= certain) break;
        const [other] = labels.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
        if (other === undefined || labels.includes(label) || (shares[other] ?? 0) < leastShare) break;
        own.push(other);
        ratio *= (shares[other] ?? 0) / share;
        run.push({ of: 'roles', from, labels: [...own], ratio });
      }
      return run;
    });
  });
}

function changesOfLegs(told: Told): Change[] {
  return likeliest(told).legs.flatMap(({ at: best, share }, from): Change[] => {
    const shares = told.words[from]?.legs;
    if (!shares || share >= certain) return [];
    return [...shares.keys()]
      .filter((at) => at !== best && (shares[at] ?? 0) >= leastShare)
      .map((at) => ({ of: 'legs', from, labels: [at], ratio: (shares[at] ?? 0) / share }));
  });
}

/** The question with these labels surely told. */
function changed(told: Told, { of, from, labels }: Change): Told {
  const words = told.words.map((word, at) => {
    const label = labels[at - from];
    if (!word || label === undefined) return word;
    return { ...word, [of]: word[of].map((_, each) => (each === label ? 1 : 0)) };
  });
  return { ...told, words };
}
