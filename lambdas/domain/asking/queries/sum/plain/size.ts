/** "Is $200 too much with a bankroll of $1,000", "are 5 units too many for one game": how large a stake is. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';

/** Without a sign of dollars, a single digit counts units or legs. */
const amount =
  '\\$?((?<=\\$)\\d{1,7}(?:\\.\\d{1,2})?|(?<![\\d.$+-])\\d{2,7})(?![\\d.%])(?: (?:dollars|bucks))?';
const units = '(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:units?|u)';
const judged =
  '(?:way |far |a bit |a little )?(?:too (?:much|big|large|many|high|risky|little|small|aggressive)|(?:a )?lot|reasonable|smart|wise|ok|okay|fine|safe|sensible|excessive|crazy|a mistake|a good (?:idea|size|stake|amount)|(?:a )?bad idea|risky|normal|dumb|reckless|irresponsible|responsible|appropriate|right|the right (?:size|stake|amount))';
const staking =
  '(?:to |for |as )?(?:a |an |me to )?(?:bet|betting|risk|risking|stake|staking|put|putting|wager|wagering|lay|play|playing)';
const onOne =
  '(?: (?:on|for|in|per|to|a|an|each|one|single|the|my|any|every|game|games|bet|bets|play|plays|wager|pick|parlay|team|it|this|that|tonight|today|tomorrow|at once|at a time|down))*';
const own =
  '(?:(?:with|of|out of|from|if (?:i have|my bankroll is|i have got)|on|having|when (?:i have|my bankroll is)|and (?:i have|my bankroll is)|i have|my bankroll is|given|,) )+(?:an? |my |only |just |total |whole )*';
const bankroll = `${own}(?:bankroll of )?${amount}(?: (?:bankroll|bank|to bet(?: with)?|total|in (?:total|my account|all)|set aside|account|balance))*`;
const end = '(?: ,)* $';

const ofDollars: readonly RegExp[] = [
  new RegExp(
    `^ (?:so )?(?:is|are|would) (?:it )?(?:be )?(?:${staking} )?${amount}${onOne}(?: be)? ${judged}(?: ${staking})?${onOne} ${bankroll}${end}`,
  ),
  new RegExp(`^ (?:is|would) it (?:be )?${judged} ${staking} ${amount}${onOne} ${bankroll}${end}`),
  new RegExp(`^ should i ${staking} ${amount}${onOne} ${bankroll}${end}`),
  new RegExp(`^ is ${staking} ${amount}${onOne} ${bankroll} ${judged}${end}`),
];
const first = `^ (?:so )?(?:(?:with|if|i have|i've got|i got|my|given|say|is|the|betting) )*(?:an? )?(?:(?:bank ?roll|roll|budget)(?: (?:is|of|at))* )?${amount}(?: (?:bank ?roll|roll|budget|to bet(?: with)?|to my name))?(?: ,)*(?: (?:so|then|and))?`;
const bankrollFirst: readonly RegExp[] = [
  new RegExp(
    `${first} (?:is|are|would) (?:it )?(?:be )?(?:${staking} )?${amount}${onOne}(?: be)? ${judged}(?: ${staking})?${onOne}${end}`,
  ),
  new RegExp(`${first} (?:is|would) it (?:be )?${judged} ${staking} ${amount}${onOne}${end}`),
];
/** "Is $30 a bet too much": of dollars alone, the answer depends on the bankroll. */
const ofStakes: readonly RegExp[] = [
  new RegExp(
    `^ (?:so )?(?:is|are|would) (?:${staking} )?${amount} (?:an?|per|each|every|for (?:a|one|each)|on (?:a|one|each|every)) (?:single )?(?:bet|game|play|pick|wager|unit)(?: be)? ${judged}${end}`,
  ),
];
const ofUnits: readonly RegExp[] = [
  new RegExp(`^ (?:is|are|would) (?:be )?${units} (?:be )?${judged}(?: ${staking})?${onOne}${end}`),
  new RegExp(`^ (?:is|would) it (?:be )?${judged} ${staking} ${units}${onOne}${end}`),
];

