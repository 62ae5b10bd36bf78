/** The players of a league or a team with the most in a statistic, over the last games that box scores keep of each. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { GradedStat } from '../../../../../contracts/feed/props.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { statNames } from '../../../../feed/players/stat-names.ts';
import { leagueDay } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { onDays as daysWords, item, listed, theTeam } from '../../table/words.ts';
import { allSeasons, gamesAsked, mostKept, type PlayerSeason, valueIn } from './player-games.ts';

const usual = 5;

const scoredIn: Readonly<Partial<Record<Sport, GradedStat>>> = { MLS: 'goals', MLB: 'runs' };

interface Row {
  readonly season: PlayerSeason;
  readonly games: number;
  readonly total: number;
}

/** Basketball ranks its leaders a game; other sports count what was made in all. */
const isRankedByGame = (sport: Sport): boolean => sport === 'NBA';
/** Who played less than this share of the games that the others played leads nobody a game. */
const leastShare = 0.5;

/** The players who have any of it in the games asked about, the most first. */
function ranked(seasons: readonly PlayerSeason[], stat: GradedStat, query: FindQuery, sport: Sport): Row[] {
  const rows = seasons
    .map((season) => {
      const values = gamesAsked(season, query).flatMap((game) => valueIn(game, stat) ?? []);
      return { season, games: values.length, total: values.reduce((sum, value) => sum + value, 0) };
    })
    .filter(({ total }) => total > 0);
  const byTotal = (a: Row, b: Row) =>
    b.total - a.total || a.games - b.games || a.season.name.localeCompare(b.season.name, 'en');
  if (!isRankedByGame(sport)) return rows.sort(byTotal);
  const least = leastShare * Math.max(...rows.map(({ games }) => games));
  return rows
    .filter(({ games }) => games >= least)
    .sort((a, b) => b.total / b.games - a.total / a.games || byTotal(a, b));
}

export function statLeaders(query: FindQuery, tables: Tables): QueryAnswer {
  const { sports, teams } = query;
  const [sport = tables.sports[0]?.sport ?? tables.selectedSport] = sports;
  // Who "scores" most in soccer or baseball has no points in a box score.
  const stat = query.stat === 'points' ? (scoredIn[sport] ?? query.stat) : query.stat;
  const alternatives = [scheduleOf(sport)];
  if (stat === null || stat === 'other')
    return { response: 'We keep no leaders in that.', cards: [], alternatives };
  const seasons = allSeasons(tables).filter(
    (each) => each.sport === sport && (teams.length === 0 || teams.includes(each.team)),
  );
  const onDays = query.days === null ? [] : ranked(seasons, stat, query, sport);
  // "Right now" is said of a season: today, nothing may have been played.
  const isOfDays = onDays.length > 0;
  const rows = isOfDays ? onDays : ranked(seasons, stat, { ...query, days: null }, sport);
  const who = teams.length > 0 ? listed(teams.map((team) => theTeam(team, sport))) : `the ${sport}`;
  if (rows.length === 0)
    return { response: `We keep no ${statNames[stat]} of players of ${who} now.`, cards: [], alternatives };
  const average = (total: number, games: number) => Number((total / games).toFixed(1));
  const most = Math.min(mostKept, Math.max(...rows.map(({ games }) => games)));
  const span = isOfDays
    ? `in games${daysWords(query.days)}`
    : query.last === null
      ? `over each player’s last ${most} games at most, which is what we keep`
      : `over the last ${plural(query.last, 'game')}`;
  const title = `Most ${statNames[stat]}${isRankedByGame(sport) ? ' a game' : ''} ${teams.length > 0 ? 'on' : 'in'} ${who}`;
  const isOfPast = query.days?.every((day) => day < leagueDay(tables.now)) === true;
  return {
    response: [
      ...(isOfPast && !isOfDays ? [`We keep no ${statNames[stat]} of games${daysWords(query.days)}.`] : []),
      `${title}, ${span}:`,
      ...rows
        .slice(0, query.limit ?? usual)
        .map(({ season, games, total }, at) =>
          item(
            `${at + 1}. ${season.name} (${nickname(season.team, sport)}): ${
              isRankedByGame(sport)
                ? `${average(total, games)} a game, ${total} in ${plural(games, 'game')}`
                : `${total} in ${plural(games, 'game')}, ${average(total, games)} a game`
            }`,
          ),
        ),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Player', align: 'start' },
          { label: 'Total', align: 'end' },
          { label: 'Games', align: 'end' },
          { label: 'Per game', align: 'end' },
        ],
        rows: rows
          .slice(0, 12)
          .map(({ season, games, total }) => [
            `${season.name}, ${nickname(season.team, sport)}`,
            `${total}`,
            `${games}`,
            `${average(total, games)}`,
          ]),
      },
    ],
    alternatives,
  };
}
