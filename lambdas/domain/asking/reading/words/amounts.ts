/** Amounts in words, as figures: "twenty bucks", "a grand", "one and a half", "a trio of". */

type Rewrite = readonly [pattern: RegExp, by: (...found: string[]) => string];

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ones.map((name, at) => [name, at + 1])),
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const number = `(${Object.keys(values).join('|')}|\\d{1,4})`;
const money =
  '(?:bucks?|dollars?|usd|cad|cdn|piasses|piastres|pesos|varos|quid|bones|clams|smackers|smackeroos|euros?|eur)';

const numberIn = (word = ''): number => values[word.toLowerCase()] ?? Number(word);

/** How many of something, in a word of its own. */
const groups: Readonly<Record<string, string>> = {
  trio: 'three',
  threesome: 'three',
  triplet: 'three',
  quartet: 'four',
  quad: 'four',
  foursome: 'four',
  duo: 'two',
};

/** Notes by their names. "A dime" is an assist too, so it is money only where it is put on something. */
const notes: Readonly<Record<string, number>> = { fiver: 5, tenner: 10, hundo: 100, benjamin: 100 };
const staked: Readonly<Record<string, number>> = { nickel: 500, dime: 1000 };

export const amounts: readonly Rewrite[] = [
  [
    new RegExp(`\\b(?:(?:a|an|one) |${number} )?(${Object.keys(notes).join('|')})s?\\b`, 'gi'),
    (_, count, note = '') =>
      `${(count === undefined ? 1 : numberIn(count)) * (notes[note.toLowerCase()] ?? 0)} dollars`,
  ],
  [
    new RegExp(`\\b(?:a|one|${number}) (nickel|dime)s?(?= (?:down )?on (?:a|an|the|my)\\b)`, 'gi'),
    (_, count, note = '') =>
      `${(count === undefined ? 1 : numberIn(count)) * (staked[note.toLowerCase()] ?? 0)} dollars`,
  ],
  // "20$ cad"
  [/(\d) ?\$ ?(?:cad|cdn|usd|us|canadian|american)?(?![\w.])/gi, (_, digit = '') => `${digit} dollars`],
  [
    new RegExp(`\\b${number} (?:hundred|hundo) ${money}\\b`, 'gi'),
    (_, count) => `${numberIn(count) * 100} dollars`,
  ],
  [new RegExp(`\\b${number} ${money}\\b`, 'gi'), (_, count) => `${numberIn(count)} dollars`],
  [
    new RegExp(`\\b(?:a (?=grand)|${number} ?)(?:grand(?! (?:salami|slam))|stacks|racks)\\b`, 'gi'),
    (_, count) => `${count === undefined ? 1000 : numberIn(count) * 1000} dollars`,
  ],
  // "Over two touchdowns" counts no legs.
  [
    /\b(over|under|at least) (two|three|four|five|six|seven|eight)(?= (?:passing |rushing |receiving )?(?:touchdowns?|tds?|catches|receptions|goals?|shots|saves|assists|rebounds|boards|threes|ks|strikeouts|hits|points|bases|completions)\b)/gi,
    (_, side = '', size) => `${side} ${numberIn(size)}`,
  ],
  // "A hundred yards", "eighty receiving": what a player reaches.
  [
    /\b(?:(?:a|one) (hundred|hunnid|hundo)|(fifty|sixty|seventy|eighty|ninety))(?: plus| or more|\+)?(?= (?:(?:rushing|rush|receiving|rec|passing|pass|total) )?(?:yards?|yds|yardage|rushing|receiving|passing|on the ground|through the air)\b)/gi,
    (_, hundred, tens) => `${hundred === undefined ? numberIn(tens) : 100}+`,
  ],
  [
    /\ba (ten|twenty|fifty|five|hundred)(?: ?-? ?spot| dollar bill)\b|\b(\d{1,3}) ?-? ?spot\b/gi,
    (_, word, digits) => `${numberIn(word ?? digits)} dollars`,
  ],
  // "One and a half", "one an a half" are lines.
  [
    new RegExp(`\\b(plus |minus )?(${ones.join('|')}|a (?:run|goal|point)) (?:and|an|n|&) a half\\b`, 'gi'),
    (_, sign = '', size = '') => `${signOf(sign)}${numberIn(/^a /i.test(size) ? 'one' : size)}.5`,
  ],
  [
    new RegExp(`\\b(?:a )?(${Object.keys(groups).join('|')}) of(?= [a-z])`, 'gi'),
    (_, group = '') => groups[group.toLowerCase()] ?? group,
  ],
  [/\b(?:a )?half(?: a)? dozen(?: of)?\b/gi, () => 'six'],
  [/\b(?:a )?dozen (?=legs?\b)/gi, () => '12 '],
  [
    new RegExp(`\\b(?:an? )?([2-9]|${ones.slice(1).join('|')})[ -]pack(?: of)?\\b(?= [a-z])`, 'gi'),
    (_, count = '') => count,
  ],
];

const signOf = (sign: string): string => (/plus/i.test(sign) ? '+' : /minus/i.test(sign) ? '-' : '');
