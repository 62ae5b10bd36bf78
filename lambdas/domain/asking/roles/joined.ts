/** Words of one thing that the encoder took apart: "about" and "+450", "+400" and "up". */
import type { Told } from '../encoder/told.ts';
import { type Span, wordsOf } from './spans.ts';

/** Roles of which one is said in words that stand together. */
const ofOne: ReadonlySet<string> = new Set(['payout', 'price', 'chance', 'each', 'when', 'risk', 'order']);
const ofOdds: ReadonlySet<string> = new Set(['payout', 'price']);

/** @returns the spans with those joined that follow each other at once and are of one role, or of odds with one figure */
export function inOnePiece(spans: readonly Span[], { prompt, tokens }: Told): Span[] {
  const made: Span[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    const role = last && roleOfBoth(last, span);
    if (!last || role === undefined) made.push(span);
    else {
      const [first, end] = [last.tokens[0], span.tokens[1]];
      const words = wordsOf(prompt, tokens, first, end);
      const chance = Math.min(last.chance, span.chance);
      made[made.length - 1] = { ...last, role, words, chance, tokens: [first, end] };
    }
  }
  return made;
}

/** @returns the role of both together; undefined if they are two things */
function roleOfBoth(one: Span, next: Span): string | undefined {
  const isNext = next.before === '' && one.leg === next.leg && !one.isRefused && !next.isRefused;
  if (!isNext) return undefined;
  if (one.role === next.role) return ofOne.has(one.role) ? one.role : undefined;
  if (!ofOdds.has(one.role) || !ofOdds.has(next.role)) return undefined;
  const withFigure = [one, next].filter(({ words }) => /\d/.test(words));
  const [only, ...others] = withFigure;
  if (!only || others.length > 0) return undefined;
  return /\b(?:total|altogether|overall)\b/i.test(`${one.words} ${next.words}`) ? 'payout' : only.role;
}
