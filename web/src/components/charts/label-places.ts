/** Places the labels of close points side by side, each as near to its point as its neighbors allow. */

interface Label {
  /** The point's position and the label's width, in pixels. */
  readonly at: number;
  readonly width: number;
}

/** Minimum pixels between two labels. */
const minGap = 6;

/** Labels that touch each other and therefore move together. */
interface Group {
  readonly labels: readonly Label[];
  /** The left edge of the first. */
  readonly start: number;
}

/**
 * @param labels from left to right
 * @param range of the chart in pixels, which the labels do not leave if they fit
 * @returns the center of each label
 */
export function placesOf(
  labels: readonly Label[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] {
  const groups: Group[] = [];
  for (const label of labels) {
    let group = placed([label], from, to);
    for (let last = groups.at(-1); last && endOf(last) + minGap > group.start; last = groups.at(-1)) {
      groups.pop();
      group = placed([...last.labels, ...group.labels], from, to);
    }
    groups.push(group);
  }
  return groups.flatMap(centersOf);
}

const widthOf = (labels: readonly Label[]) =>
  labels.reduce((sum, { width }) => sum + width, 0) + minGap * (labels.length - 1);

const endOf = ({ labels, start }: Group) => start + widthOf(labels);

/** The labels side by side, with the least distance to their points in all. */
function placed(labels: readonly Label[], from: number, to: number): Group {
  const wanted = centersOf({ labels, start: 0 });
  const shift = labels.reduce((sum, { at }, index) => sum + at - (wanted[index] ?? 0), 0) / labels.length;
  return { labels, start: Math.max(from, Math.min(shift, to - widthOf(labels))) };
}

function centersOf({ labels, start }: Group): number[] {
  let edge = start;
  return labels.map(({ width }) => {
    const center = edge + width / 2;
    edge += width + minGap;
    return center;
  });
}
