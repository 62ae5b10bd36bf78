/** Reads questions about a player's lines: "what are Luka's lines", "anytime touchdown odds for the Thursday game". */
import type { MarketQuery } from '../../../../contracts/asking/queries/board.ts';
import type { Subject } from '../table/subject.ts';
import { openMarket } from './open-market.ts';
import type { MarketMeaning } from './words.ts';

/** The most players and statistics of one question. */
const most = 4;

/**
 * @param isMeant the question looks like one about prices, so that no word has to say so
 * @param isOrMore a number is to be reached, and not to be beaten
 */
export function playerLines(
  subject: Subject<MarketMeaning>,
  isMeant = false,
  isOrMore = false,
): MarketQuery | undefined {
  const { sports, teams, days, markets, sides, numbers, lines, books, players, has } = subject;
  const isOfAll = has('everything');
  // "A pick number on Wilson": interceptions, where a pick can be nothing else.
  const stats = has('picked') ? (['interceptions'] as const) : subject.stats;
  const asks =
    isMeant ||
    isOfAll ||
    has('picked') ||
    has('sort') ||
    books.length > 0 ||
    ['odds', 'books', 'what', 'much', 'show', 'ladder', 'moved'].some((each) => has(each as MarketMeaning));
  const odd =
    markets.length > 0 ||
    lines.length > 0 ||
    numbers.length > (has('still') || has('moved') ? 2 : 1) ||
    stats.length > most ||
    subject.periods.length > 0 ||
    subject.isTeamTotal;
  const other =
    has('arb') ||
    has('middle') ||
    (has('moved') && !has('still') && !has('odds') && players.length === 0) ||
    has('pick') ||
    has('vig') ||
    (has('most') && !isOfAll);
  if (!asks || odd || other || players.length > most || teams.length > 2 || sides.length > 1)
    return undefined;
  // Without a player or a game: "any rebounds props" asks for a bet.
  const isOfGames = teams.length > 0 || days !== null || has('board');
  if (players.length === 0 && !((has('odds') || has('sort')) && isOfGames)) return undefined;
  if (has('best') && !has('odds') && !has('sort')) return undefined;
  const [side = null] = sides;
  const [number = null] = numbers;
  // "60 or more", "60+": listed as over 59.5.
  const isReached = number !== null && Number.isInteger(number) && side === null && isOrMore;
  return {
    ...openMarket,
    // Of a prop no movement is kept, and the answer says so.
    topic: has('moved') && players.length > 0 ? 'movement' : 'player_lines',
    sports,
    teams,
    players,
    days,
    side: isReached ? 'over' : side === 'over' || side === 'under' ? side : null,
    line: isReached ? number - 0.5 : number,
    stat: stats.length === 1 ? (stats[0] ?? null) : null,
    ...(stats.length > 1 && { stats: [...stats] }),
    books,
    // "Alt lines for Curry points": every line that is listed.
    ...(has('ladder') && players.length > 0 && numbers.length === 0 && { lines: { min: null, max: null } }),
  };
}
