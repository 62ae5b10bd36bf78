/** "To catch 5+ passes": what is caught are receptions, and no passing yards. */
import type { Span } from '../../spans.ts';

const thrown = /^(?:pass(?:es)?|balls?|footballs?)$/i;
const catching =
  /\b(?:catch(?:es|ing)?|caught|haul(?:s|ing)? in|grab(?:s|bing)?|snag(?:s|ging)?|reel(?:s|ing)? in)(?: (?:at least|over|more than|exactly|a few|some|the most|most))*$/i;

/** @returns the spans with receptions where passes are caught */
export const withCatches = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span, at) => {
    if (span.role !== 'stat' || !thrown.test(span.words)) return span;
    const previous = spans[at - 1];
    const isCounted = previous?.role === 'line' || previous?.role === 'side';
    const before = isCounted && span.before === '' ? previous.before : span.before;
    return catching.test(before) || catching.test(`${before} ${previous?.words ?? ''}`)
      ? { ...span, words: 'receptions' }
      : span;
  });
