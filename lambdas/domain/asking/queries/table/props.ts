/** Finds the prop that a question names on the board, with its prices at every book. */
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import type { GradedStat } from '../../../../contracts/feed/props.ts';
import { type KnownProp, knownProps, mainLineOf } from '../../../feed/board/props.ts';
import { propSides } from '../../../feed/board/sides.ts';
import { type Game, isUpcoming } from '../../../feed/games/game.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven, costPerHundred, fairPrice } from '../../../feed/odds/value.ts';
import { isMeant, nameWords } from '../../../feed/players/names.ts';
import type { PropPrice } from '../../../feed/players/prop.ts';
import { propWords } from '../../../feed/players/prop-words.ts';
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
    : all.filter(({ of }) => isSurname(player.replace(/'?s$/i, ''), of.player));
}

/** "Matthews" is no Matthew of another surname. */
const isSurname = (name: string, player: string): boolean =>
  isMeant(name, player) && nameWords(player).slice(1).join('').endsWith(nameWords(name).join(''));

export function allProps({ sports, now }: Tables): PlayerProp[] {
  return sports
    .flatMap(({ games }) => games)
    .filter((game) => isUpcoming(game, now))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
    .flatMap((game) => knownProps(game).map((prop) => ({ ...prop, game })));
}

/**
 * Those of the statistic named. Without one, those that list the line; a number of yards alone is of the yards whose line is
 * closest to it, any other number alone is of points.
 */
export function propsMeant(
  own: readonly PlayerProp[],
  { stat, line }: Pick<NamedBet, 'stat' | 'line'>,
): PlayerProp[] {
  if (stat === null || (stat === 'other' && line !== null)) return propsOfLine(own, stat, line);
  const exact = own.filter(({ of }) => of.stat === stat);
  const isScore = scores.some((each) => each === stat);
  return exact.length > 0 || !isScore ? exact : own.filter(({ of }) => scores.includes(of.stat));
}

function propsOfLine(own: readonly PlayerProp[], stat: 'other' | null, line: number | null): PlayerProp[] {
  const lists = ({ prices }: PlayerProp) => line === null || prices.some((price) => price.line === line);
  const ofYards = own.filter(({ of }) => of.stat.endsWith('_yards') && !of.stat.includes('_receiving'));
  if (stat === 'other') return closest(ofYards, line ?? 0).slice(0, 1);
  const listing = own.filter(lists);
  const points = own.filter(({ of }) => of.stat === 'points');
  if (line === null || listing.length <= 1) return listing.length === 0 ? points : listing;
  return points.length > 0 ? points : closest(listing, line).slice(0, 1);
}

const closest = (props: readonly PlayerProp[], line: number): PlayerProp[] =>
  props.toSorted((a, b) => Math.abs(usualLine(a) - line) - Math.abs(usualLine(b) - line));

/** The line that a question without a number means: of a scorer, one or more. */
const usualLine = (prop: PlayerProp): number =>
  mainLineOf({ stat: prop.of.stat, prices: prop.prices }) ?? Math.min(...prop.prices.map(({ line }) => line));

/** Of several players of a name, those of the team or the sport named, then those with the statistic, then those of the selected sport. */
function ofOne(
  own: readonly PlayerProp[],
  { teams, sports, stat }: NamedBet,
  { selectedSport }: Tables,
): readonly PlayerProp[] {
  const tests = [
    ({ of }: PlayerProp) => teams.includes(of.team),
    ({ game }: PlayerProp) => sports.includes(game.sport),
    ({ of }: PlayerProp) => of.stat === stat,
    // "Fox o24.5 pts": goals and assists are points, too.
    ({ game }: PlayerProp) => stat !== null && sports.length === 0 && game.sport === selectedSport,
  ];
  let left = own;
  for (const test of tests) {
    if (new Set(left.map(({ of }) => of.playerId)).size <= 1) return left;
    const fitting = left.filter(test);
    const chosen = new Set(fitting.map(({ of }) => of.playerId));
    if (fitting.length > 0) left = left.filter(({ of }) => chosen.has(of.playerId));
  }
  return left;
}

/** @param bet with a player */
export function resolveProp(bet: NamedBet, tables: Tables): Resolved | Unlisted {
  const player = bet.player ?? '';
  const own = ofOne(propsOn(player, tables), bet, tables);
  const players = [...new Set(own.map(({ of }) => of.player))];
  const meant = propsMeant(own, bet);
  const names = players.length > 1 ? players : [...new Set(meant.map(({ of }) => of.player))];
  const whose = (name: string) =>
    bet.stat === null || bet.stat === 'other' ? `a prop on ${name}` : `${name}’s ${statNames[bet.stat]}`;
  const unlisted = (why: string): Unlisted => ({ kind: 'unlisted', name: player, why, line: bet.line });
  if (names.length > 1 && bet.sports.length > 0 && !own.some(({ game }) => bet.sports.includes(game.sport)))
    return unlisted(`No book lists ${whose(player)} now.`);
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
  const main = usualLine(prop);
  const at = (line: number) => resolvedAt(prop, selection, line, bet.price, tables);
  const line = bet.line ?? main;
  const found = at(line);
  if (found) return found;
  const near = nearestLine(prop, selection, line);
  const instead = at(near ?? main) ?? at(main);
  const isNearer = instead !== undefined && instead.line !== main;
  const name = nameOf(prop, selection, line);
  return {
    kind: 'unlisted',
    name,
    line,
    why: instead
      ? `No book lists ${name} now. The ${isNearer ? 'nearest line' : 'market'} is ${instead.name}, ${odds(instead.best.price)} at ${instead.best.book}.`
      : `No book prices the ${selection} on ${prop.of.player}’s ${statNames[prop.of.stat]} now.`,
    ...(instead && { instead }),
  };
}

/** The nearest line that a book prices on this side. */
function nearestLine({ prices }: PlayerProp, side: 'over' | 'under', line: number): number | undefined {
  const lines = prices.flatMap((each) => (each[side] === null ? [] : each.line));
  return lines.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line) || a - b)[0];
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
  const priced = propSides(prop.game, prop, books, line).find((each) => each.selection === selection);
  const chance = priced?.marketProbability ?? null;
  const taken = price ?? best.price;
  const oneSided = prop.prices.every((each) => each.line !== line || each.under === null);
  const name = `${prop.of.player} ${propWords({ stat: prop.of.stat, selection, line, oneSided })}`;
  return {
    kind: 'listed',
    side: { game: prop.game, market: 'prop', selection, prop: prop.of },
    line,
    name,
    words: nameOf(prop, selection, line),
    price: taken,
    offers,
    best,
    chance,
    breakEven: breakEven(taken),
    cost: chance === null ? null : costPerHundred(chance, taken),
    fair: chance === null ? null : fairPrice(chance),
    priced,
  };
}
