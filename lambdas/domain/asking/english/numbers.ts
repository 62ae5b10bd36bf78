/**
 * The cost of a price and the frequency of a result, in words. Prices keep the ASCII minus sign; the site formats them.
 */
import { formatAmerican } from '../../feed/odds/odds.ts';
import { timesIn } from '../../feed/odds/value.ts';
import { plural } from '../../platform/format.ts';

export const dollars = (amount: number): string => `$${Math.abs(amount).toFixed(2)}`;

/** @param cost dollars per $100; negative if the bet wins on average */
export function costWords(cost: number): string {
  if (cost === 0) return 'breaks even on average';
  return cost > 0
    ? `costs ${dollars(cost)} per $100 on average`
    : `pays ${dollars(cost)} per $100 on average`;
}

interface CostOfLeg {
  readonly price: number;
  readonly chance: number;
  readonly breakEven: number;
  readonly cost: number;
  readonly pick: string;
  readonly match: string;
}

/** @returns equivalent sentences, so that an answer does not repeat one */
export function costSentences({ price, chance, breakEven, cost, pick, match }: CostOfLeg): readonly string[] {
  const at = `at ${formatAmerican(price)}`;
  const verb = cost > 0 ? 'costs' : 'pays';
  if (cost === 0) return [`${pick} ${at} breaks even exactly: it needs ${breakEven}%.`];
  const amount = `${dollars(cost)} per $100`;
  return [
    `It must win ${breakEven}% ${at} to break even; this price ${verb} ${amount}.`,
    `Break-even ${at} is ${breakEven}% and the market says ${chance}%, so the price ${verb} ${amount}.`,
    `${pick} ${at} needs ${breakEven}% to break even and ${verb} ${amount}.`,
    `In ${match}, ${pick} ${at} needs ${breakEven}% to break even and ${verb} ${amount}.`,
  ];
}

/** `hits about 1 time in 8 (12.4%)`, `hits a bit under half the time (47.3%)`, `hits about 2 times in 3 (69.1%)` */
export function chanceWords(percent: number): string {
  return `hits ${frequencyWords(percent)} (${percent}%)`;
}

/** `about 1 time in 8`, `a bit under half the time` */
export function frequencyWords(percent: number): string {
  const [times, of] = timesIn(percent);
  if (of === 2) return `${halfWords(percent)} the time`;
  return `about ${plural(times, 'time')} in ${of.toLocaleString('en-US')}`;
}

/** The side of even that a chance near it is on. */
function halfWords(percent: number): string {
  if (Math.abs(percent - 50) < 0.5) return 'about half';
  return percent < 50 ? 'a bit under half' : 'a bit over half';
}

interface PriceWords {
  readonly values: Readonly<Record<string, number | string>>;
  readonly pick: string;
  readonly match: string;
}

const percent = (value: number | string | undefined) => `${value}%`;

/** @returns equivalent sentences, so that an answer does not repeat one */
export function bestPriceSentences({ values, pick, match }: PriceWords): readonly string[] {
  const price = formatAmerican(Number(values.price));
  const middle = formatAmerican(Number(values.median));
  const more = `pays ${dollars(Number(values.saves))} more on $100`;
  return [
    `The best of ${values.books} books (${price}) beats the median (${middle}) and ${more}.`,
    `${pick} at ${price} beats the median of ${values.books} books (${middle}) and ${more}.`,
    `In ${match}, ${pick} at ${price} beats the median of ${values.books} books (${middle}) and ${more}.`,
  ];
}

export function agreementSentences({ values, pick, match }: PriceWords): readonly string[] {
  const { books, low, high } = values;
  const range = `from ${percent(low)} to ${percent(high)}`;
  return [
    `The ${books} books disagree: they have this ${range}.`,
    `The ${books} books disagree on ${pick}, ${range}.`,
    `In ${match}, the ${books} books have ${pick} anywhere ${range}.`,
  ];
}

/** Never says "opening": the first price seen is not necessarily the opening price. */
export function movementSentences({ values, pick, match }: PriceWords): readonly string[] {
  const { from, to, since, unit } = values;
  const [a, b] = unit === 'line' ? [from, to] : [percent(from), percent(to)];
  return unit === 'line'
    ? [
        `The line has moved from ${a} to ${b} since ${since}.`,
        `The line for ${pick} has moved from ${a} to ${b} since ${since}.`,
        `In ${match}, the line for ${pick} has moved from ${a} to ${b} since ${since}.`,
      ]
    : [
        `The market had this at ${a} on ${since} and has it at ${b} now.`,
        `The market had ${pick} at ${a} on ${since} and has it at ${b} now.`,
        `In ${match}, the market had ${pick} at ${a} on ${since} and has it at ${b} now.`,
      ];
}
