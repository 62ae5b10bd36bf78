/** A question as words with typed places for its figures: "#n0 total across #a1 and #a2". Patterns over it decide what each figure is. */
import { type Figure, figureOf } from '../../reading/figures.ts';
import type { Sentence } from '../../reading/sentence.ts';

/** `share`: the part of the odds that a place pays. `ordinal`: where someone finished. */
export type Form = Figure['form'] | 'share' | 'ordinal';

export interface MaskedFigure {
  readonly value: number;
  readonly form: Form;
  /** As typed. */
  readonly word: string;
  /** "15s", "threes": several of the same. */
  readonly isPlural: boolean;
  /** The losses of a record. */
  readonly losses?: number;
}

export interface Masked {
  /** Lower case, one space between words and on both ends; breaks are words. */
  readonly text: string;
  readonly figures: readonly MaskedFigure[];
  readonly namesTeam: boolean;
}

/** One letter a form, which patterns name. */
const letters: Readonly<Record<Form, string>> = {
  american: 'a',
  decimal: 'd',
  fraction: 'f',
  percent: 'p',
  dollars: 'm',
  number: 'n',
  line: 'l',
  units: 'u',
  record: 'r',
  share: 's',
  ordinal: 'o',
};

/** Phrases that are figures. Each stands for one word that the next step reads. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/(?<= )[£€](?=\d)/g, '$'],
  [/(?<= )(?:e ?\/ ?w(?:ith)?|ew|each-way|eachway|each ways)(?= )/g, 'each way'],
  [/(?<= )(\d+)(?:ew|e\/w)(?= )/g, '$1 each way'],
  [
    /(?<= )(?:a )?(?:fifth|1\/5|1\/5th|one fifth)(?: of)?(?: the)? (?:odds|price)(?= )|(?<=each way )(?:a fifth|1\/5|1\/5th)(?= )/g,
    'share:0.2',
  ],
  [
    /(?<= )(?:a )?(?:quarter|1\/4|1\/4th|one quarter)(?: of)?(?: the)? (?:odds|price)(?= )|(?<=each way )(?:a quarter|1\/4)(?= )/g,
    'share:0.25',
  ],
  [/(?<= )(?:a )?(?:third|1\/3|1\/3rd)(?: of)? the (?:odds|price)(?= )/g, 'share:0.3333'],
  [
    /(?<= )(?:standard|normal|usual|regular|typical|default)(?: -?110)?(?: (?:juice|vig|odds|price|prices|pricing|lines?))(?= )/g,
    '-110',
  ],
  [/(?<= )(?:even money|evens|even odds|evs)(?= )/g, '+100'],
  [
    /(?<= )(?:50 ?\/ ?50s?|50-50s?|coin ?-?flips? (?:odds|chance)|(?:(?:an?|the|true|fair|pure|real|total|straight) ){0,3}(?:coin ?-?flip|coin ?-?toss|flip of (?:a|the) coin|toss ?-?up|fifty ?-?fifty)(?: (?:odds|chance|shot|bet|game|proposition))?)(?= )/g,
    '50%',
  ],
  [/(?<= )(?:a )?(?:ten|10)(?: |-)?(?:spot|er)(?= )|(?<= )(?:a )?tenner(?= )/g, '$10'],
  [/(?<= )(?:a )?(?:fiver|five spot|5 spot)(?= )/g, '$5'],
  [/(?<= )(?:a )?(?:twenty spot|20 spot)(?= )/g, '$20'],
  [/(?<= )(?:a )?(?:c ?-?note|hundo|benjamin)(?= )/g, '$100'],
  [/(?<= )a (?:dollar|buck)(?= )/g, '$1'],
  [/(?<= )(?:won|w) (\d{1,3}) (?:and |, |n )?(?:lost|l|dropped) (\d{1,3})(?= )/g, 'record of $1-$2'],
  [/(?<= )half (?:of )?the time(?= )/g, '50%'],
  [/(?<= )(\d{1,2})[ -](?:for|of|out of)[ -]\1(?= )/g, '$1 straight'],
  [/(?<= )(went|go|going|gone) (\d{1,3}) (?:and|&) (\d{1,3})(?= )/g, '$1 $2-$3'],
  [
    /(?<= )(\d{1,3}) (?:wins?|winners?|winning bets) (?:and |, |with |against |to )?(\d{1,3}) (?:loss|losses|losers?|losing bets)(?= )/g,
    'record of $1-$2',
  ],
  [/(?<= )(?:a )?(?:pair|couple) of (?=[+-]\d{3,5} )/g, '2 '],
  [/(?<= )at least (?:1|one|a single)(?: of)?(?= )/g, 'at least one of'],
  [/(?<= by )(?:exactly |just |only )?(?:a|one) (?:field ?goal|fg)(?= )/g, '3'],
  [/(?<= by )(?:exactly |just |only )?(?:a|one) (?:touchdown|td)(?= )/g, '7'],
  [/(?<= )(?:0|o|oh|zero)[ -]for[ -](?=\d)/g, 'zip for '],
  [/(?<= )plus (?=\d{3,5}(?:s|) )/g, '+'],
  [/(?<= )minus (?=\d{3,5}(?:s|) )/g, '-'],
  [/(?<= )(\d{1,2})-(leg|legs|team|teamer|pick|fold|way)(?= )/g, '$1 $2'],
  [/(?<= )(\d{1,5}(?:\.\d+)?)@(?=[+-]?\d)/g, '$1 at '],
  [/(?<= )\$?(\d{1,4})\/(?:ea|each|game|bet|play)(?= )/g, '$1 each'],
  [/(?<= )(?:at|@)([+-]\d{3,5})(?= )/g, 'at $1'],
];

const plurals: Readonly<Record<string, number>> = {
  twos: 2,
  threes: 3,
  fours: 4,
  fives: 5,
  doubles: 2,
  trebles: 3,
};
const numbers: Readonly<Record<string, number>> = {
  eleven: 11,
  fifteen: 15,
  thirty: 30,
  forty: 40,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Before wins and losses. */
