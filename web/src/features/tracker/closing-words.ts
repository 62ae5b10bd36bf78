/** A pick's closing-line value in a few words. */
import type { LegClv, SavedPick } from '../../../../lambdas/contracts/tracker.ts';
import { percent } from '../../components/figures.ts';

/** @returns nothing while no leg is graded; one line where one says it all, else one for each leg that has one */
export function closingWords({ clv }: Pick<SavedPick, 'clv'>): string[] {
  if (!clv) return [];
  if (clv.percent !== null) return [ofValue(clv.percent)];
  const lines = clv.legs.map(ofLeg);
  const said = new Set(lines.filter((line) => line !== null));
  if (lines.length === 1 || (said.size === 1 && said.has(noClose))) return [...said];
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
      // That it had no price is said where the price stands.
      return clv.why === 'no-close' ? noClose : null;
    case undefined:
      return null;
  }
}

function ofValue(value: number): string {
  // The close is the fair one, its margin taken out: a price that never moved is a few percent short of it.
  if (value === 0) return 'Same as the no-vig close';
  return value > 0
    ? `Beat the no-vig close by ${percent(value)}`
    : `${percent(-value)} short of the no-vig close`;
}

const lowerFirst = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
