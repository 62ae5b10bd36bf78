/** Two teams side by side: records, against the spread, overs, scoring and form, with the prices of their next game where they meet. */
import type { FindQuery } from '../../../../../contracts/asking/queries/find.ts';
import { signed } from '../../../../platform/format.ts';
import { upperFirst } from '../../../../platform/upper-first.ts';
import { lineWords } from '../../../english/leg.ts';
import { nickname } from '../../../english/team-names.ts';
import type { QueryAnswer } from '../../answered.ts';
import { playFor, playOn, pricesOf } from '../../table/next.ts';
import { gameOf, type SportTable, type Tables } from '../../table/tables.ts';
import { item, matchupAndStart, odds } from '../../table/words.ts';
import { covers, finished, type Own, overs, ownGames, results, tallyWords } from '../past.ts';
import { standingWords } from '../records.ts';
import { averageOf } from '../team-games.ts';

const formLength = 5;

/** What is told of each team, in order; `–` where it is not kept. */
type Side = readonly (readonly [label: string, words: string])[];

export function sideBySide({ teams }: FindQuery, tables: Tables): QueryAnswer {
  const sides = teams.map((team) => {
    const table = tables.sports.find((each) => each.teams.some(({ name }) => name === team));
    const games = table ? ownGames(team, finished(table), tables.now) : [];
    return { team, sport: table?.sport ?? tables.selectedSport, side: sideOf(team, games, table) };
  });
  const [one, other] = sides;
  if (!one || !other) return { response: '', cards: [], alternatives: [] };
  const game = gameOf(teams, tables);
  const names = sides.map(({ team, sport }) => nickname(team, sport));
  const rows = one.side.map(([label, words], at) => [label, words, other.side[at]?.[1] ?? '–'] as const);
  return {
    response: [
      `${names.join(' and ')} side by side, over the games of this season that we keep (of all but the record at most 15 a team):`,
      ...rows.map(([label, first, second]) => item(`${label}: ${names[0]} ${first}, ${names[1]} ${second}`)),
      ...(game ? pricesIn(game) : []),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: names.join(' and '),
        columns: [
          { label: 'This season', align: 'start' },
          ...names.map((label) => ({ label, align: 'end' as const })),
        ],
        rows: rows.map(([label, ...words]) => [upperFirst(label), ...words]),
      },
    ],
    alternatives: game
      ? [pricesOf(game), playOn(game)]
      : sides.map(({ team, sport }) => playFor(team, sport)),
  };
}

function sideOf(team: string, games: readonly Own[], table: SportTable | undefined): Side {
  const row = table?.sheet?.standings?.rows.find((standing) => standing.team.name === team);
  const counted = (own: readonly Own[]) => (own.length === 0 ? '–' : tallyWords(results(own)));
  const [against, totals] = [covers(games), overs(games)];
  const last = games.slice(0, formLength);
  const average = (of: (game: Own) => number) => (games.length === 0 ? null : averageOf(games.map(of)));
  const [scored, conceded] = [average((game) => game.scored), average((game) => game.conceded)];
  const venue = (record: string | null | undefined, isHome: boolean) =>
    record?.replaceAll('-', '–') ?? counted(games.filter((game) => game.isHome === isHome));
  return [
    ['record', (row && standingWords(row)) ?? counted(games)],
    ['at home', venue(row?.homeRecord, true)],
    ['on the road', venue(row?.awayRecord, false)],
    [`last ${formLength}`, counted(last)],
    ['against the spread', against.games === 0 ? '–' : tallyWords(against)],
    ['overs and unders', totals.games === 0 ? '–' : tallyWords(totals)],
    ['scored a game', `${scored ?? '–'}`],
    ['allowed a game', `${conceded ?? '–'}`],
    [
      'margin a game',
      scored === null || conceded === null ? '–' : signed(Math.round((scored - conceded) * 10) / 10),
    ],
  ];
}

function pricesIn(game: NonNullable<ReturnType<typeof gameOf>>): string[] {
  const { prices, home, away, sport } = game;
  const [first, second] = [nickname(home.name, sport), nickname(away.name, sport)];
  const { moneyline, spread, total } = prices ?? {};
  const winners = [
    [first, moneyline?.home],
    [second, moneyline?.away],
  ] as const;
  const toWin = winners.flatMap(([name, price]) => (price == null ? [] : [`${name} ${odds(price)}`]));
  const priced = [
    ...(toWin.length > 0 ? [`${toWin.join(', ')} to win`] : []),
    ...(spread ? [`${first} ${lineWords(spread.homeLine, 'spread')}`] : []),
    ...(total ? [`total ${total.line}`] : []),
  ];
  return [`They meet: ${matchupAndStart(game)}${priced.length > 0 ? `. ${priced.join(', ')}` : ''}.`];
}
