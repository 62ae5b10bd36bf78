/** Numbers in words, as figures: "sixty nine and a half", "over two seventy five", "minus one ten", "five hundred". */

type Rewrite = readonly [pattern: RegExp, by: (...found: string[]) => string];

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Numbers below a hundred that are one word. */
export const values: ReadonlyMap<string, number> = new Map([
  ...ones.map((name, at) => [name, at + 1] as const),
  ...teens.map((name, at) => [name, at + 10] as const),
  ...tens.map((name, at) => [name, (at + 2) * 10] as const),
]);
const sizeOf = (word: string | undefined): number => values.get(word?.toLowerCase() ?? '') ?? 0;

const one = `(${ones.join('|')})`;
const ten = `(${tens.join('|')})(?:[ -]?${one})?`;
const teen = `(${teens.join('|')})`;
/** Before a line, a price or what a player reaches. */
const sizing = '(over|under|plus|minus|least|most|than|around|about|at|for)';
const half = '( and a half)?';

const written = (size: number, isHalf: string | undefined): string => `${size}${isHalf ? '.5' : ''}`;

/** "Forty seven point five" is 47.5; of other fractions there are no lines. */
const decimals: Rewrite = [
  new RegExp(`\\b(?:(?:${one} )?(?:${ten}|${teen})|${one}|(\\d{1,3})) point (?:five|5)\\b`, 'gi'),
  (_, hundreds, tensIn, onesIn, teenIn, oneIn, digits) => {
    const size = sizeOf(hundreds) * 100 + sizeOf(tensIn) + sizeOf(onesIn) + sizeOf(teenIn) + sizeOf(oneIn);
    return `${digits ?? size}.5`;
  },
];

/** @returns the text with its spoken decimals in figures, as it is otherwise */
export const withDecimals = (text: string): string => text.replace(...decimals);

export const spokenNumbers: readonly Rewrite[] = [
  decimals,
  // "Two hundred something points": whatever the line is.
  [
    new RegExp(`\\b(over|under) ${one} hundred(?: and)? (?:something|some|whatever)\\b`, 'gi'),
    (_, side = '') => side,
  ],
  [
    new RegExp(`\\b(?:${one}|a|(\\d{1,2})) thousand\\b`, 'gi'),
    (_, word, digits) => `${(word === undefined ? Number(digits ?? 1) : sizeOf(word)) * 1000}`,
  ],
  [
    new RegExp(`\\b(?:${one}|a) hundred(?: and)?(?:(?: ${ten}| ${teen}| ${one}))?${half}\\b`, 'gi'),
    (_, hundreds, tensIn, onesIn, teenIn, oneIn, isHalf) =>
      written(
        (sizeOf(hundreds) || 1) * 100 + sizeOf(tensIn) + sizeOf(onesIn) + sizeOf(teenIn) + sizeOf(oneIn),
        isHalf,
      ),
  ],
  [
    new RegExp(`\\b${sizing} ${one} (?:${ten}|${teen})${half}\\b`, 'gi'),
    (_, before = '', hundreds, tensIn, onesIn, teenIn, isHalf) =>
      `${before} ${written(sizeOf(hundreds) * 100 + sizeOf(tensIn) + sizeOf(onesIn) + sizeOf(teenIn), isHalf)}`,
  ],
  [
    // "Forty Niners", "Seventy Sixers" and "fifty-fifty" are no numbers.
    new RegExp(
      `(?<!fifty[ -])\\b(?!(?:forty|seventy)[ -]?(?:niners?|sixers?))${ten}${half}\\b(?![ -]?fifty\\b)`,
      'gi',
    ),
    (_, tensIn, onesIn, isHalf) => written(sizeOf(tensIn) + sizeOf(onesIn), isHalf),
  ],
  [
    new RegExp(
      `\\b(over|under|minus|least|than) (?:${teen}|(five|six|seven|eight|nine))${half}\\b(?! ?%)`,
      'gi',
    ),
    (_, before = '', teenIn, oneIn, isHalf) => `${before} ${written(sizeOf(teenIn) + sizeOf(oneIn), isHalf)}`,
  ],
];

const hours = [...ones, ...teens.slice(0, 3)];
/** "The games at one": an hour, and not "at one book". */
export const spokenHours: readonly Rewrite[] = [
  [
    new RegExp(
      `\\b(at|after|before|until) (${hours.join('|')})(?= ?(?:[,.?;]|$)| (?:pm|am|o ?clock|games?|tonight|today|tomorrow|on (?:sun|mon|satur)day)\\b)`,
      'gi',
    ),
    (_, before = '', hour = '') => `${before} ${sizeOf(hour)}`,
  ],
];
