/** What is told of a marked question, as if the encoder were sure of it. */
import type { Asked } from '../../../../../lambdas/domain/asking/queries/parts/asked.ts';
import { type Marked, parsed, spansOf } from '../../../../../scripts/roles/marked.ts';

/** @param marked with what words mean: `[on the road|split=road]` */
export const asked = (marked: string): Asked => ({
  ...askedOf(parsed(marked)),
  areFiguresTalk: !/\d/.test(marked.replace(/\[[^\]]*\]/g, '')),
});

/** Figures without a mark are talk. */
export function askedOf({ text, tokens }: Pick<Marked, 'text' | 'tokens'>): Asked {
  const spans = spansOf({ text, tokens });
  const meaningOf: Asked['meaningOf'] = (_, first) => {
    const words = tokens[first]?.means;
    return words === undefined ? undefined : { words, share: 1 };
  };
  return {
    prompt: text,
    spans: spans.filter(({ isRefused }) => !isRefused),
    refused: spans.filter(({ isRefused }) => isRefused),
    meaningOf,
    chance: 1,
    areFiguresTalk: true,
  };
}
