/** Which of two bets is the better one where a line is not listed: by an estimate of its chance, or by what the listed line says about it. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { breakEven, costPerHundred } from '../../../feed/odds/value.ts';
import { propWords } from '../../../feed/players/prop-words.ts';
import { dollars, percent } from '../../../platform/format.ts';
import { estimateOf } from '../check/aspects/estimate.ts';
import { awayFrom } from '../check/without-line.ts';
import type { Resolved, Unlisted } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { odds } from '../table/words.ts';

interface Weighed {
  readonly name: string;
  /** Percent: the least and the most that its chance can be. */
  readonly least: number;
  readonly most: number;
  readonly isEstimate: boolean;
  /** American; null where none is named or listed. */
  readonly price: number | null;
}

/** Estimates closer than this say nothing of which one is likelier. */
const leastApart = 1;

/** @returns sentences that say which one is better, and none where that does not follow */
export function verdictOfUnlisted(
  { options, by, order }: CompareQuery,
  found: readonly (Resolved | Unlisted)[],
  tables: Tables,
): string[] {
  if (order !== 'best' || by === 'payout' || found.length !== 2) return [];
  const [one, other] = found.map((each, at) => weighed(each, options[at], tables));
  const verdict =
    one && other && ((by === 'chance' ? undefined : byCost(one, other)) ?? byChance(one, other));
  return verdict ?? easierOf(options, found);
}

/** `Over 8.5 is the easier one. It wins whenever the other one does …`, of two lines of one side. */
function easierOf(options: CompareQuery['options'], found: readonly (Resolved | Unlisted)[]): string[] {
  const [one, other] = options;
  const [first, second] = found;
  if (!one || !other || !first || !second || one.line === null || other.line === null) return [];
  const isOfOne = areOnOneSide(first, second) || areNamedAlike(one, other);
  if (!isOfOne || one.line === other.line) return [];
  const isFirst = one.side === 'over' ? one.line < other.line : one.line > other.line;
  const priced = options.flatMap(({ price }, at) =>
    price === null
      ? []
      : [
          `${at === 0 ? nameOf(first, one) : nameOf(second, other)} at ${odds(price)} must win ${percent(breakEven(price))} to break even`,
        ],
  );
  const why =
    priced.length === 2
      ? `${priced.join(', ')}.`
      : 'It wins whenever the other one does, so at the same price it is the better bet.';
  return [`${isFirst ? nameOf(first, one) : nameOf(second, other)} is the easier one. ${why}`];
}

/** Where no book lists the prop at all, it is named only by its player. */
const nameOf = (found: Resolved | Unlisted, { player, stat, side, line }: NamedBet): string =>
  player !== null &&
  stat !== null &&
  stat !== 'other' &&
  line !== null &&
  (side === 'over' || side === 'under')
    ? `${player} ${propWords({ stat, selection: side, line })}`
    : found.name;

/** Two lines of one side that books list. */
function areOnOneSide(...found: readonly (Resolved | Unlisted)[]): boolean {
  const [one, other] = found.map((each) => (each.kind === 'listed' ? each.side : each.instead?.side));
  return (
    one !== undefined &&
    one.game === other?.game &&
    one.market === other.market &&
    one.selection === other.selection &&
    one.prop === other.prop
  );
}

/** Two lines of one over or under of a player, whether any book lists it or not. */
const areNamedAlike = (one: NamedBet, other: NamedBet): boolean =>
  one.player !== null &&
  one.player === other.player &&
  one.stat !== null &&
  one.stat === other.stat &&
  one.side !== null &&
  one.side === other.side;

function weighed(found: Resolved | Unlisted, bet: NamedBet | undefined, tables: Tables): Weighed | undefined {
  if (!bet) return undefined;
  const { name } = found;
  if (found.kind === 'listed') {
    const { chance, price } = found;
    return chance === null ? undefined : { name, least: chance, most: chance, isEstimate: false, price };
  }
  const { price } = bet;
  const about = estimateOf(found, bet, tables);
  if (about) return { name, least: about.chance, most: about.chance, isEstimate: true, price };
  const { instead, line = null } = found;
  const away = instead ? awayFrom(instead, line) : 0;
  if (!instead || instead.chance === null || away === 0) return undefined;
  const [least, most] = away > 0 ? [0, instead.chance] : [instead.chance, 100];
  return { name, least, most, isEstimate: false, price };
}

/** `By price: Luka over 29.5 at −110 costs less than $6.45 per $100; …` */
function byCost(one: Weighed, other: Weighed): string[] | undefined {
  if (one.price === null || other.price === null) return undefined;
  const [first, second] = [costsOf(one, one.price), costsOf(other, other.price)];
  const isFirst = first.most < second.least;
  if (!isFirst && !(second.most < first.least)) return undefined;
  const said = isFirst ? [first, second] : [second, first];
  return [`By price: ${said.map(({ words }) => words).join('; ')}.`];
}

/** Dollars per $100: the likelier, the less it costs. */
function costsOf(weighed: Weighed, price: number) {
  const { name, least, most, isEstimate } = weighed;
  const [dear, cheap] = [costPerHundred(least, price), costPerHundred(most, price)];
  const amount = (cost: number) => `${dollars(Math.abs(cost))} per $100`;
  const verb = (cost: number) => (cost > 0 ? 'costs' : 'gains');
  const words =
    least === most
      ? `${verb(dear)} ${isEstimate ? 'about ' : ''}${amount(dear)}`
      : most === 100
        ? `${verb(dear)} ${dear > 0 ? 'less' : 'more'} than ${amount(dear)}`
        : `${verb(cheap)} ${cheap > 0 ? 'more' : 'less'} than ${amount(cheap)}`;
  return { least: cheap, most: dear, words: `${name} at ${odds(price)} ${words}` };
}

/** `Bills −7 is likelier: about 55% against about 53%, by an estimate.` */
function byChance(one: Weighed, other: Weighed): string[] | undefined {
  const [high, low] = one.least >= other.least ? [one, other] : [other, one];
  const isEstimate = one.isEstimate || other.isEstimate;
  if (high.least < low.most || (isEstimate && high.least - low.most < leastApart)) return undefined;
  const words = `${high.name} is likelier: ${chanceWords(high)} against ${chanceWords(low)}`;
  return [`${words}${isEstimate ? ', by an estimate' : ''}.`];
}

function chanceWords({ least, most, isEstimate }: Weighed): string {
  if (least === most) return `${isEstimate ? 'about ' : ''}${percent(least)}`;
  return most === 100 ? `more than ${percent(least)}` : `less than ${percent(most)}`;
}
