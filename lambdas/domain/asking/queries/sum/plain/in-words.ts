/** Sums of which a word says what a figure is: "how many units is $75", "if I win half the time", "three legs at +100". */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { asksForMoney, dollarsIn, hasOnly, pricesIn } from './said.ts';

const at = (value: number): WrittenOdds => ({ format: 'american', value });
const ask = 'sum' as const;

/** @returns undefined for any other question, and where a figure has no place */
export const sumInWords = (said: string): SumQuery | undefined =>
  unitsOfAmount(said) ?? kellyOfWords(said) ?? legsAtPrice(said) ?? teaserAt(said) ?? openBet(said);

const money = '\\$?(\\d{1,7}(?:\\.\\d{1,2})?)(?![\\w%.])(?: dollars| bucks)?';
const asksUnits = new RegExp(
  ` how many units (?:is|are|would|does|do|in|for|make|makes|to|am|was)(?: (?:it|that|be|a|an|i|my|bet|bets|stake|of|risk|risking|betting|staking|equal|come|to|have|get|from|for|with))* ${money} | ${money} (?:is|equals|would be|comes to|is worth|bet is|bet|to|in|into|as) how many units `,
);
const unitSaid: readonly RegExp[] = [
  new RegExp(` (?:my |a |one |1 |the |each )?units?(?: size)?(?: is| are| of| =| at| equals)+ ${money} `),
  new RegExp(` ${money} (?:a|per|is a|is one|is my|=) units?(?: size)? `),
  new RegExp(` with (?:a |an |my )?${money} units? `),
];
const bankrollSaid: readonly RegExp[] = [
  new RegExp(` (?:bankroll|bank|roll)(?: is| of| at| was| =)* ${money} `),
  new RegExp(` ${money} (?:bankroll|bank|roll) `),
];
const shareSaid = / (\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)(?![\w])/;

/** "My bankroll is $1,500 and my unit is 1%. How many units is $75?" */
function unitsOfAmount(said: string): SumQuery | undefined {
  const asked = asksUnits.exec(said);
  const amount = Number(asked?.[1] ?? asked?.[2]);
  if (!asked || !(amount > 0)) return undefined;
  const rest = said.replace(asked[0], ' ');
  const share = shareSaid.exec(rest)?.[1];
  const bankroll = firstIn(bankrollSaid, rest);
  const unit = share === undefined ? firstIn(unitSaid, rest) : undefined;
  const figures = [share, bankroll, unit].filter((each) => each !== undefined).length;
  const each = share === undefined ? unit : bankroll && (Number(share) / 100) * bankroll;
  if (!each || !hasOnly(rest.replace(/ (?:1|one) unit(?= (?:is|of|at|equals|=))/g, ' unit'), figures))
    return undefined;
  return {
    ask,
    sum: 'units',
    bankroll: bankroll ?? null,
    unit: rounded(each),
    units: rounded(amount / each),
  };
}

const firstIn = (forms: readonly RegExp[], said: string): number | undefined => {
  const found = forms.map((form) => form.exec(said)?.[1]).find((each) => each !== undefined);
  return found === undefined ? undefined : Number(found);
};
const rounded = (value: number): number => Number(value.toFixed(4));

/** Chances that have a name, to as many places as a question says them again. */
const namedChances: readonly (readonly [RegExp, number])[] = [
  [
    / (?:half (?:of )?(?:the time|my bets|them|of them)|(?:a )?coin ?(?:flip|toss)|50 ?[-/] ?50|even chance|every other (?:time|bet|one)) /,
    0.5,
  ],
  [/ (?:2|two)[ -]thirds? (?:of (?:the time|my bets|them)) /, 0.666667],
  [/ (?:3|three)[ -]quarters? (?:of (?:the time|my bets|them)) /, 0.75],
  [/ (?:a |one )?third (?:of (?:the time|my bets|them)) /, 0.333333],
];

/** "The full Kelly stake at +120 if I win half the time". */
function kellyOfWords(said: string): SumQuery | undefined {
  if (!/ kelly /.test(said)) return undefined;
  const [named, chance] = namedChances.find(([form]) => form.test(said)) ?? [];
  const [odds, ...more] = pricesIn(said);
  const [bankroll = null, ...others] = dollarsIn(said);
  if (!named || chance === undefined || odds === undefined || more.length + others.length > 0)
    return undefined;
  const rest = said.replace(named, ' ');
  if (!hasOnly(rest, bankroll === null ? 1 : 2)) return undefined;
  const fraction = / half kelly /.test(rest) ? 0.5 : / quarter kelly /.test(rest) ? 0.25 : undefined;
  return { ask, sum: 'kelly', odds: at(odds), chance, bankroll, ...(fraction !== undefined && { fraction }) };
}

const legsOf =
  / (\d{1,2}) (?:legs|picks|teams|games|bets|selections|sides|favorites|underdogs|winners)(?: (?:each|all|priced|are|that are|of|parlayed|together))*(?: at)? ([+-]\d{3,4}) /;
