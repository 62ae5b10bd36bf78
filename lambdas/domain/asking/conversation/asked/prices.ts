/** The prices of a leg that was shown, as they are now: at every book, or at some of them. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { mostQueries } from '../../../../contracts/asking/query.ts';
import type { ShownLeg, Turn } from '../../../../contracts/asking/turn.ts';
import { isRuled } from '../../queries/reading/kinds.ts';
import type { Heard } from '../heard.ts';
import { namedBetOf } from '../named-bet.ts';
import { wantedBet } from '../wanted/bet.ts';

const open = {
  ask: 'market' as const,
  days: null,
  line: null,
  stat: null,
  order: null,
  night: false,
};

/** @returns undefined for a bet whose prices are not listed by book: a part of a game, the total of one team */
export function pricesAt(bet: NamedBet, books: readonly string[] = []): MarketQuery | undefined {
  const { sports, teams, player, stat, market, side } = bet;
  const direction = side === 'over' || side === 'under' ? side : null;
  if (bet.period || bet.unlisted) return undefined;
  const about = { ...open, sports, side: direction, books: [...books] };
  if (player !== null)
    return { ...about, topic: 'player_lines', teams: [], players: [player], market: null, stat };
  if (teams.length === 0 || market === 'team_total' || market === 'outright' || market === 'prop')
    return undefined;
  const topic = books.length > 0 ? 'books' : 'best_price';
  // The number that was bet is not always the one that most books have now.
  const line = topic === 'best_price' && market === 'total' && direction ? bet.line : null;
  return { ...about, topic, teams, players: [], market: market ?? (direction ? 'total' : 'moneyline'), line };
}

/** The prices of the one bet that the last answer was about; undefined if it was about several, or none. */
export function pricesOfLast(turn: Turn, books: readonly string[] = []): MarketQuery | undefined {
  const { play } = turn;
  if (play) {
    const [leg, ...others] = play.legs;
    const bet = leg && others.length === 0 ? namedBetOf(leg) : undefined;
    return bet && pricesAt(bet, books);
  }
  const wanted = wantedBet(turn);
  if (wanted) return pricesAt(wanted, books);
  const [last, ...more] = turn.asked ?? [];
  if (!last || more.length > 0 || !isRuled(last)) return undefined;
  if (last.ask === 'check') {
    const [bet, ...others] = last.legs;
    return bet && others.length === 0 ? pricesAt(bet, books) : undefined;
  }
  if (last.ask !== 'market') return undefined;
  if (last.topic === 'player_lines') return { ...last, books: [...books] };
  if (last.teams.length === 0 || (last.topic !== 'best_price' && last.topic !== 'books')) return undefined;
  // Without a market, the best price is that of the winner.
  const market = last.topic === 'best_price' ? (last.market ?? 'moneyline') : last.market;
  return books.length > 0
    ? { ...last, topic: 'books', market, books: [...books] }
    : { ...last, topic: market === null ? 'books' : 'best_price', market };
}

/** "Is either one cheaper there" asks of each leg by itself. */
const ofEach = /\b(?:either|each|any (?:one )?of|any leg|every leg|separately|individually|by themselves)\b/i;

/**
 * Where legs of one game make the bet, no feed has its price at any book, and still that of each leg.
 * @returns undefined for legs of several games, unless each is asked about, and where a leg cannot be asked about by itself
 */
export function legsAtBooks(
  legs: readonly ShownLeg[],
  books: readonly string[],
  text: string,
): Heard | undefined {
  const isOfGame = new Set(legs.map(({ gameId }) => gameId)).size < legs.length;
  if (!isOfGame && !ofEach.test(text)) return undefined;
  if (books.length === 0 || legs.length > mostQueries) return undefined;
  const queries = legs.flatMap((leg) => {
    const bet = namedBetOf(leg);
    return (bet && pricesAt(bet, books)) ?? [];
  });
  if (queries.length < legs.length) return undefined;
  return {
    kind: 'queries',
    queries,
    isAside: true,
    says: `${isOfGame ? 'No feed has the price of legs of one game together. ' : ''}This is what ${books.join(' and ')} has for each leg:`,
  };
}
