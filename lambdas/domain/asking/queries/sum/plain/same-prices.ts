/** "What do three +150s parlay to", "two -110s and a +150 parlayed": prices that are counted, and what they pay together. */
import type { SumQuery } from '../../../../../contracts/asking/queries/sum.ts';
import { dollarsIn, hasOnly, pricesIn } from './said.ts';

/** "3 +150s", "2 legs at -110", "a pair of -110s", "another +120". */
const counted =
  / (?:(?<count>[2-9]|10)|(?<pair>a pair of|a couple(?: of)?|both)|(?<one>a|an|one|another|1)) (?:(?:legs?|picks?|bets?|teams?|sides?|games?) (?:(?:each|all|priced|that are|of) )*(?:at )?|straight |different )?(?<price>[+-]\d{3,5})(?:'?s)?(?= )/g;
const asks = / (?:parlay|parlays|parlayed|parlaying|parlay'd|multi|accumulator|combined|combine|together) /;
/** Every other word of such a question. A team, a sport or a day is none of them. */
const plain: ReadonlySet<string> = new Set(
  ", = ok okay so hey quick math and with plus & what what's whats would will do does did is are how much odds price pay pays paid payout paying win wins return returns get back come comes out to at for on of in as if a an the my i you me it its that they all these those parlay parlays parlayed parlaying parlay'd multi accumulator combined combine combines together into leg legs bet bets ticket slip worth equal equals be when put dollars bucks stake staked calculate calc figure please pls tell".split(
    ' ',
  ),
);
const asksWhat = / (?:what|what's|whats|how much|=|odds|pays?|payout|price|calculate|calc) /;
const mostLegs = 12;

/** @returns undefined where no price is counted twice, or a word says anything else */
export function parlayOfCounted(said: string): SumQuery | undefined {
  if (!asks.test(said)) return undefined;
  const found = [...said.matchAll(counted)];
  const legs = found.flatMap(({ groups }) => {
    const count = groups?.count === undefined ? (groups?.pair === undefined ? 1 : 2) : Number(groups.count);
    return Array.from({ length: count }, () => Number(groups?.price));
  });
  const rest = said.replace(counted, ' , ');
  const alone = pricesIn(rest);
  const [stake = null, ...more] = dollarsIn(rest);
  const all = [...legs, ...alone];
  // "Parlay 3 legs at -110" may be a wish for such legs; "three -110s" are prices.
  const isAsked = asksWhat.test(said) || /\d's? |\ds /.test(said);
  const isCounted = isAsked && all.length > found.length + alone.length;
  if (!isCounted || all.length > mostLegs || more.length > 0) return undefined;
  if (!hasOnly(rest, alone.length + (stake === null ? 0 : 1))) return undefined;
  const isPlain = rest
    .split(' ')
    .every((word) => word === '' || plain.has(word) || /^\$?[+-]?\d+(?:\.\d+)?$/.test(word));
  return isPlain
    ? {
        ask: 'sum',
        sum: 'parlay',
        legs: all.map((value) => ({ format: 'american', value })),
        pushes: 0,
        stake,
      }
    : undefined;
}
