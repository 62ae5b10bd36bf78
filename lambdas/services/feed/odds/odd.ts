/** Parses the price of an odd and the time of its last change. */
import { decimalToAmerican, isAmerican } from '../../../domain/feed/odds/odds.ts';
import { flag, type Node, number, text } from '../shape.ts';

/** @returns the field `us` if it is valid, otherwise the decimal price converted; null if neither is valid or the odd is stopped */
export function americanIn(odd: Node | undefined): number | null {
  if (!odd || flag(odd, 'stop')) return null;
  const us = number(odd, 'us');
  if (us !== null && isAmerican(us)) return Math.round(us);
  const decimal = number(odd, 'value') ?? number(odd, 'dp3');
  return decimal !== null && decimal > 1 ? decimalToAmerican(decimal) : null;
}

/**
 * The time in the field `ts`: 10 digits for seconds or 13 for milliseconds; anything else is ignored.
 * @param node the book in the odds feed, or the match in a schedule
 * @param requestedAt time of the request; no price is later
 */
export function timeOf(node: Node, requestedAt: Date): Date | undefined {
  const digits = /^(\d{10})(\d{3})?$/.exec(text(node, 'ts'));
  if (!digits) return undefined;
  const ms = Number(digits[1]) * 1000 + Number(digits[2] ?? 0);
  return new Date(Math.min(ms, requestedAt.getTime()));
}