const recorded = new Set('went go going gone im record of am was'.split(' '));

function masked(word: string, before: string, isEachWay: boolean): MaskedFigure | undefined {
  const plural = /^(\d{1,4})'?s$/.exec(word);
  if (plural) return { value: Number(plural[1]), form: 'number', word, isPlural: true };
  if (Object.hasOwn(plurals, word))
    return { value: plurals[word] ?? 0, form: 'number', word, isPlural: true };
  if (Object.hasOwn(numbers, word))
    return { value: numbers[word] ?? 0, form: 'number', word, isPlural: false };
  const share = /^share:([\d.]+)$/.exec(word);
  if (share) return { value: Number(share[1]), form: 'share', word, isPlural: false };
  const nth = /^t?(\d{1,3})(?:st|nd|rd|th)$/.exec(word);
  if (nth && isEachWay) return { value: Number(nth[1]), form: 'ordinal', word, isPlural: false };
  if (isEachWay && ordinals.includes(word))
    return { value: ordinals.indexOf(word) + 1, form: 'ordinal', word, isPlural: false };
  const pushed =
    /^(\d{1,3})-(\d{1,3})-\d{1,2}$/.exec(word) ??
    (recorded.has(before) && /^(\d{1,3})-(\d{1,3})$/.exec(word));
  if (pushed)
    return { value: Number(pushed[1]), losses: Number(pushed[2]), form: 'record', word, isPlural: false };
  const figure = figureOf(word);
  if (!figure) return undefined;
  return { ...figure, word, isPlural: /s$/.test(word) };
}

/** The word of a token, with the unit that was joined to its number. */
function wordOf({ word, figure }: Sentence['tokens'][number]): string {
  if (figure?.form === 'dollars') return `$${figure.value}`;
  if (figure?.form === 'percent') return `${figure.value}%`;
  return figure?.form === 'units' ? `${figure.value}u` : word;
}

/** Less than this counts what has the chance: "three 40% dogs". */
const leastListed = 5;

/** Words between the numbers of a list: "60 55 and 40 pct". */
const joining = new Set(['and', 'n', '&', ',', '/', 'or', 'then']);

/** @returns undefined without a figure */
export function maskedOf({ tokens }: Sentence): Masked | undefined {
  if (!tokens.some(({ figure }) => figure) && !tokens.some(({ word }) => /\d|ner$|spot$|fiver/.test(word)))
    return undefined;
  const written = tokens.map((token) => (token.team ? 'team' : wordOf(token))).join(' ');
  const text = phrases
    .reduce((read, [from, to]) => read.replace(from, to), ` ${written} `)
    .replace(/ +/g, ' ');
  const words = text.trim().split(' ');
  const isEachWay = text.includes(' each way ');
  const found = words.map((word, at) => masked(word, words[at - 1] ?? '', isEachWay));
  // "Five hundred".
  for (const [at, each] of found.entries()) {
    const next = found[at + 1];
    const isTimes = next && /^(?:hundred|thousand|grand)$/.test(next.word);
    if (!each || !isTimes || each.form !== 'number' || each.value >= 100) continue;
    found[at] = undefined;
    words[at] = '';
    found[at + 1] = { ...next, value: each.value * next.value };
  }
  // A percent sign after a list is of all its numbers.
  for (let at = found.length - 1; at > 0; at--) {
    if (found[at]?.form !== 'percent') continue;
    let before = at - 1;
    while (before >= 0 && joining.has(words[before] ?? '')) before--;
    const each = found[before];
    if (each?.form === 'number' && !each.isPlural && each.value >= leastListed && each.value < 100)
      found[before] = { ...each, form: 'percent' };
  }
  const figures: MaskedFigure[] = [];
  const places = words.map((word, at) => {
    const figure = found[at];
    if (!figure) return word;
    figures.push(figure);
    return `#${letters[figure.form]}${figures.length - 1}`;
  });
  if (figures.length === 0) return undefined;
  return {
    text: ` ${places.filter((word) => word !== '').join(' ')} `,
    figures,
    namesTeam: tokens.some(({ team }) => team !== undefined),
  };
}
