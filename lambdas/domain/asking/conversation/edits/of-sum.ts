/** A sum once more with other figures, or a question that its answer has an answer to. */
import type { SumQuery } from '../../../../contracts/asking/queries/sum.ts';
import type { Turn } from '../../../../contracts/asking/turn.ts';
import { dollarsOf, oddsOf } from '../../queries/reading/figures.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { isMadeOf, wordsOf } from '../asked/around.ts';
import type { Heard } from '../heard.ts';
import { type Masked, maskedOf } from './masked.ts';
import { atRate, offeredPrice } from './offered.ts';
import { isOfPush, withLegs } from './sum-legs.ts';
import { withSlots } from './sum-slots.ts';
import { ofShare, withoutHold } from './sums/of-share.ts';
import { otherFigure } from './sums/other-figure.ts';
import { otherForm } from './sums/other-form.ts';
import { beside } from './sums/other-price.ts';

/** @returns undefined if it asks for something else */
export function editOfSum(prompt: string, last: SumQuery, context: QuestionContext): Heard | undefined {
  const masked = maskedOf(prompt, context);
  if (!masked) return undefined;
  const fair = withoutHold(last, masked);
  if (fair) return fair;
  const other = otherFigure(last, masked) ?? beside(last, masked);
  if (other) return other;
  const made =
    ofShare(last, masked) ?? offeredPrice(last, masked) ?? atRate(prompt, last) ?? otherSum(last, masked);
  if (made) return { kind: 'queries', queries: [made], isAside: false };
  return ofLoss(last, masked) ?? ofShown(last, masked);
}

/** @returns the sum that is asked for now; undefined if the text has none */
export function otherSum(last: SumQuery, masked: Masked): SumQuery | undefined {
  return (
    (last.sum === 'parlay' ? withLegs(last, masked) : undefined) ??
    (last.sum === 'round_robin' ? withSize(last, masked) : undefined) ??
    (last.sum === 'hedge' ? onlyCovered(last, masked) : undefined) ??
    (last.sum === 'record' ? withWins(last, masked) : undefined) ??
    bothSides(last, masked) ??
    otherSides(last, masked) ??
    ofCash(last, masked) ??
    otherForm(last, masked) ??
    staked(last, masked) ??
    withSlots(last, masked)
  );
}

const ofSize =
  /^(?:(?:ok|and|or|what|about|how|if|it|its|was|by|just|do|with|also|instead|the|in|make|i|them|we|say) )*Ns?(?: (?:and|plus|or|&) (?:by )?Ns?)?(?: (?:too|also|as well|instead|then|now|rather))*$/;

/** "By 2s", "3s too". */
function withSize(
  last: Extract<SumQuery, { sum: 'round_robin' }>,
  { text, figures }: Masked,
): SumQuery | undefined {
  const [first, second] = figures.map(({ value }) => value);
  if (!ofSize.test(text) || first === undefined || !isSize(first, last.picks)) return undefined;
  const isMore = /\b(?:too|also|as well|and (?:by )?Ns)\b/.test(text) && !/\binstead\b/.test(text);
  if (second !== undefined)
    return isSize(second, last.picks) ? { ...last, by: first, alsoBy: second } : undefined;
  // "What about 5" can be dollars, or picks.
  if (!/\b(?:by|in) Ns?\b|\bNs\b/.test(text) && !isMore) return undefined;
  if (isMore) return first === last.by ? undefined : { ...last, alsoBy: first };
  const { alsoBy: _, ...one } = last;
  return first === last.by && last.alsoBy === undefined ? undefined : { ...one, by: first };
}

const isSize = (by: number, picks: number): boolean => Number.isInteger(by) && by >= 2 && by < picks;

const ofWins =
  /^(?:(?:and|so|but|ok|what|if|say|about|how|i|we|they|only|just|instead|then|it|was|were|is|or|of|them|those|the|my|bets?|games?|picks?) )*(?:(win|won|hit|cash|went|go|goes)|(lose|lost|miss|missed)) (?:(?:only|just) )?(?:N|one|two|three|four|five|six|all|none|all of them|zero)(?: (?:of (?:them|those|the (?:bets|games|picks|three|four|five))|bets?|games?|instead|then|only|out of (?:them|those)|of N))*$/;
