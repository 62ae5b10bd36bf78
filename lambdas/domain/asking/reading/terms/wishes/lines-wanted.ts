/** Which lines are wanted: "44.5 or lower", "dogs of +3 or more", "whole numbers only", "alternate spreads, dialed down". */
import type { Reading, WantedLines } from '../../../../../contracts/asking/reading.ts';
import { add, type Draft, type Rule } from '../../draft.ts';
import { gap } from '../../words/text.ts';
import { anyStat } from '../stats.ts';

const any: WantedLines = { min: null, max: null, any: [], ending: null, alternate: null };

const size = '(\\d{1,3}(?:\\.\\d{1,2})?|\\.5)';
/** Longer numbers are prices. */
const mostSpread = 40;

/** What a number after it is the line of. */
const spreads = '(?:spreads?|point spreads?|handicaps?|underdogs?|favorites?)';
const totals =
  '(?:overs?|unders?|totals?|over\\/unders?|game totals?|lines?|numbers?|anything|receptions|props?)';
const between =
  '(?: (?:of|on|at|is|are|isnt|thats|that|which|who|set|lined|listed|with|where|for|an?|the|any|only|getting|giving|laying|catching|favored|by|spreads?|lines?|numbers?|totals?|anything|games?|bets?|picks?|it|its))*';
const ofSpread = new RegExp(`(?<![a-z])${spreads}${between} ?$`);
const ofTotal = new RegExp(`(?<![a-z])${totals}${between} ?$`);
/** "Unders in games between 1 and 4" are hours. */
const ofRange = /(?<![a-z])(?:totals?|over\/unders?|lines?|numbers?)(?: (?:of|is|are|set|that|thats))* ?$/;

const up = '(?:more|higher|above|up|over|greater|bigger|larger|longer)';
const down = '(?:less|lower|below|under|fewer|smaller|shorter|tighter)';
/** "44.5 or lower", "+3 or more", "-7 or better". */
const trailing = new RegExp(
  `(?<![\\w.$])([+-]?)${size}(?:\\+(?! ?\\d)|(?: ?(?:points?|pts))? (?:or|and|n) (?:(${up})|(${down})|(better)|(worse))(?![a-z])(?! ?\\d))`,
  'g',
);
/** "Spreads within 4", "underdogs up to 8.5", "totals of at least 50". */
const leading = new RegExp(
  `(?<![a-z])(?:(?:getting|giving|laying|catching|favored by) )?(?:(at least|no (?:less|lower|fewer|smaller) than|more than|higher than|bigger than|greater than|larger than|above|over|minimum(?: of)?|min)|(at most|no (?:more|higher|bigger|larger|greater) than|not more than|less than|fewer than|lower than|smaller than|below|under|up to|within|inside|maximum(?: of)?|max)) ([+-]?)${size}(?![\\w.%])(?: (?:points?|pts))?`,
  'g',
);
const ranged = new RegExp(
  `(?<![a-z])(?:between|from) ([+-]?)${size} (?:and|to|-) ([+-]?)${size}(?![\\w.%])(?: (?:points?|pts))?`,
  'g',
);
/** "+3.5 or +7.5", "3 or 7", after a word for a spread or a line. */
const several = new RegExp(
  `(?<![\\w.])([+-])${size}(?: ?(?:or|and|n|,|\\/) ?\\1${size})+(?![\\w.%])|(?<![\\w.])([+-])${size}(?: \\4${size})+(?= (?:underdogs?|favorites?|spreads?|lines?))`,
  'g',
);
const keyNumbers =
  /(?<![\w.])3s? (?:and|or|n) 7s?(?: only)?(?= ?(?:[•,.?]|$))|(?<![a-z])(?:on )?(?:the )?key numbers?(?: only)?(?![a-z])/g;

const refusing =
  '(?:no|not|without|avoid|avoiding|skip|hate|never|zero|minus)(?: (?:any|the|an?|on|with|those|taking|laying|more))*';
const hook = '(?:hooks?|half[ -]?points?)';
const things = '(?: (?:spreads?(?= lines)|lines?|numbers?|only|bets?|ones))*';
/** What the hook did before says nothing of this bet. */
const hookBefore =
  /\b(?:by|on|to|because of) (?:the|a|that|one)(?: \w+)? hooks?(?= ?(?:[,.?•]|$)| (?:so|and|but|again|last|every|all|this|today|whole)\b)/g;
const endings: readonly (readonly [RegExp, 'whole' | 'half'])[] = [
  [
    /\b(?:laying|lay|taking|paying)?(?: the| an?)? ?hook ?\? ?(?:no|nope|nah|never|no thanks|pass)\b/g,
    'whole',
  ],
  [new RegExp(`(?<![a-z])${refusing} ${hook}(?: only)?(?![a-z])`, 'g'), 'whole'],
  [
    new RegExp(
      `(?<![a-z])(?:whole|flat|round|full)[ -]numbers?(?: (?=spreads?|totals?))?${things}(?![a-z])`,
      'g',
    ),
    'whole',
  ],
  [
    /(?<![a-z])(?:(?:that|which|they|it|lines|bets) )*(?:cant|cannot|can not|wont|couldnt|dont|never) push(?: \(?half points?\)?)?(?![a-z])/g,
    'half',
  ],
  [new RegExp(`(?<![a-z])${refusing} push(?:es)?(?![a-z])`, 'g'), 'half'],
  [
    /(?<![a-z])(?:(?:with|has|have|get|getting|want|need|catching) )?(?:the |an? )?hooks?(?: (?:on (?:my|our) side|only|lines?|spreads?))*(?![a-z])/g,
    'half',
  ],
  [new RegExp(`(?<![a-z])half[ -]points?${things}(?![a-z])`, 'g'), 'half'],
];

