/** Final scores, who covered, and which totals went over. */
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { FindQuery } from '../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../contracts/feed/sports.ts';
import { dayLabel } from '../../../platform/calendar.ts';
import { plural } from '../../../platform/format.ts';
import { lineWords } from '../../english/leg.ts';
import { nickname } from '../../english/team-names.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, playFor, scheduleOf } from '../table/next.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { item, listed, onDays, theTeam } from '../table/words.ts';
import { type Finished, finished, totalMargin } from './past.ts';
import { scoreOf } from './schedule.ts';

const mostInWords = 16;

export function score(query: FindQuery, tables: Tables): QueryAnswer {
  const { teams, days, market } = query;
  const sports = query.sports.length > 0 ? query.sports : [tables.selectedSport];
  const [sport = tables.selectedSport] = sports;
  const own = tables.sports.filter((each) => sports.includes(each.sport));
  const live = own
    .flatMap(({ games }) => games)
    .filter((game) => game.status === 'live' && teams.length > 0 && teams.some((team) => isOf(game, team)));
  const all = own.flatMap(finished);
  const found = chosen(all, teams, days);
  const next = teams[0] ? [playFor(teams[0], sport)] : [boardOf(sport), scheduleOf(sport)];
  const now = live.map((game) => `Now: ${scoreOf(game)}.`);
  const [first] = found;
  if (!first) {
    const who = teams.length > 0 ? ` for ${listed(teams.map((team) => theTeam(team, sport)))}` : '';
    // Who did not play that day has a last game before it.
    const last = teams.length > 0 && days && live.length === 0 ? chosen(all, teams, null) : [];
    return {
      response: [
        ...now,
        `We have no final ${listed(sports)} score${who}${onDays(days)}.`,
        ...(last.length > 0 ? [`The last ${last.length === 1 ? 'game' : 'games'} we have:`] : []),
        ...last.map((game) => item(sentence(game, market))),
      ].join('\n'),
      cards: [],
      alternatives: next,
    };
  }
  const isOne = found.length === 1;
  const parts = query.detail === 'by_part' ? found.slice(0, mostByPart).flatMap(partsOf) : [];
  return {
    response: [
      ...now,
      ...(isOne
        ? []
        : [`${plural(found.length, `${listed(sports)} result`)}${onDays(days ?? daysOf(found))}:`]),
      ...found
        .slice(0, mostInWords)
        .map((game) => (isOne ? sentence(game, market) : item(sentence(game, market)))),
      ...parts,
      ...(lacksLines(found, market)
        ? [`We keep no closing ${market} of ${isOne ? 'this game' : 'these games'}.`]
        : []),
      ...(found.length > mostInWords ? [`And ${found.length - mostInWords} more.`] : []),
    ].join('\n'),
    cards: [
      isOne ? cardOf(first) : tableOf(found, `${listed(sports)} results${onDays(days ?? daysOf(found))}`),
    ],
    alternatives: next,
  };
}

const mostByPart = 2;
const partNames: Readonly<Partial<Record<Sport, string>>> = { NHL: 'period', MLB: 'inning' };

/** `By quarter: Jets 0, 7, 3, 10; Bills 7, 3, 0, 14.` */
function partsOf(game: Finished): string[] {
  const { lines, sport } = game;
  const name = partNames[sport] ?? 'quarter';
  if (!lines) return [`We keep no score by ${name} of this game.`];
  const { home, away } = short(game);
  const said = (scores: readonly (number | null)[], late: number | undefined) =>
    [...scores.map((each) => each ?? '–'), ...(late === undefined ? [] : [`${late} in overtime`])].join(', ');
  return [
    `By ${name}: ${away} ${said(lines.away, lines.overtime?.away)}; ${home} ${said(lines.home, lines.overtime?.home)}.`,
  ];
}

/** Whether no game has the line that was asked about. */
const lacksLines = (games: readonly Finished[], market: FindQuery['market']) =>
  (market === 'spread' || market === 'total') && games.every((game) => game[market] === null);

const daysOf = (games: readonly Finished[]) => [...new Set(games.map(({ day }) => day))].sort();

