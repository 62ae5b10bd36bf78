/** What a number without a dollar sign is of a stake: the stake, what it is to win, a bankroll, units. */
import { decimalToAmerican } from '../../../../feed/odds/odds.ts';
import type { Rule } from '../../draft.ts';
import { gap, team } from '../../words/text.ts';
import { around } from '../bounds.ts';

const figure = '\\$? ?(\\d{1,6}(?:\\.\\d{1,2})?)(k?)(?![\\d%.]|\\.\\d)(?: ?(?:dollars?|bucks|usd|\\$))?';
const softly = '(?:(?:me|us|back|about|around|like|roughly|maybe|at least|a|cool|somewhere|say) )*';
const ish = '(?:ish| ?or so)?';
const winning = '(?:win|make|profit|net|gain|clear|earn)';
const returning = '(?:return|pay|pay out|cash|get back)';

/** "20 to win 80ish", "5 for to win 200". */
const toWin = new RegExp(
  `(?<![\\d.+$-])${figure} (?:for )?(?:to |could |can |would )(?:(${winning})|${returning}) ${softly}${figure}${ish}`,
  'g',
);
/** "I got 50 for a Bills parlay that returns 300": what is between them is read by other rules. */
const laterReturned = new RegExp(
  `\\b(?:got|have|put|putting|drop|risk|use|using|throw|throwing|with|stake|bet|on) ${figure} ((?:for|on|in|into|down on) (?:[\\w${gap}${team.slice(1, -1)}'-]+ ){1,8}?)(?:(?:that|which|to|and|it|should|could|would|will) )+(?:(${winning})s?|(?:${returning})s?) ${softly}${figure}${ish}`,
  'g',
);
/** "120 profit off 30", "500 to win on 50", "win 100 with 10". */
const wonFrom = new RegExp(
  `(?:\\b${winning}(?:ning|ing)? ${softly}${figure}|(?<![\\d.+$-])\\b${figure} (?:profit|to win|to make|back|return))${ish} (?:on|off|off of|from|with|for|out of|using) (?:just |only |a |my )*${figure}(?! ?(?:legs?|picks?|bets?|plays?|games?|teams?|props?|overs|unders|favorites|underdogs)\\b)`,
  'g',
);
const leastWon = 15;

/** "My bankroll is 500", "unit is $40", "1u = $5": what a stake is made of. */
const bankroll = new RegExp(
  `\\b(?:my |the )?(?:bank ?roll|betting roll|roll|balance)(?: (?:is|of|at|right now|like|about|around|=|,))* ${figure}|(?<![\\d.+$-])${figure} (?:bank ?roll|roll|balance)\\b`,
  'g',
);
const unitSize = new RegExp(
  `\\b(?:my units?(?: (?:is|are|size|of|at|equals|like|about))*|(?:an?|the|one|1) ?(?:units?|u)(?: (?:is|size|equals))+|1 ?u(?= \\$)) ${figure}`,
  'g',
);
const flat = /\bflat[ -]?(?:bet(?:ting|s|tor)?|stak(?:e|es|ing))\b(?: ,)?/g;

/** Where a stake without its currency is put: "30 on the Lightning", "use 10 of it". */
const placed =
  '(?:(?:down )?on(?: (?!points|goals|shots|each|average))|to (?:play|bet|spend|spread|burn|blow|risk|put|use|work with|play with|throw|gamble|work)(?: (?:with|around|out))*(?= |$)|of it (?:on|for)?|of (?:that|them) on|left(?: in)?|in (?:my|the) (?:acct|account|app|wallet|balance)|across(?= )|spread (?:out )?(?:over|across))';
const putting =
  '(?:(?:i )?(?:got|have|put|putting|puttin|drop|dropping|throw|throwing|toss|risk|use|using|stake|wager|lay|laying|giving me|gave me)(?: (?:just|only|like|about|my last|exactly|my|up))*)';
const stake = new RegExp(
  `(?<=^ |[,.?] )(?:${putting} )?(?<![+$-])${figure} ${placed}|\\b${putting} ${figure} ${placed}`,
  'g',
);
/** "What would 50 on it pay", "what's it pay on 50", "how much do I win if I put 20 on that": asked beside a bet that is wished for. */
const [it, paying] = [
  '(?:it|that|this|them|those|both|him|her)',
  '(?:pay(?:ing)?|win(?:ning)?|return|get|net|make|profit|bring|land|come to|be worth)(?:s|ing)?(?: (?:me|us|back|out|home|in))*',
];
const [asks, does] = [
  "(?:(?:and|n|so|also|then|tell me) )*(?:what|how much)(?:['’]?s|['’]?d|['’]?ll)?",
  '(?: (?:is|would|does|will|do|can|could|did))?',
];
const onIt = `(?: (?:on|of|down on|behind) ${it})?`;
const put =
  '(?:on|for|with|off|from|if i (?:put|bet|lay|drop|throw|did|do|risk|stake)|i put|putting|betting)(?: (?:a|an|like|just|down))*';
