/** How long teams have rested before their next game, and which teams have a bye. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { addDays, dayLabel, leagueDay, weekdayOf } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { daysSinceGames } from '../../facts/games.ts';
import type { QueryAnswer } from '../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { gamesAbout, isOf, type SportTable, type Tables } from '../table/tables.ts';
import { item, listed, matchupAndStart, onDays, theTeam } from '../table/words.ts';
import { betweenGames } from './coming/between.ts';
import { byeOf } from './coming/bye-of.ts';
import { backToBacks } from './coming/twice.ts';
import { finished, restOf } from './past.ts';

export function rest(query: FindQuery, tables: Tables): QueryAnswer {
  if (query.detail === 'between') return betweenGames(query, tables);
  if (query.detail === 'place') return restLists(query, tables);
  if (query.teams.length > 0 && query.rested === 'short') return backToBacks(query, tables);
  if (query.teams.length > 0 && query.rested === 'bye') return byeOf(query, tables);
  return query.teams.length === 0 ? byes(query, tables) : rested(query, tables);
}

/** The teams that play after a short rest, and those after a week off, in the days asked about or the next seven. */
function restLists({ sports, days, rested: only }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const today = leagueDay(tables.now);
  const span = days ?? Array.from({ length: 7 }, (_, at) => addDays(today, at));
  const open = (table?.games ?? []).filter((game) => isUpcoming(game, tables.now) && span.includes(game.day));
  const sides = open.flatMap((game) =>
    [game.home, game.away].flatMap((team) => {
      const [since] = (table?.sheet && daysSinceGames(team, game, table.sheet)) ?? [];
      return since === undefined ? [] : [{ team, game, since }];
    }),
  );
  const limits = restOf(sport);
  const of = (is: (since: number) => boolean) =>
    sides
      .filter(({ since }) => is(since))
      .map(({ team, game, since }) =>
        item(`${team.name}: ${matchupAndStart(game)}, ${plural(since, 'day')} after their last game`),
      );
  const short = of((since) => since <= limits.short);
  const off = of((since) => since >= limits.bye);
  const what =
    limits.short === 1
      ? 'On the second of two days in a row'
      : `On short rest (${limits.short} days or fewer)`;
  const lists = [
    ...(only === 'bye'
      ? []
      : [short.length > 0 ? `${what}:` : `${what}: no ${sport} team${onDays(span)}.`, ...short]),
    ...(only === 'short'
      ? []
      : [
          off.length > 0
            ? `After a week off (${limits.bye} days or more):`
            : `After a week off: no ${sport} team${onDays(span)}.`,
          ...off,
        ]),
  ];
  return {
    response:
      open.length === 0 ? `No ${sport} game is listed${onDays(span)}.` : lists.slice(0, 30).join('\n'),
    cards: [],
    alternatives: [scheduleOf(sport)],
  };
}

/** Days between games: one for games on consecutive days. */
function rested({ teams, days }: FindQuery, tables: Tables): QueryAnswer {
  const games = gamesAbout({ sports: [], teams, days }, tables);
  const [first] = games;
  const parts = teams.flatMap((team): string[] => {
    const [game, ...later] = games.filter((each) => isOf(each, team));
    if (!game) return [`No upcoming game for ${team} is listed${onDays(days) || ' in the next 7 days'}.`];
    const [own, other] = game.home.name === team ? [game.home, game.away] : [game.away, game.home];
    const others = teams.includes(other.name) ? [] : [daysWords(other, game, tables)];
    return [
      ...backToBack(team, [game, ...later], days, tables),
      `${matchupAndStart(game)}:`,
      item(daysWords(own, game, tables)),
      ...others.map(item),
      ...later.flatMap((each) => [
        `${matchupAndStart(each)}:`,
        item(daysWords(each.home.name === team ? each.home : each.away, each, tables)),
      ]),
    ];
  });
  return {
    response: [...moreRested(teams, games, tables), ...new Set(parts)].join('\n'),
    cards: [],
    alternatives: first ? [pricesOf(first), playOn(first)] : [scheduleOf(tables.selectedSport)],
  };
}

