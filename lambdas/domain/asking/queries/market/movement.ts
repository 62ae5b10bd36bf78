/** How the line of a game moved, and which moved the most. */
import type { Market } from '../../../../contracts/asking/analysis.ts';
import type { CardOf } from '../../../../contracts/asking/cards.ts';
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { marketOf } from '../../../feed/board/board.ts';
import type { Game } from '../../../feed/games/game.ts';
import { momentLabel } from '../../../platform/calendar.ts';
import { percent } from '../../../platform/format.ts';
import { lineWords } from '../../english/leg.ts';
import { nickname } from '../../english/team-names.ts';
import type { QueryAnswer } from '../answered.ts';
import { boardOf, movesOf, playOn, pricesOf } from '../table/next.ts';
import { mainLineOf, offersOf, sideOfTeam } from '../table/selections.ts';
import { isOf, type Tables } from '../table/tables.ts';
import { item, listed, marketWords, matchup, matchupAndStart, odds, onDays } from '../table/words.ts';
import { marketsIn } from './markets.ts';
import { figureIn, largestMoves, type Move, moveOf } from './moves.ts';

const mostMoves = 8;

/** From the side of the team that was named; the home side's otherwise. */
export function movement(games: readonly Game[], query: MarketQuery, { books }: Tables): QueryAnswer {
  const parts = games.map((game) => {
    const named = query.teams.find((team) => isOf(game, team));
    const side = named && query.teams.length === 1 ? sideOfTeam(game, named) : 'home';
    const moves = marketsIn(query).flatMap((market) => moveOf(game, market) ?? []);
    const seen =
      moves.length > 0
        ? moves.map((move) =>
            move.from === move.to ? moveSentence(move, side) : item(moveSentence(move, side)),
          )
        : [unmoved(game, query, side, books)];
    return {
      text: [`${matchupAndStart(game)}:`, ...claimed(game, query, side), ...seen],
      cards: moves.filter(({ from, to }) => from !== to).map(({ market }) => cardOf(game, market, side)),
    };
  });
  const [game] = games;
  return {
    response: [
      ...parts.flatMap(({ text }) => text),
      ...(parts.some(({ cards }) => cards.length > 0) ? [why] : []),
    ].join('\n'),
    cards: parts.flatMap(({ cards }) => cards).slice(0, 6),
    alternatives: game ? [pricesOf(game), playOn(game)] : [],
  };
}

const why = 'We see the prices, not the reason for a move.';

/** The first prices that we saw are the opening ones as far as we know. */
function unmoved(game: Game, query: MarketQuery, side: TeamSide, books: readonly string[]): string {
  const markets = marketsIn(query);
  const names = listed(markets.map((market) => marketWords(market, game.sport)));
  const [first] = game.movement ?? [];
  const now = markets.flatMap((market) => {
    const figure = first ? figureIn(first, market) : currentOf(game, market);
    return figure === null
      ? []
      : [
          `${nameOf(game, market, side)} ${figureWords(from(figure, market, side), market)}${priceOf(game, market, side, books)}`,
        ];
  });
  if (now.length === 0)
    return `No book that we read has a price for the ${names} of this game now, so there is no movement to show.`;
  const figures = `: ${now.join(', ')}`;
  return first
    ? `No move of the ${names} since we first saw it, ${momentLabel(first.at)}${figures}.`
    : `We have seen the ${names} at one time only, so there is no movement to show. It is now${figures}.`;
}

/** ` (−140 at DraftKings)`, the best price of a team's side; of a total neither side is meant. */
function priceOf(game: Game, market: Market, side: TeamSide, books: readonly string[]): string {
  if (market === 'total') return '';
  const of = { game, market, selection: side };
  const line = mainLineOf(of);
  const [best] = offersOf(of, books).filter((offer) => market === 'moneyline' || offer.line === line);
  return best ? ` (${odds(best.price)} at ${best.book})` : '';
}

/** The home side's chance in percent, its spread, or the total, by the books of now. */
function currentOf(game: Game, market: Market): number | null {
  const consensus = marketOf(game, market);
  if (!consensus) return null;
  return market === 'moneyline' ? (consensus.sides[0]?.probability ?? null) : consensus.line;
}

