/** The lines that a question about prices names: one, those from one to another, or those above or below a number. */
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Subject } from '../../table/subject.ts';
import type { Terms } from '../../table/terms.ts';
import type { MarketMeaning } from '../words.ts';

type Named = Pick<MarketQuery, 'line' | 'lines'>;

/** Lines are whole or half numbers. */
const half = 0.5;

/** @returns undefined for numbers that are no lines of the topic */
export function linesOf(
  { lines, numbers, has, sides, teams }: Subject<MarketMeaning>,
  { terms }: Terms<MarketMeaning>,
  topic: MarketQuery['topic'],
  /** Several are asked for: "alt totals over 220". */
  areAlternates = false,
): Named | undefined {
  const all = [...lines, ...numbers];
  const [first, second] = all;
  const isMove = topic === 'movement' || topic === 'largest_move';
  // "From 3 to 2.5" tells what the asker saw of a move; one number is what it was.
  if (isMove) return { line: all.length === 1 && topic === 'movement' ? (first ?? null) : null };
  if (topic === 'middle') {
    if (all.length > 1) return undefined;
    // "2+" was read as over 1.5.
    const least = first === undefined ? null : sides.includes('over') ? first + half : first;
    return least === null ? { line: null } : { line: null, lines: { min: Math.abs(least), max: null } };
  }
  if (has('ladder')) {
    if (all.length > 2) return undefined;
    if (first !== undefined && second !== undefined) return { line: null, lines: between(first, second) };
    if (first === undefined) return { line: null, lines: { min: null, max: null } };
    // More points given are a smaller number: "-10.5 or more".
    const isUp = has('atLeast') || has('above') || (sides.includes('over') && areAlternates);
    const isDown = has('atMost') || has('below') || (sides.includes('under') && areAlternates);
    const isFrom = first < 0 ? isDown : isUp;
    const isTo = first < 0 ? isUp : isDown;
    return isFrom !== isTo
      ? { line: null, lines: { min: isFrom ? first : null, max: isTo ? first : null } }
      : { line: first };
  }
  if (topic === 'board' && teams.length === 0 && first !== undefined) {
    if (second !== undefined)
      return all.length === 2 && (has('range') || hasBetween(terms))
        ? { line: null, lines: between(first, second) }
        : undefined;
    const size = Math.abs(first);
    if (has('atLeast')) return { line: null, lines: { min: size, max: null } };
    if (has('atMost')) return { line: null, lines: { min: null, max: size } };
    if (has('above') || sides.includes('over')) return { line: null, lines: { min: size + half, max: null } };
    if (has('below') || sides.includes('under'))
      return { line: null, lines: { min: null, max: size - half } };
    return { line: null, lines: { min: size, max: size } };
  }
  // "Bears +3, or is it all 2.5": the other number is what the question wants to avoid.
  return all.length > (has('still') ? 2 : 1) ? undefined : { line: first ?? null };
}

const between = (a: number, b: number) => ({ min: Math.min(a, b), max: Math.max(a, b) });

const hasBetween = (terms: Terms<MarketMeaning>['terms']) =>
  terms.some((term) => term.kind === 'between' && (term.word === 'and' || term.word === '-'));

/** "Any book with plus money on the Lions": at even money or longer; nothing for a spread, whose prices are near it anyway. */
export const plusPrice = (
  prompt: string,
  { topic, market }: Pick<MarketQuery, 'topic' | 'market'>,
): Pick<MarketQuery, 'price'> =>
  topic === 'best_price' && market !== 'spread' && /\bplus[- ](?:money|odds|price)\b/i.test(prompt)
    ? { price: { min: 100, max: null } }
    : {};
