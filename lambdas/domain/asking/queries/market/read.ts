/** Reads questions about prices: the best one, every book's, how they moved, margins, arbitrage, middles and whole boards. */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import { lexicon } from '../table/lexicon.ts';
import { type Subject, subjectOf } from '../table/subject.ts';
import { type Known, termsOf } from '../table/terms.ts';

const written = {
  best: 'best|bst|cheapest|better|top|the most for|most for|pays the most|pays most|the most money|highest price|best number',
  odds: 'price|prices|odds|line|lines|number|numbers|quote|quotes|pricing|payout|moneyline odds|closing line|betting line|betting lines|vegas line|consensus|consensus line|the consensus|current odds|current line|opening odds|spread number|o/u number|point spread|listed|listed at|set at|posted|priced|priced at|pricing on|3 way|3-way|three way|3 way prices',
  juice: 'juice|juiced',
  vig: 'vig|vigorish|hold|margin|margins|overround|rake|house edge',
  moved:
    'move|moves|moved|moving|mover|movers|movement|movements|open|opened|opener|opening|opening line|open at|opened at|came down|come down|' +
    'gone down|went down|go down|come up|gone up|went up|go up|dropped|drop|dropping|drops|risen|rose|rising|shifted|shift|shifts|shifting|steam|steamed|gone up or down|went up or down|go up or down|gone anywhere|moved up or down|up or down|moved at all|moved much|drifted|drifting|drift|crept|creeping|slid|sliding|taken|money come in|gone|since lunch|since this morning|since yesterday|since open|since opening|gone from|go from|went from|go to|' +
    'steaming|changed|change|changing|line move|line moves|line movement|budge|budged|price history|line history|odds history|history|fallen|fell|jumped|jump|swing|swung|tanked|tick|ticked|bet up|bet down|flipped|crashed|climbed|start at|started at|been|since',
  steam:
    'steam moves|steam move|steam plays|whats moving|what is moving|what lines moved|which lines moved|what lines are moving|lines moving',
  most: 'most|biggest|largest|big|the most|a lot|huge|major|furthest|wildest|whats moved|hot',
  arb: 'arb|arbs|arbing|arbitrage|arbitrages|arbitrage bets|sure bet|sure bets|surebet|surebets|free money|risk free bets|risk free bet|two books|between two books|both sides|opposite sides|guaranteed profit|arb bets|risk free|riskless|lock in profit both ways',
  middle: 'middle|middles|middling|middled|middle opportunities',
  spot: 'opportunity|opportunities|opps|spot|spots|anywhere|available|exist|on the board|out there|to be had|across books|between books|around',
  board:
    'board|boards|slate|every|all|whole|full|entire|each|all of them|all the|every single|any sport|all sports|all day|across the board|list of',
  show: 'show|show me|list|list me|pull up|display|lemme see|let me see|see|what are|whats|what is|list every|send me|print|give me|gimme|where',
  shop: 'shop|line shop|shopping|line shopping|compare prices|compare odds|compare the odds|compare lines',
  compare: 'compare|comparing|comparison|compared',
  /** A side to bet on. */
  pick: 'to cover|to win|outright|straight up|su',
  books:
    'book|books|sportsbook|sportsbooks|bookie|bookies|who has|whos got|who got|which book|what book|at every book|at all books|which shop|what shop|which app|which site|which place|does anyone have|anyone have|anybody have|anyone got|do they have|they have|have out|have up|have up for|up for|posted|posted yet|up yet|out yet|lines up|lines out|lines up yet|has posted|have posted|is offering|offering|who is offering|whos offering|hanging|who is hanging|dealing|higher|lower|who is higher|whos higher|who is lower|highest at|cheapest at|which is higher|got for',
  join: 'vs|or|versus|@|against',
  favored:
    'favored|favoured|favored by|favoured by|favorite in|the favorite|chalk|whos favored|giving points|laying points',
  points: 'points|pts|goals|runs',
  taking: 'taking|takes|charging|charges',
  /** The best price, whatever it is the price of. */
  bestPrice:
    'best place|best place to get|best place to grab|best place to bet|best place for|best book|best book for|best shop|best number|best price|best odds|best line|cheapest|cheapest price|cheapest juice|least juice|lowest juice|less juice|where can i get|where can i find|where can i grab|where can i bet|where can a guy|where can you get|where do i get|where to get|where to bet|where is the best|wheres the best|who has the best|whos got the best|which book has the best|better than|grab|grabbing|get it for',
  much: 'how much|how many|how big|how far|by how much|by how many',
  why: 'why|since when|how come',
  what: 'what|what is|what are|what was|which|whats',
  high: 'highest|biggest total|biggest fav on the board|biggest favorite on the board|longest odds|biggest price|longest|biggest favorite|biggest favorites|biggest underdog|biggest underdogs|biggest dog|biggest spread|heaviest favorite|biggest fav|longest shot',
  low: 'lowest|least|smallest|shortest|closest spread|tightest|closest|shortest fav|shortest favorite|closest game',
  still:
    'still|anyone still|still have|still has|still got|anywhere still|is it all|are they all|left|exactly|at exactly|instead of|rather than|sitting at|on the number|mine moved to|mine moved|wheres it at|where is it at|now',
  player: 'props|prop|player props|player lines|prop lines',
} as const;
const words = lexicon(written, { without: 'where' });

