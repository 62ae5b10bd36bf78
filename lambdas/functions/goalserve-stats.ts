/** What is known around a prediction: form, standings, injuries, next and last games, head to head. */

import * as facts from '../app/feed/team-facts.ts';
import { getStats } from '../contracts/stats.ts';
import { endpoint } from '../http/endpoint.ts';
import { showStats, unknownSport } from '../http/views/stats.ts';

export const handler = endpoint(
  getStats,
  { facts },
  async ({ query, now, ahead, facts }) =>
    ahead ? showStats(await facts.gatherFacts(ahead, query, now), query, now) : unknownSport(query),
  { ahead: facts.look },
);