const countNames = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "What if I win only one": the same number of bets. */
function withWins(
  last: Extract<SumQuery, { sum: 'record' }>,
  { text, figures: [figure] }: Masked,
): SumQuery | undefined {
  const [said, isWon] = ofWins.exec(text) ?? [];
  if (said === undefined) return undefined;
  const total = last.wins + last.losses;
  const named = countNames.findIndex((name) =>
    new RegExp(`\\b${name}\\b`).test(text.replace(/\bof .*$/, '')),
  );
  const count = /\ball\b/.test(text) ? total : /\bzero\b/.test(text) ? 0 : (figure?.value ?? named);
  if (!Number.isInteger(count) || count < 0 || count > total) return undefined;
  const wins = isWon === undefined ? total - count : count;
  return wins === last.wins ? undefined : { ...last, wins, losses: total - wins };
}

const covered =
  /^(?:(?:what|if|i|i'd|just|only|enough|wanna|want|need|to|how|much|would|do|does|it|take|and|we|can|could|get|getting|be|with|about|for|at|least|or|say|rather|even) )*(?:(?:get|have|make|win|take|cover|recoup|recover|want|need|only|just|with|back|for)(?: (?:only|just|back))* )?(?:(?:my|the|original|initial|own) )*(?:(?:D|N)|stake|money|bet|investment|risk|dough)(?: (?:stake|bucks|dollars|bet|money|i put in|in))* ?(?:back|covered|returned|out|safe)(?: (?:if|it|my|the|bet|loses|lost|instead|only|then))*$|^(?:(?:what|if|i|just|only|wanna|want|need|to|how|much|do|does|it|take|and|we|for|or) )*(?:break(?:ing)? even|not lose (?:money|anything|any money)|cover (?:my|the) (?:stake|bet|money|D|N)|come out even)(?: (?:if|it|my|the|bet|other|side|loses|wins|instead|only|then|on))*$/;

/** "What if I only want my 25 back": the other side has to win what the open bet can lose. */
function onlyCovered(
  last: Extract<SumQuery, { sum: 'hedge' }>,
  { text, figures: [named, ...more] }: Masked,
): SumQuery | undefined {
  if (!covered.test(text) || more.length > 0 || last.other === null) return undefined;
  const win = named ? dollarsOf(named) : last.stake;
  return win ? { ask: 'sum', sum: 'stake_to_win', win, odds: last.other } : undefined;
}

/** A hedge that only brings the stake back, whatever its words sound like. */
export function coveredOnly(
  prompt: string,
  { asked: [last, ...others] = [] }: Turn,
  context: QuestionContext,
): Heard | undefined {
  if (last?.ask !== 'sum' || last.sum !== 'hedge' || others.length > 0) return undefined;
  const masked = maskedOf(prompt, context);
  const query = masked && onlyCovered(last, masked);
  return query && { kind: 'queries', queries: [query], isAside: false };
}

const other =
  /^(?:(?:and|the|with|if|what|whats|what's|about|but|so|ok|is|at|its|it's|other|side|hold|vig|juice|margin|no|fair|price|for|then|dog|underdog|favorite|opponent|on|both|of|them|how|much|a|take|out|without|say) )*A(?: (?:on|for|the|other|side|what|whats|what's|is|hold|vig|juice|margin|then|how|much|so|no|fair|price|prices|without|both|of|them|out|take|taking|does|book|keep|taken))*$/;
const ofBoth = /\b(?:other side|vig|juice|hold|margin|fair|opponent)\b/;

/** "And the other side at +155, what's the vig". */
function bothSides(last: SumQuery, { text, figures: [figure, ...more] }: Masked): SumQuery | undefined {
  const own = last.sum === 'convert' || last.sum === 'payout' || last.sum === 'break_even' ? last.odds : null;
  const odds = figure && oddsOf(figure);
  if (!own || !odds || more.length > 0 || !ofBoth.test(text) || !other.test(text)) return undefined;
  return { ask: 'sum', sum: 'fair_price', sides: [own, odds] };
}

const ofMoneyBet =
  /^(?:(?:and|what|about|how|if|its|it's|it|was|were|is|with|that|a|an|just|my|for|as|not|instead) )*(?:real|cash|normal|regular|own|actual)(?: (?:bet|money|cash|wager|one|instead))*$/;

/** "And if it's a real bet": its stake comes back. */
function ofCash(last: SumQuery, { text }: Masked): SumQuery | undefined {
  if (last.sum !== 'free_bet' || last.odds === null || !ofMoneyBet.test(text)) return undefined;
  return { ask: 'sum', sum: 'payout', stake: last.stake, odds: last.odds };
}

const pair =
  /^(?:(?:and|what|about|how|if|its|it's|at|with|for|now|but|ok) )*A(?: (?:and|or|vs|to))? A(?: (?:then|instead|now|what|about|is|better))*$/;

/** "What about -150/+130": a market of its own. */
function otherSides(last: SumQuery, { text, figures }: Masked): SumQuery | undefined {
  const isOfSides = last.sum === 'fair_price' || last.sum === 'arbitrage';
  const sides = figures.flatMap((figure) => oddsOf(figure) ?? []);
  return isOfSides && last.sides.length === sides.length && pair.test(text) ? { ...last, sides } : undefined;
}

const onStake = wordsOf(
  "and ok so what whats what's how hows about if i we on for with put bet bets of the a an it that this there at those these odds price D N dollars bucks much many would does do did will win wins winning pay pays paying return returns make makes get gets back me you profit payout to then say just now risk stake wager be is",
);

/** "So what does 40 win at that": on odds that were asked about without a stake. */
function staked(last: SumQuery, { text, figures: [figure, ...more] }: Masked): SumQuery | undefined {
  if (last.sum !== 'convert' && last.sum !== 'break_even') return undefined;
  const stake = figure && dollarsOf(figure);
  const isMoney =
    figure?.form === 'dollars' || /\b(?:win|pay|return|put|bet|on|stake|risk|get|make)/.test(text);
  if (stake === undefined || more.length > 0 || !isMoney || !isMadeOf(text, onStake)) return undefined;
  return { ask: 'sum', sum: 'payout', stake, odds: last.odds };
}

const loses =
  /^(?:(?:what|whats|what's|happens|if|and|so|when|do|does|i|get|anything|the|still|it|me) )*(?:(?:just|only|one|N|two|any|a|the|leg|legs|of|them|em|those|team|A) )+(?:loses?|lost|miss(?:es)?|busts?|fails?|doesn'?t (?:hit|win|cash)|don'?t (?:hit|win))(?: (?:do|does|i|get|anything|still|back|then|what|happens|the|whole|thing|is|dead|over|gone|lose|everything|it|all))*$/;

/** Of a parlay, one lost leg is all of it. */
function ofLoss(last: SumQuery, masked: Masked): Heard | undefined {
  if (last.sum !== 'parlay') return undefined;
  // What is left depends on the leg.
  if (isOfPush(masked))
    return { kind: 'queries', queries: [{ ask: 'explain', terms: ['push_in_parlay'] }], isAside: true };
  if (!loses.test(masked.text)) return undefined;
  return {
    kind: 'queries',
    queries: [{ ask: 'explain', terms: ['parlay'] }],
    isAside: true,
    says: 'Nothing comes back then: one lost leg loses the whole parlay.',
  };
}

const asked = wordsOf(
  "and ok so what whats what's how hows if i we am only on for with of the a an it that this there at is was are does do did will would can in me my you u to then just all again exactly or including included include without plus minus much many total totals back profit profits payout payouts return returns win wins winnings winning make makes get gets collect pocket risk risking risked stake cost costs come comes out pay pays stand spend spending laying lay need locked lock guaranteed either way both ways everything together hit hits whole thing come max maximum most best case worst lose losing",
);
const ofMoney =
  /\b(?:total|back|profit|payout|return|win|winnings|make|get|collect|pocket|risk|stake|cost|pay|spend|lose|worst|best|max)/;
const amounts: ReadonlySet<SumQuery['sum']> = new Set([
  'payout',
  'parlay',
  'round_robin',
  'hedge',
  'stake_to_win',
  'free_bet',
  'arbitrage',
]);
const ofMargin = wordsOf(
  "and ok so what whats what's how hows the a an is was it its it's that this there on in of then here much big hold vig juice margin rake overround book books book's their they they're keep keeps keeping kept take takes taking taken make makes making charge charges charging skim skimming cut share percent percentage edge does do for from me us i paying pay these those both two prices sides market line",
);

/** "Total back?": what is asked stands in the answer already. */
function ofShown(last: SumQuery, { text, figures }: Masked): Heard | undefined {
  const again: Heard = { kind: 'queries', queries: [last], isAside: true };
  if (figures.length > 0) return undefined;
  if (amounts.has(last.sum) && ofMoney.test(text) && isMadeOf(text, asked) && hasStake(last)) return again;
  const isOfMargin =
    /\b(?:hold|vig|juice|margin|rake|overround|keep|keeps|keeping|kept|taking|making|charging|skimming|cut|edge|(?:book|books|they) (?:takes?|makes?|charges?))\b/.test(
      text,
    );
  return last.sum === 'fair_price' && isOfMargin && isMadeOf(text, ofMargin) ? again : undefined;
}

const hasStake = (last: SumQuery): boolean => !('stake' in last) || last.stake !== null;
