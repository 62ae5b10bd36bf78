/** A list of a slate: its favorites or underdogs by price, spread or value, its games by total or spread, with a row for each. */
import type { CardOf } from '../../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../../feed/games/game.ts';
import { plural } from '../../../../platform/format.ts';
import type { QueryAnswer } from '../../answered.ts';
import { boardOf, playOn, pricesOf } from '../../table/next.ts';
import type { Tables } from '../../table/tables.ts';
import { item, listed, onDays } from '../../table/words.ts';
import { lineRows } from './lines.ts';
import type { Row } from './row.ts';
import { teamRows } from './teams.ts';
import { boundWords, kindOf, orderOf } from './wording.ts';

/** The most rows in words without a number; the card has up to 40. */
const mostInWords = 8;
const mostRows = 40;

/** Whether a board is asked for in a way that only a list of single lines or teams answers. */
export const isRanked = ({
  topic,
  side,
  price,
  venue,
  limit,
  by,
  bothEnds,
  sizes,
  lines,
  order,
}: MarketQuery): boolean =>
  topic === 'board' &&
  (side === 'favorite' ||
    side === 'underdog' ||
    [price, venue, limit, by, bothEnds, sizes].some((each) => each !== undefined) ||
    (lines !== undefined && order !== null));

export function ranked(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const isOfTeams = query.side !== null || query.price !== undefined || query.venue !== undefined;
  const rows = isOfTeams ? teamRows(games, query, books) : lineRows(games, query, books);
  const sports = [...new Set(games.map(({ sport }) => sport))];
  const [sport = 'NFL'] = sports;
  const days = onDays(query.days ?? [...new Set(games.map(({ day }) => day))]);
  const kind = kindOf(query, listed(sports), sport);
  const [first] = rows;
  if (!first)
    return {
      response: `None of ${plural(games.length, `${listed(sports)} game`)}${days} has ${boundWords(query, sport)} now.`,
      cards: [],
      alternatives: [boardOf(sport)],
    };
  const { limit } = query;
  const title = `${kind}${days}`;
  const ends = query.bothEnds ? endsOf(rows, limit ?? mostOfEnd) : undefined;
  const shown = rows.slice(0, limit ?? mostInWords);
  const more = limit === undefined ? rows.length - shown.length : 0;
  const of = rows.length < games.length ? `, ${rows.length} of ${plural(games.length, 'game')}` : '';
  const lead = `${title}${orderOf(query)}${limit === undefined ? of : ''}:`;
  return {
    response: ends
      ? [`${title}. Highest:`, ...ends[0].map(said), 'Lowest:', ...ends[1].map(said)].join('\n')
      : [lead, ...shown.map(said), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
    cards: [cardOf(title, ends ? ends.flat() : limit === undefined ? rows : shown)],
    alternatives: [pricesOf(first.game), playOn(first.game)],
  };
}

const said = ({ words }: Row): string => item(words);

/** How many of each end are shown without a number. */
const mostOfEnd = 3;

/** The first and the last, of which none is shown twice. */
function endsOf(rows: readonly Row[], limit: number): readonly [Row[], Row[]] {
  const top = rows.slice(0, limit);
  return [
    top,
    rows
      .filter((row) => !top.includes(row))
      .slice(-limit)
      .toReversed(),
  ];
}

function cardOf(title: string, rows: readonly Row[]): CardOf<'table'> {
  const [first] = rows;
  return {
    type: 'table',
    title: title.slice(0, 120),
    columns: (first?.cells ?? []).map(([label], at) => ({ label, align: at < 2 ? 'start' : 'end' })),
    rows: rows.slice(0, mostRows).map(({ cells }) => cells.map(([, text]) => text)),
  };
}
