/** Questions about games and teams: how they are recognized, named and written. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../contracts/feed/props.ts';
import { periodLabel } from '../../../feed/markets/leg-words.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { startsWords } from '../../reading/terms/wishes/starts.ts';
import { tableKind } from '../table/kind.ts';
import { aboutParts, aboutWords } from '../table/say.ts';
import { occasionLead } from './occasions/say.ts';
import { ofGames } from './occasions/span.ts';
import { logLead } from './players/say.ts';
import { rankLead } from './ranks/say.ts';
import { isOfBoxes } from './ranks/team-boxes.ts';
import { teamStatNames } from './ranks/team-figures.ts';
import { readFind } from './read.ts';
import { groupInWords } from './reading/groups.ts';
import { sizeAsked, sizeWords } from './reading/spread-size.ts';
import { sortWords } from './sorted/words.ts';

const labels: Readonly<Record<FindQuery['topic'], string>> = {
  record: 'record',
  spread: 'against the spread',
  total: 'overs and unders',
  form: 'form',
  score: 'results',
  schedule: 'schedule',
  rest: 'rest',
  injuries: 'injuries',
  starters: 'starters',
  standings: 'standings',
  meetings: 'meetings',
  statistic: 'scoring',
  leaders: 'leaders',
  game_log: 'games',
};

const splitWords: Readonly<Record<FindQuery['splits'][number], string>> = {
  home: 'at home',
  road: 'on the road',
  favorite: 'as favorites',
  underdog: 'as underdogs',
  after_win: 'after a win',
  after_loss: 'after a loss',
  short_rest: 'on short rest',
};

/** `as favorites of 7 or more` */
const splitOf = (split: FindQuery['splits'][number], query: FindQuery): string =>
  `${splitWords[split]}${split === 'favorite' || split === 'underdog' ? sizeWords(query) : ''}`;

const restWords = { bye: 'after a bye', short: 'on short rest' } as const;

const detailLabels: Readonly<Record<NonNullable<FindQuery['detail']>, string>> = {
  streak: 'streak',
  place: 'place',
  opponent: 'opponent',
  last_win: 'last win',
  last_loss: 'last loss',
  both_teams: 'both teams',
  allowed: 'allowed',
  after_next: 'the game after',
  each_day: 'on each day',
  most_games: 'number of games',
  between: 'between games',
  lowest: 'lowest',
  highest: 'highest',
  median: 'median',
  rank: 'rank',
  rank_allowed: 'rank by what is allowed',
  missed: 'missed',
  margins: 'margins',
  by_part: 'by quarter',
};

/** The question, whichever sort of games it is about. */
const promptOfAll = (query: FindQuery): string => {
  const last = query.last === null ? '' : ` last ${query.last}`;
  const splits = query.splits.map((split) => ` ${splitOf(split, query)}`).join('');
  const about = aboutWords(query);
  const lead = leadOf(query);
  const rested = query.rested === null || query.topic === 'rest' ? '' : ` ${restWords[query.rested]}`;
  const part = query.part === null ? '' : ` ${periodLabel(query.part)}`;
  const without = query.withoutPlayer === null ? '' : ` without ${query.withoutPlayer}`;
  const within = query.withPlayer === null ? '' : ` in games with ${query.withPlayer}`;
  const against = query.against.length === 0 ? '' : ` vs ${query.against.join(' vs ')}`;
  const when = query.starts ? ` starting ${startsWords(query.starts)}` : '';
  return `${lead}${about}${part}${splits}${rested}${last}${against}${without}${within}${when}${sinceWords(query)}`.replace(
    / +/g,
    ' ',
  );
};

const sinceWords = ({ topic, since }: FindQuery): string =>
  since === null || !ofGames.has(topic) ? '' : ` since ${since}`;

export const find = tableKind<'find'>({
  read: readFind,
  label: (query) => {
    const lead = occasionLead(query);
    if (lead) return [lead.label, ...aboutParts(query), ...splitParts(query, lead)].join(' · ');
    return [
      ...(query.order === null ? [] : [orderLabel(query)]),
      isOfTeamStat(query) ? teamStatNames(query.stat) : labels[query.topic],
      ...query.players,
      ...(query.stats ?? []).map((each) => statNames[each]),
      ...aboutParts(query),
      ...(query.group === null ? [] : [query.group]),
      ...query.splits.map((split) => splitOf(split, query)),
      ...(query.rested === null ? [] : [restWords[query.rested]]),
      ...(query.part === null ? [] : [periodLabel(query.part)]),
      ...(query.detail === null ? [] : [detailLabels[query.detail]]),
      ...(query.over === null || sizeAsked(query) ? [] : [`${query.side ?? 'over'} ${query.over}`]),
      ...(query.withoutPlayer === null ? [] : [`without ${query.withoutPlayer}`]),
      ...(query.withPlayer === null ? [] : [`with ${query.withPlayer}`]),
      ...query.against.map((team) => `against ${team}`),
      ...(query.last === null ? [] : [`last ${query.last}`]),
      ...(query.games ? [sortWords(query.games)] : []),
      ...(query.starts ? [`starts ${startsWords(query.starts)}`] : []),
    ].join(' · ');
  },
  prompt: (query) => {
    const occasion = occasionLead(query);
    if (occasion) {
      const games = query.last === null ? '' : ` last ${query.last} games`;
      const hours =
        query.starts && query.topic === 'schedule' ? ` starting ${startsWords(query.starts)}` : '';
      // The next so many games are on days of their own.
      const isOfNext = query.topic === 'schedule' && query.limit !== null && query.teams.length > 0;
      const about = aboutWords(isOfNext || occasion.hasDays ? { ...query, days: null } : query);
      const end = occasion.end ?? '';
      return `${[`${occasion.prompt}${about}`, ...splitParts(query, occasion)].join(' ')}${games}${hours}${sinceWords(query)}${end}`;
    }
    return query.games ? `${promptOfAll(query)} in games ${sortWords(query.games)}` : promptOfAll(query);
  },
});

