/** Compares bets by their numbers: a row per option, and a verdict in one line. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { checkOf, playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { resolve } from '../table/resolve.ts';
import type { Resolved } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { item, matchup, odds } from '../table/words.ts';
import { comparePrices } from './prices.ts';

/** A bet whose chance is known. */
type Option = Resolved & { readonly chance: number; readonly cost: number };

const isKnown = (found: Resolved): found is Option => found.chance !== null && found.cost !== null;

export function answerCompare(query: CompareQuery, tables: Tables): QueryAnswer {
  const isOfPrice = ({ teams, player, price }: CompareQuery['options'][number]) =>
    teams.length === 0 && player === null && price !== null;
  if (query.options.every(isOfPrice)) return comparePrices(query, tables);
  const { options, by, order } = query;
  const found = options.map((option) => resolve(option, tables));
  const priced = found.flatMap((each) => (each.kind === 'listed' && isKnown(each) ? [each] : []));
  const missing = found.flatMap((each) => {
    if (each.kind === 'unlisted') return [each.why];
    return isKnown(each) ? [] : [`No book prices both sides of ${each.name}, so its chance is unknown.`];
  });
  const [first] = priced;
  if (!first) {
    const sport = options[0]?.sports[0] ?? tables.selectedSport;
    return { response: missing.join('\n'), cards: [], alternatives: [scheduleOf(sport)] };
  }
  const best = pick(priced, by, order);
  return {
    response: [
      ...(priced.length > 1 ? [verdictOf(priced, by, order)] : []),
      ...priced.map((option) =>
        item(
          `${option.name} (${matchup(option.side.game)}): ${percent(option.chance)}, ${odds(option.price)} at ${option.best.book}, ${costWords(option)}`,
        ),
      ),
      ...missing,
      ...(priced.length > 1 ? [] : ['The options can’t be compared by their numbers.']),
    ].join('\n'),
    cards: [
      {
        type: 'options',
        title: order === 'best' ? 'Side by side' : 'Side by side, weakest marked',
        options: priced.map((option) => ({
          label: `${option.name}, ${matchup(option.side.game)}`,
          price: option.price,
          chance: option.chance / 100,
          cost: option.cost,
          isBest: priced.length > 1 && option === best,
        })),
      },
    ],
    alternatives: [
      { ...playOn(best.side.game), label: `A play on ${matchup(best.side.game)}` },
      checkOf(best.words, best.best.price),
      pricesOf(best.side.game),
    ],
  };
}

const costWords = ({ cost }: Option) =>
  cost > 0 ? `costs ${dollars(cost)} per $100` : `gains ${dollars(-cost)} per $100`;

const figures: Readonly<Record<CompareQuery['by'], (option: Option) => number>> = {
  chance: ({ chance }) => chance,
  cost: ({ cost }) => -cost,
  payout: ({ price }) => americanToDecimal(price),
  // The least costly is the best; between equals, the likelier one.
  any: ({ cost, chance }) => -cost + chance / 1e6,
};

/** The first of equal ones. */
function pick(options: readonly Option[], by: CompareQuery['by'], order: CompareQuery['order']): Option {
  const sign = order === 'best' ? 1 : -1;
  return options.reduce((a, b) => (sign * (figures[by](b) - figures[by](a)) > 1e-12 ? b : a));
}

/** `By price: Bills −3 costs $2.10 per $100; Jets to win costs $3.40 per $100. Jets to win is likelier: 55% against 48%.` */
function verdictOf(options: readonly Option[], by: CompareQuery['by'], order: CompareQuery['order']): string {
  const isBest = order === 'best';
  const likeliest = pick(options, 'chance', order);
  const cheapest = pick(options, 'cost', order);
  const payer = pick(options, 'payout', order);
  const others = (option: Option, words: (each: Option) => string) =>
    options
      .filter((each) => each !== option)
      .map(words)
      .join(' and ');
  const isEven = (figure: (option: Option) => number) =>
    options.every((each) => figure(each) === figure(options[0] ?? each));
  const byChance = isEven(figures.chance)
    ? `All are equally likely (${percent(likeliest.chance)}).`
    : `${likeliest.name} is ${isBest ? 'likelier' : 'less likely'}: ${percent(likeliest.chance)} against ${others(likeliest, ({ chance }) => percent(chance))}.`;
  const byCost = isEven(figures.cost)
    ? `All cost the same (${costWords(cheapest)}).`
    : `${cheapest.name} ${costWords(cheapest)}; ${others(cheapest, (each) => `${each.name} ${costWords(each)}`)}.`;
  const byPayout = `${payer.name} pays ${isBest ? 'more' : 'less'}: ${odds(payer.price)} against ${others(payer, ({ price }) => odds(price))}.`;
  if (by === 'chance') return `${byChance} ${byCost}`;
  if (by === 'payout') return `${byPayout} ${byChance}`;
  return `${isBest ? 'By price' : 'Weakest by price'}: ${byCost} ${byChance}`;
}
