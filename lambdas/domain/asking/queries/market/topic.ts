/** What a question about prices wants to know: the most particular question wins, so that "any middles at the best price" asks for middles. */
import { type MarketQuery, marketTopics } from '../../../../contracts/asking/queries/board.ts';
import type { Subject } from '../table/subject.ts';
import type { Meant, Terms } from '../table/terms.ts';
import type { MarketMeaning } from './words.ts';

type Topic = MarketQuery['topic'];
type Asked = Subject<MarketMeaning>;

/** "Winners only", "no puck lines". */
export const isMoneylineOnly = ({ has }: Pick<Asked, 'has'>): boolean => has('winners') || has('noSpreads');

export function topicOf(subject: Asked, terms: Terms<MarketMeaning>): Topic | undefined {
  const { has, teams, days, markets, lines } = subject;
  const isOnSlate = teams.length === 0;
  if (has('pick') && !has('odds') && !isMoneylineOnly(subject)) return undefined;
  if (has('bothSides') && !has('arb')) {
    const isPrice = !isOnSlate && (has('odds') || has('noVig') || (markets.length > 0 && !has('books')));
    if (isPrice) return lines.length === 0 ? 'books' : undefined;
    return lines.length === 0 && (isOnSlate || !has('books')) ? 'arbitrage' : undefined;
  }
  if (has('arb') && (isOnSlate || !has('books')))
    return isOnSlate || lines.length === 0 ? 'arbitrage' : undefined;
  if (has('middle') || (has('halfPoint') && !has('moved'))) return 'middle';
  if (has('moved') || has('steam')) {
    if (!isOnSlate) return 'movement';
    // "The total on the Sunday night game" is one game.
    if (terms.nightGame && days !== null) return 'movement';
    const isOfSlate = days !== null || has('slate') || markets.length > 0;
    return has('most') || has('steam') || has('odds') || isOfSlate ? 'largest_move' : undefined;
  }
  // "The biggest spread" is the highest one; "the biggest lock" is no line.
  const isOfSize = has('most') && isOnSlate && markets.some((market) => market !== 'moneyline');
  if (has('spot') || (has('most') && !isOfSize)) return undefined;
  return isOnSlate ? slateTopic(subject, terms) : teamTopic(subject, terms);
}

/** What no word says, and the question looks like: where it has what the topic is about. */
export function topicMeant(meant: Meant | undefined, { teams, sports, days, has }: Asked): Topic | undefined {
  const topic = marketTopics.find((each) => each === meant?.topic);
  if (topic === 'best_price' || topic === 'books') return teams.length > 0 ? topic : undefined;
  if (topic === 'movement') return teams.length > 0 ? topic : 'largest_move';
  // "Alternate totals for the Vikings-Broncos game": of a game, each book's prices.
  if (topic === 'board' && teams.length > 0) return 'books';
  if (topic === 'board') return sports.length > 0 || days !== null || has('slate') ? topic : undefined;
  return topic === 'player_lines' || topic === 'key_number' ? undefined : topic;
}

/** Of a slate of games. */
function slateTopic(
  { has, sports, days, markets, sides, lines, numbers, books }: Asked,
  { nightGame, starts, terms }: Terms<MarketMeaning>,
): Topic | undefined {
  const isOfLines = sides.length === 0 && markets.length > 0 && !markets.includes('moneyline');
  const namesMarket = markets.length > 0 || sides.length > 0 || lines.length > 0;
  const shows = has('what') || has('show') || has('odds');
  if (nightGame && lines.length === 0) return shows || has('favored') ? 'board' : undefined;
  const isWhole = has('board') || has('slate');
  const isPlace = sports.length > 0 || days !== null || starts !== null || isWhole;
  const bare = books.length === 0;
  // "3 biggest favorites" are a bet of three legs.
  if ((has('biggestDog') || has('biggestFavorite')) && bare && numbers.length === 0)
    return shows || (isPlace && !namesMarket) ? 'board' : undefined;
  // "List NBA totals above 235", "games lined at 5.5"; "2 totals for Sunday" counts them.
  if (numbers.length + lines.length > 0) {
    const isRanged = has('above') || has('below') || has('atLeast') || has('atMost');
    const isOfRole =
      sides.length > 0 && isRanged && sides.every((side) => side === 'favorite' || side === 'underdog');
    const isListed = isOfRole || ((shows || isWhole || isOfLines) && (markets.length > 0 || has('odds')));
    return bare && isListed && isPlace && !has('still') && !isCounted(terms) ? 'board' : undefined;
  }
  const isOfMargin = has('vig') || (has('juice') && (has('much') || has('low')));
  if ((has('high') || has('low') || has('most')) && bare && !isOfMargin)
    return isPlace && namesMarket && (shows || isOfLines) ? 'board' : undefined;
  if (isOfMargin || (has('bestPrice') && has('books')))
    return books.length < 2 && (isPlace || has('low')) ? 'margin' : undefined;
  // "Spread for Sunday night football" names a game and no side.
  if (days !== null && markets.length > 0 && has('what') && sides.length === 0) return 'board';
  if (has('shop') || has('still')) return undefined;
  if (isMoneylineOnly({ has }) && isWhole && !has('best')) return 'board';
  // "Every NHL total tonight", "the NBA moneyline board".
  const isOfMarket = markets.length > 0 && sides.length === 0 && !has('best');
  const isSomewhere = sports.length > 0 || days !== null || starts !== null || has('slate');
  if (isWhole && isSomewhere && isOfMarket && (has('slate') || isOfLines)) return 'board';
  // "Every spread for the 1 o'clock games".
  if (starts !== null && (shows || isWhole) && sides.length === 0 && !has('best')) return 'board';
  if (has('odds')) return isPlace && !has('best') ? 'board' : undefined;
  if (isWhole && sports.length > 0)
    return !namesMarket || (has('show') && sides.length === 0) ? 'board' : undefined;
  return undefined;
}

