/** The last meetings of two teams. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { dateLabel } from '../../facts/games.ts';
import type { QueryAnswer } from '../answered.ts';
import { playFor, playOn, pricesOf } from '../table/next.ts';
import { gameOf, type Tables } from '../table/tables.ts';
import { item, theTeam } from '../table/words.ts';
import { finished } from './past.ts';

interface Met {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

const usual = 5;

/** When one of two teams last beat the other. @param all their meetings, newest first */
function lastWin(winner: string, loser: string, all: readonly Met[], sport: Sport, now: Date): string {
  const isWon = ({ home, homeScore, awayScore }: Met) =>
    home === winner ? homeScore > awayScore : awayScore > homeScore;
  const [who, whom] = [upperFirst(theTeam(winner, sport)), theTeam(loser, sport)];
  const found = all.find(isWon);
  const oldest = all.at(-1);
  if (!found)
    return `${who} have not beaten ${whom} in ${all.length === 1 ? 'the only meeting' : `the ${all.length} meetings`} we keep${oldest ? `, since ${dateLabel(oldest.day, now)}` : ''}.`;
  const { day, home, homeScore, awayScore } = found;
  const score = home === winner ? `${homeScore}–${awayScore}` : `${awayScore}–${homeScore}`;
  const later = all.filter((each) => each.day > day);
  return [
    `${who} last beat ${whom} on ${dateLabel(day, now)}: ${score}, ${home === winner ? 'at home' : 'on the road'}.`,
    ...(later.length > 0
      ? [`They have met ${plural(later.length, 'time')} since.`]
      : ['They have not met since.']),
  ].join(' ');
}

export function meetings(query: FindQuery, tables: Tables): QueryAnswer {
  const [one = '', other = ''] = query.teams;
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const game = gameOf([one, other], tables);
  const reported = (game && table?.sheet?.meetings?.[game.id]?.rows) ?? [];
  const known = new Map<string, Met>(
    reported.flatMap(({ day, home, away, score }) =>
      score ? [[day, { day, home, away, homeScore: score.home, awayScore: score.away }] as const] : [],
    ),
  );
  for (const each of table ? finished(table) : []) {
    const isBetween = [each.homeName, each.awayName].every((name) => name === one || name === other);
    if (!isBetween || known.has(each.day)) continue;
    const { day, homeName, awayName, homeScore, awayScore } = each;
    known.set(day, { day, home: homeName, away: awayName, homeScore, awayScore });
  }
  const wanted = query.last ?? usual;
  const all = [...known.values()].sort((a, b) => b.day.localeCompare(a.day));
  const met = all.slice(0, wanted);
  const next = game ? [pricesOf(game), playOn(game)] : [playFor(one, sport)];
  const who = `${theTeam(one, sport)} and ${theTeam(other, sport)}`;
  if (met.length === 0) {
    return { response: `We keep no past meeting of ${who}.`, cards: [], alternatives: next };
  }
  if (query.detail === 'last_win' || query.detail === 'last_loss') {
    const winner = query.detail === 'last_win' ? one : other;
    return {
      response: lastWin(winner, winner === one ? other : one, all, sport, tables.now),
      cards: [],
      alternatives: next,
    };
  }
  const wins = met.filter(({ home, homeScore, awayScore }) =>
    home === one ? homeScore > awayScore : awayScore > homeScore,
  ).length;
  const ties = met.filter(({ homeScore, awayScore }) => homeScore === awayScore).length;
  const fewer =
    query.last !== null && met.length < query.last ? ` We keep ${plural(met.length, 'meeting')}.` : '';
  return {
    response: [
      `${one} won ${wins} and ${other} won ${met.length - wins - ties} of ${met.length === 1 ? 'the last meeting' : `the last ${met.length} meetings`}${ties > 0 ? `, ${ties} tied` : ''}.${fewer}`,
      ...met.map(({ day, home, away, homeScore, awayScore }) =>
        item(`${dateLabel(day, tables.now)}: ${away} ${awayScore}, ${home} ${homeScore}`),
      ),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: 'Last meetings',
        columns: [
          { label: 'Day', align: 'start' },
          { label: 'Away', align: 'start' },
          { label: 'Home', align: 'start' },
          { label: 'Score', align: 'end' },
        ],
        rows: met.map(({ day, home, away, homeScore, awayScore }) => [
          dateLabel(day, tables.now),
          away,
          home,
          `${awayScore}–${homeScore}`,
        ]),
      },
    ],
    alternatives: next,
  };
}
