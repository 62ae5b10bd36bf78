/** How many days a team has from one of its games to another. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { dayLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { pricesOf, scheduleOf } from '../../table/next.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, matchupAndStart, theTeam } from '../../table/words.ts';

/** Its games that are not over, soonest first. */
const gamesOf = (team: string, { sports }: Tables): Game[] =>
  sports
    .flatMap(({ games }) => games)
    .filter((game) => isOf(game, team) && game.status !== 'final')
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));

const msPerDay = 86_400_000;

/** Games are named by the opponent or by the day; without any, they are the next two, and beside one it is the game after it. */
export function betweenGames(query: FindQuery, tables: Tables): QueryAnswer {
  const {
    teams: [team = ''],
    against,
    days,
    sports,
  } = query;
  const [sport = tables.selectedSport] = sports;
  const games = gamesOf(team, tables);
  const who = theTeam(team, sport);
  const named = [
    ...against.map((rival) => ({
      what: `against ${theTeam(rival, sport)}`,
      game: games.find((game) => isOf(game, rival)),
    })),
    ...(days ?? []).map((day) => ({
      what: `on ${dayLabel(day)}`,
      game: games.find((game) => game.day === day),
    })),
  ];
  const missing = named.find(({ game }) => game === undefined);
  const own = games.map((game) => item(matchupAndStart(game)));
  if (missing)
    return {
      response: [
        `No game for ${who} ${missing.what} is listed in the next 7 days.`,
        ...(own.length > 0 ? [`The games of ${who}:`, ...own] : []),
      ].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const chosen = named.flatMap(({ game }) => game ?? []);
  const [only = games[0]] = chosen;
  const pair = chosen.length > 1 ? chosen : games.slice(only ? games.indexOf(only) : 0).slice(0, 2);
  const [first, second] = pair.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (!first || !second || first.id === second.id)
    return {
      response: [`No two games of ${who} are listed in the next 7 days.`, ...own].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const apart = Math.round((Date.parse(second.day) - Date.parse(first.day)) / msPerDay);
  const rest =
    apart <= 1
      ? `${upperFirst(who)} play them ${apart === 0 ? 'on the same day' : 'on two days in a row, with no day between'}:`
      : `${upperFirst(who)} have ${plural(apart - 1, 'day')} between them, as they play ${apart} days apart:`;
  const inBetween = games.filter(({ startsAt }) => startsAt > first.startsAt && startsAt < second.startsAt);
  return {
    response: [
      rest,
      item(matchupAndStart(first)),
      item(matchupAndStart(second)),
      ...(inBetween.length > 0
        ? ['In between:', ...inBetween.map((game) => item(matchupAndStart(game)))]
        : []),
    ].join('\n'),
    cards: [],
    alternatives: [pricesOf(first), pricesOf(second)],
  };
}
