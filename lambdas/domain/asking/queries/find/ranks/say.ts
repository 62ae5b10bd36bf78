/** The words that bring a question back that ranks or compares. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { groupInWords } from '../reading/groups.ts';
import { isShare, isSideBySide, ranksStarters } from './answer.ts';
import { isOfEra } from './earned-runs.ts';
import { isOfBoxes } from './team-boxes.ts';
import { isOfAllowed, teamStatNames } from './team-figures.ts';
import { isUnbeaten } from './teams-ranked.ts';

/** @returns undefined for a question that neither ranks nor compares in the ways of this room */
export function rankLead(query: FindQuery): string | undefined {
  const { topic, teams, players, order, stats } = query;
  if (isSideBySide(query)) return 'Compare';
  if (isShare(query)) return 'Win percentage of';
  if (ranksStarters(query))
    return `Which starters have been the ${order === 'least' ? 'worst' : 'best'} lately`;
  if (topic === 'leaders' && isOfEra({ stats })) return 'Who has the best ERA';
  if (order === null) return undefined;
  if (topic === 'game_log') return players.length > 1 ? ofPlayers(query) : undefined;
  const of = query.group === null ? '' : ` in the ${groupInWords(query.group)}`;
  const among = query.days === null ? '' : ' of the teams in action';
  if (isUnbeaten(query))
    return `Which teams are ${order === 'least' ? 'winless' : 'undefeated'}${of}${among}`;
  const what = figureWords(query);
  if (what === undefined || query.part !== null) return undefined;
  if (query.detail === 'rank' || query.detail === 'rank_allowed') return `Where do they rank by ${what}${of}`;
  if (teams.length > 1) return `Which team of the two has ${what}`;
  return `${teams.length === 1 ? 'Does this team have' : 'Which team has'} ${what}${of}${among}`;
}

function ofPlayers({ players, stat, stats, order }: FindQuery): string {
  if (isOfEra({ stats }))
    return `Who has the ${order === 'least' ? 'lower' : 'higher'} ERA: ${players.join(' or ')}`;
  const named = (stats ?? (stat === null ? [] : [stat])).map((each) => statNames[each]);
  return named.length === 0
    ? `Compare ${players.join(' and ')}`
    : `Who has ${order === 'least' ? 'fewer' : 'more'} ${named.join(' and ')}: ${players.join(' or ')}`;
}

function figureWords({ topic, order, detail, stat }: FindQuery): string | undefined {
  const isLeast = order === 'least';
  if (topic === 'record') return `the ${isLeast ? 'worst' : 'best'} record`;
  if (topic === 'form' && detail === 'streak') return `the longest ${isLeast ? 'losing' : 'winning'} streak`;
  if (topic !== 'statistic' || detail === 'both_teams') return undefined;
  if (detail === 'margins') return `the ${isLeast ? 'worst' : 'best'} point differential`;
  if (isOfBoxes(stat))
    return `${isOfAllowed(detail) ? 'allowed ' : ''}the ${isLeast ? 'fewest' : 'most'} ${teamStatNames(stat)}`;
  return `${isOfAllowed(detail) ? 'allowed ' : ''}the ${isLeast ? 'fewest' : 'most'} points${isOfAllowed(detail) ? '' : ' scored'}`;
}
