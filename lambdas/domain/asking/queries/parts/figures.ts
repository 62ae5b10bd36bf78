/** Figures whose role is told: odds, dollars and chances, in digits or in words. */
import type { WrittenOdds } from '../../../../contracts/asking/queries/sum.ts';
import { decimalToAmerican } from '../../../feed/odds/odds.ts';
import { inFigures, moneyIn } from '../../roles/figures.ts';
import { figureOf, oddsOf } from '../reading/figures.ts';

/** "Minus one ten" is -110, "plus 140" +140, "5 to 2" 5/2. */
const written = (words: string): string =>
  inFigures(words.toLowerCase())
    .replace(/\b(?:even(?:s| money)?|ev|pick'?em|pk)\b/g, '+100')
    .replace(/\b(minus|plus) ?(?=\d)/g, (_, sign: string) => (sign === 'minus' ? '-' : '+'))
    .replace(/([+-]) (?=\d)/g, '$1')
    .replace(/(\d+(?:\.\d+)?) ?(?:to|-) ?(\d+)\b/g, '$1/$2');

/** @returns the odds that words say; undefined for none, or more than one */
export function oddsIn(words: string): WrittenOdds | undefined {
  const found = written(words)
    .split(/[^\d+./%-]+/)
    .flatMap((each) => figureOf(each.replace(/[.-]+$/, '')) ?? [])
    .flatMap((figure) => oddsOf(figure) ?? []);
  const [odds, ...others] = found;
  return others.length === 0 ? odds : undefined;
}

/** @returns American odds, rounded; undefined for words that are none */
export function americanIn(words: string): number | undefined {
  const odds = oddsIn(words);
  if (!odds) return undefined;
  const { format, value } = odds;
  if (format === 'american') return value;
  const decimal = format === 'decimal' ? value : format === 'fraction' ? value + 1 : 100 / value;
  return decimal > 1.0001 ? Math.round(decimalToAmerican(decimal)) : undefined;
}

/** @returns dollars; undefined for units and for words that are none */
export const dollarsIn = (said: string): number | undefined => {
  const words = said.replace(
    /\b(?:an? )?(dime|nickel|c[- ]?note)\b/gi,
    (_, name: string) => `${slang[name.toLowerCase().replace(/\W/, '')]}`,
  );
  return /\b\d+(?:\.\d+)? ?(?:u|units?)\b|\bunits?\b/i.test(words)
    ? undefined
    : moneyIn(words.replace(/\$/g, ''));
};
/** What bettors call amounts. */
const slang: Readonly<Record<string, number>> = { dime: 1000, nickel: 500, cnote: 100 };

/** @returns units; undefined for dollars */
export function unitsIn(words: string): number | undefined {
  if (/\bhalf (?:an? )?(?:u|unit)\b/i.test(words)) return 0.5;
  const [, units] = /(\d*\.?\d+) ?(?:u|units?)\b/i.exec(inFigures(words)) ?? [];
  return units === undefined ? undefined : Number(units);
}

/** @returns a share of 1: "60 percent", "3 in 4", "coin flip", "40%"; undefined for words that are none */
export function chanceIn(said: string): number | undefined {
  const words = inFigures(said.toLowerCase());
  if (/\bcoin ?-?(?:flip|toss)\b|50[-/ ]50/.test(words)) return 0.5;
  const [, times, of] = /(\d+) ?(?:in|out of|of|\/) ?(\d+)/.exec(words) ?? [];
  if (times !== undefined && of !== undefined) return shareOf(Number(times) / Number(of));
  const [, percent] = /(\d+(?:\.\d+)?)/.exec(words) ?? [];
  if (percent === undefined) return undefined;
  const value = Number(percent);
  return shareOf(value < 1 ? value : value / 100);
}
const shareOf = (share: number): number | undefined => (share > 0 && share < 1 ? share : undefined);

/** Whether words of money say what comes back, the stake included: "returns 1120". */
export const isReturned = (prompt: string, words: string): boolean => {
  const [before = '', after = ''] = prompt.split(words);
  // "Live for 610 total".
  if (/^ ?(?:total|all[ -]in|in all|back|altogether)\b/i.test(after)) return true;
  return /\b(?:return(?:s|ed|ing)?|pay(?:s|ing|out)?(?: out)?|paid|get(?:s|ting)? back|back|cash(?:es)? (?:out )?(?:for|at)?)\b[^,.;]{0,12}$/i.test(
    before,
  );
};
