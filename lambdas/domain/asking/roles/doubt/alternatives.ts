/**
 * How certain a bet is whose words are not: a word that may have two roles leaves the bet in doubt only where they make two bets. Of "shots
 * ladder 3 4 5", each number may begin a leg or not, and both are the same ladder.
 */
import type { Told } from '../../encoder/told.ts';
import { likeliest, type Span, spansIn } from '../spans.ts';

/** Each alternative is read once: more would take long. */
const most = { words: 4, doubts: 6, ofEach: 3 } as const;
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
  const read = new Map<string, boolean | undefined>();
  const isSameBet = (spans: readonly Span[]): boolean | undefined => {
    const said = wordingOf(spans);
    if (!read.has(said)) read.set(said, isSame(spans));
    return read.get(said);
  };
  // A word without a role is of a leg or not, and all is as it was.
  const asTold = wordingOf(
    spansIn(
      prompt,
      tokens,
      roles.map((role, place) => (words[place] ? (roleNames[role] ?? 'O') : 'O')),
      legs,
    ),
  );
  const isReal = (doubt: Doubt): boolean =>
    doubt.share >= certain || othersOf(doubt).some((other) => wordingOf(spansWith(doubt, other)) !== asTold);
  const shareOf = (doubt: Doubt): number => {
    const { shares, share } = doubt;
    if (share >= certain) return share;
    let [same, others] = [share, 0];
    for (const other of othersOf(doubt)) {
      const found = isSameBet(spansWith(doubt, other));
      if (found === true) same += shares[other] ?? 0;
      else if (found === false) others += shares[other] ?? 0;
    }
    return same / (same + others);
  };
  const byShare = doubts.filter(isReal).sort((a, b) => a.share - b.share);
  return Math.min(byShare[most.doubts]?.share ?? 1, ...byShare.slice(0, most.doubts).map(shareOf));
}

const wordingOf = (spans: readonly Span[]): string =>
  JSON.stringify(
    spans.map(({ role, isRefused, words, leg, before }) => [role, isRefused, words, leg, before]),
  );

/** A label with a greater share is not given up: what makes no bet with it asks for none. */
const surelyMeant = 0.9;

/** What bets are impossible with for a reason: "yesterday's best overs", and what is refused. */
const kept = /-when$|!/;

/**
 * "Mackinnon a point", told as two statistics, is no bet, so that one of the roles is not what it seems: without it, the next one has its share.
 *
 * @returns the question without the label of each of its least certain words, and of each two of them, the likeliest first
 */
export function mendings(told: Told): readonly Told[] {
  const labels = likeliest(told);
  const doubts = (['roles', 'legs'] as const)
    .flatMap((of) => labels[of].map(({ at: best, share }, at) => ({ of, at, best, share })))
    .filter(({ of, at, best, share }) => {
      const isKept = of === 'roles' && kept.test(told.roleNames[best] ?? '');
      return told.words[at] && share < surelyMeant && !isKept;
    })
    .sort((a, b) => a.share - b.share)
    .slice(0, most.words);
  const pairs = doubts.flatMap((one, at) => doubts.slice(at + 1).map((other) => [one, other]));
  return [...doubts.map((one) => [one]), ...pairs].map((all) => all.reduce(without, told));
}

/** The question with a label of a word left out, whose share the others have. */
function without(
  told: Told,
  { of, at, best }: { readonly of: 'roles' | 'legs'; readonly at: number; readonly best: number },
): Told {
  const word = told.words[at];
  const rest = 1 - (word?.[of][best] ?? 0);
  if (!word || rest <= 0) return told;
  const shares = word[of].map((share, label) => (label === best ? 0 : share / rest));
  return { ...told, words: told.words.with(at, { ...word, [of]: shares }) };
}

const othersOf = ({ shares, best }: Doubt): number[] =>
  [...shares.keys()]
    .filter((at) => at !== best && (shares[at] ?? 0) >= leastShare)
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    .slice(0, most.ofEach);
