/** Answers questions about games and teams from results, standings, injury reports and the schedule. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { gameLog, statLeaders } from './game-log.ts';
import { injuries } from './injuries.ts';
import { leaders } from './leaders.ts';
import { meetings } from './meetings.ts';
import { form, record, spreads, statistic, totals } from './records.ts';
import { rest } from './rest.ts';
import { schedule } from './schedule.ts';
import { score } from './score.ts';
import { standings } from './standings.ts';
import { starters } from './starters.ts';

/** What the table does not keep is said to be missing. */
export function answerFind(query: FindQuery, tables: Tables): QueryAnswer {
  if (query.withoutPlayer !== null)
    return {
      response: `We don’t keep who played in past games, so there is no record without ${query.withoutPlayer}. Here is the whole record.\n${record(query, tables).response}`,
      cards: record(query, tables).cards,
      alternatives: record(query, tables).alternatives,
    };
  if (query.order !== null && query.teams.length === 0) return leaders(query, tables);
  switch (query.topic) {
    case 'schedule':
      return schedule(query, tables);
    case 'score':
      return score(query, tables);
    case 'record':
      return record(query, tables);
    case 'spread':
      return spreads(query, tables);
    case 'total':
      return totals(query, tables);
    case 'form':
      return form(query, tables);
    case 'statistic':
      return statistic(query, tables);
    case 'meetings':
      return meetings(query, tables);
    case 'standings':
      return standings(query, tables);
    case 'injuries':
      return injuries(query, tables);
    case 'starters':
      return starters(query, tables);
    case 'rest':
      return rest(query, tables);
    case 'leaders':
      return statLeaders(query, tables);
    case 'game_log':
      return gameLog(query, tables);
  }
}