const alternate =
  'alt(?:s|ernates?|ernat(?:ive)?(?= (?:lines?|spreads?|totals?|overs?|unders?|props?|numbers?|spreds)))?';
const ofAlternate = '(?: (?:lines?|numbers?)(?= |$))?(?: only(?= |$))?';
const fewer =
  '(?:dial(?:ed|ing)?|teas(?:e|ed|ing)|b(?:uy|uying|ought)|mov(?:e|ed|ing)|shav(?:e|ed|ing)|knock(?:ed)?|t(?:ake|aken|aking)|drop(?:ped)?|lower(?:ed)?|br(?:ing|ought)|cut|trim(?:med)?|pull(?:ed)?)';
const towards =
  '(?: (?:it|them|all|everything|way|a bit|a little|(?:the |my |each )?(?:lines?|numbers?|spreads?|totals?)|(?:some |a few |a couple |extra )?points?))*';
const kinds: Readonly<Record<NonNullable<WantedLines['alternate']>, readonly string[]>> = {
  likelier: [
    `${fewer}${towards} down`,
    'b(?:uy|uying|ought) (?:(?:some|extra|a few|a couple|the|more|an?) )*(?:half )?points?',
    '(?:with )?(?:(?:some|extra|a bit of) )+(?:cushion|padding)|with (?:a )?cushion',
    '(?:easy|easier|lower|lowered|reduced|padded|lowest|lowest possible) (?:alt(?:s|ernates?)?|(?:alt(?:ernate)? )?(?:numbers|lines))',
  ],
  longer: [
    '(?:harder|tougher|stretched?|higher|bigger|boosted|juiced up) (?:alt(?:s|ernates?)?|(?:alt(?:ernate)? )?(?:numbers|lines))',
  ],
  any: [`ladder(?:s|ed)?(?! (?:challenge|day|bet day))`],
};
const moved = Object.entries(kinds).map(
  ([kind, words]) =>
    [new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'g'), kind as keyof typeof kinds] as const,
);
const isAlternate = new RegExp(`(?<![a-z])${alternate}${ofAlternate}(?![a-z])`, 'g');
/** The main line is the one that is taken anyway. */
const mainOnly = new RegExp(
  `(?<![a-z])${refusing} ${alternate}${ofAlternate}(?![a-z])|(?<![a-z])(?:main|standard|regular|normal) (?:number|spread|total)s?(?= only| ?(?:[,.?•]|$))`,
  'g',
);
/** "+3.5 alt to 6.5", "bought up to +7.5". */
const alternateTo = new RegExp(
  `(?<![\\w.])(?:([+-])${size.replace('(', '(?:')} )?(?:${alternate}(?:ed)?|b(?:uy|ought)(?: it)?|mov(?:e|ed)(?: it)?)(?: (?:up|down))? (?:to|at) ([+-])?${size} ?(?![\\w.%])`,
  'g',
);
/** After an alternate: "alternate lines only, down", "alt totals way under". */
const easier =
  /(?<=[• ,])(?:way )?down(?= ?(?:[,.?•]|$)| (?:so|to|at|for|until|like|a)\b)|(?<=[• ,])(?:(?:that|which) (?:are|is) )?(?:much |way |a bit |a little )?(?:easier|likelier)(?: (?:to (?:cover|hit|win|get|beat|cash)|ones|numbers|lines))?(?![a-z])/g;

const stat = new RegExp(`^ ?(?:${anyStat})(?![a-z])`, 'u');
const counted = /^ ?(?:legs?|picks?|bets?|plays?|teams?|games?|units?|dollars?|bucks?|of (?:them|those))\b/;

/** Runs before prices and lines, whose numbers it contains. */
export const readWantedLines: Rule = (draft) => {
  const { text, reading } = draft;
  if (reading.intent !== 'play') return;
  readCanonical(draft);
  text.consume(mainOnly, () => {});
  // The line that is named is the one that is meant.
  text.consume(alternateTo, ([, sign = '', to = sign, number]) => `${to}${number} `);
  readEnding(draft);
  readBounds(draft);
  let isMoved = false;
  for (const [pattern, kind] of moved) {
    text.consume(pattern, () => {
      isMoved = true;
      keep(reading, { alternate: reading.lines?.alternate ?? kind });
    });
  }
  text.consume(isAlternate, () => {
    keep(reading, { alternate: reading.lines?.alternate ?? 'any' });
  });
  if (reading.lines?.alternate && !isMoved)
    text.consume(easier, () => keep(reading, { alternate: 'likelier' }));
};

