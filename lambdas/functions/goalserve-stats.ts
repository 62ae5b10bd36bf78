/** What is known around a prediction: form, standings, injuries, next and last games, head to head. */

import * as facts from '../app/feed/team-facts.ts';
import { getStats } from '../contracts/stats.ts';
import * as rates from '../data/rates.ts';
import { endpoint } from '../http/endpoint.ts';
import { limits } from '../http/limits.ts';
import { showStats, unknownSport } from '../http/views/stats.ts';

export const handler = endpoint(
  getStats,
  { facts, rates },
  async ({ query, user, now, ahead, facts, rates }) => {
    if (!ahead) return unknownSport(query);
    const mayRead = async () => (await rates.consume(limits.feedPages, user.id, now)).allowed;
    return showStats(await facts.gatherFacts(ahead, query, { now, mayRead }), query, now);
  },
  { ahead: facts.look },
);
