/** Compares bets by their numbers: a row per option, and a verdict in one line. */
import type { CompareQuery } from '../../../../contracts/asking/queries/board.ts';
import { americanToDecimal } from '../../../feed/odds/odds.ts';
import { breakEven, fairPrice } from '../../../feed/odds/value.ts';
import { dollars, percent } from '../../../platform/format.ts';
import type { QueryAnswer } from '../answered.ts';
import { estimated } from '../check/aspects/estimate.ts';
import { comparedWith } from '../check/without-line.ts';
import { checkOf, playOn, pricesOf, scheduleOf } from '../table/next.ts';
import { resolveAllOn } from '../table/resolve.ts';
import { nearTo, type Resolved, type Unlisted } from '../table/resolved.ts';
import type { Tables } from '../table/tables.ts';
import { item, listed, matchup, odds } from '../table/words.ts';
import { expectedOf } from './expected.ts';
import { linesOfOneBet } from './one-bet.ts';
import { linesOfOneProp } from './one-prop.ts';
import { comparePrices } from './prices.ts';
import { verdictOfUnlisted } from './unlisted.ts';

/** A bet whose chance is known. */
type Option = Resolved & { readonly chance: number; readonly cost: number };

const isKnown = (found: Resolved): found is Option => found.chance !== null && found.cost !== null;

