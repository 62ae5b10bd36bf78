/** When a price last changed: per book in the odds feed, per match in the schedule. */
import { type Node, text } from './shape.ts';

/**
 * The field has 10 digits for seconds or 13 for milliseconds; anything else is ignored.
 * @param requestedAt time of the request; no price is later
 */
export function timeOf(node: Node, requestedAt: Date): Date | undefined {
  const digits = /^(\d{10})(\d{3})?$/.exec(text(node, 'ts'));
  if (!digits) return undefined;
  const ms = Number(digits[1]) * 1000 + Number(digits[2] ?? 0);
  return new Date(Math.min(ms, requestedAt.getTime()));
}