/** Of two teams, which has rested longer before its next game. */
function moreRested(teams: readonly string[], games: readonly Game[], { sports }: Tables): string[] {
  if (teams.length !== 2) return [];
  const rests = teams.flatMap((team) => {
    const game = games.find((each) => isOf(each, team));
    const sheet = sports.find(({ sport }) => sport === game?.sport)?.sheet;
    const side = game?.home.name === team ? game.home : game?.away;
    const [since] = (game && side && sheet && daysSinceGames(side, game, sheet)) ?? [];
    return game === undefined || since === undefined
      ? []
      : [{ who: theTeam(team, game.sport), between: Math.max(0, since - 1) }];
  });
  const [more, less] = rests.toSorted((a, b) => b.between - a.between);
  if (!more || !less) return [];
  const days = (between: number) => (between === 0 ? 'none' : plural(between, 'day'));
  return more.between === less.between
    ? [`Neither has more rest: both have ${days(more.between)} between games.`]
    : [
        `${upperFirst(more.who)} have more rest: ${plural(more.between, 'day')} between games, against ${days(less.between)} for ${less.who}.`,
      ];
}

/** "Do they have a back to back this weekend": of several days, whether two in a row have a game. */
function backToBack(
  team: string,
  games: readonly Game[],
  days: readonly string[] | null,
  { sports }: Tables,
): string[] {
  const [first] = games;
  if (!first || days === null || days.length < 2) return [];
  const sheet = sports.find(({ sport }) => sport === first.sport)?.sheet;
  const side = (game: Game) => (game.home.name === team ? game.home : game.away);
  const second = games.find((game, at) => {
    const before = games[at - 1];
    const [since] = (sheet && daysSinceGames(side(game), game, sheet)) ?? [];
    return (before && addDays(before.day, 1) === game.day) || since === 1;
  });
  const who = theTeam(team, first.sport);
  return second
    ? [`Yes: ${who} play on two days in a row, the second on ${dayLabel(second.day)}.`]
    : [`${upperFirst(who)} have no back-to-back${onDays(days)}.`];
}

function daysWords(team: Game['home'], game: Game, { sports }: Tables): string {
  const sheet = sports.find(({ sport }) => sport === game.sport)?.sheet;
  const days = sheet && daysSinceGames(team, game, sheet);
  const who = upperFirst(theTeam(team.name, game.sport));
  const [last] = days ?? [];
  if (last === undefined) return `${who}: we have no earlier game of theirs`;
  if (last <= 1) return `${who} played the day before: it is a back-to-back`;
  return `${who} last play ${plural(last, 'day')} before it, with ${plural(last - 1, 'day')} between the games`;
}

/** Teams of the standings without a game in the days asked about, otherwise in the next seven. */
function byes({ sports, days }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const today = leagueDay(tables.now);
  const named = days ?? Array.from({ length: 7 }, (_, at) => addDays(today, at));
  const isRound = sport === 'NFL' && days !== null && days.length > 1;
  const span = isRound ? [...days, ...mondayAfter(days)] : named;
  const games = (table?.games ?? []).filter(({ day }) => span.includes(day));
  const teams = (table?.sheet?.standings?.rows ?? []).map(({ team }) => team.name);
  const next = [scheduleOf(sport)];
  if (teams.length === 0 || games.length === 0)
    return {
      response: `We have no list of ${sport} teams and games${onDays(span)}.`,
      cards: [],
      alternatives: next,
    };
  const idle = teams.filter((team) => !games.some((game) => isOf(game, team)));
  // Who played on Thursday is off, too.
  const earlier = isRound && table ? playedBefore(idle, table, today) : [];
  return {
    response:
      idle.length === 0
        ? `Every ${sport} team has a game${onDays(span)}.`
        : [
            `Without a game${onDays(span)}: ${listed(idle)}.`,
            ...(earlier.length > 0 ? [`Of these, ${listed(earlier)} played in the days before.`] : []),
          ].join('\n'),
    cards: [],
    alternatives: next,
  };
}

/** The round of a weekend ends on Monday. */
const mondayAfter = (days: readonly string[]): string[] => {
  const last = days.at(-1) ?? '';
  return weekdayOf(last) === 0 ? [addDays(last, 1)] : [];
};

/** Of these teams, those that played in the days before, after the last Tuesday. */
function playedBefore(teams: readonly string[], table: SportTable, today: string): string[] {
  const since = addDays(today, -((weekdayOf(today) + 5) % 7));
  const games = finished(table).filter(({ day }) => day > since && day <= today);
  return teams.filter((team) =>
    games.some(({ homeName, awayName }) => homeName === team || awayName === team),
  );
}
