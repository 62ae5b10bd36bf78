/** Which games are on, and when. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { dayLabel, startLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { isStarting } from '../../answer/terms.ts';
import { startsWords } from '../../reading/terms/wishes/starts.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, playIn, playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { gamesAbout, isOf, type Tables } from '../table/tables.ts';
import { item, listed, matchup, onDays, theTeam } from '../table/words.ts';
import { meetingsToCome } from './coming/again.ts';
import { alsoOn } from './coming/also-on.ts';
import { byGames, onEachDay } from './coming/each-day.ts';
import { isAt, nextAt } from './coming/next-at.ts';
import { gamesWithRecords } from './coming/with-records.ts';
import { stadiumNames } from './reading/of-game.ts';
import { splitWords } from './split-words.ts';

/** Today and the seven days after it. */
const daysListed = 8;
const mostInWords = 16;
const mostRows = 40;

export function schedule(query: FindQuery, tables: Tables): QueryAnswer {
  const { teams, days, splits } = query;
  if (query.detail === 'after_next')
    return teams.length === 2 ? meetingsToCome(query, tables) : gameAfter(query, tables);
  if (query.detail === 'both_teams') return gamesWithRecords(query, tables);
  if (query.detail === 'each_day') return onEachDay(query, tables);
  if (query.detail === 'most_games') return byGames(query, tables);
  const [own = ''] = teams;
  const isAtPlace = teams.length === 1 && (splits.includes('home') || splits.includes('road'));
  if (isAtPlace && days === null) return nextAt(query, tables);
  const sports = query.sports.length > 0 ? query.sports : [tables.selectedSport];
  const [sport = tables.selectedSport] = sports;
  const hours = query.starts ?? null;
  const startingIn = (some: readonly Sport[], on: readonly string[] | null): Game[] => {
    const wanted = { sports: some, teams, days: on, starts: hours };
    return [...liveOf(wanted, tables), ...gamesAbout(wanted, tables)].filter(({ startsAt }) =>
      isStarting(startsAt, hours),
    );
  };
  const all = startingIn(sports, days).filter((game) => !isAtPlace || isAt(game, own, splits));
  const others = tables.sports.flatMap((each) => (sports.includes(each.sport) ? [] : [each.sport]));
  // Without a day, the others are those of the days listed.
  const besides = alsoOn(query, others, (each) => startingIn([each], days ?? daysOf(all)));
  const found = query.order === null ? all : endOf(all, query.order);
  // Of those that start at once, none is the last.
  const games = query.limit === null || query.order !== null ? found : found.slice(0, query.limit);
  const where = isAtPlace ? splitWords({ splits, rested: null, since: null }) : '';
  const who = teams.length > 0 ? listed(teams.map((team) => theTeam(team, sport))) : null;
  if (games.length === 0) {
    const what = who === null ? `No ${listed(sports, 'or')} game is` : `No game for ${who}${where} is`;
    return {
      response: [
        `${what} listed${onDays(days) || ' in the next 7 days'}${hours ? ` that starts ${startsWords(hours)}` : ''}.${days === null ? laterWords : ''}`,
        ...besides,
      ].join('\n'),
      cards: [],
      alternatives: days === null ? [boardOf(sport)] : [scheduleOf(sport)],
    };
  }
  const [first] = games;
  const span = query.limit === null ? (days ?? daysOf(games)) : daysOf(games);
  const isCut = query.limit !== null && games.length < query.limit;
  const when = (game: Game) =>
    game.status === 'live' ? `live, ${scoreOf(game)}` : startLabel(game.startsAt);
  const more = games.length - mostInWords;
  const isOne = games.length === 1;
  // Of many days, one game is a count too.
  const isCount = who !== null && days !== null && days.length > 2 && query.limit === null;
  const isToEnd = who !== null && (days?.length ?? 0) >= daysListed && query.limit === null;
  const head =
    isOne && !isCount && first
      ? `${matchup(first)}, ${when(first)}.`
      : `${plural(games.length, who === null ? `${listed(sports)} game` : 'game')}${who === null ? '' : ` for ${who}${where}`}${onDays(span)}:`;
  return {
    response: [
      head,
      ...(isOne && !isCount
        ? placeWords(query, first, sport)
        : games.slice(0, mostInWords).map((game) => item(`${matchup(game)}, ${when(game)}`))),
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(query.unkept.includes(stadiumNames) && first
        ? [`${isOne ? 'It is' : 'The first is'} at the home of the ${first.home.name}.`]
        : []),
      ...(isCut || isToEnd || (who === null && days === null) ? ['We list the next 7 days.'] : []),
      ...besides,
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `${who === null ? listed(sports) : teams.length === 1 ? (teams[0] ?? '') : 'Games'}${onDays(span)}`,
        columns: [
          { label: 'Game', align: 'start' },
          { label: 'Start', align: 'end' },
        ],
        rows: games.slice(0, mostRows).map((game) => [matchup(game), when(game)]),
      },
    ],
    alternatives:
      games.length === 1 && first ? [pricesOf(first), playOn(first)] : [boardOf(sport), playIn(sport)],
  };
}

