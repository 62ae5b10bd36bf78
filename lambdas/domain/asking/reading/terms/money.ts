/** Dollar amounts: the bankroll, and the target. */
import { decimalToAmerican } from '../../../feed/odds/odds.ts';
import type { Rule } from '../draft.ts';
import { around, returning } from './bounds.ts';

const dollars =
  '(?:\\$ ?(\\d{1,7}(?:\\.\\d{1,2})?)(k?)|(\\d{1,7}(?:\\.\\d{1,2})?)(k?) ?(?:dollars?|bucks|usd|\\$))';
const loose = dollars.replaceAll('\\$ ?', '\\$? ?');
/** Multiples of the stake outside this range are not read as payouts. */
const [leastMultiple, mostMultiple] = [1.05, 500];

function amount(number: string | undefined, thousands: string | undefined): number {
  return Number(number ?? 0) * (thousands ? 1000 : 1);
}

const multiples: Readonly<Record<string, number>> = {
  double: 2,
  doubles: 2,
  twice: 2,
  triple: 3,
  triples: 3,
  quadruple: 4,
  quadruples: 4,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twenty: 20,
};
const ofStake = '(?:my|the|your|our|what i (?:put|bet|stake))(?: (?:money|stake|bet|in|down))?(?: back)?';
const multiplied = new RegExp(
  `\\b(?:(?:pays?|paying|returns?|returning|get|win|at least|about|around|like|to) )*(?:(doubles?|twice|triples?|quadruples?)(?: (?:${ofStake}|money|up))(?! me\\b)|(?:(three|four|five|six|eight|ten|twenty)|(\\d{1,3})) times(?: ${ofStake}| money)?)\\b|(?<=\\b(?:pays|paying|returns|returning) )(?:double|triple|quadruple)\\b`,
  'g',
);
const leastMultiplied = new RegExp(
  `\\b(?:(?:pays?|paying|payouts?|returns?|returning|get|win|of|a) )*(?:at least|minimum|min|no less than)(?: (?:payout|return)s?(?: of)?)? (?:(\\d{1,3}(?:\\.\\d)?) ?(?:xs?|times)|(double|triple|quadruple|three|four|five|six|eight|ten|twenty)(?: times)?)(?: ${ofStake}| money)?(?: payouts?| returns?)?(?![a-z])(?! (?:[a-z]+ )?(?:favorites|underdogs|overs|unders|moneylines|spreads|totals|props|scorers|teams|sides|legs|points|yards))`,
  'g',
);
const freeBet =
  /\b(?:(?:a|my|the|this|have|got|use|using|with|on|for) )*(?:free|bonus) (?:bets?|plays?|tokens?|credits?|wagers?)\b(?: (?:on|for|to use))?/g;
const freeBetPrice = /[+-]\d{3}|\d ?(?:\/|to ) ?1\b|long ?shots?|long odds|plus[ -]money/;

const turned = new RegExp(
  `\\b(?:turn|turns|turning|make|flip|grow) (?:my |the |this |a |just )?${loose} (?:in)?to (?:(?:about|around|like|roughly|maybe|at least) )?${loose}(?: dollars)?`,
  'g',
);
const gains =
  '(?:(?:to|that|which|and|could|can|would|should) )?(?:win|wins|make|makes|profit|profits|return|returns|pay|pays|get|gets|net|nets|turns? into|gets? me|pays? me|makes? me|for|into)(?: me| us| back| about| around| like| at least)*';
const betToWin = new RegExp(
  ` (?:bet |risk |with |put |stake )?${dollars} ${gains} ${loose}(?: dollars)?`,
  'g',
);
const stakedToWin = new RegExp(
  `\\b(?:bet|risk|put|stake|wager) ${loose} to (?:win|make|get|profit|return) ${loose}`,
  'g',
);
const betAndWin = new RegExp(
  `\\b(?:bet|risk|put|stake|wager|lay) ${loose}(?: and| ,)? (?:win|wins|make|makes|get) ${loose}`,
  'g',
);
const winFrom = new RegExp(
  ` (?:win|make|get) ${dollars} (?:from|with|off|off of|on) (?:just |only )?${dollars}`,
  'g',
);
const budget = new RegExp(
  ` (?:i have |ive got |i got |have |with |for |bankroll of |budget of |budget is |on |bet |stake |risk |put |for under |under |up to |less than )*(?:only |about |just |a )?${dollars}(?: (?:to (?:bet|spend|play|risk|wager|stake|play with)|bankroll|budget|left|limit))?`,
  'g',
);

export const readMoney: Rule = ({ text, reading }) => {
  const pays = (decimal: number) => {
    if (!(decimal >= leastMultiple && decimal <= mostMultiple)) return false;
    reading.payout = around(decimalToAmerican(decimal));
    return undefined;
  };
  const paysAtLeast = (decimal: number) => {
    if (!(decimal >= leastMultiple && decimal <= mostMultiple)) return false;
    reading.payout = returning(decimal);
    return undefined;
  };
  const amounts = (match: RegExpExecArray) =>
    [
      amount(match[1] ?? match[3], match[2] ?? match[4]),
      amount(match[5] ?? match[7], match[6] ?? match[8]),
    ] as const;
  text.consume(turned, (match) => {
    const [staked, returned] = amounts(match);
    return paysAtLeast(returned / staked);
  });
  text.consume(betToWin, (match) => {
    const [staked, won] = amounts(match);
    return pays(1 + won / staked);
  });
  text.consume(stakedToWin, (match) => {
    const [staked, won] = amounts(match);
    return pays(1 + won / staked);
  });
  text.consume(betAndWin, (match) => {
    const [staked, won] = amounts(match);
    return pays(1 + won / staked);
  });
  text.consume(winFrom, (match) => {
    const [won, staked] = amounts(match);
    return pays(won / staked);
  });
  // "At least 5x" has no upper end.
  text.consume(leastMultiplied, ([, digits, word = '']) => {
    const times = digits === undefined ? (multiples[word] ?? 0) : Number(digits);
    if (!(times >= leastMultiple && times <= mostMultiple)) return false;
    reading.payout = { min: decimalToAmerican(times), max: null };
    return undefined;
  });
  text.consume(multiplied, ([words, name, word, digits]) =>
    paysAtLeast(multiples[name ?? word ?? words.trim()] ?? Number(digits)),
  );
  // What a free bet is worth depends on its price, which has to be said.
  if (freeBetPrice.test(text.lower)) text.consume(freeBet, () => {});
  text.consume(
    /\b(?:pays? |paying |returns? )?(\d{1,3}(?:\.\d)?)x(?: (?:my|the|your) (?:money|stake)| payout| returns?)?\b(?! (?:[a-z]+ )?(?:favorites|underdogs|overs|unders|moneylines|spreads|totals|props|scorers|teams|sides))/g,
    ([, times]) => pays(Number(times)),
  );
  text.consume(budget, (match) => {
    const [have] = amounts(match);
    if (have <= 0 || reading.budget !== null) return false;
    reading.budget = have;
    return undefined;
  });
};
