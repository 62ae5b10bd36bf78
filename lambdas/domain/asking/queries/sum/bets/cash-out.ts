/** An offer to cash out an open bet: "they offer $180 for a bet that returns $300, I rate it at 65%". */
import type { Masked, MaskedFigure } from '../worded/mask.ts';
import { priceOf } from '../worded/roles.ts';
import type { SumOfBets } from './prompt.ts';

type CashOut = Extract<SumOfBets, { readonly sum: 'cash_out' }>;

const ofCashOut =
  / (?:cash(?:es|ed|ing)? ?-?(?:it |this |that |them |my \w+ )?out|cash-?outs?|cashout|buy ?-?(?:it |me )?out|early payout|(?:to |i |should i )settle (?:it |this |the bet |my bet )?(?:now|early)|(?:to |and )close (?:it|out|my|the)|(?:give|pays?|paying|giving) me #[mn]\d+ (?:right )?(?:now|today)|settle early|take the (?:money|cash) (?:now|early)) /;
/** Other sums that an open bet has a part in. */
const ofOther = / (?:hedg\w*|arb\w*|kelly|bonus|free bet|boost\w*|teaser|half|partial\w*|part of) /;
const pays =
  / (?:pays?|paying|paid|returns?|returning|to return|payout|pay ?out|worth|collect|potential|possible|full|wins?|to win|whole|get)(?: (?:of|is|out|a|the|would|be|me|back|about|return|it|hits|another|full))* $/;
const staked =
  / (?:bet|put|have|had|staked|stake|stake of|risked|wagered|wager of|my|original|with)(?: (?:a|of|is|was|bet|stake|wager|of))* $/;

export function cashOut(masked: Masked): CashOut | undefined {
  const { text, figures } = withoutLegs(masked);
  if (!ofCashOut.test(text) || ofOther.test(text)) return undefined;
  const before = text.split(/#[a-z]\d+/);
  const money = figures.flatMap((figure, at) =>
    figure.form === 'dollars' || (figure.form === 'number' && figure.value >= leastAmount)
      ? [{ figure, before: before[at] ?? '' }]
      : [],
  );
  const prices = figures.filter(
    ({ form }) => form === 'percent' || form === 'american' || form === 'fraction',
  );
  const [price] = prices;
  if (prices.length > 1 || prices.length + money.length !== figures.length) return undefined;
  const stake = money.length === 3 ? money.find((each) => staked.test(each.before)) : undefined;
  const [one, other, ...more] = money.filter((each) => each !== stake);
  if (!one || !other || more.length > 0) return undefined;
  // Nobody is offered more than all that a bet can pay.
  const [less, most] = [one, other].toSorted((a, b) => a.figure.value - b.figure.value);
  if (!less || !most || less.figure.value === most.figure.value) return undefined;
  if (pays.test(less.before) && !pays.test(most.before)) return undefined;
  const chance = price ? chanceIn(price) : null;
  if (chance === undefined) return undefined;
  const isProfit = stake !== undefined && / (?:wins?|to win)(?: \w+)? $/.test(most.before);
  return {
    ask: 'sum',
    sum: 'cash_out',
    offered: less.figure.value,
    pays: most.figure.value + (isProfit ? stake.figure.value : 0),
    chance,
  };
}

/** "My parlay has 2 legs left": how many are open changes nothing in what the offer asks for. */
function withoutLegs({ text, figures, ...rest }: Masked): Masked {
  const counted = new Set(
    [...text.matchAll(countOfLegs)].flatMap(([, ...at]) => at.slice(0, 2).filter(Boolean).map(Number)),
  );
  return {
    ...rest,
    text: text.replace(countOfLegs, ' some $3'),
    figures: figures.filter((_, at) => !counted.has(at)),
  };
}
const countOfLegs =
  /(?<= )(?:#n(\d+) (?:of|out of|\/)(?: my| the)? )?#n(\d+) ((?:more |open )?-?(?:legs?|leggers?|games?|teams?|teamers?|picks?)(?= ))/g;

/** Smaller plain numbers count legs. */
const leastAmount = 15;

const chanceIn = (figure: MaskedFigure) =>
  figure.form === 'percent' && !(figure.value > 0 && figure.value < 100) ? undefined : priceOf(figure);