/** A whole number before a market or a side: how many bets. */
const isCounted = (terms: Terms<MarketMeaning>['terms']): boolean =>
  terms.some((term, at) => {
    const next = terms[at + 1]?.kind;
    return term.kind === 'number' && Number.isInteger(term.value) && (next === 'market' || next === 'side');
  });

/** "FanDuel vs DraftKings", "MGM or Caesars". */
const isBetweenBooks = (terms: Terms<MarketMeaning>['terms']): boolean =>
  terms.some(
    (term, at) =>
      term.kind === 'between' &&
      /^(?:or|vs|versus|v)$/.test(term.word) &&
      terms[at - 1]?.kind === 'book' &&
      terms[at + 1]?.kind === 'book',
  );

/** Of the games of these teams. */
function teamTopic(
  { has, teams, markets, sides, lines, books, periods, isTeamTotal, isDraw }: Asked,
  { nightGame, terms }: Terms<MarketMeaning>,
): Topic | undefined {
  const isJoined =
    has('join') || terms.some((term) => term.kind === 'between' && /^(?:or|vs|versus|v|@)$/.test(term.word));
  if (nightGame && lines.length === 0 && teams.length === 0) return 'board';
  // "No-vig price on Wolves Jazz": of no side alone, so that each of them has one.
  if (has('noVig')) return sides.length + lines.length === 0 ? 'books' : undefined;
  if (has('vig') || (has('juice') && has('much'))) return 'margin';
  const namesPrice = has('odds') || has('juice');
  if (has('why')) return undefined;
  // "FanDuel vs DraftKings on the total, who is better": each of them, side by side.
  if (isBetweenBooks(terms)) return 'books';
  // "Give me the Bills -1.5 alt line" asks for that bet.
  const isRanged = has('atLeast') || has('atMost') || has('above') || has('below');
  if (has('ladder'))
    return lines.length === 1 && !isRanged && !has('what') && !has('books') ? undefined : 'books';
  if (has('shop') || has('bestPrice') || (has('best') && (namesPrice || has('books') || has('show'))))
    return 'best_price';
  if (has('low') && has('juice')) return 'best_price';
  if (has('best')) return undefined;
  if (has('threeWay')) return 'books';
  const isApart = isTeamTotal || periods.length > 0 || isDraw;
  if (
    isApart &&
    (namesPrice || has('what') || has('books') || has('show') || has('much')) &&
    lines.length === 0
  )
    return 'books';
  if (lines.length > 0 && (has('still') || has('books') || has('show'))) return 'books';
  // "Spread for Miami" asks for a bet; "spread for Lions Packers" names no side to bet on.
  const namesGame = (teams.length > 1 && !isJoined) || has('what') || markets.includes('total');
  const isOfPoints = has('points') && sides.length === 0;
  if (has('compare') && !namesPrice && books.length === 0 && !has('books')) return undefined;
  const asks = namesPrice || books.length > 0 || has('favored') || isOfPoints || has('books');
  return asks || (namesGame && markets.length > 0 && lines.length === 0 && sides.length === 0)
    ? 'books'
    : undefined;
}
