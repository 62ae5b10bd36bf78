/** Reads questions about prices: the best one, every book's, how they moved, margins, arbitrage, middles and whole boards. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';

const written = {
  best: 'best|bst|cheapest|highest|better|top|lowest',
  odds: 'price|prices|odds|line|lines|number|numbers|quote|quotes|pricing|payout|moneyline odds|closing line',
  juice: 'juice|juiced',
  vig: 'vig|vigorish|hold|margin|margins|overround|rake',
  moved:
    'move|moves|moved|moving|mover|movers|movement|movements|open|opened|opener|opening|opening line|open at|came down|come down|' +
    'gone down|went down|go down|come up|gone up|went up|go up|dropped|drop|dropping|drops|risen|rose|rising|shifted|shift|shifts|steam|steamed|' +
    'steaming|changed|change|line move|line moves|line movement|budge|budged',
  most: 'most|biggest|largest|big|the most|a lot',
  arb: 'arb|arbs|arbing|arbitrage|arbitrages|arbitrage bets|sure bet|sure bets|surebet|surebets|free money|guaranteed profit|arb bets',
  middle: 'middle|middles|middling|middled',
  spot: 'opportunity|opportunities|opps|spot|spots|anywhere|available|exist|on the board',
  board: 'board|boards|slate|every|all|whole|full|entire|each',
  shop: 'shop|line shop|shopping|line shopping|compare prices|compare odds|compare the odds|compare lines',
  compare: 'compare|comparing|comparison',
  /** A side to bet on. */
  pick: 'to cover|to win|outright|straight up|su',
  books: 'book|books|sportsbook|sportsbooks|bookie|bookies',
  join: 'vs|or|versus|@|against',
  favored: 'favored|favoured|favored by|favoured by|favorite in|the favorite|chalk',
  points: 'points|pts|goals|runs',
  much: 'how much|how many|how big|how far',
  why: 'why|since when|how come',
  what: 'what|what is|what are|what was|which',
} as const;
const words = lexicon(written);

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readMarket(prompt: string, known: Known): MarketQuery | undefined {
  const terms = termsOf(prompt, words, known);
  if (terms.isPast || terms.nightGame || terms.isUnclear) return undefined;
  const subject = subjectOf(terms);
  const { sports, teams, days, markets, sides, lines, numbers, books, has, unread } = subject;
  if (unread.length > 0 || subject.prices.length > 0 || subject.money.length > 0) return undefined;
  const topic = topicOf(subject);
  if (!topic || teams.length > 4 || markets.length > 1 || sides.length > 1 || books.length > 6)
    return undefined;
  const number = [...lines, ...numbers];
  if (number.length > 1) return undefined;
  const [side = null] = sides;
  const isOfPoints = has('points') || (has('favored') && has('much'));
  const [
    market = side === 'over' || side === 'under' ? 'total' : isOfPoints || lines.length > 0 ? 'spread' : null,
  ] = markets;
  return {
    ask: 'market',
    topic,
    sports,
    teams,
    players: [],
    days,
    market,
    side: side === 'over' || side === 'under' ? side : null,
    line: number[0] ?? null,
    stat: null,
    books,
  };
}

type Topic = MarketQuery['topic'];

/** The most particular question wins: "any middles at the best price" asks for middles. */
function topicOf({
  has,
  teams,
  sports,
  markets,
  sides,
  lines,
  books,
}: Subject<keyof typeof written>): Topic | undefined {
  const isOnSlate = teams.length === 0;
  if (has('pick')) return undefined;
  if (has('arb')) return 'arbitrage';
  if (has('middle')) return 'middle';
  if (has('moved')) {
    if (has('most') && isOnSlate) return 'largest_move';
    return isOnSlate ? undefined : 'movement';
  }
  if (has('spot') || has('most')) return undefined;
  const namesMarket = markets.length > 0 || sides.length > 0 || lines.length > 0;
  if (isOnSlate)
    return has('odds') && (has('board') || sports.length > 0) && !has('best')
      ? 'board'
      : has('board') && sports.length > 0 && !namesMarket
        ? 'board'
        : undefined;
  if (has('vig') || (has('juice') && has('much'))) return 'margin';
  const namesPrice = has('odds') || has('juice');
  if (has('why')) return undefined;
  if (has('shop') || (has('best') && (namesPrice || has('books')))) return 'best_price';
  if (has('best')) return undefined;
  // "Spread for Miami" asks for a bet; "spread for Lions Packers" names no side to bet on.
  const namesGame = (teams.length > 1 && !has('join')) || has('what') || markets.includes('total');
  const isOfPoints = has('points') && sides.length === 0;
  if (has('compare') && !namesPrice && books.length === 0 && !has('books')) return undefined;
  const asks = namesPrice || books.length > 0 || has('favored') || isOfPoints || has('books');
  return asks || (namesGame && markets.length > 0 && lines.length === 0 && sides.length === 0)
    ? 'books'
    : undefined;
}
