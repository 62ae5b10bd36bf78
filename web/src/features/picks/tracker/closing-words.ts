/** A pick's closing-line value in a few words. */
import type { LegClv, SavedPick } from '../../../../../lambdas/contracts/picks/tracker.ts';
import { percent } from '../../../../../lambdas/domain/platform/format.ts';

/** @returns nothing until a leg is graded; one line for the whole pick if possible, otherwise one per leg */
export function closingWords({ clv }: Pick<SavedPick, 'clv'>): string[] {
  if (!clv) return [];
  if (clv.percent !== null) return [ofValue(clv.percent)];
  const lines = clv.legs.map(ofLeg);
  const distinct = new Set(lines.filter((line) => line !== null));
  if (lines.length === 1 || (distinct.size === 1 && distinct.has(noClose))) return [...distinct];
  return lines.flatMap((line, index) => (line === null ? [] : [`Leg ${index + 1}: ${lowerFirst(line)}`]));
}

const noClose = 'No closing price';

function ofLeg(clv: LegClv | null): string | null {
  switch (clv?.kind) {
    case 'value':
      return ofValue(clv.percent);
    case 'line-moved':
      return `Line moved ${Math.abs(clv.points)} ${clv.points > 0 ? 'your way' : 'against you'}`;
    case 'none':
      // A leg without a price is shown as such next to the price.
      return clv.why === 'no-close' ? noClose : null;
    case undefined:
      return null;
  }
}

function ofValue(value: number): string {
  // The close is the no-vig price, so a price that never moved is a few percent short of it.
  if (value === 0) return 'Same as the no-vig close';
  return value > 0
    ? `Beat the no-vig close by ${percent(value)}`
    : `${percent(-value)} short of the no-vig close`;
}

const lowerFirst = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