/** @returns undefined if it is another kind of question, or if a word is left unread */
export function readMarket(prompt: string, known: Known): MarketQuery | undefined {
  const terms = termsOf(prompt, words, known);
  if (terms.isPast || terms.isUnclear) return undefined;
  const subject = subjectOf(terms);
  const { sports, teams, days, markets, sides, lines, numbers, books, players, stats, has, unread } = subject;
  // "Jays +1.5 better than -170": the price that is to be beaten is the asker's.
  const prices = has('bestPrice') ? subject.prices.slice(1) : subject.prices;
  const extra = [unread, prices, subject.money, subject.units, subject.percents];
  if (extra.some((each) => each.length > 0)) return undefined;
  if (players.length > 0 || stats.length > 0) return playerLines(subject);
  const topic = topicOf(subject, terms.nightGame);
  const isOfAll = topic === 'board' || topic === 'movement' || topic === 'largest_move';
  if (!topic || teams.length > 4 || (markets.length > 1 && !isOfAll) || sides.length > 1 || books.length > 6)
    return undefined;
  const order = topic === 'board' ? orderOf(subject) : null;
  // "From 3 to 2.5" tells what the asker saw of a move.
  const isMove = topic === 'movement' || topic === 'largest_move';
  const number = isMove && numbers.length > 0 && sides.length === 0 ? [] : [...lines, ...numbers];
  // "Bears +3, or is it all 2.5": the other number is what the question wants to avoid.
  if (number.length > (has('still') ? 2 : 1) || (terms.nightGame && days === null)) return undefined;
  const [side = null] = sides;
  const isOfPoints = has('points') || (has('favored') && has('much'));
  const [
    market = side === 'over' || side === 'under'
      ? 'total'
      : isOfPoints || lines.length > 0
        ? 'spread'
        : order !== null
          ? 'moneyline'
          : null,
  ] = markets.length > 1 ? [null] : markets;
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
    order,
    night: terms.nightGame,
  };
}

type Meaning = keyof typeof written;
type Topic = MarketQuery['topic'];

