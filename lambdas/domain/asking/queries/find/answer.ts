/** Answers questions about games and teams from results, standings, injury reports and the schedule. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { QueryAnswer } from '../answered.ts';
import type { Tables } from '../table/tables.ts';
import { injuries } from './injuries.ts';
import { leaders } from './leaders.ts';
import { meetings } from './meetings.ts';
import { form, record, spreads, statistic, totals } from './records.ts';
import { schedule } from './schedule.ts';
import { score } from './score.ts';
import { standings } from './standings.ts';
import { starters } from './starters.ts';

/** What the table does not keep is said to be missing. */
export function answerFind(query: FindQuery, tables: Tables): QueryAnswer {
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
    // Not read yet.
    case 'rest':
    case 'leaders':
    case 'game_log':
      return { response: 'We don’t keep that.', cards: [], alternatives: [] };
  }
}
