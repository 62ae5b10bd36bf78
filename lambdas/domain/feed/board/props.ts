/** The player props of a game at all books: which ones can be bet on, and their consensus. */
import type { PropOf } from '../../../contracts/feed/props.ts';
import type { Sport } from '../../../contracts/feed/sports.ts';
import type { Game } from '../games/game.ts';
import { type Consensus, consensusOf } from '../odds/consensus.ts';
import { impliedProbability } from '../odds/odds.ts';
import { type OneSidedMarket, oneSidedMarket } from '../odds/one-sided.ts';
import { isUsualLine, oneSidedKind } from '../odds/one-sided-kind.ts';
import { playerCalled } from '../players/names.ts';
import type { KnownPlayer, Prop, PropPrice } from '../players/prop.ts';
import { remembering } from './remembering.ts';

/** A prop with an identified player. */
export interface KnownProp {
  readonly of: PropOf;
  readonly known: KnownPlayer;
  readonly prices: readonly PropPrice[];
}

/** Props whose player could not be identified are omitted, because they could not be graded. */
export function knownProps({ props = [], ...game }: Game): KnownProp[] {
  return props.flatMap(({ stat, prices, known }) =>
    known
      ? [{ of: { playerId: known.id, player: known.name, team: game[known.side].name, stat }, known, prices }]
      : [],
  );
}

/**
 * The consensus of the books that price both sides, over first.
 * @param line for the books at this line only; otherwise the line that most books offer
 * @returns undefined if no book does; then `overMarket` may know the chance of the over
 */
export function propMarket(prices: readonly PropPrice[], line?: number): Consensus | undefined {
  return rememberMarket(prices, `${line}`, () => {
    const entries = prices.flatMap(({ book, at, line, over, under }) =>
      over === null || under === null ? [] : [{ book, at, line, prices: [over, under] }],
    );
    return entries.length === 0 ? undefined : consensusOf(entries, line);
  });
}

const rememberMarket = remembering<readonly PropPrice[], Consensus | undefined>();

export interface OverMarket extends OneSidedMarket {
  readonly line: number;
}

/**
 * The market of a prop whose over alone is priced: a scorer, or a milestone such as 50 or more yards.
 * @param line for this line only; otherwise the line that most books offer, of several the lowest, for a statistic of few events:
 *   of the many milestones of yards or points, none is the main one
 * @returns undefined without a valid price, and at a line of which some book prices both sides
 */
export function overMarket(
  prices: readonly PropPrice[],
  { sport, stat, line }: { sport: Sport; stat: PropOf['stat']; line?: number | undefined },
): OverMarket | undefined {
  const byLine = Map.groupBy(prices, (price) => price.line);
  const single = [...byLine]
    .filter(([, at]) => at.every(({ under }) => under === null))
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a - b);
  const isWanted = (at: number) => (line === undefined ? isUsualLine(stat, at) : at === line);
  const [at, own] = single.find(([each]) => isWanted(each)) ?? [];
  if (at === undefined || own === undefined) return undefined;
  const quotes = own.flatMap((each) =>
    each.over === null ? [] : [{ price: each.over, book: each.book, at: each.at }],
  );
  const found = oneSidedMarket(oneSidedKind(sport, stat, at), quotes);
  return found && { ...found, line: at };
}

/** First and last scorers: a long list at every book that few questions need. */
export const isOfOrder = (stat: string): boolean => /^(first|last)_/.test(stat);

/** The line that a prop without a line means; undefined if none is: of milestones alone, and of first and last scorers. */
export function mainLineOf({ stat, prices }: Pick<Prop, 'stat' | 'prices'>): number | undefined {
  if (isOfOrder(stat)) return undefined;
  const both = propMarket(prices)?.line;
  if (both !== undefined) return both ?? undefined;
  const usual = prices.filter(({ line }) => isUsualLine(stat, line));
  const lines = [...Map.groupBy(usual, ({ line }) => line)];
  return lines.sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a - b)[0]?.[0];
}

/**
 * The prices that most questions need: at the main line, and each book's own main line, which is the one whose two prices are
 * closest. The others are alternates.
 */
export function mainPrices({ stat, prices }: Pick<Prop, 'stat' | 'prices'>): readonly PropPrice[] {
  const main = mainLineOf({ stat, prices });
  const own = [...Map.groupBy(prices, ({ book }) => book).values()].flatMap(
    (ofBook) => ofBook.toSorted((a, b) => distance(a) - distance(b))[0] ?? [],
  );
  return prices.filter(
    (price) => price.line === main || (price.over !== null && price.under !== null && own.includes(price)),
  );
}

/** Between the chances that the two prices imply; the most for a price without another side. */
function distance({ over, under }: PropPrice): number {
  return over === null || under === null ? 2 : Math.abs(impliedProbability(over) - impliedProbability(under));
}

/** The prices of a leg's prop in its game, at any line; empty if it is not priced. */
export function pricesOf({ player, stat }: PropOf, props: readonly Prop[]): readonly PropPrice[] {
  const named = props
    .filter((prop) => prop.stat === stat)
    .map((prop) => ({ name: prop.player, prices: prop.prices }));
  return playerCalled(player, named)?.prices ?? [];
}
