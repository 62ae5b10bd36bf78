/** Teams in the order of a figure: of a league, of a group or of those that play today; whether one team is the first of them; and which of two is. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import type { Sport } from '../../../../../contracts/feed/sports.ts';
import { ordinal, plural } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, playFor, playIn } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, theTeam } from '../../table/words.ts';
import { sizeAsked } from '../reading/spread-size.ts';
import { isOfBoxes } from './team-boxes.ts';
import { type Figure, type Figures, figuresOf, isOfAllowed } from './team-figures.ts';
import { amongWords } from './teams-asked.ts';

const usual = 5;
const mostRows = 12;

/** Whether teams without a loss, or without a win, are asked for; of favorites and underdogs, the number is a size of spreads. */
export const isUnbeaten = (query: FindQuery): boolean =>
  query.topic === 'record' && query.order !== null && query.over !== null && !sizeAsked(query);

export function teamsRanked(query: FindQuery, tables: Tables): QueryAnswer {
  const figures = figuresOf(query, tables);
  const { sport, asked } = figures;
  const alternatives = [
    ...query.teams.slice(0, 2).map((team) => playFor(team, sport)),
    ...(query.teams.length === 0 ? [playIn(sport)] : []),
    boardOf(sport),
  ];
  const among = amongWords(query, sport);
  if (asked.length === 0)
    return {
      response: `We keep too few ${sport} results to rank teams by ${figures.what}${among}.`,
      cards: [],
      alternatives,
    };
  const lines = isUnbeaten(query)
    ? withNone(query, figures, among)
    : query.teams.length === 1
      ? claimed(query, figures, among)
      : query.teams.length > 1
        ? compared(query, figures)
        : [];
  const title = `${upperFirst(superlative(query))} ${sport} ${figures.what}${among}`;
  const rows = query.teams.length === 1 || isUnbeaten(query) ? figures.all : asked;
  return {
    response: [
      ...lines,
      ...(query.teams.length > 1 || isUnbeaten(query)
        ? []
        : [
            `${title}, ${figures.span}:`,
            ...rows.slice(0, query.limit ?? usual).map(({ team, words }) => item(`${team}: ${words}`)),
          ]),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title,
        columns: [
          { label: 'Team', align: 'start' },
          { label: upperFirst(figures.what), align: 'end' },
        ],
        rows: rows.slice(0, mostRows).map(({ team, words }) => [team, words]),
      },
    ],
    alternatives,
  };
}

/** `best`, `fewest`, `longest` */
function superlative({ topic, order, detail, stat }: FindQuery): string {
  if (topic === 'form') return 'longest';
  if (topic !== 'statistic' || detail === 'margins') return order === 'least' ? 'worst' : 'best';
  if (isOfAllowed(detail) || isOfBoxes(stat)) return order === 'least' ? 'fewest' : 'most';
  return order === 'least' ? 'lowest' : 'highest';
}

/** Who has the figure of the first; of equal ones, all. */
function firstOf(figures: readonly Figure[], sport: Sport): string {
  const [first] = figures;
  const tied = figures.filter(({ words }) => words === first?.words).map(({ team }) => theTeam(team, sport));
  return tied.length > 3 ? `${listed([...tied.slice(0, 2), `${tied.length - 2} others`])}` : listed(tied);
}

/** "Are the Panthers the worst team": yes or no, with its place and who is. */
function claimed(query: FindQuery, { all, asked, sport, what }: Figures, among: string): string[] {
  const where = among || ` in the ${sport}`;
  const [own] = asked;
  const [first] = all;
  if (!own || !first) return [];
  const place = all.findIndex(({ value }) => value === own.value) + 1;
  const who = theTeam(own.team, sport);
  const sort = `${superlative(query)} ${what}`;
  if (query.detail === 'rank' || query.detail === 'rank_allowed')
    return [`${upperFirst(who)} are ${placeAmong(place, all, own)} by the ${sort}${where}: ${own.words}.`];
  if (own.value === first.value) {
    const others = all.filter(({ team, value }) => team !== own.team && value === first.value).length;
    return [
      `Yes, ${who} have the ${sort}${where}${others > 0 ? `, level with ${plural(others, 'other team')}` : ''}: ${own.words}.`,
    ];
  }
  const tied = all.filter(({ value }) => value === first.value);
  return [
    `No, ${who} are ${ordinal(place)} of ${all.length} by that: ${own.words}. The ${sort}${where}: ${firstOf(tied, sport)} (${first.words}).`,
  ];
}

