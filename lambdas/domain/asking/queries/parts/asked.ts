/** What is told of the words of a question, whatever kind it is (docs/decisions/0038). */
import type { Told } from '../../encoder/told.ts';
import { hasWanted, rolesOf, type Span } from '../../roles/spans.ts';

export interface Asked {
  readonly prompt: string;
  /** Words with a role that are wanted, in their order. */
  readonly spans: readonly Span[];
  /** Those that are said not to be wanted. */
  readonly refused: readonly Span[];
  readonly meaningOf: Told['meaningOf'];
  /** The chance of the least certain role, from 0 to 1. */
  readonly chance: number;
  /** Figures without a role surely say nothing: "my son turned 12". */
  readonly areFiguresTalk: boolean;
}

export function askedIn(told: Told): Asked {
  const { spans: all, chance, areFiguresTalk } = rolesOf(told);
  const spans = all.filter(({ words }) => !saysNothing.test(words));
  return {
    prompt: told.prompt,
    spans: withSigns(spans.filter(({ isRefused }) => !isRefused)).map((span) =>
      withPrice(withTypedSign(span, told.prompt)),
    ),
    refused: spans.filter(({ isRefused }) => isRefused),
    meaningOf: told.meaningOf,
    chance,
    areFiguresTalk,
  };
}

/** "The" of "the worst", told apart from it. */
const saysNothing = /^(?:the|an?|of|in|at|to|for|and|with)$/i;

/** A sign that was told apart from its number is of that number: "+" as odds, "140" as a payout. */
function withSigns(spans: readonly Span[]): readonly Span[] {
  const isSign = (span: Span | undefined, next: Span | undefined): boolean =>
    span !== undefined &&
    next !== undefined &&
    /^[+-]$/.test(span.words) &&
    /^\d/.test(next.words) &&
    next.tokens[0] === span.tokens[1] + 1;
  return spans.flatMap((span, at) => {
    const before = spans[at - 1];
    if (isSign(span, spans[at + 1])) return [];
    return before && isSign(before, span)
      ? [{ ...span, role: before.role, words: `${before.words}${span.words}`, before: before.before }]
      : [span];
  });
}

/** "(-120)" of which only the number was told a price has its sign all the same. */
function withTypedSign(span: Span, prompt: string): Span {
  if (span.role !== 'price' || !/^\d{3,5}$/.test(span.words)) return span;
  const typed = prompt.match(new RegExp(`(?<!\\d)[+-]?${span.words}(?!\\d)`, 'g')) ?? [];
  const [words = span.words, ...others] = new Set(typed);
  return others.length === 0 ? { ...span, words } : span;
}

/** "-171" is no line. */
const withPrice = (span: Span): Span =>
  span.role === 'line' && /^[+-]\d{3,5}$/.test(span.words) ? { ...span, role: 'price' } : span;

/** The words of these roles, in their order. */
export const ofRole = ({ spans }: Pick<Asked, 'spans'>, ...roles: readonly string[]): readonly Span[] =>
  spans.filter(({ role }) => roles.includes(role));

export const has = ({ spans }: Pick<Asked, 'spans'>, ...roles: readonly string[]): boolean =>
  hasWanted(spans, ...roles);

/** From this share on, words have a meaning. */
const leastShare = 0.4;

/** What the words of a role mean, of the meanings that a marked question gives them; undefined for another, or where it is not told. */
export function meantBy({ meaningOf }: Pick<Asked, 'meaningOf'>, { role, tokens }: Span): string | undefined {
  const meaning = meaningOf(role, ...tokens);
  return meaning && meaning.share >= leastShare ? meaning.words : undefined;
}