/** The words of a canonical prompt, which say nothing of the market. */
function readCanonical({ text, reading }: Draft): void {
  text.consume(exactly, ([words]) => {
    const wanted = [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([written]) => Number(written));
    keep(reading, { any: wanted });
  });
  text.consume(bounded, ([, min, max, one, end]) => {
    if (one === undefined) keep(reading, { min: Number(min), max: Number(max) });
    else keep(reading, end === 'higher' ? { min: Number(one) } : { max: Number(one) });
  });
}
const exactly = /\blines of exactly \d+(?:\.\d+)?(?:(?: ,| or)+ \d+(?:\.\d+)?)*(?![\w.])/g;
const bounded =
  /\blines between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)(?![\w.])|\blines of (\d+(?:\.\d+)?) or (higher|lower)\b/g;

const keep = (reading: Reading, terms: Partial<WantedLines>): void => {
  reading.lines = { ...(reading.lines ?? any), ...terms };
};

function readEnding({ text, reading }: Draft): void {
  text.consume(hookBefore, () => {});
  for (const [pattern, ending] of endings) {
    text.consume(pattern, () => {
      // "A half-point line, no hooks" says two things.
      if (reading.lines?.ending && reading.lines.ending !== ending) return false;
      keep(reading, { ending });
      return undefined;
    });
  }
}

/** What a number at a place of the text is the line of; undefined for another number. */
function lineAt(
  { text }: Draft,
  { index, 0: words }: RegExpExecArray,
  sign: string,
  number: number,
): 'spread' | 'total' | undefined {
  const before = text.lower.slice(0, index);
  const after = text.lower.slice(index + words.length);
  if (stat.test(after) || counted.test(after) || /\$ ?$/.test(before)) return undefined;
  // "A player prop pick on underdogs on under 10 points" is on what a player scores.
  if (/\bplayer prop\b.* on $/.test(before)) return undefined;
  if (number < mostSpread && (sign !== '' || ofSpread.test(before))) return 'spread';
  if (sign !== '') return undefined;
  return ofTotal.test(before) ? 'total' : undefined;
}

function readBounds(draft: Draft): void {
  const { text, reading } = draft;
  const bound = (of: 'spread' | 'total', sign: string, bounds: Partial<WantedLines>) => {
    keep(reading, bounds);
    if (of === 'spread') add(reading.markets, 'spread');
    if (sign !== '') add(reading.sides, sign === '+' ? 'underdog' : 'favorite');
    return gap;
  };
  text.consume(ranged, (match) => {
    const [, sign = '', one, , other] = match;
    const of = lineAt(draft, match, sign, Number(one));
    if (of === 'total' && !ofRange.test(text.lower.slice(0, match.index))) return false;
    const [min, max] = [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
    return of ? bound(of, sign, { min, max }) : false;
  });
  text.consume(trailing, (match) => {
    const [, sign = '', written, more, less, better] = match;
    const of = lineAt(draft, match, sign, Number(written));
    // Better than +3 is +3.5, better than -3 is -2.5; of a total it depends on the side.
    // "-3 and over" is another leg.
    if (isOtherLeg.test(match[0]) || (sign !== '' && /(?:over|under)$/.test(match[0]))) return false;
    const isPlus = match[0].endsWith('+');
    if (!of || (of === 'total' && !more && !less)) return false;
    const isMin = isPlus || more !== undefined || (!less && (better !== undefined) === (sign === '+'));
    return bound(of, sign, isMin ? { min: Number(written) } : { max: Number(written) });
  });
  text.consume(leading, (match) => {
    const [, least, , sign = '', written] = match;
    const of = lineAt(draft, match, sign, Number(written));
    // "Totals over 45.5" is a bet on the over.
    if (!of || (of === 'total' && isOfSide.test(match[0]) && !hasSideBesides(text.lower, match)))
      return false;
    // Lines are half a point apart.
    const apart = isStrict.test(match[0]) ? 0.5 : 0;
    const number = Number(written);
    return bound(of, sign, least === undefined ? { max: number - apart } : { min: number + apart });
  });
  if (draft.found.length === 0)
    text.consume(several, ([words]) => {
      const sign = words.includes('+') ? '+' : '-';
      const wanted = [...words.matchAll(/\d{1,3}(?:\.\d{1,2})?/g)].map(([written]) => Number(written));
      return wanted.every((each) => each < mostSpread) ? bound('spread', sign, { any: wanted }) : false;
    });
  text.consume(keyNumbers, () => bound('spread', '', { any: [3, 7] }));
}

const isStrict = /^(?:over|under|above|below|more|less|fewer|higher|bigger|greater|larger|lower|smaller)\b/;
const isOtherLeg = / (?:and|n) (?:over|under)$/;
const isOfSide = /^(?:over|under|more than|less than|fewer than|at least)\b/;
/** "Unders on totals over 50", "games with a total under 40, take the over". */
function hasSideBesides(lower: string, { index, 0: words }: RegExpExecArray): boolean {
  const others = `${lower.slice(0, index)} ${lower.slice(index + words.length)}`;
  return /\b(?:overs?|unders?)\b/.test(others);
}
