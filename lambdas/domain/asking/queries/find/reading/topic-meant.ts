/** The topic that a question for facts looks like, where no word of it says one: only where it has what the topic is about. */
import { type FindQuery, findTopics } from '../../../../../contracts/asking/queries/find.ts';
import type { Meant } from '../../table/terms.ts';
import { isOfPast } from './player-topic.ts';
import type { Slots } from './slots.ts';
import type { Found } from './topic.ts';

/** @returns undefined if the question lacks a team, a player or a statistic that the topic needs */
export function topicMeant(meant: Meant | undefined, slots: Slots): Found | undefined {
  const topic = findTopics.find((each) => each === meant?.topic);
  if (!topic || slots.odd.length > 0) return undefined;
  return slots.players.length > 0 ? ofPlayers(topic, slots) : ofTeams(topic, slots);
}

function ofPlayers(topic: FindQuery['topic'], slots: Slots): Found | undefined {
  const { stats, markets, side, over, last } = slots;
  const [stat, ...others] = stats;
  if (topic === 'injuries' || (topic === 'starters' && !isOfPast(slots)))
    return stat === undefined && markets.length === 0 && over === null ? { topic } : undefined;
  if (topic !== 'game_log' && topic !== 'statistic' && topic !== 'form' && topic !== 'starters')
    return undefined;
  // Without a number, "overs" are those of lines that nobody has kept.
  if ((others.length > 0 && over !== null) || stats.length > 4 || stats.includes('other')) return undefined;
  if (over === null && side !== null) return undefined;
  if (stat === undefined) return over === null ? { topic: 'game_log', last } : undefined;
  const several = others.length > 0 && { stats: [...stats] };
  return { topic: 'game_log', stat, side: over === null ? null : side, over, last, ...several };
}

function ofTeams(topic: FindQuery['topic'], slots: Slots): Found | undefined {
  const { teams, stats, side, last, over, part, group, sports, order, limit, has } = slots;
  const isOfTeam = teams.length > 0;
  switch (topic) {
    case 'record':
    case 'spread':
    case 'form':
      return isOfTeam && stats.length === 0 && side === null ? { topic, last } : undefined;
    case 'total':
      return isOfTeam && stats.length === 0
        ? { topic, last, side, over: last === null ? over : null }
        : undefined;
    case 'statistic':
      if (!isOfTeam || stats.length > 0 || side !== null) return undefined;
      return { topic, last, part, ...(has('allowed') && { detail: 'allowed' as const }) };
    case 'score':
    case 'schedule':
    case 'rest':
    case 'injuries':
      return isOfTeam && stats.length === 0 && side === null ? { topic } : undefined;
    case 'starters':
      return isOfTeam || sports.includes('MLB') ? { topic } : undefined;
    case 'standings':
      return isOfTeam || group !== null || sports.length > 0 ? { topic } : undefined;
    case 'meetings':
      return teams.length === 2 ? { topic, last } : undefined;
    case 'leaders':
      return !isOfTeam && stats.length === 1 && side === null && stats[0] !== 'other'
        ? { topic, stat: stats[0] ?? null, order: order === 'least' ? order : null, limit }
        : undefined;
    case 'game_log':
      return undefined;
  }
}
