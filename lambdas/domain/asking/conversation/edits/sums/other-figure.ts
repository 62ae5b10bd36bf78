/** Another figure of the same bets: "that at least one of them wins", "if three of the four win", "what's that as a return on my money". */
import type { SumQuery, WrittenOdds } from '../../../../../contracts/asking/queries/sum.ts';
import { decimalOf, written } from '../../../../feed/odds/formats.ts';
import { combinations, roundRobinReturn } from '../../../../feed/odds/stakes.ts';
import { percent } from '../../../../platform/format.ts';
import { dollarsOf, oddsOf } from '../../../queries/reading/figures.ts';
import { cash, unitsOf } from '../../../queries/sum/answers/build.ts';
import { isMadeOf, wordsOf } from '../../asked/around.ts';
import type { Heard } from '../../heard.ts';
import type { Masked } from '../masked.ts';
import { heard, number, numbers } from './said.ts';
import { parlayIf, someWin } from './some-win.ts';

/** @returns undefined if it asks for something else */
export function otherFigure(last: SumQuery, masked: Masked): Heard | undefined {
  switch (last.sum) {
    case 'chances':
      return someWin(last.of, masked);
    case 'parlay':
      // "If only one wins" asks what a parlay of prices pays then.
      return last.legs.every(({ format }) => format === 'percent') || ofChance.test(masked.text)
        ? someWin(last.legs, masked)
        : parlayIf(last, masked);
    case 'round_robin':
      return withWinners(last, masked);
    case 'record':
      return asReturn(last, masked) ?? inUnits(last, masked);
    case 'roi':
      return isOfReturn(masked) ? heard(last) : undefined;
    case 'expected_value':
      return asKelly(last, masked);
    case 'fair_price':
    case 'arbitrage':
      return otherSide(last, masked);
    case 'convert':
      return otherImplied(last, masked);
    case 'free_bet':
      return hedged(last, masked);
    case 'units':
      return otherUnit(last, masked);
    default:
      return undefined;
  }
}

const ofChance = /\b(?:chances?|odds|probability|likely|likelihood|percent|often)\b/;

const winners = new RegExp(
  `(?:(?:if|when|with|say|where|and|but) )*(?:(?:only|just|exactly|i|they) )*(?:(?:get|hit|win) )?(${number}|all|both)(?: (?:out of|of|from)(?: (?:the|my|them|those|these|${number}))*)?(?: (?:of|picks?|teams?|legs?|games?|them))* (?:win|wins|won|hit|hits|cash|cashes|come in|winners?|right|are right|winning)\\b`,
);
const aroundRobin = wordsOf(
  "and so ok but what whats what's how much about if i we do does would will get gets back return returns it pay pays payout profit win make made is be that the at each per A for all every leg legs pick picks odds price priced with then come comes total in my of",
);

/** "What do I get back at -110 each if three of the four win": one line of what the answer lists. */
function withWinners(
  last: Extract<SumQuery, { sum: 'round_robin' }>,
  { text, figures }: Masked,
): Heard | undefined {
  const [said, word] = winners.exec(text) ?? [];
  if (said === undefined || last.alsoBy !== undefined) return undefined;
  const whole = figures.filter(({ form }) => form === 'number');
  const named = figures.flatMap((figure) => (figure.form === 'american' ? (oddsOf(figure) ?? []) : []));
  if (whole.length + named.length !== figures.length || named.length > 1) return undefined;
  const rest = text.replace(said, ' ').trim();
  if (!isMadeOf(rest, aroundRobin) || / N\b|^N\b/.test(rest)) return undefined;
  const won = word === 'all' ? last.picks : word === 'N' ? whole[0]?.value : numbers[word ?? ''];
  if (won === undefined || !Number.isInteger(won) || won < 0 || won > last.picks) return undefined;
  const next = { ...last, odds: named[0] ?? last.odds };
  const price = next.odds ?? usual;
  const each = last.stake ?? 10;
  const cost = combinations(last.picks, last.by) * each;
  const prices = Array.from({ length: last.picks }, () => decimalOf(price));
  const back = roundRobinReturn(prices, last.by, won, each);
  const gain = back - cost;
  return heard(
    next,
    `If ${won} of the ${last.picks} win at ${written(price)} each, ${cash(back)} comes back on the ${cash(cost)} staked: a ${gain < 0 ? 'loss' : 'profit'} of ${cash(Math.abs(gain))}.`,
  );
}
/** Of a pick whose price nobody named. */
const usual: WrittenOdds = { format: 'american', value: -110 };