/** Above this price, one price beside several legs may be that of all of them. */
const longestOfLeg = 250;
const otherThanLegs =
  / (?:teasers?|round robin|boost\w*|bonus|free|push\w*|void\w*|singles?|separate|straight|individual\w*|lose|loses|lost|hedg\w*|chances?|probability|likely|worth|fair|or (?:better|longer|more|less|shorter)|at least|between) /;

/** "What does $15 on three legs at +100 pay": so much for each of them. */
function legsAtPrice(said: string): SumQuery | undefined {
  const [, count, price] = legsOf.exec(said) ?? [];
  if (price === undefined || !asksForMoney.test(said) || otherThanLegs.test(said)) return undefined;
  const [stake = null, ...more] = dollarsIn(said);
  const [legs, value] = [Number(count), Number(price)];
  if (more.length > 0 || legs < 2 || legs > 20 || value > longestOfLeg) return undefined;
  if (!/ (?:what|how much) /.test(said) || !hasOnly(said, stake === null ? 2 : 3)) return undefined;
  return { ask, sum: 'parlay', legs: Array.from({ length: legs }, () => at(value)), pushes: 0, stake };
}

const points = / \d{1,2}(?:\.5)? ?(?:points?|pts?)(?= )/g;
const counted = / (?:\d{1,2}|one|a) ?(?:teams?|legs?|way|leggers?|teamers?|picks?)(?= )/g;
const teased = / teasers?(?: (?:is |are |that |which |priced |pays? |paying |at |of )*)?([+-]\d{3,4}) /;

/** "What does $20 on a two-team teaser at -120 win": its price is that of the whole. */
function teaserAt(said: string): SumQuery | undefined {
  const price = teased.exec(said)?.[1];
  const [stake, ...more] = dollarsIn(said);
  if (price === undefined || stake === undefined || more.length > 0 || !asksForMoney.test(said))
    return undefined;
  if (/ (?:each|push\w*|lose|loses|lost|parlay|break|often) /.test(said)) return undefined;
  const rest = said.replace(points, ' ').replace(counted, ' ');
  return hasOnly(rest, 2) ? { ask, sum: 'payout', stake, odds: at(Number(price)) } : undefined;
}

const open =
  / (?:(?:i|we|i've|i already) (?:already |just |have |had )*|(?<=^ ))(?:bet|put|took|have|got|placed|staked|wagered|risked|laid|played|hold)(?: (?!if )[a-z']+){0,3} \$?(\d{1,7}(?:\.\d{1,2})?)(?![\w.%])(?: (?!if |and )[a-z']+){0,9} ([+-]\d{3,5}) /;
/** What the asker's own side is priced at by now, which changes nothing in the hedge. */
const ownNow =
  / (?:(?:they're|theyre|they are|it's|its|he's|she's|now|as|in the \w+ as)(?: (?:an?|at|now|the|only|down|up|to|a))* )?[+-]\d{3,5} (?:favorites?|favs?|faves?|favourites?|underdogs?|dogs?|chalk) /;
const against =
  / (?:other (?:side|team|one|way)|opposite side|opponent|against (?:it|them|him)|other is|both ways|either way|whoever wins|hedge) /;
/** "How much should I put on the Vikings at -140": the other side by its name, of an amount that is not still to be bet. */
const onOpponent =
  /^(?!.* to (?:bet|play|split|spend|work|risk|stake|wager) ).* (?:what|how much)(?: (?:more|money|do|does|should|would|must|can|i|we|to|need|have|put|bet|lay|stake|wager|risk|goes))* on (?:the )?[a-z]+(?: [a-z]+)? (?:at )?[+-]\d{3,5} /;
const locking =
  / (?:lock\w*|guarante\w*|hedge|secure|(?:same|equal|even) (?:profit|amount|money|thing|either)|win the same|no matter (?:who|what)|either way|whoever wins|sure (?:profit|win)|risk ?-?free) /;

/** Of a bet on a season, too, whose winner is not priced here: the hedge is told by the bet alone. */
const asksToHedge = / (?:how|what|should|can|could|worth|smart|best way)(?: [a-z']+){0,6} hedg(?:e|es|ing) /;

/** "I bet $100 at +130. How much on the other side at +110 to lock in a profit": the stake is spent, and no total to split. */
function openBet(typed: string): SumQuery | undefined {
  const [, stake, own] = open.exec(typed) ?? [];
  const said = typed.replace(ownNow, ' , ');
  const [odds, other, ...more] = pricesIn(said);
  if (own === undefined || odds !== Number(own) || more.length > 0) return undefined;
  const bet = { ask, sum: 'hedge', stake: Number(stake), odds: at(odds), win: null } as const;
  if (other === undefined)
    return asksToHedge.test(said) && hasOnly(said, 2) ? { ...bet, other: null } : undefined;
  if (!(against.test(said) || onOpponent.test(said)) || !locking.test(said) || !hasOnly(said, 3))
    return undefined;
  if (/ (?:bonus|free|boost\w*|total|split|parlay|cash ?out|middle) /.test(said)) return undefined;
  return { ...bet, other: at(other) };
}
