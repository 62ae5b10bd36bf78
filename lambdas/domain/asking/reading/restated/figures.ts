/** The numbers of a question that was written out, and of the one that was typed. */
import { values } from '../words/spoken-numbers.ts';
import type { Typed } from './typed.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];
const counts: ReadonlyMap<string, number> = new Map([
  ...values,
  ...ordinals.map((name, at) => [name, at + 1] as const),
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['both', 2],
  ['couple', 2],
  ['pair', 2],
  ['double', 2],
  ['few', 3],
  ['trio', 3],
  ['hundred', 100],
  ['thousand', 1000],
  ['noon', 12],
]);

/** "3s" are threes. */
const threes = /\b3(?:s|['’]s|pts?|[ -]?pters?|[ -]?pointers?)\b/gi;
/** Figures only, as they are written: how many legs somebody wants is often said in no number at all. */
const figuresIn = (text: string): string[] => text.replace(threes, ' ').match(/\d+(?:\.\d+)?|\.\d+/g) ?? [];
const countsIn = (text: string): number[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => counts.get(word) ?? []);

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** "Even money" is +100, "25 or more" is over 24.5, and "10 to 1" is +1000. */
const evenMoney = 100;
const inTimes = /\b\d+(?:\.\d+)? ?(?:to|\/|-) ?1\b|\b\d+(?:\.\d+)? ?(?:x|times)\b/i;
function isIn(figure: number, text: string): boolean {
  const figures = figuresIn(text).map(Number);
  return (
    [...figures, ...countsIn(text)].some((each) => isNear(each, figure)) ||
    (figure === evenMoney && /\b(?:even|evens|plus|minus)\b/i.test(text)) ||
    figures.some((each) => Math.abs(each - figure) === 0.5) ||
    (inTimes.test(text) && figures.some((each) => isNear(each * evenMoney, figure)))
  );
}

/** "Bigger than a touchdown": the points of a score. "NRFI" is under half a run. */
const scores: readonly (readonly [name: RegExp, points: readonly number[]])[] = [
  [/\b(?:than|by|within) (?:an? |one |1 )?(?:td|touchdown)\b/i, [6, 6.5, 7, 7.5]],
  [/\b(?:than|by|within) (?:an? |one |1 )?(?:fg|field ?goal)\b/i, [2.5, 3, 3.5]],
  [/\b[ny]rfis?\b/i, [0.5]],
];
const isScore = (figure: number, text: string): boolean =>
  scores.some(([name, points]) => points.includes(figure) && name.test(text));

/** What a ticket wins is what it pays without its stake. */
const isDifference = (figure: number, text: string): boolean => {
  const figures = figuresIn(text).map(Number);
  return figures.some((one) => figures.some((other) => other > 0 && isNear(one - other, figure)));
};

/** Whether it has no number that nobody typed. */
export const addsNoNumber = (restated: string, { prompt, before, asks }: Typed): boolean =>
  figuresIn(before === '' ? restated : restated.replace(dates, ' '))
    .map(Number)
    .every(
      (figure) =>
        isSmall(figure) ||
        isIn(figure, `${prompt} ${before}`) ||
        isScore(figure, prompt) ||
        (asks === 'sum' && isDifference(figure, prompt)) ||
        (before !== '' && figure >= evenMoney && inProportion.test(prompt)),
    );

/** @returns the numbers that were typed and are not in it, as they were typed */
export function numbersLeftOut(restated: string, { prompt, before, asks, placed }: Typed): string[] {
  // "It was 6.5 yesterday, wasn't it" asks how a line moved, and an explanation has no numbers.
  if (asks === 'words' || (asks === 'facts' && before !== '')) return [];
  const plain = withoutResults(withoutLegs(withoutEither(withoutPast(prompt), restated), restated), restated);
  const told = before === '' ? plain : plain.replace(legNumbers, ' ');
  const numbers = told.replace(threes, ' ').match(/(?<!\d)[+$-]?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? [];
  return [...new Set(numbers)].filter((text) => {
    const figure = Number(text.replace(/^[+$-]/, ''));
    return !(
      isIn(figure, restated) ||
      placed.some((word) => figuresIn(word).some((each) => isNear(Number(each), figure))) ||
      (asks === 'sum' && isPartOfDifference(figure, prompt, restated)) ||
      (inTimes.test(prompt) && (figure === 1 || isIn(figure * evenMoney, restated)))
    );
  });
}

const isPartOfDifference = (figure: number, prompt: string, restated: string): boolean =>
  figuresIn(restated).some((own) =>
    figuresIn(prompt).some((each) => isNear(figure - Number(each), Number(own))),
  );

/** What follows an answer is often of its days, which the answer writes out. */
const dates = /\b20\d\d-\d\d-\d\d\b/g;
/** "Half that": what the answer before pays, and a number that nobody typed. */
const inProportion = /\b(?:half|halve|double|twice|triple)\b/i;

/** "Drop leg 2": which leg of the answer before is meant. */
const legNumbers =
  /\b(?:legs?|picks?|numbers?|no\.) ?#?\d\b|#\d\b|\b(?:1st|2nd|3rd|[4-9]th) (?:one|leg|pick)\b/gi;

/** "2 or 3 guys": one of the two is written. */
const withoutEither = (prompt: string, restated: string): string =>
  prompt.replace(/\b([1-8]) or ([1-8])\b/gi, (all, one: string, other: string) =>
    isIn(Number(one), restated) || isIn(Number(other), restated) ? ' ' : all,
  );

/** "If they win 3-2", which is by one. */
const withoutResults = (prompt: string, restated: string): string =>
  prompt.replace(result, (all, one: string, other: string) =>
    new RegExp(`\\bby ${Math.abs(Number(one) - Number(other))}\\b`).test(restated) ? ' ' : all,
  );
const result = /\b(\d{1,3})-(\d{1,3})\b/g;

/** "Won 3 straight so now a bigger one", "my last 4 parlays lost": what became of other bets is no term of this one. */
export const withoutPast = (prompt: string): string => prompt.replace(pastTold, ' ');
const pastTold =
  /\b(?:won|lost|hit|missed|cashed) (?:my |the )?(?:last )?(?:\d+|two|three|four|five|six) (?:straight|in a row)\b|\bmy last (?:\d+|two|three|four|five|six) (?:parlays?|bets?|picks?|slips?|tickets?)(?: (?:all )?(?:lost|missed|won|hit|cashed|busted))?/gi;

/** "A 4 teamer, 3 already hit": how many legs an open bet has changes nothing of what hedges it. */
const withoutLegs = (prompt: string, restated: string): string =>
  /\bhedge (?:\$|a parlay|to win)/i.test(restated) ? prompt.replace(legsTold, ' ') : prompt;
const legsTold =
  /\b\d{1,2}[- ]?(?:legs?|leggers?|teamers?|teams?|man|picks?)\b|\b\d{1,2} (?:(?:of (?:them|the|my|\d{1,2})|already|have|legs?|all) ){0,3}(?:hit|won|cashed|in|down)\b/gi;

/** A number of legs, which every bet has. */
const isSmall = (figure: number): boolean => Number.isInteger(figure) && figure >= 1 && figure <= 3;
