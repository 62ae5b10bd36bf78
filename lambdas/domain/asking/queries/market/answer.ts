/** Answers questions about prices from the board. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Game } from '../../../feed/games/game.ts';
import { isStarting } from '../../answer/terms.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf } from '../table/next.ts';
import { gamesAbout, type Tables } from '../table/tables.ts';
import { listed, onDays, theTeam } from '../table/words.ts';
import { bestPrice, worstPrice } from './best-price.ts';
import { board } from './board.ts';
import { bookPrices } from './book-prices.ts';
import { atBooks } from './books/at-books.ts';
import { atLine } from './books/at-line.ts';
import { arbitrage, middles } from './covers.ts';
import { extremes } from './extremes.ts';
import { favored } from './favored.ts';
import { golfPrices } from './golf/answer.ts';
import { isOfTournament } from './golf/prompt.ts';
import { implied, impliedBy } from './implied/answer.ts';
import { keyNumber } from './key-number/answer.ts';
import { ladderPays } from './ladder/answer.ts';
import { largest, movement } from './movement.ts';
import { isApart, partPrices } from './part-prices.ts';
import { playerLines } from './player-lines.ts';
import { isRanked, ranked } from './ranked/answer.ts';
import { teasedLines } from './teased/answer.ts';
import { gameView, propView } from './views/view.ts';

/** Says so if no such game is listed. */
export function answerMarket(query: MarketQuery, tables: Tables): QueryAnswer {
  const { topic, teams, sports } = query;
  if (isOfTournament(query)) return golfPrices(query, tables);
  if (query.ladder) return ladderPays(query, query.ladder, tables);
  if (query.teased) return teasedLines(query.teased, query, tables);
  const isBoard =
    (topic === 'board' || topic === 'margin' || topic === 'middle' || topic === 'implied') &&
    sports.length === 0 &&
    teams.length === 0;
  const asked = isBoard ? { ...query, sports: [tables.selectedSport] } : query;
  const [size] = query.sizes ?? [];
  if (topic === 'implied' && query.line !== null && size !== undefined) return impliedBy(query.line, size);
  // Of no team, no game is asked about.
  if (topic === 'key_number' && teams.length === 0) return keyNumber([], query, tables);
  if (topic === 'player_lines') return propView(query, tables) ?? playerLines(query, tables);
  if (topic === 'movement' && query.players.length > 0) return unmovedProps(query, tables);
  const about = gamesAbout(asked, tables).filter(({ startsAt }) =>
    isStarting(startsAt, asked.starts ?? null),
  );
  const open = query.night ? lastOfDay(about) : about;
  const games = topic === 'board' ? atBooks(open, asked) : open;
  if (games.length === 0 && open.length > 0) return noneAtBooks(asked, tables);
  if (games.length === 0) return nothing(asked, tables);
  const view = gameView(games, asked, tables);
  if (view) return view;
  const ofLine = topic === 'books' || topic === 'best_price' ? atLine(games, asked, tables) : undefined;
  if (ofLine) return ofLine;
  switch (topic) {
    case 'arbitrage':
      return arbitrage(games, asked, tables);
    case 'middle':
      return middles(games, asked, tables);
    case 'largest_move':
      return largest(games, asked);
    case 'board':
      if (isRanked(asked)) return ranked(games, asked, tables);
      return asked.order === null ? board(games, asked, tables) : extremes(games, asked, tables);
    case 'key_number':
      return keyNumber(games, asked, tables);
    case 'implied':
      return implied(games, asked);
    case 'movement':
      return movement(games, asked, tables);
    case 'books':
      if (asked.side === 'favorite') return favored(games, asked, tables);
      return isApart(asked) ? partPrices(games, asked, tables) : bookPrices(games, asked, tables);
    case 'best_price':
      if (isApart(asked)) return partPrices(games, asked, tables);
      return asked.order === 'least' ? worstPrice(games, asked, tables) : bestPrice(games, asked, tables);
    default:
      return bookPrices(games, asked, tables);
  }

  function nothing({ days }: MarketQuery, { selectedSport }: Tables): QueryAnswer {
    const [sport = selectedSport] = sports;
    const who =
      teams.length > 0
        ? ` for ${listed(
            teams.map((name) => theTeam(name, sport)),
            'or',
          )}`
        : '';
    const what = who === '' && sports.length > 0 ? `${listed(sports)} game` : 'game';
    return {
      response: `No upcoming ${what}${who} is listed${onDays(days) || ' in the next 7 days'}.`,
      cards: [],
      alternatives: [boardOf(sport)],
    };
  }
}

function noneAtBooks({ books, sports, days }: MarketQuery, { selectedSport }: Tables): QueryAnswer {
  const [sport = selectedSport] = sports;
  return {
    response: `${listed(books, 'or')} ${books.length > 1 ? 'price' : 'prices'} none of these games${onDays(days)} now.`,
    cards: [],
    alternatives: [boardOf(sport)],
  };
}

/** How a prop moved is not kept: said so, with its prices of now. */
function unmovedProps(query: MarketQuery, tables: Tables): QueryAnswer {
  const now = playerLines({ ...query, topic: 'player_lines' }, tables);
  return {
    ...now,
    response: [
      'We keep how the lines of games moved, and not those of player props, so we can’t tell where this one opened.',
      now.response,
    ].join('\n'),
  };
}

/** The night game of each day: the one that starts last. */
function lastOfDay(games: readonly Game[]): Game[] {
  const last = new Map<string, string>();
  for (const { sport, day, startsAt } of games) {
    const key = `${sport} ${day}`;
    if (startsAt > (last.get(key) ?? '')) last.set(key, startsAt);
  }
  return games.filter(({ sport, day, startsAt }) => last.get(`${sport} ${day}`) === startsAt);
}
