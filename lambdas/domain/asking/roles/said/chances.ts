/** Whether a chance is that of the whole bet, or of each of its legs. */
import type { Span } from '../spans.ts';

/** "[Three|n] bets where each one has [a 70% chance|chance]", "[favorites|side] with [a 70% chance|chance]": that of each leg. */
export const withEachChance = (spans: readonly Span[]): readonly Span[] =>
  spans.flatMap((span, at) => {
    const before = spans.slice(0, at).findLast((each) => !between.has(each.role) && !isLead(each));
    const [last, next] = [spans[at - 1], spans[at + 1]];
    if (isLead(span) && next?.role === 'chance') return [];
    const lead = last && isLead(last) ? last : undefined;
    const said = `${lead?.before ?? ''} ${span.before}`.trim();
    if (span.role !== 'chance' || span.isRefused || span.leg !== null) return [span];
    const isOfMany =
      before !== undefined &&
      many.has(before.role) &&
      /s$/i.test(before.words) &&
      /^(?:with|at|(?:that|who|which)?(?: ?(?:all|both|each))?(?: ?(?:have|has|are|hit|win))?)(?: an?)?$/i.test(
        said,
      );
    const isCounted =
      before?.role === 'n' && !/^(?:an?|1|one)$/i.test(before.words.trim()) && severalThat.test(said);
    const isOfEach =
      isOfMany ||
      isCounted ||
      (lead !== undefined && isLegAlone(lead)) ||
      ofEachOne.test(said) ||
      ofEachOne.test(span.words) ||
      /^legs?\b/i.test(next?.before ?? '');
    const words = span.words.replace(
      /^(?:both|each|all|every)(?: (?:one|leg|of (?:them|those|these)))? | each$/gi,
      '',
    );
    return isOfEach ? [{ ...span, words: `${words} each` }] : [span];
  });
/** "2 that hit": "a 2-leg parlay that hits" is one. */
const severalThat = /^(?:that|which|who)(?: (?:all|both|each))?(?: (?:are|have|hit|win|cash|land))?$/i;
const isLegAlone = ({ role, words }: Span): boolean =>
  role === 'chance' && /^(?:(?:each|every) )?legs?$/i.test(words);
/** "[A|chance] [75% or better|chance]". */
const isLead = (span: Span): boolean =>
  isLegAlone(span) || (span.role === 'chance' && /^an?$/i.test(span.words));
/** What stands between legs and their chance. */
const between: ReadonlySet<string> = new Set(['when', 'sport']);
const many: ReadonlySet<string> = new Set(['market', 'side', 'stat', 'pos']);
const ofEachOne = /\b(?:each|every|all|both|apiece)\b/i;
