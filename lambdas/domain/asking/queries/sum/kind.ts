/** Recognizes a sum: figures with the cues that say what to compute. */
import type { SumKind, SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import { isRuleWord } from '../../reading/words/vocabulary.ts';
import type { Kind } from '../reading/kind.ts';
import type { Sentence } from '../reading/sentence.ts';
import { sumPrompt } from './prompt.ts';
import { type SumParts, sumPartsOf } from './reading/parts.ts';
import { sumRules } from './reading/rules.ts';
import { isOtherAmount, readWordedSum } from './worded/read.ts';

const labels: Readonly<Record<SumKind, string>> = {
  payout: 'payout',
  needed_odds: 'odds needed',
  stake_to_win: 'stake needed',
  convert: 'odds converted',
  fair_price: 'no-vig price',
  break_even: 'break-even',
  parlay: 'parlay odds',
  hedge: 'hedge',
  round_robin: 'round robin',
  units: 'units',
  kelly: 'Kelly stake',
  expected_value: 'expected value',
  share: 'share of a bankroll',
  roi: 'return',
  record: 'profit of a record',
  free_bet: 'bonus bet',
  arbitrage: 'arbitrage split',
  middle: 'middle',
  offer: 'offer for a parlay',
  each_way: 'each-way return',
  chances: 'chance of several results',
  settled: 'result of a bet',
  singles: 'single bets',
  results: 'profit of bets',
  numbers: 'numbers taken together',
  dead_heat: 'dead heat',
  bet_results: 'total of several bets',
  price_difference: 'difference of two prices',
  cash_out: 'cash-out offer',
  many_bets: 'average of many bets',
};

/** Sums whose cues leave no doubt that something is computed: what else is said tells a story. */
const certain: ReadonlySet<SumKind> = new Set<SumKind>([
  'convert',
  'fair_price',
  'break_even',
  'kelly',
  'expected_value',
  'free_bet',
  'arbitrage',
  'roi',
  'offer',
]);
const isCertain = ({ sum: kind }: SumQuery, { has, namesTeam }: SumParts) =>
  kind === 'hedge' ||
  (!namesTeam &&
    ((certain.has(kind) && !has('boost', 'over', 'under')) ||
      (kind === 'payout' && has('pay')) ||
      (kind === 'parlay' && has('pay') && has('push'))));

/** Words that change a sum or wish for a bet are none of the story. */
const changing: ReadonlySet<string> = new Set(
  'more less least most better worse longer shorter between higher lower minimum maximum max min half quarter third fraction fractional double twice triple minus except without best gimme build find suggest recommend'.split(
    ' ',
  ),
);
const wordsAround = ({ tokens }: Sentence): number[] =>
  tokens.flatMap(({ word, figure, team }, at) =>
    figure || team || isRuleWord(word) || changing.has(word) ? [] : [at],
  );

/** Sums whose figures the words around them tell apart better than their forms. */
const preferWords: ReadonlySet<string> = new Set<SumKind>(['payout', 'parlay', 'middle', 'free_bet']);

/** "Profitable for a coin flip": a chance that only words name. */
function withChance(found: SumQuery, sentence: Sentence): SumQuery {
  if (found.sum !== 'expected_value' || found.chance !== null) return found;
  const worded = readWordedSum(sentence);
  return worded?.sum === 'expected_value' ? worded : found;
}

/** Odds that are clearly odds are none of the amounts: "1.01, 1.01, 1/1" are three legs. */
const withAllOdds = (worded: SumQuery | undefined, found: SumQuery): SumQuery | undefined =>
  worded?.sum === 'parlay' && found.sum === 'parlay' && worded.legs.length < found.legs.length
    ? found
    : worded;

/** "Is the total 2.5 or 3.5": lines of a game, and no prices. */
const ofLines =
  /\bis the (?:total|line|spread|o\/u|over ?\/? ?under) (?:at |on |set at )?[+-]?\d+(?:\.5)? or [+-]?\d+(?:\.5)?(?!\d)/i;
/** "Three point percentage" is of a shooter, and no price of 3. */
const ofShots = /\b(?:3|three)[- ]?(?:pts?|points?|pointers?)[- ](?:percentage|percent|pct|%)/i;

export const sum: Kind<'sum'> = {
  read(sentence) {
    if (ofLines.test(sentence.text) || ofShots.test(sentence.text)) return undefined;
    const parts = sumPartsOf(sentence);
    if (parts.figures.length === 0) return undefined;
    for (const rule of sumRules) {
      const found = rule(parts);
      // The widest rules take any amount for the stake; the words around a figure know better.
      const query =
        found && preferWords.has(found.sum)
          ? (withAllOdds(readWordedSum(sentence), found) ?? (isOtherAmount(sentence) ? undefined : found))
          : found && withChance(found, sentence);
      if (query && (!parts.has('between') || query.sum === 'arbitrage')) {
        const around = isCertain(query, parts) ? wordsAround(sentence) : [];
        return { query, used: [...parts.cued, ...parts.figures.map(({ at }) => at), ...around] };
      }
    }
    return undefined;
  },
  label: (query) =>
    query.sum === 'convert' && query.boost !== undefined ? 'boosted odds' : labels[query.sum],
  prompt: sumPrompt,
};
