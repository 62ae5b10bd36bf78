/** When a team has its bye: the week or more between two of its games. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { isUpcoming } from '../../../../feed/games/game.ts';
import { addDays, dayLabel } from '../../../../platform/calendar.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { matchupAndStart, theTeam } from '../../table/words.ts';
import { finished, restOf } from '../past.ts';

export function byeOf({ teams, sports }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const games = (table?.games ?? []).filter(({ status }) => status !== 'final');
  const past = table ? finished(table) : [];
  const parts = teams.flatMap((team) => {
    const who = theTeam(team, sport);
    const open = games.filter((game) => isOf(game, team));
    const played = past.filter(({ homeName, awayName }) => homeName === team || awayName === team);
    const next = open.find((game) => isUpcoming(game, tables.now));
    const days = [...new Set([...played, ...open].map(({ day }) => day))].sort();
    return [
      ...(withByes.has(sport)
        ? byeWords(who, days, restOf(sport).bye, next !== undefined)
        : [`${sport} teams have no bye weeks.`]),
      next
        ? `The next game of ${who}: ${matchupAndStart(next)}.`
        : `No game of ${who} is listed in the next 7 days.`,
    ];
  });
  const next = games.find((game) => isUpcoming(game, tables.now) && teams.some((team) => isOf(game, team)));
  return {
    response: parts.join('\n'),
    cards: [],
    alternatives: next ? [pricesOf(next), playOn(next)] : [scheduleOf(sport)],
  };
}

const withByes: ReadonlySet<string> = new Set(['NFL', 'CFL']);

/**
 * @param days of all games of the team that are kept or listed, in order
 * @param least days from one game to the next over a bye
 * @param hasNext whether a game of the team is listed
 */
function byeWords(who: string, days: readonly string[], least: number, hasNext: boolean): string[] {
  const [first] = days;
  if (first === undefined) return [`We keep no game of ${who} this season.`];
  const gaps = days.flatMap((day, at) => {
    const before = days[at - 1];
    return before !== undefined && addDays(before, least) <= day ? [[before, day] as const] : [];
  });
  return gaps.length > 0
    ? gaps.map(
        ([from, to]) =>
          `${upperFirst(who)} have no game between ${dayLabel(from)} and ${dayLabel(to)}: that is their bye.`,
      )
    : [
        `${upperFirst(who)} have had no bye in the games that we keep, from ${dayLabel(first)} on. ${hasNext ? 'We list the next 7 days only, so we can’t say when it comes.' : 'It may be now:'}`,
      ];
}
