/** "An NBA [points|stat] and [rebounds|stat] [over|side]": two statistics with one side are the sum of both. */
import type { Span } from '../spans.ts';

export const withSums = (spans: readonly Span[]): readonly Span[] => {
  const isOfMany = spans.some(
    ({ role, words }) =>
      role === 'n' || (role === 'form' && /parlay|slip|sgp|same.game|combo|builder/i.test(words)),
  );
  // "Points, rebounds and assists" are three, and have a name of their own.
  if (isOfMany || spans.filter(({ role }) => role === 'stat').length !== 2) return spans;
  return spans.flatMap((span, at) => {
    const [before, next, side] = [spans[at - 1], spans[at + 1], spans[at + 2]];
    if (isSum(span, next, side)) return [];
    if (before && isSum(before, span, next))
      return [{ ...span, words: `${before.words} + ${span.words}`, before: before.before }];
    return [span];
  });
};

const isSum = (one: Span, other: Span | undefined, side: Span | undefined): boolean =>
  isOfSum(one) &&
  other !== undefined &&
  isOfSum(other) &&
  /^(?:and|n|&|\+)$/i.test(other.before) &&
  side?.role === 'side' &&
  side.before === '' &&
  /^(?:over|under)$/i.test(side.words);

const isOfSum = ({ role, words, isRefused }: Span): boolean =>
  role === 'stat' && !isRefused && /^(?:points|pts|rebounds|rebs|boards|assists|asts|dimes)$/i.test(words);