/** "Any games left this season": the end of the list is not the end of a season. */
const laterWords = ' We list no later games, so some may follow.';

/** Where the next game is, if that one alone is asked for: "is it at home". */
function placeWords({ limit, teams, order }: FindQuery, game: Game | undefined, sport: Sport): string[] {
  const [team = '', ...others] = teams;
  if (limit !== 1 || order !== null || team === '' || others.length > 0 || !game) return [];
  const where = game.home.name === team ? 'at home' : 'on the road';
  return [`${upperFirst(theTeam(team, sport))} play it ${where}.`];
}

/** The games that start first, or last: several can start at once. */
function endOf(games: readonly Game[], order: 'most' | 'least'): Game[] {
  const starts = games.map(({ startsAt }) => startsAt).sort();
  const at = order === 'most' ? starts.at(-1) : starts[0];
  return games.filter(({ startsAt }) => startsAt === at);
}

/** The game of a team after the next one, after the one against a team that is named, or after some days. */
function gameAfter({ sports, teams: [team = ''], against, days }: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = sports;
  const open = tables.sports
    .flatMap(({ games }) => games)
    .filter((game) => isOf(game, team) && isUpcoming(game, tables.now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [rival] = against;
  const who = theTeam(team, sport);
  if (days !== null) return gameAfterDays(who, days, open, sport);
  const at = rival === undefined ? 0 : open.findIndex((game) => isOf(game, rival));
  const [before, game] = at < 0 ? [undefined, undefined] : [open[at], open[at + 1]];
  if (!before)
    return {
      response: [
        `No game for ${who}${rival === undefined ? '' : ` against ${theTeam(rival, sport)}`} is listed in the next 7 days.`,
        ...(open.length > 0 ? [`The games of ${who}:`] : []),
        ...open.map((each) => item(`${matchup(each)}, ${startLabel(each.startsAt)}`)),
      ].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const first = `${matchup(before)}, ${startLabel(before.startsAt)}`;
  if (!game)
    return {
      response: `After ${first}, no game for ${who} is listed yet: we list the next 7 days.`,
      cards: [],
      alternatives: [pricesOf(before), scheduleOf(sport)],
    };
  return {
    response: [`${matchup(game)}, ${startLabel(game.startsAt)}.`, `It is the game after ${first}.`].join(
      '\n',
    ),
    cards: [],
    alternatives: [pricesOf(game), playOn(game)],
  };
}

/** The first game on a later day than the last of these. */
function gameAfterDays(
  who: string,
  days: readonly string[],
  open: readonly Game[],
  sport: Sport,
): QueryAnswer {
  const last = days.at(-1) ?? '';
  const game = open.find(({ day }) => day > last);
  return game
    ? {
        response: `${matchup(game)}, ${startLabel(game.startsAt)}.`,
        cards: [],
        alternatives: [pricesOf(game), playOn(game)],
      }
    : {
        response: `No game for ${who} after ${dayLabel(last)} is listed yet: we list the next 7 days.`,
        cards: [],
        alternatives: [scheduleOf(sport)],
      };
}

const daysOf = (games: readonly Game[]) => [...new Set(games.map(({ day }) => day))].sort();

/** Games in progress of the teams, or of the days named. */
function liveOf({ sports, teams, days }: Parameters<typeof gamesAbout>[0], { sports: all }: Tables): Game[] {
  return all
    .filter(({ sport }) => sports.includes(sport))
    .flatMap(({ games }) => games)
    .filter(({ status }) => status === 'live')
    .filter((game) => teams.length === 0 || teams.some((team) => isOf(game, team)))
    .filter(({ day }) => days === null || days.includes(day));
}

export function scoreOf({ score, home, away, statusText }: Game): string {
  const words = score ? `${away.name} ${score.away}, ${home.name} ${score.home}` : 'no score yet';
  return statusText === '' ? words : `${words} (${statusText})`;
}