export function answerCompare(query: CompareQuery, tables: Tables): QueryAnswer {
  const isOfPrice = ({ teams, player, price }: CompareQuery['options'][number]) =>
    teams.length === 0 && player === null && price !== null;
  if (query.options.every(isOfPrice)) return comparePrices(query, tables);
  const { options, by, order } = query;
  const found = resolveAllOn(options, tables, query.days);
  const ofOneBet = linesOfOneBet(query, found) ?? linesOfOneProp(query, found);
  if (ofOneBet) return ofOneBet;
  // An option at a line that no book lists is compared at one close to it, and the answer says so, unless it has a price of its own.
  const stands = found.map((each, at) =>
    each.kind === 'listed' ? each : isAtOwnPrice(query, at) ? undefined : nearTo(each),
  );
  const near = once(found.flatMap((each, at) => (each.kind === 'unlisted' && stands[at] ? [each.why] : [])));
  const priced = unique(stands.flatMap((each) => (each && isKnown(each) ? [each] : [])));
  const missing = found.flatMap((each, at) => {
    if (each.kind === 'unlisted') {
      const { instead, line = null, why } = each;
      const about = guessed(each, options[at], tables, priced.length === 1);
      const than = about ?? (instead ? comparedWith(instead, line) : null);
      // Beside another option at the same listed line, it is compared with that one.
      const isAlone = priced.length === 1 && than !== null;
      if (isAlone && stands[at]) return [than];
      return stands[at] ? [] : [than === null ? why : `${why} ${than}`];
    }
    if (isKnown(each)) return [];
    return [
      `${each.name}: ${odds(each.best.price)} at ${each.best.book} is the best price, which must win ${percent(breakEven(each.best.price))} of the time to break even. No book prices both sides, so its chance is unknown.`,
    ];
  });
  const isGuessed = found.some(
    (each, at) =>
      each.kind === 'unlisted' && guessed(each, options[at], tables, priced.length === 1) !== null,
  );
  const [first] = priced;
  if (!first) {
    const sport = options[0]?.sports[0] ?? tables.selectedSport;
    const payers = payersIn(found, order);
    const verdict = verdictOfUnlisted(query, found, tables);
    const response = [...payers, ...verdict, ...near, ...once(missing)].join('\n');
    return { response, cards: [], alternatives: [scheduleOf(sport)] };
  }
  const best = pick(priced, by, order);
  const verdict =
    priced.length > 1 ? [verdictOf(priced, by, order)] : verdictOfUnlisted(query, found, tables);
  // What each pays is known also where its chance is not.
  const payers = priced.length < found.length ? payersIn(found, order) : [];
  return {
    response: [
      // Which of them pays more, or is likelier, is asked of each by itself.
      ...(by === 'any' ? doubleChance(priced) : []),
      ...payers,
      ...(order === 'best' ? expectedOf(query, priced) : []),
      ...verdict,
      ...near,
      ...(near.length > 0 && priced.length > 1 ? ['We compared at the nearest listed line.'] : []),
      ...ranked(priced, by).map((option) =>
        item(
          `${option.name} (${matchup(option.side.game)}): ${percent(option.chance)}, ${odds(option.price)}${option.price === option.best.price ? ` at ${option.best.book}` : ''}, ${costWords(option)}`,
        ),
      ),
      ...once(missing),
      ...(verdict.length > 0 || isGuessed || by === 'payout' ? [] : [unequalWords(payers.length > 0)]),
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

/** Whether a price of an option is named: of two, it is that of its own line, and of no listed one close to it. */
const isAtOwnPrice = ({ options, by }: CompareQuery, at: number): boolean =>
  options.length === 2 && by !== 'payout' && options[at]?.price != null;

/** Two options can have one and the same thing said about them. */
const once = (lines: readonly string[]): readonly string[] => [...new Set(lines)];

/** Where the chance of only one is known. @param arePriced whether each has a price */
const unequalWords = (arePriced: boolean): string =>
  arePriced
    ? 'So they compare by what they pay, and which is the better value is not known.'
    : 'The options can’t be compared by their numbers.';

/** The chance of a spread that is far from the next listed one, or beside that one alone, estimated between two of them. */
const guessed = (
  each: Unlisted,
  option: CompareQuery['options'][number] | undefined,
  tables: Tables,
  isAlone: boolean,
): string | null =>
  option === undefined || (nearTo(each) && !isAlone) ? null : estimated(each, option, tables);

/** `Jake Ferguson to score the first touchdown pays most: +1071 at DraftKings. CeeDee Lamb … +600 at FanDuel`, of all that are listed. */
function payersIn(found: ReturnType<typeof resolveAllOn>, order: CompareQuery['order']): string[] {
  const listedOnes = found.flatMap((each) => (each.kind === 'listed' ? [each] : []));
  const sign = order === 'best' ? 1 : -1;
  const [first, ...others] = listedOnes.toSorted(
    (a, b) => sign * (americanToDecimal(b.best.price) - americanToDecimal(a.best.price)),
  );
  const isTied = others.some(({ best }) => best.price === first?.best.price);
  if (!first || others.length === 0 || isTied || listedOnes.length < found.length) return [];
  const at = ({ best }: Resolved) => `${odds(best.price)} at ${best.book}`;
  const most = others.length > 1 ? ['most', 'least'] : ['more', 'less'];
  return [
    `${first.name} pays ${most[order === 'best' ? 0 : 1]}: ${at(first)}. ${others.map((each) => `${each.name}: ${at(each)}.`).join(' ')}`,
  ];
}

/** "LAFC or draw" may name one bet, which wins with both. */
function doubleChance(options: readonly Option[]): string[] {
  const [one, other, ...more] = options;
  if (!one || !other || more.length > 0 || one.side.game.id !== other.side.game.id) return [];
  const draws = [one, other].filter(({ side }) => side.selection === 'draw');
  const isOfWinners = [one, other].every(({ side }) => side.market === 'moneyline');
  if (draws.length !== 1 || !isOfWinners) return [];
  const chance = one.chance + other.chance;
  const fair = fairPrice(chance);
  return [
    `As one bet, a double chance, it is not priced here. Together they come to ${percent(chance)} by the market${fair === null ? '' : `, a fair price of ${odds(fair)}`}.`,
  ];
}

/** Two options can come to the same listed line. */
const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((option) => [`${option.words} ${option.price}`, option])).values(),
];

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

/** More than two options are shown in the order of what decides. */
const ranked = (options: readonly Option[], by: CompareQuery['by']): readonly Option[] =>
  options.length === 2 ? options : options.toSorted((a, b) => figures[by](b) - figures[by](a));

/** `By price: Bills −3 costs $2.10 per $100; Jets to win costs $3.40 per $100. Jets to win is likelier: 55% against 48%.` */
function verdictOf(options: readonly Option[], by: CompareQuery['by'], order: CompareQuery['order']): string {
  const isBest = order === 'best';
  const chance = chanceWords(options, isBest);
  const cost = costsWords(options, pick(options, 'cost', order));
  if (by === 'chance') return `${chance} ${cost}`;
  if (by === 'payout') return `${payoutWords(options, isBest)} ${chance}`;
  return `${isBest ? 'By price' : 'Weakest by price'}: ${cost} ${chance}`;
}

/** What tells the options of a verdict apart: a total is of its game. */
function nameIn(options: readonly Option[]): (option: Option) => string {
  const games = new Set(options.map(({ side }) => side.game.id));
  return ({ name, side }) =>
    side.market === 'total' && games.size > 1 ? `${name} in ${matchup(side.game)}` : name;
}

/** The likeliest and the least likely; equal ones are said to be equal. */
function chanceWords(options: readonly Option[], isBest: boolean): string {
  const name = nameIn(options);
  const [high, low] = [
    Math.max(...options.map(({ chance }) => chance)),
    Math.min(...options.map(({ chance }) => chance)),
  ];
  // To the digit that is shown.
  if (percent(high) === percent(low))
    return `${options.length === 2 ? 'Both' : 'All'} are equally likely (${percent(high)}).`;
  const at = (chance: number) => options.filter((each) => each.chance === chance);
  const [top, bottom] = [at(high), at(low)];
  if (options.length === 2) {
    const [first, other] = isBest ? [top[0], bottom[0]] : [bottom[0], top[0]];
    if (!first || !other) throw new RangeError('two options have two chances');
    return `${name(first)} is ${isBest ? 'likelier' : 'less likely'}: ${percent(first.chance)} against ${percent(other.chance)}.`;
  }
  const words = (each: readonly Option[], kind: string) =>
    `${listed(each.map(name))} ${each.length > 1 ? 'are' : 'is'} ${kind} (${percent(each[0]?.chance ?? 0)}${each.length > 1 ? ' each' : ''})`;
  const parts = [words(top, 'likeliest'), words(bottom, 'least likely')];
  return `${(isBest ? parts : parts.toReversed()).join(', ')}.`;
}

function costsWords(options: readonly Option[], first: Option): string {
  const name = nameIn(options);
  if (options.every(({ cost }) => cost === first.cost)) return `All cost the same (${costWords(first)}).`;
  const others = options.filter((each) => each !== first);
  return `${name(first)} ${costWords(first)}; ${others.map((each) => `${name(each)} ${costWords(each)}`).join(' and ')}.`;
}

function payoutWords(options: readonly Option[], isBest: boolean): string {
  const name = nameIn(options);
  const payer = pick(options, 'payout', isBest ? 'best' : 'worst');
  const others = options.filter((each) => each !== payer).map(({ price }) => odds(price));
  return `${name(payer)} pays ${isBest ? 'more' : 'less'}: ${odds(payer.price)} against ${others.join(' and ')}.`;
}