const share = '(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|percent|pct)';
const ofAll =
  '(?: (?:of )?(?:my |the |your |a |an |our )?(?:whole |total |entire |starting |betting )?(?:bank ?roll|roll|bank|stack|balance|account|money|budget))?';
/** "Is 5% of my roll too much on one play". */
const ofShares: readonly RegExp[] = [
  new RegExp(
    `^ (?:so )?(?:is|are|would) (?:${staking} )?${share}${ofAll}${onOne}(?: be)? ${judged}(?: ${staking})?${onOne}${end}`,
  ),
  new RegExp(`^ (?:so )?(?:is|would) it (?:be )?${judged} ${staking} ${share}${ofAll}${onOne}${end}`),
  new RegExp(`^ should i (?:be )?${staking} ${share}${ofAll}${onOne}${end}`),
];
/** Of a bankroll that is called one, the sign of dollars may be missing. */
const called =
  '(?:with|of|out of|from|on|if i have|and i have|i have) (?:an? |my |only |just |total )*(?:\\$?(\\d{2,7}(?:\\.\\d{1,2})?) ?(?:dollars?|bucks)? ?(?:total |betting )?(?:bank ?roll|roll|bank|balance|account)|bank ?roll of \\$?(\\d{2,7})(?: (?:dollars|bucks))?)';
const dollarsOrCalled = `(?:${bankroll}|${called})`;
/** "Is 3% per bet too aggressive with a $1000 bankroll", "is betting 2% of a 500 bankroll ok". */
const ofSharesInDollars: readonly RegExp[] = [
  new RegExp(
    `^ (?:so )?(?:is|are|would) (?:${staking} )?${share}${onOne}(?: be)? ${judged}(?: ${staking})?${onOne} ${dollarsOrCalled}${end}`,
  ),
  new RegExp(
    `^ (?:so )?(?:is|are|would) (?:${staking} )?${share}${onOne} ${dollarsOrCalled}${onOne}(?: be)? ${judged}(?: ${staking})?${onOne}${end}`,
  ),
  new RegExp(
    `^ (?:so )?(?:is|would) it (?:be )?${judged} ${staking} ${share}${onOne} ${dollarsOrCalled}${onOne}${end}`,
  ),
  new RegExp(`^ should i (?:be )?${staking} ${share}${onOne} ${dollarsOrCalled}${onOne}${end}`),
];
/** A share of a bankroll is told as dollars of a hundred. */
const hundred = 100;

/** Of a stake alone: of a bet that is named, `check` says the same beside its price. */
export function sizeAlone(said: string): SumQuery | undefined {
  const first = firstOf(ofDollars, said);
  if (first) return sized(Number(first[2]), Number(first[1]));
  const second = firstOf(bankrollFirst, said);
  if (second) return sized(Number(second[1]), Number(second[2]));
  const inDollars = firstOf(ofSharesInDollars, said);
  if (inDollars) {
    const whole = Number(inDollars[2] ?? inDollars[3] ?? inDollars[4]);
    return sized(whole, Math.round(whole * Number(inDollars[1])) / hundred);
  }
  const part = firstOf(ofShares, said);
  if (part) return sized(hundred, Number(part[1]));
  const alone = firstOf(ofStakes, said);
  if (alone) return { ask: 'sum', sum: 'units', bankroll: null, unit: Number(alone[1]), units: 1 };
  const counted = firstOf(ofUnits, said);
  return counted && { ask: 'sum', sum: 'units', bankroll: null, unit: null, units: Number(counted[1]) };
}

const firstOf = (forms: readonly RegExp[], said: string): RegExpExecArray | undefined =>
  forms.map((form) => form.exec(said)).find((found) => found !== null) ?? undefined;

/** One stake of so many dollars, as a unit of the bankroll. */
const sized = (bankroll: number, stake: number): SumQuery | undefined =>
  stake > 0 && stake <= bankroll ? { ask: 'sum', sum: 'units', bankroll, unit: stake, units: 1 } : undefined;