/** What the asker remembers, against what we saw. */
function claimed(game: Game, { line, market }: MarketQuery, side: TeamSide): string[] {
  if (line === null || (market !== 'total' && market !== 'spread')) return [];
  const figures = (game.movement ?? []).flatMap((point) => figureIn(point, market) ?? []);
  const now = currentOf(game, market);
  const seen = [...figures, ...(now === null ? [] : [now])].map((each) => from(each, market, side));
  const last = seen.at(-1);
  if (last === undefined) return [];
  const is = (each: number) => each === line || (market === 'spread' && each === 0 - line);
  const words = (each: number) => figureWords(each, market);
  if (is(last)) return [`It is ${words(last)} now.`];
  return seen.some(is)
    ? [`Yes, it was ${words(line)}; it is ${words(last)} now.`]
    : [`It is ${words(last)} now, and most books have not had ${words(line)} since we first saw it.`];
}

type TeamSide = 'home' | 'away';

/** A figure from the side of a team: its chance, its spread, or the total. */
const from = (figure: number, market: Market, side: TeamSide): number => {
  if (side === 'home' || market === 'total') return figure;
  return market === 'spread' ? 0 - figure : 100 - figure;
};

function figureWords(figure: number, market: Market): string {
  if (market === 'moneyline') return percent(figure);
  return lineWords(figure, market);
}

function nameOf(game: Game, market: Market, side: TeamSide): string {
  const team = nickname(game[side].name, game.sport);
  return market === 'moneyline' ? `${team} to win` : market === 'spread' ? `${team} spread` : 'Total';
}

function moveSentence({ game, market, from: first, to: last, since, until }: Move, side: TeamSide): string {
  const [a, b] = [first, last].map((figure) => figureWords(from(figure, market, side), market));
  const name = nameOf(game, market, side);
  const times = `first seen ${momentLabel(since)}, last move ${momentLabel(until)}`;
  return first === last
    ? `${name}: ${b}, back where it was (${times}).`
    : `${name}: ${a} to ${b} (${times}).`;
}

function cardOf(game: Game, market: Market, side: TeamSide): CardOf<'movement'> {
  const team = nickname(game[side].name, game.sport);
  const name = market === 'moneyline' ? `${team} to win` : market === 'spread' ? `${team} spread` : 'Total';
  const points = (game.movement ?? []).flatMap((point) => {
    const figure = figureIn(point, market);
    if (figure === null) return [];
    const value = from(figure, market, side);
    return [{ at: point.at, value: market === 'moneyline' ? value / 100 : value }];
  });
  return { type: 'movement', title: `${name}, ${matchup(game)}`, market, points };
}

/** The moves of a slate, largest first. */
export function largest(games: readonly Game[], query: MarketQuery): QueryAnswer {
  const moves = largestMoves(games, marketsIn(query)).slice(0, mostMoves);
  const days = onDays(query.days ?? [...new Set(games.map(({ day }) => day))]);
  const [first] = moves;
  if (!first) {
    return {
      response: `No line moved${days} since we first saw it.`,
      cards: [],
      alternatives: [...new Set(games.map(({ sport }) => sport))].slice(0, 2).map(boardOf),
    };
  }
  const side = ({ game, market, to, from }: Move): TeamSide =>
    market === 'total' || (market === 'spread' ? to <= from : to >= from)
      ? 'home'
      : game.away
        ? 'away'
        : 'home';
  return {
    response: [
      `The largest moves${days}:`,
      ...moves.map((move) => item(`${matchup(move.game)}. ${moveSentence(move, side(move))}`)),
      why,
    ].join('\n'),
    cards: [
      {
        type: 'table',
        title: `Largest moves${days}`,
        columns: [
          { label: 'Game', align: 'start' },
          { label: 'Market', align: 'start' },
          { label: 'First', align: 'end' },
          { label: 'Now', align: 'end' },
          { label: 'First seen', align: 'end' },
        ],
        rows: moves.map((move) => {
          const { game, market, since } = move;
          const team = nickname(game[side(move)].name, game.sport);
          const words = (figure: number) => figureWords(from(figure, market, side(move)), market);
          const name =
            market === 'total' ? 'Total' : `${team} ${market === 'moneyline' ? 'to win' : 'spread'}`;
          return [matchup(game), name, words(move.from), words(move.to), momentLabel(since)];
        }),
      },
    ],
    alternatives: [movesOf(first.game), playOn(first.game)],
  };
}
