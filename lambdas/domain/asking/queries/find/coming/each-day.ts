/** Teams of a league by the days on which they play: on each of several, or how many games they have in them. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { addDays, dayLabel, leagueDay } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, scheduleOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, matchup, onDays } from '../../table/words.ts';

/** Every team with its games on these days, finished ones included. */
function gamesByTeam(games: readonly Game[], days: readonly string[]): Map<string, Game[]> {
  const teams = new Map<string, Game[]>();
  for (const game of games.filter(({ day }) => days.includes(day)))
    for (const { name } of [game.away, game.home]) teams.set(name, [...(teams.get(name) ?? []), game]);
  return teams;
}

/** The teams that play on every one of the days. */
export function onEachDay({ sports, days }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const wanted = days ?? [];
  const all = gamesByTeam(tables.sports.find((each) => each.sport === sport)?.games ?? [], wanted);
  const found = [...all]
    .filter(([, games]) => wanted.every((day) => games.some((game) => game.day === day)))
    .sort(([one], [other]) => nickname(one, sport).localeCompare(nickname(other, sport)));
  const when = onEvery(wanted);
  const names = found.map(([team]) => nickname(team, sport));
  return {
    response:
      found.length === 0
        ? `No ${sport} team plays on ${when}.`
        : `${plural(found.length, `${sport} team`)} ${found.length === 1 ? 'plays' : 'play'} on ${when}: ${listed(names)}.`,
    cards:
      found.length === 0
        ? []
        : [
            {
              type: 'table',
              title: `${sport} teams that play on ${when}`,
              columns: [
                { label: 'Team', align: 'start' },
                ...wanted.map((day) => ({ label: dayLabel(day), align: 'start' as const })),
              ],
              rows: found.map(([team, games]) => [
                nickname(team, sport),
                ...wanted.map((day) => {
                  const game = games.find((each) => each.day === day);
                  return game ? matchup(game) : '–';
                }),
              ]),
            },
          ],
    alternatives: [scheduleOf(sport), boardOf(sport)],
  };
}

/** `both Sat, Nov 21 and Sun, Nov 22` */
const onEvery = (days: readonly string[]): string =>
  `${days.length === 2 ? 'both ' : ''}${listed(days.map(dayLabel))}`;

/** The most teams that a ranking names. */
const mostTeams = 12;

/** Teams with at least so many games, or with the most or the fewest. */
export function byGames({ sports, days, limit, order }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const today = leagueDay(tables.now);
  const wanted = days ?? Array.from({ length: 7 }, (_, at) => addDays(today, at));
  const all = [...gamesByTeam(tables.sports.find((each) => each.sport === sport)?.games ?? [], wanted)];
  const counts = all.map(([, { length }]) => length);
  const end = order === 'least' ? Math.min(...counts) : Math.max(...counts);
  const found = all.filter(([, { length }]) => (limit === null ? length === end : length >= limit));
  const byCount = [...Map.groupBy(found, ([, { length }]) => length)].sort(([one], [other]) => other - one);
  const most = Math.max(0, ...counts);
  const when = onDays(wanted);
  const names = (teams: readonly (readonly [string, Game[]])[]) =>
    listed(teams.map(([team]) => nickname(team, sport)).sort());
  const head =
    all.length === 0
      ? `No ${sport} game is listed${when}.`
      : limit === null
        ? `The ${order === 'least' ? 'fewest' : 'most'} games of an ${sport} team${when}: ${end}.`
        : found.length === 0
          ? `No ${sport} team has ${plural(limit, 'game')}${when}: the most is ${most}.`
          : `${plural(found.length, `${sport} team`)} ${found.length === 1 ? 'has' : 'have'} at least ${plural(limit, 'game')}${when}:`;
  const lines = byCount.map(([games, teams]) => item(`${plural(games, 'game')}: ${names(teams)}`));
  return {
    response: [head, ...lines.slice(0, mostTeams)].join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport), boardOf(sport)],
  };
}
