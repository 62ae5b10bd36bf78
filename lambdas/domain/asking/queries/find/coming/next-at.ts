/** The next game of a team at home or on the road, with those before it. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { type Game, isUpcoming } from '../../../../feed/games/game.ts';
import { startLabel } from '../../../../platform/calendar.ts';
import { plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playOn, pricesOf, scheduleOf } from '../../table/next.ts';
import { isOf, type Tables } from '../../table/tables.ts';
import { item, matchup, theTeam } from '../../table/words.ts';

/** A team's games to come, soonest first. */
export const gamesToCome = (team: string, { sports, now }: Tables): Game[] =>
  sports
    .flatMap(({ games }) => games)
    .filter((game) => isOf(game, team) && isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));

/** `at home` or `on the road` of a team. */
export const isAt = (game: Game, team: string, splits: FindQuery['splits']): boolean =>
  splits.every((split) =>
    split === 'home' ? game.home.name === team : split === 'road' ? game.away.name === team : true,
  );

const mostBefore = 6;

export function nextAt({ teams: [team = ''], splits, sports }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const open = gamesToCome(team, tables);
  const game = open.find((each) => isAt(each, team, splits));
  const where = splits.includes('home') ? 'at home' : 'on the road';
  const who = upperFirst(theTeam(team, sport));
  if (!game)
    return {
      response: [
        `${who} have no game ${where} in the next 7 days, which is as far as we list games.`,
        ...(open.length > 0 ? ['Their games:'] : []),
        ...open.slice(0, mostBefore).map((each) => item(`${matchup(each)}, ${startLabel(each.startsAt)}`)),
      ].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const before = open.slice(0, open.indexOf(game));
  const other = splits.includes('home') ? game.away.name : game.home.name;
  return {
    response: [
      `${who} next play ${where} on ${startLabel(game.startsAt)}, ${splits.includes('home') ? 'against' : 'at'} the ${nickname(other, sport)}.`,
      ...(before.length > 0
        ? [
            `Before it, ${plural(before.length, 'game')} ${splits.includes('home') ? 'on the road' : 'at home'}:`,
          ]
        : []),
      ...before.slice(0, mostBefore).map((each) => item(`${matchup(each)}, ${startLabel(each.startsAt)}`)),
    ].join('\n'),
    cards: [],
    alternatives: [pricesOf(game), playOn(game)],
  };
}
