/** Judges a bet that no book lists, as far as the listed line allows. */
import type { Verdict } from '../../../../contracts/asking/cards.ts';
import type { NamedBet } from '../../../../contracts/asking/queries/common.ts';
import { breakEven, costPerHundred } from '../../../feed/odds/value.ts';
import { dollars, percent, plural } from '../../../platform/format.ts';
import { costOf } from '../../answer/candidate.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, pricesOf, scheduleOf } from '../table/next.ts';
import type { Resolved, Unlisted } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { odds } from '../table/words.ts';
import { type Estimate, estimateOf } from './aspects/estimate.ts';
import { breakEvenWords } from './figures.ts';

/**
 * A harder line wins less often than the listed one, an easier line more often: a price can be too short or good by that alone.
 * @param said sentences before and after those of the price
 */
export function answerUnlisted(
  unlisted: Unlisted,
  bet: NamedBet,
  tables: Tables,
  said: { readonly first: readonly string[]; readonly last: readonly string[] },
): QueryAnswer {
  const { why, instead, main, line = null } = unlisted;
  const { price, sports } = bet;
  const [sport = tables.selectedSport] = sports;
  const priced = price === null ? [] : [breakEvenWords(price)];
  if (!instead)
    return {
      response: [...said.first, why, ...priced, ...said.last].join('\n'),
      cards: [],
      alternatives: [scheduleOf(sport)],
    };
  const away = awayFrom(instead, line);
  const compared = comparedWith(instead, line);
  const answer = price === null || away === 0 ? undefined : certain(price, instead, away);
  const about = price === null || answer !== undefined ? null : estimateOf(unlisted, bet, tables);
  const lead =
    answer !== undefined
      ? [answer === 'yes' ? 'Good price.' : 'Not a good price.']
      : about !== null && price !== null
        ? [leadBy(about, price)]
        : [];
  return {
    response: [
      ...said.first,
      [...lead, why].join(' '),
      ...(about !== null && price !== null
        ? [about.words, atOwnPrice(about, price)]
        : [
            ...(compared === null ? [] : [compared]),
            ...priced,
            ...(answer === undefined ? [verdictOn(instead)] : []),
          ]),
      ...(main ? [ofMain(main, unlisted)] : []),
      ...said.last,
    ].join('\n'),
    cards: [],
    alternatives: [checkOf(instead.words, instead.best.price), pricesOf(instead.side.game)],
  };
}

/** Points of chance within which an estimate says neither. */
const leastEdge = 1;

/** `Good price, by an estimate.` */
function leadBy({ chance }: Estimate, price: number): string {
  const edge = chance - breakEven(price);
  const verdict =
    Math.abs(edge) < leastEdge ? 'About a fair price' : edge > 0 ? 'Good price' : 'Not a good price';
  return `${verdict}, by an estimate.`;
}

/** `At −110 it must win 52.4% of the time to break even, so it gains about $6.91 per $100 on average.` */
function atOwnPrice({ chance }: Estimate, price: number): string {
  const cost = costPerHundred(chance, price);
  return `At ${odds(price)} it must win ${percent(breakEven(price))} of the time to break even, so it ${cost > 0 ? 'costs' : 'gains'} about ${dollars(Math.abs(cost))} per $100 on average.`;
}

/** `We can give a verdict only at a line that a book lists: Bills −8.5 at −106 costs $2.83 per $100 on average, a fair price is +100.` */
function verdictOn({ name, best, chance, fair, priced }: Resolved): string {
  const only = 'We can give a verdict on a price only at a line that a book lists';
  if (chance === null || fair === null) return `${only}.`;
  const cost = priced ? costOf(priced, chance, best.price) : costPerHundred(chance, best.price);
  const words = cost > 0 ? `costs ${dollars(cost)}` : `gains ${dollars(0 - cost)}`;
  return `${only}: ${name} at ${odds(best.price)} ${words} per $100 on average, and its fair price is ${odds(fair)}.`;
}

/** `The market’s own line is Over 223.5, −110 at BetMGM, with a chance of 50%: 2 points harder to win than Over 221.5.` */
function ofMain(main: Resolved, { name: asked, line = null }: Unlisted): string {
  const { name, best, chance } = main;
  const away = line === null ? 0 : harder(main, line);
  const gap = plural(Math.abs(away), 'point');
  return `The market’s own line is ${name}, ${odds(best.price)} at ${best.book}${chance === null ? '' : `, with a chance of ${percent(chance)}`}${away === 0 ? '' : `: ${gap} ${away < 0 ? 'harder' : 'easier'} to win than ${asked}`}.`;
}

/** By how many points a line is harder to win than the listed one, whose chance is known; 0 if it is not. */
export const awayFrom = (instead: Resolved, line: number | null): number =>
  instead.chance === null || line === null ? 0 : harder(instead, line);

/** `It is 4 points harder than Bills −3, whose chance is 50%, so it wins less often than that.`; null without a chance. */
export function comparedWith(instead: Resolved, line: number | null): string | null {
  const away = awayFrom(instead, line);
  if (away === 0 || instead.chance === null) return null;
  const [how, often] = away > 0 ? ['harder', 'less'] : ['easier', 'more'];
  const gap = Math.abs(away);
  return `It is ${gap} ${gap === 1 ? 'point' : 'points'} ${how} than ${instead.name}, whose chance is ${percent(instead.chance)}, so it wins ${often} often than that${instead.fair === null ? '' : `: its fair price is ${away > 0 ? 'longer' : 'shorter'} than ${odds(instead.fair)}`}.`;
}

/** By how many points the line is harder to win than the listed one; less than 0 if it is easier. */
function harder({ side: { market, selection }, line }: Resolved, asked: number): number {
  if (line === null) return 0;
  if (market === 'spread') return line - asked;
  return selection === 'over' ? asked - line : line - asked;
}

/** @returns undefined where only the chance at the line itself could tell */
function certain(price: number, { chance }: Resolved, away: number): Verdict['answer'] | undefined {
  const needs = breakEven(price);
  if (chance === null) return undefined;
  if (away > 0 && needs >= chance) return 'no';
  return away < 0 && needs <= chance ? 'yes' : undefined;
}
