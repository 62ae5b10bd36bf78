/** Match data around a prediction: form, standings, injuries, games, head-to-head. */

import * as facts from '../app/feed/team-facts.ts';
import { getStats } from '../contracts/feed/stats.ts';
import type { QueryOf } from '../contracts/platform/contract.ts';
import * as rates from '../data/platform/rates.ts';
import { endpoint, type Prefetch } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showStats, unknownSport } from '../http/views/feed/stats.ts';

const sources = { facts, rates };

export const handler = endpoint(
  getStats,
  sources,
  async ({ query, user, now, prefetched, facts, rates }) => {
    if (!prefetched) return unknownSport(query);
    const mayRead = async () => (await rates.consume(limits.feedPages, user.id, now)).allowed;
    return showStats(await facts.gatherFacts(prefetched, query, { now, mayRead }), query, now);
  },
  { prefetch },
);

function prefetch({ query, facts }: Prefetch<QueryOf<typeof getStats>> & typeof sources) {
  return facts.prefetchFacts(query);
}
