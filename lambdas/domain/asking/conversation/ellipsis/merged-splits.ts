/** Games of a sort in the place of those of the opposite sort. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';

const opposite = { home: 'road', road: 'home', favorite: 'underdog', underdog: 'favorite' } as const;

/** "On the road" takes the place of "at home", and stands beside "as favorites". */
export function mergedSplits(before: FindQuery['splits'], named: FindQuery['splits']): FindQuery['splits'] {
  const out = new Set<string>(
    named.flatMap((each) => [each, opposite[each as keyof typeof opposite] ?? each]),
  );
  return [...before.filter((each) => !out.has(each)), ...named];
}
