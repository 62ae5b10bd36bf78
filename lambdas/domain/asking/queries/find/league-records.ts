/** How the favorites, the underdogs, the home or the road teams of a whole league did, and how its totals went, over the games that the table keeps. */
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import type { QueryAnswer } from '../answered.ts';
import { cash } from '../sum/answers/build.ts';
import { boardOf, playIn } from '../table/next.ts';
import type { Tables } from '../table/tables.ts';
import { onDays } from '../table/words.ts';
import { covers, finished, inSplits, type Own, overs, ownGames, results, tallyWords } from './past.ts';
import { sizeWords } from './reading/spread-size.ts';
import { splitWords } from './split-words.ts';

/** Whether a record is of every team of a league that the splits leave, and of no team by name: of all teams, half of the games are won. */
export const isLeagueWide = ({ topic, teams, players, order, splits, rested }: FindQuery): boolean =>
  (topic === 'total' ||
    ((topic === 'record' || topic === 'spread') && (splits.length > 0 || rested !== null))) &&
  teams.length === 0 &&
  players.length === 0 &&
  order === null;

export function leagueRecord(query: FindQuery, tables: Tables): QueryAnswer {
  const [sport = tables.selectedSport] = query.sports;
  const table = tables.sports.find((each) => each.sport === sport);
  const all = table ? finished(table) : [];
  const names = [...new Set(all.flatMap(({ homeName, awayName }) => [homeName, awayName]))];
  const games = names
    .flatMap((team) => inSplits(ownGames(team, all, tables.now), query))
    .filter(({ day }) => query.days === null || query.days.includes(day));
  const alternatives = [playIn(sport), boardOf(sport)];
  const who = upperFirst(`${sport} ${whoOf(query, sport)}`.trim());
  const [first] = games.map(({ day }) => day).sort();
  const when = onDays(query.days) || (first === undefined ? '' : ` since ${dayLabel(first)}`);
  const isOfTotals = query.topic === 'total';
  const text = isOfTotals
    ? totalWords(`the ${sport} ${whoOf(query, sport)}`.trim(), games, when)
    : sideWords(who, games, when);
  return {
    response:
      text.length === 0
        ? `We keep no ${sport} results with closing lines of ${whoOf(query, sport) || 'games'}${onDays(query.days)}.`
        : [...text, 'We keep at most the last 15 games of each team.'].join('\n'),
    cards: [],
    alternatives,
  };
}

/** `road underdogs after a loss` */
function whoOf(query: FindQuery, sport: Sport): string {
  const { splits, rested } = query;
  const has = (split: FindQuery['splits'][number]) => splits.includes(split);
  return [
    has('home') ? 'home' : has('road') ? 'road' : '',
    has('favorite')
      ? `favorites${sizeWords(query)}`
      : has('underdog')
        ? `underdogs${sizeWords(query)}`
        : splits.length > 0 || rested
          ? 'teams'
          : '',
    has('after_win') ? 'after a win' : has('after_loss') ? 'after a loss' : '',
    rested === 'bye' || rested === 'short' || has('short_rest')
      ? splitWords({ splits: [], rested: rested ?? 'short', since: null, sports: [sport] }).trim()
      : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

function sideWords(who: string, games: readonly Own[], when: string): string[] {
  if (games.length === 0) return [];
  const against = covers(games);
  return [
    `${who} are ${tallyWords(results(games))} in ${plural(games.length, 'game')}${when}.`,
    ...(against.games > 0
      ? [
          `Against the closing spread: ${tallyWords(against)}. ${profitWords(against.won, against.lost)}`,
          'We keep no closing moneylines, so what their wins paid straight up is not known.',
        ]
      : []),
  ];
}

/** Dollars that are won at the usual price of -110 with $100. */
const [stake, atUsual] = [100, 100 / 1.1];

/** `$100 on each at the usual −110 has won $1,273.` */
function profitWords(won: number, lost: number): string {
  const profit = won * atUsual - lost * stake;
  return `${cash(stake)} on each at the usual −110 ${profit < 0 ? 'has lost' : 'has won'} ${cash(Math.round(Math.abs(profit)))}.`;
}

/** Each game once, also where both of its teams are in the splits. */
function totalWords(who: string, games: readonly Own[], when: string): string[] {
  const each = [...new Map(games.map((game) => [game.gameId, game])).values()];
  const { won, lost, even, games: counted } = overs(each);
  const pushes = even > 0 ? `, with ${plural(even, 'push', 'pushes')}` : '';
  return counted === 0
    ? []
    : [
        `Games of ${who}: ${won} over and ${lost} under the closing total${pushes}, in ${plural(counted, 'game')}${when}.`,
        `Overs: ${profitWords(won, lost)} Unders: ${profitWords(lost, won)}`,
      ];
}
