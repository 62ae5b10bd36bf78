/** Answers questions about games and teams from results, standings, injury reports and the schedule. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { QueryAnswer } from '../answered.ts';
import { scheduleOf } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { listed } from '../table/words.ts';
import { isOfList, listedGames } from './games/listed-games.ts';
import { isOfShutouts, shutouts } from './games/shutouts.ts';
import { standingsAgo } from './games/standings-ago.ts';
import { injuries } from './injuries.ts';
import { leaders } from './leaders.ts';
import { isLeagueWide, leagueRecord } from './league-records.ts';
import { meetings } from './meetings.ts';
import { betterPlace } from './players/by-place.ts';
import { gameLog } from './players/game-log.ts';
import { statLeaders } from './players/stat-leaders.ts';
import { withOrWithout } from './players/with-player.ts';
import { answerRanks } from './ranks/answer.ts';
import { form, record, spreads, statistic, totals } from './records.ts';
import { rest } from './rest.ts';
import { schedule } from './schedule.ts';
import { score } from './score.ts';
import { sortedGames } from './sorted/answer.ts';
import { isSorted } from './sorted/games.ts';
import { standings } from './standings.ts';
import { starters } from './starters.ts';

/** What the table does not keep is said to be missing, before what there is. */
export function answerFind(query: FindQuery, tables: Tables): QueryAnswer {
  const found = besideEachOther(query, tables) ?? answerOf(query, tables);
  const answer = found.response.trim() === '' ? ofNobody(query, tables) : found;
  const { unkept } = query;
  return unkept.length === 0
    ? answer
    : { ...answer, response: `We do not keep ${listed(unkept, 'or')}. What we have:\n${answer.response}` };
}

const opposites = [
  ['home', 'road'],
  ['favorite', 'underdog'],
  ['after_win', 'after_loss'],
] as const;

/** "More on the road than at home": no game is both, so that each sort is told beside the other. */
function besideEachOther(query: FindQuery, tables: Tables): QueryAnswer | undefined {
  const { splits } = query;
  const pair = opposites.find((sorts) => sorts.every((sort) => splits.includes(sort)));
  if (!pair) return undefined;
  const [one, other] = pair.map((sort) =>
    answerOf(
      { ...query, splits: splits.filter((each) => each === sort || !pair.some((own) => own === each)) },
      tables,
    ),
  );
  if (!one || !other) return undefined;
  return {
    ...one,
    response: [betterPlace(query, tables), one.response, other.response].filter(Boolean).join('\n'),
    cards: [...one.cards, ...other.cards].slice(0, 4),
  };
}

/** A question whose subject was lost would be answered by nothing at all. */
function ofNobody({ sports: [sport] }: FindQuery, { selectedSport }: Tables): QueryAnswer {
  return {
    response: 'We keep this by team and by player. Please name the one you mean.',
    cards: [],
    alternatives: [scheduleOf(sport ?? selectedSport)],
  };
}

/** What a whole league is ranked by without its table. */
const ofLeague: ReadonlySet<FindQuery['topic']> = new Set(['spread', 'total', 'statistic']);

function answerOf(query: FindQuery, tables: Tables): QueryAnswer {
  if (isSorted(query)) return sortedGames(query, tables);
  // Who starts without somebody is no record of theirs.
  const isBeside = query.topic !== 'starters' && query.topic !== 'injuries';
  if (isBeside && (query.withoutPlayer !== null || query.withPlayer !== null))
    return withOrWithout(query, tables);
  if (isLeagueWide(query)) return leagueRecord(query, tables);
  const ranked = answerRanks(query, tables);
  if (ranked) return ranked;
  if (query.order !== null && query.teams.length === 0 && ofLeague.has(query.topic))
    return leaders(query, tables);
  if (isOfList(query)) return listedGames(query, tables);
  switch (query.topic) {
    case 'schedule':
      return schedule(query, tables);
    case 'score':
      return isOfShutouts(query) ? shutouts(query, tables) : score(query, tables);
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
      return query.since === null ? standings(query, tables) : standingsAgo(query, tables);
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