/** The games of the teams and days; without a day, the last one of the teams, or of the last day with a result. */
function chosen(
  all: readonly Finished[],
  teams: readonly string[],
  days: readonly string[] | null,
): Finished[] {
  const plays = ({ homeName, awayName }: Finished, team: string) => homeName === team || awayName === team;
  const both = all.filter((game) => teams.length > 1 && teams.every((team) => plays(game, team)));
  const ofTeams = all.filter((game) => teams.length === 0 || teams.some((team) => plays(game, team)));
  if (days) return ofTeams.filter(({ day }) => days.includes(day));
  if (both.length > 0) return both.slice(0, 1);
  if (teams.length > 0)
    return [...new Set(teams.flatMap((team) => ofTeams.filter((game) => plays(game, team)).slice(0, 1)))];
  const [last] = ofTeams;
  return ofTeams.filter(({ day }) => day === last?.day);
}

const short = (game: Finished) => ({
  home: nickname(game.homeName, game.sport),
  away: nickname(game.awayName, game.sport),
});

/** `Bills 27, Jets 20 on Sun, Nov 22. The Bills covered −3; the total of 47 went over 44.5.` */
function sentence(game: Finished, market: FindQuery['market']): string {
  const { home, away } = short(game);
  const [winner, loser] =
    game.homeScore >= game.awayScore
      ? [`${home} ${game.homeScore}`, `${away} ${game.awayScore}`]
      : [`${away} ${game.awayScore}`, `${home} ${game.homeScore}`];
  const isOfMargin = market === 'moneyline';
  const lines = [
    ...(isOfMargin ? [marginWords(game)] : []),
    ...(market === 'total' ? [] : [spreadWords(game, isOfMargin)]),
    ...(market === 'spread' || isOfMargin ? [] : [totalWords(game)]),
  ].flatMap((words) => words ?? []);
  return [
    `${winner}, ${loser} on ${dayLabel(game.day)}.`,
    ...(lines.length > 0 ? [`${lines.join('; ')}.`] : []),
  ].join(' ');
}

/** `Browns won by 2` */
function marginWords(game: Finished): string {
  const { home, away } = short(game);
  const margin = game.homeScore - game.awayScore;
  if (margin === 0) return 'A tie';
  return `${margin > 0 ? home : away} won by ${Math.abs(margin)}`;
}

/** @param saysBy by how much it was covered, too */
function spreadWords(game: Finished, saysBy = false): string | null {
  if (game.spread === null) return null;
  const { home, away } = short(game);
  const margin = game.homeScore - game.awayScore + game.spread;
  if (margin === 0) return `${home} ${lineWords(game.spread, 'spread')} was a push`;
  const by = saysBy ? ` by ${Math.abs(margin)}` : '';
  return margin > 0
    ? `${home} covered ${lineWords(game.spread, 'spread')}${by}`
    : `${away} covered ${lineWords(0 - game.spread, 'spread')}${by}`;
}

function totalWords(game: Finished): string | null {
  const margin = totalMargin(game);
  if (margin === null) return null;
  const sum = game.homeScore + game.awayScore;
  if (margin === 0) return `${sum} in all was a push`;
  return `${sum} in all was ${margin > 0 ? 'over' : 'under'} ${game.total}`;
}

function cardOf(game: Finished): CardOf<'score'> {
  return {
    type: 'score',
    sport: game.sport,
    status: `Final, ${dayLabel(game.day)}`,
    startsAt: game.startsAt,
    sides: [
      { name: game.awayName, points: game.awayScore, periods: [] },
      { name: game.homeName, points: game.homeScore, periods: [] },
    ],
  };
}

function tableOf(games: readonly Finished[], title: string): CardOf<'table'> {
  return {
    type: 'table',
    title,
    columns: [
      { label: 'Game', align: 'start' },
      { label: 'Score', align: 'end' },
      { label: 'Spread', align: 'start' },
      { label: 'Total', align: 'start' },
    ],
    rows: games.slice(0, 40).map((game) => {
      const { home, away } = short(game);
      return [
        `${away} at ${home}`,
        `${game.awayScore}–${game.homeScore}`,
        spreadWords(game) ?? '–',
        totalWords(game) ?? '–',
      ];
    }),
  };
}
