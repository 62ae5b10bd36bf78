/** Finds the prop that a question names on the board, with its prices at every book. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { GradedStat } from '../../../../contracts/feed/props.ts';
import { type KnownProp, knownProps, propMarket } from '../../../feed/board/props.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven, costPerHundred, fairPrice } from '../../../feed/odds/value.ts';
import { isMeant } from '../../../feed/players/names.ts';
import type { PropPrice } from '../../../feed/players/prop.ts';
import { statNames } from '../../../feed/players/stat-names.ts';
import { isBook } from '../../reading/names/books.ts';
import type { Resolved, Unlisted } from './resolved.ts';
import type { Offer } from './selections.ts';
import type { Tables } from './tables.ts';
import { listed, odds } from './words.ts';

export interface PlayerProp extends KnownProp {
  readonly game: Game;
}

/** "To score" is a touchdown or a goal, by the player's sport. */
const scores: readonly GradedStat[] = ['touchdowns', 'goals'];

/** The props of upcoming games on a player, soonest first; `Allens` is Allen's. */
export function propsOn(player: string, tables: Tables): PlayerProp[] {
  const all = allProps(tables);
  const own = all.filter(({ of }) => isMeant(player, of.player));
  return own.length > 0 || !/s$/i.test(player)
    ? own
    : all.filter(({ of }) => isMeant(player.replace(/'?s$/i, ''), of.player));
}

export function allProps({ sports, now }: Tables): PlayerProp[] {
  return sports
    .flatMap(({ games }) => games)
    .filter((game) => isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .flatMap((game) => knownProps(game).map((prop) => ({ ...prop, game })));
}

/** Those of the statistic named; without one, those that list the line. */
export function propsMeant(
  own: readonly PlayerProp[],
  { stat, line }: Pick<NamedBet, 'stat' | 'line'>,
): PlayerProp[] {
  if (stat === null)
    return own.filter(({ prices }) => line === null || prices.some((price) => price.line === line));
  const exact = own.filter(({ of }) => of.stat === stat);
  const isScore = scores.some((each) => each === stat);
  return exact.length > 0 || !isScore ? exact : own.filter(({ of }) => scores.includes(of.stat));
}

/** @param bet with a player */
export function resolveProp(bet: NamedBet, tables: Tables): Resolved | Unlisted {
  const player = bet.player ?? '';
  const own = propsOn(player, tables);
  const meant = propsMeant(own, bet);
  const names = [...new Set(meant.map(({ of }) => of.player))];
  const whose = (name: string) =>
    bet.stat === null || bet.stat === 'other' ? `a prop on ${name}` : `${name}’s ${statNames[bet.stat]}`;
  const unlisted = (why: string): Unlisted => ({ kind: 'unlisted', name: player, why });
  if (names.length > 1)
    return unlisted(`Several players are called ${player}: ${listed(names)}. Please name one in full.`);
  const [prop] = meant;
  if (!prop) {
    const stats = [...new Set(own.map(({ of }) => statNames[of.stat]))];
    const [first] = own;
    return unlisted(
      first
        ? `No book lists ${whose(first.of.player)}${bet.stat === null ? ` at ${bet.line}` : ''} now. Listed: ${listed(stats)}.`
        : `No book lists ${whose(player)} now.`,
    );
  }
  const selection = bet.side === 'under' ? 'under' : 'over';
  const main = propMarket(prop.prices)?.line ?? prop.prices[0]?.line ?? 0.5;
  const at = (line: number) => resolvedAt(prop, selection, line, bet.price, tables);
  const line = bet.line ?? main;
  const found = at(line);
  if (found) return found;
  const instead = at(main);
  const name = nameOf(prop, selection, line);
  return {
    kind: 'unlisted',
    name,
    why: instead
      ? `No book lists ${name} now. The market is ${instead.name}, ${odds(instead.best.price)} at ${instead.best.book}.`
      : `No book prices the ${selection} on ${prop.of.player}’s ${statNames[prop.of.stat]} now.`,
    ...(instead && { instead }),
  };
}

const nameOf = ({ of }: PlayerProp, side: 'over' | 'under', line: number) =>
  `${of.player} ${side} ${line} ${statNames[of.stat]}`;

/** Best first. */
export function propOffers(
  { prices }: Pick<PlayerProp, 'prices'>,
  side: 'over' | 'under',
  line: number,
  own: readonly string[],
): Offer[] {
  return prices
    .flatMap((price: PropPrice): Offer[] => {
      const each = price[side];
      const isOwn = own.some((name) => isBook(price.book, name));
      return each === null || price.line !== line
        ? []
        : [{ book: price.book, line, price: each, at: price.at, isOwn }];
    })
    .sort(
      (a, b) => americanToDecimal(b.price) - americanToDecimal(a.price) || a.book.localeCompare(b.book, 'en'),
    );
}

function resolvedAt(
  prop: PlayerProp,
  selection: 'over' | 'under',
  line: number,
  price: number | null,
  { books }: Tables,
): Resolved | undefined {
  const offers = propOffers(prop, selection, line, books);
  const [best] = offers;
  if (!best) return undefined;
  const market = propMarket(prop.prices, line);
  const chance = market?.sides[selection === 'over' ? 0 : 1]?.probability ?? null;
  const taken = price ?? best.price;
  const name = nameOf(prop, selection, line);
  return {
    kind: 'listed',
    side: { game: prop.game, market: 'prop', selection, prop: prop.of },
    line,
    name,
    words: name,
    price: taken,
    offers,
    best,
    chance,
    breakEven: breakEven(taken),
    cost: chance === null ? null : costPerHundred(chance, taken),
    fair: chance === null ? null : fairPrice(chance),
  };
}
