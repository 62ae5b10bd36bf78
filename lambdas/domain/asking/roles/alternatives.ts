/**
 * How certain a bet is whose words are not: a word that may have two roles leaves the bet in doubt only where they make two bets. Of "shots
 * ladder 3 4 5", each number may begin a leg or not, and both are the same ladder.
 */
import type { Told } from '../encoder/told.ts';
import { type Span, spansIn } from './spans.ts';

/** Each alternative is read once: more would take long. */
const most = { words: 4, ofEach: 3 } as const;
/** An alternative with a smaller share changes little. */
const leastShare = 0.05;
/** What no alternative of it is read for. */
const certain = 0.8;

interface Doubt {
  readonly of: 'roles' | 'legs';
  /** The number of the token. */
  readonly at: number;
  readonly shares: Float32Array;
  readonly best: number;
}

/**
 * @param isSame whether words with these roles make the same bet; undefined if they make none
 * @returns the share of this bet among those that the least certain word may make, from 0 to 1
 */
export function shareAmongBets(
  { prompt, tokens, words, roleNames }: Told,
  isSame: (spans: readonly Span[]) => boolean | undefined,
): number {
  const doubts = words.flatMap((word, at): Doubt[] =>
    (['roles', 'legs'] as const).flatMap((of) =>
      word ? [{ of, at, shares: word[of], best: bestOf(word[of]) }] : [],
    ),
  );
  const bestAt = (of: Doubt['of']) =>
    words.map((_, at) => doubts.find((doubt) => doubt.of === of && doubt.at === at)?.best);
  const [roles, legs] = [bestAt('roles'), bestAt('legs')];
  const spansWith = ({ of, at }: Doubt, other: number) => {
    const changed = (all: readonly (number | undefined)[], isOf: boolean) =>
      isOf ? all.with(at, other) : all;
    return spansIn(
      prompt,
      tokens,
      changed(roles, of === 'roles').map((role) => (role === undefined ? 'O' : (roleNames[role] ?? 'O'))),
      changed(legs, of === 'legs').map((leg) => leg ?? 0),
    );
  };
  const shareOf = (doubt: Doubt): number => {
    const share = doubt.shares[doubt.best] ?? 0;
    if (share >= certain) return share;
    let [same, others] = [share, 0];
    for (const other of othersOf(doubt)) {
      const found = isSame(spansWith(doubt, other));
      if (found === true) same += doubt.shares[other] ?? 0;
      else if (found === false) others += doubt.shares[other] ?? 0;
    }
    return same / (same + others);
  };
  const byShare = doubts.toSorted((a, b) => (a.shares[a.best] ?? 0) - (b.shares[b.best] ?? 0));
  const next = byShare[most.words];
  return Math.min(next ? (next.shares[next.best] ?? 0) : 1, ...byShare.slice(0, most.words).map(shareOf));
}

const bestOf = (shares: Float32Array): number => shares.indexOf(shares.reduce((a, b) => Math.max(a, b), 0));

const othersOf = ({ shares, best }: Doubt): number[] =>
  [...shares.keys()]
    .filter((at) => at !== best && (shares[at] ?? 0) >= leastShare)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, most.ofEach);
