/** Finds the matches in a response, however deep a sport nests them. */
import { isNode, list, type Node } from './shape.ts';

/** Nodes that contain matches, directly or nested; `shedules` is the feed's spelling. */
const containers = [
  'shedules',
  'schedules',
  'scores',
  'fixtures',
  'results',
  'commentaries',
  'category',
  'league',
  'tournament',
  'stage',
  'week',
  'matches',
] as const;

export interface Listed {
  readonly match: Node;
  /** The enclosing nodes, outermost first: the category with its name, the day with its date. */
  readonly within: readonly Node[];
}

/** Whether a response has the structure of a list of matches, including an empty one (`scores: null`). */
export function isListing(root: unknown): root is Node {
  return isNode(root) && containers.some((name) => name in root);
}

export function matchesIn(root: Node, within: readonly Node[] = []): Listed[] {
  const here = list(root.match).map((match) => ({ match, within }));
  const deeper = containers.flatMap((name) =>
    list(root[name]).flatMap((node) => matchesIn(node, [...within, node])),
  );
  return [...here, ...deeper];
}
