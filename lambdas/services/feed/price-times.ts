/** When a price last changed: per book in the odds feed, per match in the schedule. */
import { type Node, text } from './shape.ts';

/**
 * Seconds have 10 digits, milliseconds 13; what has neither is no time.
 * @param asked when the feed was asked; no price is later
 */
export function timeOf(node: Node, asked: Date): Date | undefined {
  const digits = /^(\d{10})(\d{3})?$/.exec(text(node, 'ts'));
  if (!digits) return undefined;
  const ms = Number(digits[1]) * 1000 + Number(digits[2] ?? 0);
  return new Date(Math.min(ms, asked.getTime()));
}
