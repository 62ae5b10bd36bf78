/** Which answer a question that ranks or compares gets. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { QueryAnswer } from '../../answered.ts';
import type { Tables } from '../../table/tables.ts';
import { isOfEra } from './earned-runs.ts';
import { eraLeaders, startersRanked } from './era-leaders.ts';
import { playersCompared } from './players-compared.ts';
import { sharesWon } from './shares-won.ts';
import { sideBySide } from './side-by-side.ts';
import { isOfBoxes } from './team-boxes.ts';
import { teamsRanked } from './teams-ranked.ts';

/** Whether two teams are told side by side. */
export const isSideBySide = ({ topic, detail, teams }: FindQuery): boolean =>
  topic === 'record' && detail === 'both_teams' && teams.length > 1;

/** Whether the share of games that a team has won is asked for, with its place by that. */
export const isShare = ({ topic, detail, teams }: FindQuery): boolean =>
  topic === 'record' && detail === 'place' && teams.length > 0;

/** Whether starters are ranked by how they pitched. */
export const ranksStarters = ({ topic, order }: FindQuery): boolean => topic === 'starters' && order !== null;

/** Whether players or teams that are named are compared in what they did, which no bet is asked for with. */
export const comparesFacts = (query: FindQuery): boolean =>
  isSideBySide(query) ||
  (query.topic === 'spread' && query.teams.length === 2) ||
  (query.order !== null && query.teams.length + query.players.length > 0) ||
  (query.topic === 'leaders' && isOfEra(query));

const ofTeams: ReadonlySet<FindQuery['topic']> = new Set(['record', 'statistic', 'form', 'spread', 'total']);

/** Of a whole league, those by lines and by scores have an answer of their own. */
const isOfTeams = ({
  topic,
  order,
  teams,
  group,
  days,
  part,
  over,
  detail,
  market,
  stat,
}: FindQuery): boolean =>
  order !== null &&
  // The longest run of one team is compared with none.
  !(detail === 'streak' && market !== null) &&
  ofTeams.has(topic) &&
  (part === null || topic === 'record' || topic === 'form') &&
  (topic === 'record' ||
    (over === null &&
      (topic === 'form' ||
        isOfBoxes(stat) ||
        detail === 'margins' ||
        teams.length > 0 ||
        group !== null ||
        days !== null)));

/** @returns undefined where nothing is ranked or compared in this way */
export function answerRanks(query: FindQuery, tables: Tables): QueryAnswer | undefined {
  const { topic, players, order, stats } = query;
  if (isSideBySide(query)) return sideBySide(query, tables);
  if (isShare(query)) return sharesWon(query, tables);
  if (ranksStarters(query)) return startersRanked(query, tables);
  if (topic === 'leaders' && isOfEra({ stats })) return eraLeaders(query, tables);
  if (topic === 'game_log' && players.length > 1 && order !== null) return playersCompared(query, tables);
  return players.length === 0 && isOfTeams(query) ? teamsRanked(query, tables) : undefined;
}
