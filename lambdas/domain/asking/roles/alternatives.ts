/**
 * How certain a bet is whose words are not: a word that may have two roles leaves the bet in doubt only where they make two bets. Of "shots
 * ladder 3 4 5", each number may begin a leg or not, and both are the same ladder.
 */
import type { Told } from '../encoder/told.ts';
import { likeliest, type Span, spansIn } from './spans.ts';

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
  /** The number of its likeliest label, and its share. */
  readonly best: number;
  readonly share: number;
}

/**
 * @param isSame whether words with these roles make the same bet; undefined if they make none
 * @returns the share of this bet among those that the least certain word may make, from 0 to 1
 */
export function shareAmongBets(told: Told, isSame: (spans: readonly Span[]) => boolean | undefined): number {
  const { prompt, tokens, words, roleNames } = told;
  const labels = likeliest(told);
  const doubts = (['roles', 'legs'] as const).flatMap((of) =>
    labels[of].flatMap(({ at: best, share }, at): Doubt[] => {
      const shares = words[at]?.[of];
      return shares ? [{ of, at, shares, best, share }] : [];
    }),
  );
  const [roles, legs] = [labels.roles.map(({ at }) => at), labels.legs.map(({ at }) => at)];
  const spansWith = ({ of, at }: Doubt, other: number): Span[] => {
    const changed = (all: readonly number[], isOf: boolean) => (isOf ? all.with(at, other) : all);
    const names = changed(roles, of === 'roles').map((role, place) =>
      words[place] ? (roleNames[role] ?? 'O') : 'O',
    );
    return spansIn(prompt, tokens, names, changed(legs, of === 'legs'));
  };
  const shareOf = (doubt: Doubt): number => {
    const { shares, share } = doubt;
    if (share >= certain) return share;
    let [same, others] = [share, 0];
    for (const other of othersOf(doubt)) {
      const found = isSame(spansWith(doubt, other));
      if (found === true) same += shares[other] ?? 0;
      else if (found === false) others += shares[other] ?? 0;
    }
    return same / (same + others);
  };
  const byShare = doubts.toSorted((a, b) => a.share - b.share);
  return Math.min(byShare[most.words]?.share ?? 1, ...byShare.slice(0, most.words).map(shareOf));
}

const othersOf = ({ shares, best }: Doubt): number[] =>
  [...shares.keys()]
    .filter((at) => at !== best && (shares[at] ?? 0) >= leastShare)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, most.ofEach);
