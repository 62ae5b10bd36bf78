/** All teams and golfers, so that names in a question are recognized before any game is loaded. */
import type * as states from '../../data/feed/feed-states.ts';
import type { KnownNames } from './question.ts';

export async function knownNames({
  allFeedStates,
}: Pick<typeof states, 'allFeedStates'>): Promise<KnownNames> {
  const all = await allFeedStates();
  return {
    teams: all.flatMap(({ sport, teams }) => teams.map(({ name }) => ({ sport, name }))),
    golfers: all.flatMap(({ golfers = [] }) => golfers),
  };
}
