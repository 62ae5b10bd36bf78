/** What is asked of one bet besides its price: its chance, its fair price, or what speaks for and against it. */
import type { CheckQuery } from '../../../../../contracts/asking/queries/board.ts';
import { registry } from '../../../../feed/markets/registry.ts';
import { fairPrice } from '../../../../feed/odds/value.ts';
import { dollars, percent, plural } from '../../../../platform/format.ts';
import type { Resolved, ResolvedSide } from '../../table/resolved.ts';
import { matchupAndStart, odds, sideName } from '../../table/words.ts';

type Known = Resolved & { readonly chance: number; readonly fair: number; readonly cost: number };

/**
 * The sentences that answer, before those of the price.
 * @param facts what speaks for and against the bet, each in a line of its own
 */
export function aspectAnswer(
  { asks, against }: Pick<CheckQuery, 'asks' | 'against'>,
  found: Known,
  facts: readonly string[],
): string[] {
  const { name, side, chance, fair, cost } = found;
  const where = `${name} in ${matchupAndStart(side.game)}`;
  const now = `${atPrice(found)}, which must win ${percent(found.breakEven)} to break even`;
  const per = cost > 0 ? `costs ${dollars(cost)}` : `gains ${dollars(-cost)}`;
  switch (asks) {
    case 'chance':
      return [
        `${where}: ${percent(chance)} by the market${booksOf(found)}. It does not happen ${percent(100 - chance)} of the time.`,
        `That is a fair price of ${odds(fair)}. ${now}: it ${per} per $100 on average.`,
        ...facts,
      ];
    case 'fair':
      return [
        `The fair price of ${where} is ${odds(fair)}: its chance is ${percent(chance)} by the market${booksOf(found)}. Anything longer than ${odds(fair)} is worth a bet by the market, anything shorter is not.`,
        ...otherSide(found),
        cost <= 0
          ? `${now}, so it is worth it by that: it gains ${dollars(-cost)} per $100 on average.`
          : `${now}, so it is not there yet: it costs ${dollars(cost)} per $100 on average.`,
        ...facts,
      ];
    case 'value':
      return [
        cost <= 0
          ? `Yes, by the market: ${where} has a chance of ${percent(chance)}, more than its price asks for.`
          : `No, by the market: ${where} has a chance of ${percent(chance)}, a fair price of ${odds(fair)}, and its price pays less than that.`,
        `${now}: it ${per} per $100 on average. It has value at anything longer than ${odds(fair)}.`,
        ...facts,
      ];
    case 'opinion':
      return [
        `${leaning(facts)} The market gives ${where} a chance of ${percent(chance)}.`,
        ...facts,
        `${atPrice(found)} and ${per} per $100 on average: a fair price is ${odds(fair)}, and the market already knows all of this.`,
      ];
    default:
      return [
        against ? `Against ${where}:` : `For and against ${where}:`,
        ...facts,
        `${atPrice(found)} and ${per} per $100 on average; the market’s chance is ${percent(chance)}, a fair price of ${odds(fair)}.`,
      ];
  }
}

/** "No-vig odds on Cavaliers at Rockets": of two sides, one chance says the other's, too. */
function otherSide({ side, line, chance, priced }: Known): string[] {
  const { game, market, selection } = side;
  const other = opposite[selection];
  const fair = fairPrice(100 - chance);
  const isOfTwo = market !== 'moneyline' || !threeResults.has(game.sport);
  const isWhole = priced === undefined || registry[priced.marketKey].period === 'game';
  if (!other || fair === null || !isOfTwo || !isWhole || priced?.measured) return [];
  if (market === 'prop' || market === 'team_total')
    return [
      `The other side, the ${other} at the same line, is fair at ${odds(fair)}: ${percent(100 - chance)}.`,
    ];
  const own = line !== null && market === 'spread' ? 0 - line : line;
  return [
    `The other side, ${sideName(game, market, other, own)}, is fair at ${odds(fair)}: ${percent(100 - chance)}.`,
  ];
}

const opposite: Readonly<Partial<Record<ResolvedSide['selection'], 'home' | 'away' | 'over' | 'under'>>> = {
  home: 'away',
  away: 'home',
  over: 'under',
  under: 'over',
};
/** A draw is a side of its own. */
const threeResults: ReadonlySet<string> = new Set(['MLS']);

/** On which side more of the facts are; they are the only opinion that we have. */
function leaning(facts: readonly string[]): string {
  const count = (side: string) =>
    facts.filter((fact) => fact.startsWith(side) && !fact.includes('we have no fact')).length;
  const [ahead, behind] = [count('For:'), count('Against:')];
  if (ahead === 0 && behind === 0) return 'No fact that we have speaks for it or against it.';
  if (ahead === behind) return `The facts are split: ${ahead} for it, ${behind} against it.`;
  return ahead > behind
    ? `The facts lean that way: ${ahead} for it, ${behind} against it.`
    : `The facts lean the other way: ${behind} against it, ${ahead} for it.`;
}

/** The price that was named, or the best one now. */
const atPrice = ({ price, best }: Resolved): string =>
  price === best.price
    ? `The best price now is ${odds(best.price)} at ${best.book}`
    : `Your price is ${odds(price)}`;

/** Where the chance is no measured one, it is that of the prices without their margin. */
const booksOf = ({ priced, offers }: Resolved): string =>
  priced?.measured ? '' : `, from ${plural(offers.length, 'book')} without the margin`;