const ofReturn = /\b(?:roi|return|yield|percent|percentage|%|rate of return)\b/;
const aroundReturn = wordsOf(
  "and so ok but what whats what's how much about is are it that this the a an as in my on of to for i me we get make made did do does was return returns roi yield percent percentage % rate money investment stake stakes staked put bet risk risked terms come comes work out into total invested outlay turnover big good",
);

const isOfReturn = ({ text, figures }: Masked): boolean =>
  figures.length === 0 && ofReturn.test(text) && isMadeOf(text, aroundReturn);

/** "What is that as a return on my money". */
function asReturn(last: Extract<SumQuery, { sum: 'record' }>, masked: Masked): Heard | undefined {
  const bets = last.wins + last.losses;
  if (bets === 0 || !isOfReturn(masked)) return undefined;
  const each = last.stake ?? 100;
  const profit = each * (last.wins * (decimalOf(last.odds ?? usual) - 1) - last.losses);
  const rate = percent((100 * Math.abs(profit)) / (bets * each));
  return heard(
    last,
    `That is a ${profit < 0 ? `loss of ${rate}` : `return of ${rate}`} on all that was staked.`,
  );
}

const aroundUnits = wordsOf(
  "and so ok but what whats what's how many much about is are was that it this in units unit u terms of as for if i we won up down a an to me be would convert said get",
);

/** "And in units?": a unit is what was on each bet. */
function inUnits(last: Extract<SumQuery, { sum: 'record' }>, { text, figures }: Masked): Heard | undefined {
  if (figures.length > 0 || last.inUnits || !/\bunits\b/.test(text) || !isMadeOf(text, aroundUnits))
    return undefined;
  return heard({ ...last, stake: 1, inUnits: true }, 'With each bet as one unit:');
}

const aroundKelly = wordsOf(
  "and so ok but what whats what's how much about is would should could do does i we stake bet put risk by with a an the kelly full half quarter D bankroll roll my of on it that this say says criterion to under using in for then",
);

/** "What would I stake by half Kelly with $1,000": of the bet whose chance was named. */
function asKelly(
  { odds, chance }: Extract<SumQuery, { sum: 'expected_value' }>,
  { text, figures: [figure, ...more] }: Masked,
): Heard | undefined {
  if (chance === null || more.length > 0 || !/\bkelly\b/.test(text) || !isMadeOf(text, aroundKelly))
    return undefined;
  const bankroll = figure ? dollarsOf(figure) : null;
  if (bankroll === undefined) return undefined;
  const fraction = /\bhalf\b/.test(text) ? 0.5 : /\bquarter\b/.test(text) ? 0.25 : undefined;
  return heard({ ask: 'sum', sum: 'kelly', odds, chance, bankroll, ...(fraction && { fraction }) });
}

const aroundSide = wordsOf(
  "and so ok but what whats what's how about if i we can only get is are was were the a an it its it's that at A first second other last side one price book team moves moved goes went drops dropped to now instead then for on be becomes there",
);
const named = /\b(first|second|other|last)\b/;

