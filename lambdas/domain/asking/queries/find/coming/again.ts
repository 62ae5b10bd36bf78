/** How often two teams meet in the days that are listed. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, matchup, theTeam } from '../../table/words.ts';
import { gamesToCome } from './next-at.ts';

export function meetingsToCome({ teams, sports }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const [one = '', other = ''] = teams;
  const own = gamesToCome(one, tables);
  const rivals = gamesToCome(other, tables);
  const live = tables.sports
    .flatMap(({ games }) => games)
    .filter((game) => game.status === 'live' && isOf(game, one) && isOf(game, other));
  const met = own.filter((game) => isOf(game, other));
  const who = `${theTeam(one, sport)} and ${theTeam(other, sport)}`;
  const [first, second] = [...live, ...met];
  const line = (game: Game) => item(`${matchup(game)}, ${startLabel(game.startsAt)}`);
  const now = live.length > 0 ? [`${upperFirst(who)} play each other now.`] : [];
  if (!first)
    return {
      response: `No game between ${who} is listed in the next 7 days.`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const words = second
    ? [
        ...now,
        `Yes: ${who} meet ${live.length + met.length === 2 ? 'twice' : `${live.length + met.length} times`} in the days that we list${isInRow(first, second, [own, rivals]) ? ', with no other game in between' : ''}:`,
        ...met.map(line),
      ]
    : [
        ...now,
        `${matchup(first)}, ${startLabel(first.startsAt)}.`,
        `It is the only game of ${who} in the next 7 days, which is as far as we list games.`,
      ];
  return { response: words.join('\n'), cards: [], alternatives: [pricesOf(second ?? first), playOn(first)] };
}

/** Whether neither team plays anyone else between two games. */
const isInRow = (first: Game, second: Game, schedules: readonly (readonly Game[])[]): boolean =>
  schedules.every((games) =>
    games.every(
      ({ id, startsAt }) =>
        id === first.id || id === second.id || startsAt < first.startsAt || startsAt > second.startsAt,
    ),
  );
