/** What is asked of a schedule or of results, in words that read back, and as a label. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { isOfList } from '../games/listed-games.ts';
import { groupInWords } from '../reading/groups.ts';

/** How a query begins, and the word that names it in a label. */
interface Lead {
  readonly prompt: string;
  readonly label: string;
  /** Whether places, at home or on the road, are in its own words. */
  readonly hasPlace?: true;
  /** Whether days are in its own words. */
  readonly hasDays?: true;
  /** What follows whom it is about. */
  readonly end?: string;
}

/** @returns undefined for a query that is said by its topic */
export function occasionLead(query: FindQuery): Lead | undefined {
  const { topic, teams, detail, splits, days, rested, group, since, side, limit, order, over } = query;
  const place = splits.includes('home') ? 'home' : splits.includes('road') ? 'road' : undefined;
  if (topic === 'schedule' && detail === 'both_teams' && over !== null) {
    const games = `Games between two teams ${side === 'under' ? 'below' : 'above'} .500`;
    return { prompt: games, label: games };
  }
  const run = runLead(query);
  if (run) return run;
  if (topic === 'schedule' && detail === 'both_teams')
    return { prompt: 'Games and the records of both teams', label: 'records of both teams' };
  if (topic === 'schedule' && detail === 'after_next' && teams.length === 2)
    return { prompt: 'Rematch of', label: 'meetings to come' };
  const slate = slateLead(query);
  if (slate) return slate;
  if (topic === 'schedule' && place && days === null && teams.length === 1)
    return { prompt: `Next ${place} game of`, label: `next ${place} game`, hasPlace: true };
  if (topic === 'schedule' && limit !== null && teams.length === 1)
    return { prompt: `Next ${limit} games of`, label: `next ${limit} games` };
  if (topic === 'rest' && rested === 'short' && teams.length > 0)
    return { prompt: 'Back-to-back games to play of', label: 'back-to-backs' };
  if (topic === 'rest' && rested === 'bye' && detail === null && teams.length > 0)
    return { prompt: 'Bye week of', label: 'bye week' };
  if (topic === 'rest' && rested === null && detail === null && teams.length === 0)
    return { prompt: 'Which teams are on bye', label: 'byes' };
  if (topic === 'score' && detail === 'lowest') return { prompt: 'Shutouts of', label: 'shutouts' };
  if (isOfList(query) && limit !== null && order === null) {
    const how = lists[topic === 'spread' || topic === 'total' ? topic : 'record'];
    const words = side === 'under' ? how.under : how.over;
    return { prompt: `List of games ${words} of`, label: `games ${words}` };
  }
  if (topic === 'standings' && since !== null)
    return { prompt: `Place in the standings as of ${since} of`, label: `standings of ${since}` };
  if ((topic === 'record' || topic === 'spread') && teams.length > 0 && group !== null) {
    const what = topic === 'spread' ? 'ATS record' : 'Record';
    return {
      prompt: `${what} in the ${groupInWords(group)} of`,
      label: `${what.toLowerCase()} in the ${group}`,
    };
  }
  return undefined;
}

/** Of games after or between others, and of teams by their games. */
function slateLead({ topic, teams, detail, against, days, limit, order }: FindQuery): Lead | undefined {
  const dates = (days ?? []).join(', ');
  if (topic === 'schedule' && detail === 'after_next' && teams.length === 1) {
    const [rival] = against;
    const label = 'the game after';
    if (rival !== undefined) return { prompt: 'Next game of', label, end: ` after the ${rival}` };
    return days === null
      ? { prompt: 'Game after the next game of', label }
      : { prompt: `Next game after ${dates} of`, label, hasDays: true };
  }
  if (topic === 'schedule' && detail === 'each_day')
    return { prompt: 'Teams that play on each of these days in the', label: 'teams with games on each day' };
  if (topic === 'schedule' && detail === 'most_games') {
    const how = limit === null ? `the ${order === 'least' ? 'fewest' : 'most'}` : `at least ${limit}`;
    return { prompt: `Teams with ${how} games in the`, label: `teams with ${how} games` };
  }
  if (topic === 'rest' && detail === 'between') {
    const games = [...against.map((rival) => `the ${rival}`), ...(days ?? [])];
    const end =
      games.length === 0
        ? ' between their next two games'
        : ` between ${games.join(' and ')}${games.length === 1 ? ' and the next' : ''}`;
    return { prompt: 'Days of rest of', label: 'rest between games', hasDays: true, end };
  }
  return undefined;
}

/** Of runs against closing lines, and of the last game on a side of one. */
function runLead({ topic, detail, market, side, order }: FindQuery): Lead | undefined {
  if (topic !== 'form') return undefined;
  if (detail === 'margins') return { prompt: 'Final margins of', label: 'margins' };
  if (detail === 'streak' && market === 'moneyline') {
    const how = order === 'least' ? 'losing' : 'winning';
    return { prompt: `Longest ${how} streak this season of`, label: `longest ${how} streak` };
  }
  if (market !== 'spread' && market !== 'total') return undefined;
  if (detail === 'streak') {
    const what = side === 'over' || side === 'under' ? `games ${lists[market][side]} in a row` : 'ATS streak';
    const longest = order === null ? what : `longest run of ${what}`;
    return { prompt: `${upperFirst(longest)} of`, label: longest };
  }
  if (detail !== 'last_win' && detail !== 'last_loss') return undefined;
  const which = lists[market][detail === 'last_win' ? 'over' : 'under'];
  return { prompt: `Last time of a game ${which} of`, label: `last game ${which}` };
}

const lists = {
  spread: { over: 'covered', under: 'not covered' },
  total: { over: 'that went over', under: 'that went under' },
  record: { over: 'won', under: 'lost' },
} as const;
