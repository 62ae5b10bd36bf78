/** Parses a price of the feed as American odds. */
import { decimalToAmerican, isAmerican } from '../../domain/odds.ts';
import { flag, type Node, number } from './shape.ts';

/** @returns the field `us` if it is valid, otherwise the decimal price converted; null if neither is valid or the odd is stopped */
export function americanIn(odd: Node | undefined): number | null {
  if (!odd || flag(odd, 'stop')) return null;
  const us = number(odd, 'us');
  if (us !== null && isAmerican(us)) return Math.round(us);
  const decimal = number(odd, 'value') ?? number(odd, 'dp3');
  return decimal !== null && decimal > 1 ? decimalToAmerican(decimal) : null;
}