/** "What if the second is -115": one of two sides that were named. */
function otherSide(
  last: Extract<SumQuery, { sum: 'fair_price' | 'arbitrage' }>,
  { text, figures: [figure, ...more] }: Masked,
): Heard | undefined {
  const odds = figure && figure.form === 'american' ? oddsOf(figure) : undefined;
  const [, which] = named.exec(text) ?? [];
  const [first, second, ...others] = last.sides;
  if (!odds || more.length + others.length > 0 || !first || !second || which === undefined) return undefined;
  if (!isMadeOf(text, aroundSide)) return undefined;
  return heard({ ...last, sides: which === 'first' ? [odds, second] : [first, odds] });
}

const aroundOther = wordsOf(
  "and so ok but what whats what's how about if is the its it's at A other side one team opponent underdog dog favorite fav then for on of implied probability chance odds percent imply implies they are now price priced",
);
const ofOther = /\b(?:other (?:side|one|team)|opponent)\b/;

/** "And the other side at +195": its chance as well as what the two are without the margin. */
function otherImplied(
  last: Extract<SumQuery, { sum: 'convert' }>,
  { text, figures: [figure, ...more] }: Masked,
): Heard | undefined {
  const odds = figure && figure.form === 'american' ? oddsOf(figure) : undefined;
  if (!odds || more.length > 0 || last.boost !== undefined || last.odds.format === 'percent')
    return undefined;
  if (!ofOther.test(text) || !isMadeOf(text, aroundOther)) return undefined;
  return heard(
    { ask: 'sum', sum: 'fair_price', sides: [last.odds, odds] },
    `${written(odds)} implies ${percent(100 / decimalOf(odds))}.`,
  );
}

const aroundHedge = wordsOf(
  "and so ok but what whats what's how much about if i we do does would can could should to is the its it's at A other side one team opponent opposite against hedge hedged hedging it that this bet put place stake cash lock locked locking in a an some profit real money win guarantee guaranteed either way both ways whoever wins convert turn into for on of with then now price priced sits only get",
);
const ofHedge =
  /\b(?:other (?:side|one|team)|opponent|opposite|against|hedg\w+|hedge|lock\w*|guarantee\w*|either way|whoever wins)\b/;

/** "How do I lock in cash if the other side is -350": what a bonus bet turns into. */
function hedged(
  last: Extract<SumQuery, { sum: 'free_bet' }>,
  { text, figures: [figure, ...more] }: Masked,
): Heard | undefined {
  const other = figure && figure.form === 'american' ? oddsOf(figure) : undefined;
  if (!other || more.length > 0 || last.odds === null) return undefined;
  if (!ofHedge.test(text) || !isMadeOf(text, aroundHedge)) return undefined;
  const { instead: _, ...bonus } = last;
  return heard({ ...bonus, other });
}

const aroundUnit = wordsOf(
  "and so ok but what whats what's how many much about if i we my the a an with at of for to use used make made is are was were be it that in unit units size sized instead then now just went go P % percent D bankroll each how do does come would same",
);

/** "And with a 2% unit": the same amount in other units. */
function otherUnit(
  last: Extract<SumQuery, { sum: 'units' }>,
  { text, figures: [figure, ...more] }: Masked,
): Heard | undefined {
  const { bankroll, unit, units } = last;
  if (!figure || more.length > 0 || unit === null || units === null || !/\bunits?\b/.test(text))
    return undefined;
  if (!isMadeOf(text, aroundUnit)) return undefined;
  const isShare = figure.form === 'percent' && bankroll !== null;
  const each = isShare && bankroll !== null ? (figure.value / 100) * bankroll : undefined;
  const next = each ?? (figure.form === 'dollars' ? figure.value : undefined);
  if (next === undefined || next <= 0) return undefined;
  const amount = units * unit;
  const other = Number((amount / next).toFixed(4));
  // Whether the amount was named or the number of units, nobody knows any more.
  const says = `At ${cash(next)} a unit, ${cash(amount)} is ${unitsOf(other)}, and ${unitsOf(units)} would be ${cash(units * next)}.`;
  return heard({ ...last, unit: Number(next.toFixed(4)), units: other }, says);
}