/** "What are Luka's lines", "anytime touchdown odds for the Thursday game". */
function playerLines(subject: Subject<Meaning>): MarketQuery | undefined {
  const { sports, teams, days, markets, sides, numbers, lines, books, players, stats, has } = subject;
  const asks = ['odds', 'books', 'what', 'much', 'show'].some((each) => has(each as Meaning));
  const odd =
    markets.length > 0 ||
    lines.length > 0 ||
    numbers.length > (has('still') || has('moved') ? 2 : 1) ||
    stats.length > 1;
  const other =
    has('arb') ||
    has('middle') ||
    (has('moved') && !has('still') && !has('odds')) ||
    has('pick') ||
    has('vig') ||
    has('most');
  if (!asks || odd || other || players.length > 2 || teams.length > 2 || sides.length > 1) return undefined;
  // Without a player or a game: "any rebounds props" asks for a bet.
  if (players.length === 0 && !(has('odds') && (teams.length > 0 || days !== null || has('board'))))
    return undefined;
  if (has('best') && !has('odds')) return undefined;
  const [side = null] = sides;
  return {
    ask: 'market',
    topic: 'player_lines',
    sports,
    teams,
    players,
    days,
    market: null,
    side: side === 'over' || side === 'under' ? side : null,
    line: numbers[0] ?? null,
    stat: stats[0] ?? null,
    books,
    order: null,
    night: false,
  };
}

const orderOf = ({ has }: Subject<Meaning>) => (has('high') ? 'most' : has('low') ? 'least' : null);

/** The most particular question wins: "any middles at the best price" asks for middles. */
function topicOf(
  { has, teams, sports, days, markets, sides, lines, books }: Subject<Meaning>,
  isNight: boolean,
): Topic | undefined {
  const isOnSlate = teams.length === 0;
  if (has('pick') && !has('odds')) return undefined;
  if (has('arb') && (isOnSlate || !has('books')))
    return isOnSlate || lines.length === 0 ? 'arbitrage' : undefined;
  if (has('middle')) return 'middle';
  if (has('moved') || has('steam')) {
    if (!isOnSlate) return 'movement';
    // "The total on the Sunday night game" is one game.
    if (isNight && days !== null) return 'movement';
    return has('most') || has('steam') || has('odds') || markets.length > 0 ? 'largest_move' : undefined;
  }
  if (has('spot') || has('most')) return undefined;
  const isOfLines = sides.length === 0 && markets.length > 0 && !markets.includes('moneyline');
  const namesMarket = markets.length > 0 || sides.length > 0 || lines.length > 0;
  if (isNight && isOnSlate && lines.length === 0)
    return has('odds') || has('what') || has('favored') ? 'board' : undefined;
  if (isOnSlate) {
    const isPlace = sports.length > 0 || days !== null;
    if ((has('high') || has('low')) && lines.length === 0 && books.length === 0)
      return isPlace && namesMarket && (has('what') || has('show') || has('odds') || isOfLines)
        ? 'board'
        : undefined;
    if (has('vig') || (has('juice') && (has('much') || has('low'))) || (has('bestPrice') && has('books')))
      return books.length < 2 && lines.length === 0 && (isPlace || has('low')) ? 'margin' : undefined;
    // "Spread for Sunday night football" names a game and no side.
    if (days !== null && markets.length > 0 && has('what') && sides.length + lines.length === 0)
      return 'board';
    if (lines.length > 0 || has('shop') || has('still')) return undefined;
    if (has('odds')) return (has('board') || isPlace) && !has('best') ? 'board' : undefined;
    if (has('board') && sports.length > 0)
      return !namesMarket || (has('show') && sides.length === 0) ? 'board' : undefined;
    return undefined;
  }
  if (has('vig') || (has('juice') && has('much'))) return 'margin';
  const namesPrice = has('odds') || has('juice');
  if (has('why')) return undefined;
  if (has('shop') || has('bestPrice') || (has('best') && (namesPrice || has('books') || has('show'))))
    return 'best_price';
  if (has('low') && has('juice')) return 'best_price';
  if (has('best')) return undefined;
  if (lines.length > 0 && (has('still') || has('books') || has('show'))) return 'books';
  // "Spread for Miami" asks for a bet; "spread for Lions Packers" names no side to bet on.
  const namesGame = (teams.length > 1 && !has('join')) || has('what') || markets.includes('total');
  const isOfPoints = has('points') && sides.length === 0;
  if (has('compare') && !namesPrice && books.length === 0 && !has('books')) return undefined;
  const asks = namesPrice || books.length > 0 || has('favored') || isOfPoints || has('books');
  return asks || (namesGame && markets.length > 0 && lines.length === 0 && sides.length === 0)
    ? 'books'
    : undefined;
}
