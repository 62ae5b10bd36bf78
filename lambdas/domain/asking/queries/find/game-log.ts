/** A player's last games in a statistic, as far as the props of his next game tell them. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { dayLabel, leagueDay } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { scheduleOf } from '../table/next.ts';
import { allProps, type PlayerProp, propsMeant, propsOn } from '../table/props.ts';
import type { Tables } from '../table/tables.ts';
import { item, listed, matchupAndStart } from '../table/words.ts';

/** As many values as are kept. */
const mostGames = 10;

export function gameLog(query: FindQuery, tables: Tables): QueryAnswer {
  const [player = ''] = query.players;
  const { stat, over, side, last } = query;
  const own = propsOn(player, tables);
  const meant = stat === 'other' ? own : propsMeant(own, { stat, line: null });
  const names = [...new Set(meant.map(({ of }) => of.player))];
  const kept = meant.filter(({ known }) => known.last.length > 0);
  const [sport = tables.selectedSport] = query.sports;
  const alternatives = own[0]
    ? [{ label: 'Lines', prompt: `What are ${own[0].of.player} lines` }]
    : [scheduleOf(sport)];
  if (names.length > 1)
    return {
      response: `Several players are called ${player}: ${listed(names)}. Please name one in full.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  if (kept.length === 0) {
    const what = stat === null || stat === 'other' ? 'games' : statNames[stat];
    const instead =
      own.length > 0 ? ` We have his ${listed([...new Set(own.map(({ of }) => statNames[of.stat]))])}.` : '';
    return {
      response: `We keep a player’s last games only where a book lists that prop on him now, and none lists ${what} for ${player}.${instead}`,
      cards: [],
      alternatives,
    };
  }
  return {
    response: kept.map((prop) => wordsOf(prop, { over, side, last })).join('\n'),
    cards: kept.slice(0, 3).map(({ of, known }) => ({
      type: 'table',
      title: `${of.player}, ${statNames[of.stat]}, newest first`,
      columns: known.last.slice(0, 8).map((_, at) => ({ label: `${at + 1}`, align: 'end' as const })),
      rows: [known.last.slice(0, 8).map((value) => `${value}`)],
    })),
    alternatives,
  };
}

type Asked = Pick<FindQuery, 'over' | 'side' | 'last'>;

function wordsOf({ of, known }: PlayerProp, { over, side, last }: Asked): string {
  const values = known.last.slice(0, last ?? mostGames);
  const stat = statNames[of.stat];
  const since = known.lastAt === '' ? '' : `, the newest on ${dayLabel(leagueDay(new Date(known.lastAt)))}`;
  const fewer =
    last !== null && values.length < last ? ` We keep ${plural(values.length, 'game')} of his.` : '';
  const games = `${of.player}’s last ${plural(values.length, 'game')}`;
  const list = `${values.join(', ')} (newest first${since})`;
  if (over === null) {
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    return `${games}, ${stat}: ${list}. Average ${Number(average.toFixed(1))}.${fewer}`;
  }
  const isUnder = side === 'under';
  const count = values.filter((value) => (isUnder ? value < over : value > over)).length;
  return `${isUnder ? 'Under' : 'Over'} ${over} ${stat} in ${count} of ${games}: ${list}.${fewer}`;
}

/** No league's leaders are kept: the lines say of whom most is expected. */
export function statLeaders({ stat, sports }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const rows = allProps(tables)
    .filter(({ of, game }) => of.stat === stat && (sports.length === 0 || sports.includes(game.sport)))
    .map((prop) => ({ prop, line: Math.max(...prop.prices.map(({ line }) => line)) }))
    .toSorted((a, b) => b.line - a.line)
    .slice(0, 5);
  const what = stat === null ? 'a statistic' : statNames[stat];
  return {
    response: [
      `We keep no season leaders in ${what}.`,
      ...(rows.length > 0
        ? [
            'Highest lines in the coming games:',
            ...rows.map(({ prop, line }) =>
              item(`${prop.of.player}: ${line} (${matchupAndStart(prop.game)})`),
            ),
          ]
        : []),
    ].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport)],
  };
}