const splitParts = (query: FindQuery, { hasPlace }: { readonly hasPlace?: true }): string[] =>
  query.splits
    .filter((split) => !(hasPlace && (split === 'home' || split === 'road')))
    .map((split) => splitOf(split, query));

const isOfTeamStat = (query: FindQuery): query is FindQuery & { readonly stat: GradedStat } =>
  query.topic === 'statistic' && isOfBoxes(query.stat);

const orderLabel = (query: FindQuery): string => {
  const { topic, order } = query;
  const isMost = order === 'most';
  if (isOfTeamStat(query)) return isMost ? 'most' : 'fewest';
  if (topic === 'schedule') return isMost ? 'last' : 'first';
  return isMost ? 'best' : 'worst';
};

/** `hit`, `home run` */
const runWords = (stat: FindQuery['stat']): string =>
  stat === null ? 'point' : statNames[stat].replace(/s$/, '');

/** The words that bring the topic back. */
function leadOf(query: FindQuery): string {
  const ranked = rankLead(query);
  if (ranked !== undefined) return ranked;
  const { topic, order, side, market, players, group, over, stat, detail, rested } = query;
  if (topic === 'meetings' && detail !== null)
    return `Last time ${detail === 'last_win' ? 'a win over' : 'lost to'}`;
  if (topic === 'meetings' && market === 'total')
    return side === null ? 'Over/under record head to head' : `How often ${side} head to head`;
  if (topic === 'form' && detail === 'streak')
    return order === null
      ? 'Streak of'
      : `Longest ${order === 'least' ? 'losing' : 'winning'} streak of${query.teams.length > 0 ? '' : ' any team'}`;
  if (topic === 'form' && detail === 'both_teams') return 'Combined score';
  if (topic === 'form' && detail !== null)
    return `When did they last ${detail === 'last_loss' ? 'lose' : 'win'}${query.limit === null ? '' : ` ${query.limit} in a row`}`;
  if (topic === 'rest' && detail === 'place')
    return rested === 'bye'
      ? 'Teams off a bye'
      : rested === 'short'
        ? 'Teams on short rest'
        : 'Teams on short rest or off a bye';
  if (topic === 'standings' && detail === 'place')
    return `What place${stat === 'points' ? ' in points' : ''}${group === null ? '' : ` in the ${groupInWords(group)}`}`;
  if (topic === 'schedule' && detail === 'opponent') return 'Who do they play';
  if (topic === 'schedule' && order !== null)
    return `What is the ${order === 'most' ? 'last' : 'first'} game`;
  if (topic === 'total' && order !== null && over !== null && side !== null)
    return `Which teams have ${Math.ceil(over)}+ ${side}s this season`;
  if (topic === 'statistic' && order !== null && detail === 'allowed')
    return `Teams allowing the ${order === 'most' ? 'most' : 'fewest'} points`;
  if (order !== null) {
    const of = { spread: 'against the spread', total: `${side ?? 'over'}`, statistic: 'scoring' } as const;
    const what = topic in of ? of[topic as keyof typeof of] : 'record';
    return `${order === 'most' ? 'Best' : 'Worst'} ${what} team`;
  }
  switch (topic) {
    case 'record':
      return market === 'spread' ? 'Record straight up and against the spread of' : 'Record of';
    case 'spread':
      return 'ATS record of';
    case 'total':
      return over === null ? `How often ${side ?? 'over/under'}` : `How often ${side ?? 'over'} ${over}`;
    case 'form':
      return 'Recent form';
    case 'score':
      if (detail === 'by_part') return 'Score by quarter';
      return market === 'spread'
        ? 'Who covered'
        : market === 'total'
          ? `Final score total${side ? ` ${side}` : ''}`
          : 'Final score';
    case 'injuries':
      return players.length > 0 ? `Is ${players.join(' ')} out` : 'Injury report';
    case 'starters':
      return 'Probable starters';
    case 'rest':
      return 'Days of rest';
    case 'leaders':
      if (detail === 'streak') return `Who has the longest ${runWords(stat)} streak`;
      return `Leaders in ${stat === null ? 'points' : statNames[stat]}`;
    case 'game_log':
      if (logLead(query) !== undefined) return logLead(query) ?? '';
      if (detail === 'streak') return `${players.join(' ')} ${stat === null ? '' : statNames[stat]} streak`;
      if (over === null && side !== null && stat !== null)
        return `How often does ${players.join(' ')} go ${side} ${statNames[stat]}`;
      return over === null
        ? `Game log of ${players.join(' ')} ${(query.stats ?? (stat === null ? [] : [stat])).map((each) => statNames[each]).join(' and ')}`
        : `How often does ${players.join(' ')} go ${side ?? 'over'} ${over} ${stat === null ? '' : statNames[stat]}`;
    case 'standings':
      if (over !== null)
        return `Which teams are ${side === 'under' ? 'below' : 'above'} .500 in the ${group === null ? '' : `${groupInWords(group)} `}standings`;
      return `${group === null ? '' : `${groupInWords(group)} `}standings${stat === 'points' ? ' by points' : ''}`;
    case 'meetings':
      return 'Head to head';
    case 'statistic':
      return detail === 'allowed'
        ? 'Points allowed'
        : detail === 'both_teams'
          ? 'Combined score'
          : 'Scoring average';
    default:
      return 'Schedule';
  }
}
