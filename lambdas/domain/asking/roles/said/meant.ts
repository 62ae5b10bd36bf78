/**
 * Words that the grammar does not know, in those of their role that say the same: "finds the net" as goals (docs/decisions/0032). Only a
 * figure stays as it is.
 */

import { gameSports } from '../../../../contracts/feed/sports.ts';
import type { Told } from '../../encoder/told.ts';
import { type Context, readPhrase } from '../../reading/read.ts';
import { inFigures } from '../figures.ts';
import { ofKind } from '../kind.ts';
import type { Span } from '../spans.ts';
import { termsOf } from '../values.ts';
import { phrase } from '../words.ts';

export interface Meant {
  readonly spans: readonly Span[];
  /** The share of the least certain meaning that is used, from 0 to 1. */
  readonly share: number;
}

const eachGame = 'one from each game';

/** With a smaller share, words have no meaning that is worth a question. */
const leastShare = 0.4;

/**
 * @returns the spans in words that the grammar knows; undefined if all of them are as they were
 */
export function asMeant(
  spans: readonly Span[],
  meaningOf: Told['meaningOf'],
  context: Context,
): Meant | undefined {
  let share = 1;
  let isChanged = false;
  const known = spans.flatMap((span): Span[] => {
    if (span.isRefused || isKnown(span, spans, context)) return [span];
    const meaning = meaningOf(span.role, ...span.tokens);
    // "Three team totals, over for each of them": how many is said, and each game would be more.
    const isCounted = meaning?.words === eachGame && spans.some(({ role }) => role === 'n');
    const words = meaning && (isCounted ? '' : withFigure(meaning.words, span.words));
    if (!meaning || words === undefined || meaning.share < leastShare) return [span];
    share = Math.min(share, meaning.share);
    isChanged = true;
    return words === '' ? [] : [{ ...span, words }];
  });
  // "Cleans the glass on rebounds" says it twice.
  const isAgain = (span: Span, at: number) =>
    known.findIndex(
      ({ role, words, leg }) => role === span.role && words === span.words && leg === span.leg,
    ) < at;
  return isChanged ? { spans: known.filter((span, at) => !isAgain(span, at)), share } : undefined;
}

/** Whether the grammar reads the words of a span in any sport. */
function isKnown(span: Span, spans: readonly Span[], context: Context): boolean {
  return gameSports.some((selectedSport) => {
    const read = (words: string) => readPhrase(words, { ...context, selectedSport });
    return ofKind.has(span.role)
      ? read(phrase(span, spans)).unread.length === 0
      : termsOf(span, read) !== undefined;
  });
}

/** @returns undefined for a figure that is none, or more than one */
function withFigure(meaning: string, words: string): string | undefined {
  if (!meaning.includes('*')) return meaning;
  const [figure, ...others] = inFigures(words).match(/[+-]\d{3,5}\b/g) ?? [];
  return figure && others.length === 0 ? meaning.replace('*', figure) : undefined;
}
