/** The lines of a player, or of a statistic in the games named: each prop with its best over and under. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { mainLineOf, propMarket } from '../../../feed/board/props.ts';
import { propSides } from '../../../feed/board/sides.ts';
import { americanToDecimal, impliedProbability } from '../../../feed/odds/odds.ts';
import { isMeant } from '../../../feed/players/names.ts';
import { propWords } from '../../../feed/players/prop-words.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { percent } from '../../../platform/format.ts';
import { upperFirst } from '../../../platform/upper-first.ts';
import { isWithin } from '../../answer/terms.ts';
import { isBook } from '../../reading/names/books.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, scheduleOf } from '../table/next.ts';
import { allProps, type PlayerProp, propOffers, propsMeant, propsOn } from '../table/props.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { item, listed, matchupAndStart, odds, onDays } from '../table/words.ts';
import { ladders, rungsOf } from './players/ladder.ts';
import { priceWords } from './ranked/wording.ts';
import { unpostedProps } from './views/props.ts';

const [mostInWords, mostRows] = [16, 40];
/** The most props of which every book's price is listed. */
const mostByBook = 3;

export function playerLines(query: MarketQuery, tables: Tables): QueryAnswer {
  const { players, stat, stats = [], line, teams, days, sports, side, books } = query;
  const [sport = tables.selectedSport] = sports;
  const own = players.length > 0 ? players.flatMap((player) => propsOn(player, tables)) : allProps(tables);
  // Two teams that meet mean their game.
  const isTheirs = (game: PlayerProp['game']) =>
    teams.length === 2 && teams.every((team) => isOf(game, team));
  const areMeeting = own.some(({ game }) => isTheirs(game));
  const inGames = own.filter(
    ({ game, of }) =>
      (!areMeeting || isTheirs(game)) &&
      (query.view !== 'own_players' || teams.includes(of.team)) &&
      (teams.length === 0 || teams.some((team) => isOf(game, team))) &&
      (days === null || days.includes(game.day)),
  );
  const found = stats.length > 0 ? stats.flatMap((each) => meant(inGames, each)) : meant(inGames, stat);
  const ofAllLines = query.lines ? ladders(ofBooks(found, books), query, tables) : undefined;
  if (ofAllLines) return ofAllLines;
  const rows = ofBooks(found, books)
    .flatMap((prop) => rowOf(prop, line, tables, books))
    .filter(({ best }) => !query.price || (best !== undefined && isWithin(best, query.price)))
    .toSorted(
      (a, b) => byLine(a, b, query.order) || byPrice(a, b, query.order) || a.name.localeCompare(b.name, 'en'),
    );
  const what =
    stats.length > 0
      ? `${listed(stats.map((each) => statNames[each]))} props`
      : stat === null
        ? 'props'
        : stat === 'other'
          ? 'props of that kind'
          : `${statNames[stat]} props`;
  const within = priceWords(query.price);
  const at = books.length > 0 ? ` at ${listed(books)}` : '';
  const who = players.length > 0 ? ` on ${listed(players, 'or')}` : '';
  const instead =
    rows.length > 0 || line === null ? [] : ofBooks(found, books).flatMap(mainRow(tables, books));
  if (instead.length > 0)
    return {
      response: [
        `${noneAt(books)} ${numberWords(query)}${who}${onDays(days)} now.`,
        ...instead.slice(0, mostByBook).map((row) => `Listed: ${listedLines(row, line, tables)}.`),
      ].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  if (rows.length === 0 && isOfWholeGame(query)) return unpostedProps(query, tables);
  if (rows.length === 0) {
    const isCounted = line !== null && stat !== null && stat !== 'other';
    const priced = ofBooks(inGames, books).filter(({ prices }) => prices.length > 0);
    const stats = [...new Set(priced.map(({ of }) => statNames[of.stat]))];
    const other = stats.length > 0 ? ` Listed${who === '' ? '' : ' there'}: ${listed(stats)}.` : '';
    return {
      response: `${noneAt(books)} ${isCounted ? numberWords(query) : what}${who}${line === null || isCounted ? '' : ` at ${line}`}${within}${onDays(days)} now.${within === '' ? other : ''}`,
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  }
  const [first] = rows;
  const isOfUnder = side === 'under';
  const checked = isOfUnder ? first?.bestUnder?.price : first?.best;
  const isOfGame = isOfWholeGame(query);
  const absent = [
    ...stats.filter((each) => !rows.some(({ prop }) => prop.of.stat === each)).map((each) => statNames[each]),
  ];
  const unlisted = absent.length > 0 ? [`Not listed${who === '' ? '' : who}: ${listed(absent)}.`] : [];
  const without = players.filter((player) => !rows.some(({ prop }) => isMeant(player, prop.of.player)));
  const games = [...new Set(rows.map(({ prop }) => matchupAndStart(prop.game)))];
  const title =
    players.length > 0
      ? listed([...new Set(rows.map(({ prop }) => prop.of.player))])
      : games.length > 1
        ? `${upperFirst(what)}${within} in ${games.length} games${onDays(days)}`
        : `${games[0] ?? ''}${within === '' ? '' : `,${within}`}`;
  const inWords = query.limit ?? mostInWords;
  const more = rows.length - inWords;
  // Of one prop, a list has room for every book.
  const isOfOne = players.length > 0 && (stat !== null || stats.length > 0) && books.length === 0;
  return {
    response: [
      ...extremeOf(rows, query.order),
      ...(books.length === 0 ? ofSide(rows, side) : []),
      `${title.slice(0, 110)}${players.length > 0 && games.length === 1 ? `, ${games[0]}` : ''}, ${books.length > 1 ? 'prices' : 'best prices'}${at}:`,
      ...(isOfGame
        ? byStatistic(rows)
        : rows.slice(0, inWords).flatMap((row) => [
            // In several games, each line says in which.
            item(
              `${row.text}${players.length > 0 && games.length > 1 ? ` (${matchupAndStart(row.prop.game)})` : ''}`,
            ),
            ...(isOfOne && rows.length <= mostByBook ? byBook(row) : []),
          ])),
      ...(more > 0 && !isOfGame ? [`And ${more} more.`] : []),
      ...unlisted,
      ...without.map((player) => `No ${what} on ${player} are listed now.`),
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
    alternatives:
      checked === undefined || !first
        ? []
        : [
            checkOf(
              `${first.prop.of.player} ${isOfUnder ? 'under' : 'over'} ${first.line} ${statNames[first.prop.of.stat]}`,
              checked,
            ),
          ],
  };
}

/** Whatever is priced on players in the games named. */
const isOfWholeGame = ({ players, stat, stats = [], teams, line, price, order, limit, view }: MarketQuery) =>
  teams.length > 0 &&
  players.length + stats.length === 0 &&
  stat === null &&
  line === null &&
  order === null &&
  !price &&
  !limit &&
  view === undefined;

/** `• receptions: A.J. Brown over 5.5 −115 / under 5.5 −105; and 6 more` */
function byStatistic(rows: readonly Row[]): string[] {
  const groups = Map.groupBy(rows, ({ prop }) => statNames[prop.of.stat]);
  return [...groups].map(([stat, own]) => {
    const named = own.slice(0, mostByStatistic).map(({ prop, line, over, under }) => {
      const sides = [
        over === none ? [] : `over ${line} ${over}`,
        under === none ? [] : `under ${line} ${under}`,
      ];
      return `${prop.of.player} ${sides.flat().join(' / ')}`;
    });
    const more = own.length - named.length;
    return item(`${stat}: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}`);
  });
}
const mostByStatistic = 3;
/** Of a side that nobody prices. */
const none = '–';

/** By the lines of a question for the highest or the lowest one; otherwise they do not decide. */
function byLine(a: Row, b: Row, order: MarketQuery['order']): number {
  if (order === null) return 0;
  return order === 'most' ? b.line - a.line : a.line - b.line;
}

/** Who has the highest or the lowest line, before all of them. */
function extremeOf(rows: readonly Row[], order: MarketQuery['order']): string[] {
  const [first] = rows;
  if (order === null || !first) return [];
  if (rows.every(isScorer)) return [`The ${order === 'most' ? 'longest' : 'shortest'} price: ${first.text}.`];
  const tied = rows.filter(({ line }) => line === first.line);
  const names = tied.slice(0, mostByBook).map(({ prop }) => prop.of.player);
  return [
    `The ${order === 'most' ? 'highest' : 'lowest'} line: ${listed(names)}, ${first.line} ${statNames[first.prop.of.stat]}.`,
  ];
}

/** Of one prop whose side was asked for, that side with its chance, before both of them: `Under 48.5: −116 at BetOnline is the best price; 52.1% by the market.` */
function ofSide([row, ...others]: Row[], side: MarketQuery['side']): string[] {
  if (!row || others.length > 0 || (side !== 'over' && side !== 'under') || isScorer(row)) return [];
  const best = side === 'over' ? row.bestOver : row.bestUnder;
  if (!best) return [];
  const chance = side === 'over' ? row.chance : 100 - row.chance;
  return [
    `${upperFirst(side)} ${row.line}: ${odds(best.price)} at ${best.book} is the best price; ${percent(chance)} by the market.`,
  ];
}

/** `No book lists`, `FanDuel lists no` */
const noneAt = (books: readonly string[]): string =>
  books.length > 0 ? `${listed(books, 'and')} ${books.length > 1 ? 'list' : 'lists'} no` : 'No book lists';

/** `80+ receiving yards`, `under 60.5 receiving yards` */
function numberWords({ line, side, stat }: MarketQuery): string {
  const number =
    line !== null && side !== 'under' && Number.isInteger(line + half)
      ? `${line + half}+`
      : `${side ?? 'over'} ${line}`;
  return stat === null || stat === 'other' ? number : `${number} ${statNames[stat]}`;
}
const half = 0.5;

/** The listed lines that are nearest to the one that no book has: of a prop with one line, that one. */
function listedLines({ prop, text, name }: Row, asked: number | null, tables: Tables): string {
  const rungs = rungsOf(prop, tables);
  if (rungs.length < 2 || asked === null) return text;
  const near = rungs.toSorted(
    (a, b) => Math.abs(a.line - asked) - Math.abs(b.line - asked) || a.line - b.line,
  );
  const shown = near.slice(0, mostNear).toSorted((a, b) => a.line - b.line);
  return `${name}: ${shown.map(({ words }) => words).join('. ')}`;
}
/** How many listed lines are named beside one that is not. */
const mostNear = 3;

/** Each at the line that a question without a number means. */
const mainRow = (tables: Tables, books: readonly string[]) => (prop: PlayerProp) =>
  rowOf(prop, null, tables, books);

interface Best {
  readonly price: number;
  readonly book: string;
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
  /** Absent where nobody prices that side. */
  readonly bestOver?: Best | undefined;
  readonly bestUnder?: Best | undefined;
  /** Of the over, percent; 0 if unknown. */
  readonly chance: number;
}

/** Of scorers, the longest prices first where those are asked for. */
const byPrice = (a: Row, b: Row, order: MarketQuery['order']): number =>
  order === 'most' && isScorer(a) && isScorer(b) ? likelier(b, a) : likelier(a, b);

const isScorer = ({ under }: Row): boolean => under === none;

/** Scorers, whose price has one side, in the order of their best price; others by their chance. */
function likelier(a: Row, b: Row): number {
  const areScorers = isScorer(a) && isScorer(b);
  if (!areScorers || a.best === undefined || b.best === undefined) return b.chance - a.chance;
  return americanToDecimal(a.best) - americanToDecimal(b.best);
}

/** Of these statistics; a scorer's of his sport. */
const meant = (own: readonly PlayerProp[], stat: MarketQuery['stat']): PlayerProp[] =>
  propsMeant(own, { stat, line: null });

/** With the prices of these books only, where any is named. */
function ofBooks(props: readonly PlayerProp[], books: readonly string[]): PlayerProp[] {
  if (books.length === 0) return [...props];
  return props.map((prop) => ({
    ...prop,
    prices: prop.prices.filter(({ book }) => books.some((named) => isBook(book, named))),
  }));
}

/** Each named book's own line with both of its prices: "FanDuel over 2.5 +134, under 2.5 −174". */
function sideBySide({ prices }: PlayerProp, line: number, named: readonly string[]): string[] {
  return named.flatMap((name) => {
    const own = prices.filter(({ book }) => isBook(book, name));
    const price =
      own.find((each) => each.line === line) ??
      own.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];
    if (!price) return [`${name} lists none`];
    const sides = [
      ...(price.over === null ? [] : [`over ${price.line} ${odds(price.over)}`]),
      ...(price.under === null ? [] : [`under ${price.line} ${odds(price.under)}`]),
    ];
    return sides.length === 0 ? [`${name} lists none`] : [`${price.book} ${sides.join(', ')}`];
  });
}

/** Every book's own line and prices of a prop. */
function byBook({ prop, line, under }: Row): string[] {
  const all = [...new Set(prop.prices.map(({ book }) => book))];
  const [only = '', ...others] = all;
  if (others.length === 0) return [`Only ${only} lists it.`];
  const isOneSided = under === '–' && prop.prices.every((price) => price.under === null);
  const prices = isOneSided
    ? all.flatMap((book) => {
        const price = prop.prices.find((each) => each.book === book && each.line === line)?.over ?? null;
        return price === null ? [] : [`${book} ${odds(price)}`];
      })
    : sideBySide(prop, line, all);
  return [`By book: ${prices.join('; ')}.`];
}

/** At the line named, otherwise at the one that a question without a number means. */
function rowOf(prop: PlayerProp, asked: number | null, { books }: Tables, named: readonly string[]): Row[] {
  const { of, prices, game } = prop;
  const line =
    asked ?? mainLineOf({ stat: of.stat, prices }) ?? prices.toSorted((a, b) => a.line - b.line)[0]?.line;
  if (line === undefined || line === null) return [];
  const [over] = propOffers(prop, 'over', line, books);
  const [under] = propOffers(prop, 'under', line, books);
  if (!over && !under) return [];
  const name = `${of.player}, ${statNames[of.stat]}`;
  const cell = (offer: typeof over) => (offer ? odds(offer.price) : none);
  const priced = [
    ...(over
      ? [
          `${under ? `over ${line}` : propWords({ stat: of.stat, selection: 'over', line, oneSided: true })} ${odds(over.price)} at ${over.book}`,
        ]
      : []),
    ...(under ? [`under ${line} ${odds(under.price)} at ${under.book}`] : []),
  ];
  const [side] = propSides(game, prop, books, line);
  return [
    {
      prop,
      name,
      line,
      over: cell(over),
      under: cell(under),
      text: `${name}: ${named.length > 1 ? sideBySide(prop, line, named).join('; ') : priced.join(', ')}`,
      best: over?.price,
      bestOver: over,
      bestUnder: under,
      chance:
        propMarket(prices, line)?.sides[0]?.probability ??
        side?.marketProbability ??
        (over ? 100 * impliedProbability(over.price) : 0),
    },
  ];
}
