/** A choice between statistics: "blocks or rebounds, whichever is better" is one of two bets, and no bet on both. */
import type { Span } from '../spans.ts';

const isStat = ({ role, isRefused }: Span): boolean => role === 'stat' && !isRefused;

/** What stands before a statistic of which another one was named. */
const orElse = /\bor(?: (?:an?|the|some|his|her|even|maybe|just|like))*$/i;
/** The other one is wished for where there is no price for the first. */
const otherwise =
  /\b(?:if (?:(?:you|u|there|it|that)(?:['’]?s)? )?(?:(?:do|does|is|are|can|has|have)(?: ?n['’]?t| not)|dont|doesnt|isnt|arent|cant|aint|not|no)\b.*|otherwise|(?:or )?else|if not|failing that|worst case)(?: .*)?$/i;
/** What is said of a statistic, beside it. */
const ofStat: ReadonlySet<string> = new Set(['side', 'line', 'ref', 'value']);

/** The places of statistics of which one is wished for; none where fewer than two are. */
function chainIn(spans: readonly Span[]): readonly number[] {
  const stats = [...spans.keys()].filter((at) => isStat(spans[at] as Span));
  const isNext = (at: number, previous: number) => wordsBetween(spans, previous, at).some(isCue);
  const first = stats.findIndex((at, place) => place > 0 && isNext(at, stats[place - 1] ?? 0));
  if (first < 0) return [];
  const chain = [stats[first - 1] ?? 0];
  for (const at of stats.slice(first)) {
    if (!isNext(at, chain.at(-1) ?? 0)) break;
    chain.push(at);
  }
  return chain;
}

const isCue = (words: string): boolean => orElse.test(words) || otherwise.test(words);

/** What stands before each span from one place to another. */
const wordsBetween = (spans: readonly Span[], from: number, to: number): string[] =>
  spans.slice(from + 1, to + 1).map(({ before }) => before.trim());

/**
 * @returns the spans of each bet of which one is wished for, the first one first; empty where there is no such choice
 */
export function optionsIn(spans: readonly Span[]): readonly (readonly Span[])[] {
  const chain = chainIn(spans);
  const leg = spans[chain[0] ?? 0]?.leg ?? null;
  // "The over on his points": what stands between two of them is said of the later one.
  const ownOf = (place: number) => {
    const [from = 0, to = 0] = [chain[place - 1], chain[place]];
    const isOwn = (at: number) => at === to || (place > 0 && at > from && ofStat.has(spans[at]?.role ?? ''));
    return [...spans.keys()].filter((at) => at <= to && isOwn(at));
  };
  const owned = chain.map((_, place) => ownOf(place));
  return owned.map((own) => {
    const others = new Set(owned.filter((each) => each !== own).flat());
    return spans.flatMap((span, at) => {
      if (others.has(at) || span.role === 'value') return [];
      return own.includes(at) ? [{ ...span, leg }] : [span];
    });
  });
}

/** @returns whether a later one is wished for only if the first has no price */
export const areInOrder = (prompt: string): boolean =>
  /\b(?:if (?:not|(?:you|u|there|it|that)\b.{0,20}?(?:n['’]?t|dont|doesnt|isnt|arent|cant|aint|not|no)\b)|otherwise|failing that|worst case)/i.test(
    prompt,
  );