const stakeAsked = new RegExp(
  [
    `${asks}${does} (?:a )?${figure}${onIt} ${paying}`,
    `${asks}${does} (?:(?:it|that|this|they|those|the (?:payout|return)|payout|the whole thing|that parlay|the parlay) (?:would |gonna |going to )?|i )${paying} ${put} ${figure}${onIt}`,
    `${asks}(?: is)? (?:the |my )?(?:payout|return|profit) (?:on|for|with|off) (?:a )?${figure}${onIt}`,
  ].join('|'),
  'g',
);

/** Smaller numbers without a currency count legs: "3 on the Lakers". */
const leastStake = 9;

const count = '(\\d{1,2}(?:\\.\\d{1,2})?|one|two|three|four|five|half|a half|half a|a)';
const units = new RegExp(
  `(?:\\b(?:for|risk|put|bet|stake|play|playing|use) )?(?<![\\d.+-])\\b${count}(?: of a)?(?: ?u| units?)\\b(?: (?:each|per (?:play|bet|leg)|max|bets?|stakes?|plays?)\\b)?`,
  'g',
);
const counts: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  half: 0.5,
  'a half': 0.5,
  'half a': 0.5,
};

/** A share of a bankroll: "kelly says 1%", "1 to 2 percent plays". */
const share =
  /\b(?:(?:full |half |quarter )?kelly(?: (?:says|is|stake|size|at|of|=))*|(?:risk|bet|stake|wager)(?:ing)?) (?:\d{1,2}(?:\.\d)?(?: ?%)? ?(?:to|-) ?)?\d{1,2}(?:\.\d{1,2})? ?(?:%|percent)(?: of (?:it|my (?:bank)?roll))?|\b(?:\d{1,2}(?:\.\d)?(?: ?%)? ?(?:to|-) ?)?\d{1,2}(?:\.\d{1,2})? ?(?:%|percent) of (?:my |the )?(?:bank ?)?roll\b/g;
const shareBeside =
  /\b(?:\d{1,2}(?:\.\d)? ?(?:to|-) ?)?\d{1,2}(?:\.\d{1,2})? ?(?:%|percent) (?:plays|bets|stakes|max)(?: only)?\b/g;

/** Runs before percentages, money and counts, which would take these numbers for theirs. */
export const readStakes: Rule = ({ text, reading }) => {
  const pays = (decimal: number): boolean => {
    if (!(decimal >= 1.05 && decimal <= 500)) return false;
    reading.payout = around(decimalToAmerican(decimal));
    return true;
  };
  const sum = (number: string | undefined, thousands: string | undefined) =>
    Number(number ?? 0) * (thousands ? 1000 : 1);
  const keep = (budget: number) => {
    if (budget > 0) reading.budget ??= budget;
  };
  text.consume(stakeAsked, ([, one, oneK, other, otherK, third, thirdK]) => {
    const of = sum(one ?? other ?? third, oneK ?? otherK ?? thirdK);
    if (of < 1) return false;
    keep(of);
    return undefined;
  });
  text.consume(toWin, ([, staked, k, isWon, won, wonK]) => {
    const [of, to] = [sum(staked, k), sum(won, wonK)];
    if (of < 1 || to < leastWon || !pays((isWon ? of + to : to) / of)) return false;
    return undefined;
  });
  text.consume(laterReturned, ([, staked, k, between = '', isWon, won, wonK]) => {
    const [of, to] = [sum(staked, k), sum(won, wonK)];
    if (of < 1 || to < leastWon || !pays((isWon ? of + to : to) / of)) return false;
    return `${gap} ${between}${gap}`;
  });
  text.consume(wonFrom, ([, one, oneK, other, otherK, staked, k]) => {
    const [to, of] = [sum(one ?? other, oneK ?? otherK), sum(staked, k)];
    if (of < 1 || to < leastWon || !pays((of + to) / of)) return false;
    return undefined;
  });
  const isOfRoll = text.has(/\b(?:bank ?roll|kelly|units?|\du)\b/);
  text.consume(share, () => {});
  if (isOfRoll) text.consume(shareBeside, () => {});
  text.consume(flat, () => {});
  text.consume(unitSize, ([, size, k]) => keep(sum(size, k)));
  // "43 left at DraftKings, use 10 of it": the stake, not what is left.
  for (const isBalance of [false, true]) {
    text.consume(stake, ([words, one, oneK, other, otherK]) => {
      const of = sum(one ?? other, oneK ?? otherK);
      if (of < leastStake || (!isBalance && / left/.test(words))) return false;
      keep(of);
      return undefined;
    });
  }
  text.consume(bankroll, ([, one, oneK, other, otherK]) => keep(sum(one ?? other, oneK ?? otherK)));
  text.consume(units, ([, word = '']) => {
    const size = counts[word] ?? Number(word);
    if (reading.units !== undefined && reading.units !== size) return false;
    reading.units = size;
    return undefined;
  });
};