/** `3rd of 32`, `tied for 3rd of 32` */
function placeAmong(place: number, all: readonly Figure[], own: Figure): string {
  const isTied = all.some(({ team, value }) => team !== own.team && value === own.value);
  return `${isTied ? 'tied for ' : ''}${ordinal(place)} of ${all.length}`;
}

/** Which of the teams named is the first by the figure. */
function compared({ teams, order }: FindQuery, { asked, sport, what, span }: Figures): string[] {
  const [first, second] = asked;
  if (!first) return [];
  const missing = teams.filter((team) => asked.every((each) => each.team !== team));
  const isLevel = second !== undefined && second.value === first.value;
  const verdict =
    second === undefined
      ? []
      : isLevel
        ? [
            `${upperFirst(theTeam(first.team, sport))} and ${theTeam(second.team, sport)} are level by ${what}, ${span}.`,
          ]
        : [
            `${upperFirst(theTeam(first.team, sport))} have the ${order === 'least' ? lower(what) : higher(what)} ${what}${apartBy(first, second)}, ${span}.`,
          ];
  return [
    ...verdict,
    ...asked.map(({ team, words }) => item(`${team}: ${words}`)),
    ...missing.map((team) => item(`${team}: nothing kept`)),
  ];
}

/** `, by 0.5 a game`; empty of records, which say it themselves. */
const apartBy = (first: Figure, second: Figure): string =>
  first.record === '' && / a game\b/.test(first.words)
    ? `, by ${Number(Math.abs(first.value - second.value).toFixed(1))} a game`
    : '';

const higher = (what: string): string =>
  /streak/.test(what)
    ? 'longer'
    : /record/.test(what)
      ? 'better'
      : /^(?:scoring|points|goals|runs)/.test(what)
        ? 'higher'
        : 'higher average of';
const lower = (what: string): string =>
  /streak/.test(what)
    ? 'longer'
    : /record/.test(what)
      ? 'worse'
      : /^scoring/.test(what)
        ? 'lower'
        : 'lower average of';

/** Teams without a loss, or without a win; where there are none, who comes closest. */
function withNone(query: FindQuery, { all, asked, sport, span, what }: Figures, among: string): string[] {
  const isOfWins = query.order === 'least';
  const count = ({ won, lost }: Figure) => (isOfWins ? won : lost);
  const none = (each: Figure) => count(each) < (query.over ?? 0.5);
  const sort = isOfWins ? 'winless' : 'undefeated';
  const [own] = query.teams.length === 1 ? asked : [];
  if (own) {
    const who = theTeam(own.team, sport);
    return [`${none(own) ? `Yes, ${who} are` : `No, ${who} are not`} ${sort}, ${span}: ${own.words}.`];
  }
  const of = query.teams.length > 0 ? asked : asked.filter(none);
  const where = what === 'record' ? '' : ` by their ${what}`;
  if (of.some(none) || query.teams.length > 0)
    return [
      `${upperFirst(sort)} ${sport} teams${where}${among}, ${span}:`,
      ...of
        .slice(0, mostRows)
        .map((each) => item(`${each.team}: ${each.words}${none(each) ? '' : `, not ${sort}`}`)),
    ];
  const least = Math.min(...asked.map(count));
  const closest = asked.filter((each) => count(each) === least);
  const unit = isOfWins ? plural(least, 'win') : plural(least, 'loss', 'losses');
  return [
    `No ${sport} team is ${sort}${where}${among}, ${span}. With ${unit}, the fewest:`,
    ...closest.slice(0, usual).map(({ team, words }) => item(`${team}: ${words}`)),
    ...(closest.length > usual ? [`And ${closest.length - usual} more of ${all.length}.`] : []),
  ];
}
