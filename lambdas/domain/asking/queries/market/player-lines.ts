/** The lines of a player, or of a statistic in the games named: each prop with its best over and under. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { propMarket } from '../../../feed/board/props.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { allProps, type PlayerProp, propOffers, propsMeant, propsOn } from '../table/props.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { item, listed, matchupAndStart, odds, onDays } from '../table/words.ts';

const [mostInWords, mostRows] = [16, 40];

export function playerLines(query: MarketQuery, tables: Tables): QueryAnswer {
  const { players, stat, line, teams, days, sports, side } = query;
  const [sport = tables.selectedSport] = sports;
  const own = players.length > 0 ? players.flatMap((player) => propsOn(player, tables)) : allProps(tables);
  const inGames = own.filter(
    ({ game }) =>
      (teams.length === 0 || teams.some((team) => isOf(game, team))) &&
      (days === null || days.includes(game.day)),
  );
  const found = propsMeant(inGames, { stat, line: null });
  const rows = found
    .flatMap((prop) => rowOf(prop, line, tables))
    .toSorted((a, b) => b.chance - a.chance || a.name.localeCompare(b.name, 'en'));
  const what = stat === null || stat === 'other' ? 'props' : `${statNames[stat]} props`;
  const who = players.length > 0 ? ` on ${listed(players, 'or')}` : '';
  if (rows.length === 0) {
    const stats = [...new Set(inGames.map(({ of }) => statNames[of.stat]))];
    const instead = stats.length > 0 ? ` Listed${who === '' ? '' : ' there'}: ${listed(stats)}.` : '';
    return {
      response: `No book lists ${what}${who}${line === null ? '' : ` at ${line}`}${onDays(days)} now.${instead}`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  }
  const [first] = rows;
  const games = [...new Set(rows.map(({ prop }) => matchupAndStart(prop.game)))];
  const title =
    players.length > 0 ? listed([...new Set(rows.map(({ prop }) => prop.of.player))]) : (games[0] ?? '');
  const more = rows.length - mostInWords;
  return {
    response: [
      `${title.slice(0, 110)}${players.length > 0 && games.length === 1 ? `, ${games[0]}` : ''}, best prices:`,
      ...rows.slice(0, mostInWords).map(({ text }) => item(text)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: title.slice(0, 120),
        columns: [
          { label: 'Prop', align: 'start' },
          { label: 'Line', align: 'end' },
          { label: 'Over', align: 'end' },
          { label: 'Under', align: 'end' },
        ],
        rows: rows
          .slice(0, mostRows)
          .map(({ name, line: at, over, under }) => [name.slice(0, 120), `${at}`, over, under]),
      },
    ],
    alternatives: first?.best
      ? [
          checkOf(
            `${first.prop.of.player} ${side ?? 'over'} ${first.line} ${statNames[first.prop.of.stat]}`,
            first.best,
          ),
        ]
      : [],
  };
}

interface Row {
  readonly prop: PlayerProp;
  readonly name: string;
  readonly line: number;
  readonly over: string;
  readonly under: string;
  readonly text: string;
  /** The best price on the over, American odds. */
  readonly best: number | undefined;
  /** Of the over, percent; 0 if unknown. */
  readonly chance: number;
}

/** At the line named, otherwise at the one that most books offer. */
function rowOf(prop: PlayerProp, asked: number | null, { books }: Tables): Row[] {
  const market = propMarket(prop.prices);
  const line = asked ?? market?.line ?? prop.prices[0]?.line;
  if (line === undefined || line === null) return [];
  const [over] = propOffers(prop, 'over', line, books);
  const [under] = propOffers(prop, 'under', line, books);
  if (!over && !under) return [];
  const name = `${prop.of.player}, ${statNames[prop.of.stat]}`;
  const cell = (offer: typeof over) => (offer ? odds(offer.price) : '–');
  const priced = [
    ...(over ? [`over ${line} ${odds(over.price)} at ${over.book}`] : []),
    ...(under ? [`under ${line} ${odds(under.price)} at ${under.book}`] : []),
  ];
  return [
    {
      prop,
      name,
      line,
      over: cell(over),
      under: cell(under),
      text: `${name}: ${priced.join(', ')}`,
      best: over?.price,
      chance: propMarket(prop.prices, line)?.sides[0]?.probability ?? 0,
    },
  ];
}
