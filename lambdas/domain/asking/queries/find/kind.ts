/** Questions about games and teams: how they are recognized, named and written. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { tableKind } from '../table/kind.ts';
import { aboutParts, aboutWords } from '../table/say.ts';
import { readFind } from './read.ts';

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

export const find = tableKind<'find'>({
  read: readFind,
  label: (query) =>
    [
      ...(query.order === null ? [] : [query.order === 'most' ? 'best' : 'worst']),
      labels[query.topic],
      ...query.players,
      ...aboutParts(query),
      ...(query.group === null ? [] : [query.group]),
      ...query.splits.map((split) => splitWords[split]),
      ...(query.last === null ? [] : [`last ${query.last}`]),
    ].join(' · '),
  prompt: (query) => {
    const last = query.last === null ? '' : ` last ${query.last}`;
    const splits = query.splits.map((split) => ` ${splitWords[split]}`).join('');
    const about = aboutWords(query);
    const lead = leadOf(query);
    const without = query.withoutPlayer === null ? '' : ` without ${query.withoutPlayer}`;
    return `${lead}${about}${splits}${last}${without}`.replace(/ +/g, ' ');
  },
});

/** The words that bring the topic back. */
function leadOf({ topic, order, side, market, players, group, over, stat }: FindQuery): string {
  if (order !== null) {
    const of = { spread: 'against the spread', total: `${side ?? 'over'}`, statistic: 'scoring' } as const;
    const what = topic in of ? of[topic as keyof typeof of] : 'record';
    return `${order === 'most' ? 'Best' : 'Worst'} ${what} team`;
  }
  switch (topic) {
    case 'record':
      return 'Record of';
    case 'spread':
      return 'ATS record of';
    case 'total':
      return over === null ? `How often ${side ?? 'over/under'}` : `How often ${side ?? 'over'} ${over}`;
    case 'form':
      return 'Recent form';
    case 'score':
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
      return `Who leads the league in ${stat === null ? 'points' : statNames[stat]}`;
    case 'game_log':
      return over === null
        ? `Game log of ${players.join(' ')} ${stat === null ? '' : statNames[stat]}`
        : `How often does ${players.join(' ')} go ${side ?? 'over'} ${over} ${stat === null ? '' : statNames[stat]}`;
    case 'standings':
      return `${group === null ? '' : `${group} `}standings`;
    case 'meetings':
      return 'Head to head';
    case 'statistic':
      return 'Scoring average';
    default:
      return 'Schedule';
  }
}
