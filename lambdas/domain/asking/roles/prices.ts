/** What words say of prices, payouts and chances, in figures or not: "5/2", "turn 10 into 60", "nothing juicier than -130". */
import type { Bounds, Reading } from '../../../contracts/asking/reading.ts';
import { decimalToAmerican } from '../../feed/odds/odds.ts';
import { around, aroundLeg, returning } from '../reading/terms/bounds.ts';
import { aroundChance } from '../reading/terms/chance.ts';
import { inFigures } from './figures.ts';

/** @returns American odds of the whole; undefined for words that the grammar may read */
export const payoutIn = (words: string): Bounds | undefined =>
  returnIn(inFigures(words)) ?? oddsIn(words) ?? multipleIn(words) ?? americanIn(inOdds(words)) ?? undefined;

/** @returns the price of each leg, or no term for a wish without a figure; undefined for words that the grammar may read */
export function priceIn(said: string): Pick<Reading, 'price'> | Record<string, never> | undefined {
  const words = barePrice(said);
  if (vague.test(words)) return {};
  for (const [form, boundsOf] of ofAmerican) {
    const bounds = boundsOf(Number(form.exec(words)?.[1]));
    if (bounds) return { price: bounds };
  }
  if (/^(?:\+|plus) ?(?:odds|prices?|numbers?|money)$/i.test(words))
    return { price: { min: 100, max: null } };
  const price = oddsIn(words, aroundLeg) ?? lengths.find(([said]) => said.test(words))?.[1];
  return price ? { price } : undefined;
}

/** "Both +110 to +160 apiece" is "+110 to +160". */
export const barePrice = (said: string): string => inOdds(signed(said).replace(ofNoOdds, ''));

const atLeastOf = (figure: number): Bounds | null => (figure ? { min: figure, max: null } : null);
const atMostOf = (figure: number): Bounds | null => (figure ? { min: null, max: figure } : null);

/** What is said of American odds. */
const ofAmerican: readonly (readonly [form: RegExp, boundsOf: (figure: number) => Bounds | null])[] = [
  // "Nothing juicier than -130", "nothing over -150".
  [
    /^(?:nothing|none|no (?:price|odds|leg|line|one)s?) (?:over|above|past|(?:juicier|worse|shorter|heavier|steeper|pricier|chalkier|higher|more|more expensive) than) (-\d{3,4})$/i,
    atLeastOf,
  ],
  // "All under -300": a smaller favorite than that.
  [
    /^(?:all |each |legs? |anything |something )*(?:under|below|less than|lighter than) (-\d{3,4})(?: each| per leg)?$/i,
    atLeastOf,
  ],
  [
    /^([+-]\d{3,5}) (?:(?:and |or )?(?:up|cheaper|nicer|kinder|lighter|softer)|at (?:the )?(?:very )?(?:worst|shortest|lowest))$/i,
    atLeastOf,
  ],
  [/^at (?:the )?(?:very )?(?:worst|shortest|lowest) ([+-]\d{3,5})$/i, atLeastOf],
  // "-120 cap", "-130 is my limit": what a favorite may cost.
  [/^(-\d{3,5}) (?:is (?:my|the) )?(?:cap|ceiling|limit|wall)$/i, atLeastOf],
  [/^(\+\d{3,5}) or (?:bigger|greater|fatter)$/i, atLeastOf],
  [/^(?:(?:cheaper|nicer|kinder) than|(?:anything |all )?(?:down to|inside)) ([+-]\d{3,5})$/i, atLeastOf],
  [/^(?:juice |price )?(?:capped|maxed(?: out)?|topped(?: out)?) at (-\d{3,5})$/i, atLeastOf],
  [
    /^(-\d{3,5}) or (?:shorter|heavier|steeper|(?:an? )?(?:even )?(?:bigger|greater|heavier)(?: favou?rite)?)$/i,
    atMostOf,
  ],
  [
    /^([+-]\d{3,5})(?:ish| (?:range|avg|average|area|or so|or thereabouts|ish|neighborhood|money|odds))$/i,
    aroundLeg,
  ],
  [/^(?:standard|regular|near|around|about|like|roughly|close to) ([+-]\d{3,5})$/i, aroundLeg],
];

/** Words of a price that say no more: "each -350 or thereabouts", "all in the -110 neighborhood", "close around minus 400". */
const ofNoOdds =
  /^(?:(?:each|all|both(?! prices)|every leg|legs?|them|priced?|that'?s?|(?:only )?if (?:it|they)['’]?(?:s|re| is| are)|at(?! least| most| the| worst| (?:short|low)est)|in the|close(?! to)|closing) )+(?=\S)|(?: (?:apiece|each|a leg|per leg))+$/gi;

/** "Minus one thirty" is -130, "plus 105" +105. */
const signed = (said: string): string => {
  const figures = inFigures(said);
  const odds = figures.replace(
    /\b(?:(minus)|plus) (\d{3,5})\b/gi,
    (_, minus: string | undefined, figure: string) => (minus === undefined ? `+${figure}` : `-${figure}`),
  );
  return odds === figures ? said : odds;
};

/** "Evens or bigger" is "+100 or bigger". */
const inOdds = (words: string): string => words.replace(/\beven(?:s|[ -]money)\b/i, '+100');

/** "Nine times out of 10", "better than half", "75 or more": a chance in percent. */
export function chanceIn(said: string): Bounds | undefined {
  const words = inFigures(said)
    .replace(/\bhalf(?: the time)?\b/i, '50')
    .replace(/\ba third\b/i, '33');
  const [, times = '', of = ''] = /\b(\d+)[ -](?:times )?(?:in|out[ -]of)[ -](\d+)\b/i.exec(words) ?? [];
  const percent =
    times === '' ? Number(/\b(\d{2})\b/.exec(words)?.[1]) : Math.round((100 * Number(times)) / Number(of));
  if (!(percent >= 10 && percent <= 99)) return undefined;
  if (/\b(?:about|around|roughly|near(?:ly)?|close to)\b|~/i.test(words) && !atLeast.test(words))
    return aroundChance(percent);
  return /\b(?:at most|under|less than|below)\b/i.test(words)
    ? { min: null, max: percent }
    : { min: percent, max: null };
}

/** How long a price is, in words, beside a favorite or an underdog. */
const lengths: readonly (readonly [said: RegExp, price: Bounds])[] = [
  [/^(?:a )?(?:heavy|big favorite|short|chalky)(?: (?:odds|prices?|numbers?))?$/i, { min: null, max: -200 }],
  [
    /^(?:a )?(?:big|long|huge|fat|juicy|bigger|longer)(?: (?:odds|prices?|numbers?))?$/i,
    { min: 200, max: null },
  ],
  [/^(?:a )?(?:pick ?-?em|coin ?flip)(?:-?ish)?(?: (?:odds|prices?|or so))?$/i, { min: -125, max: 125 }],
  [
    /^(?:not|nothing|isn['’]?t) (?:(?:too|so|very|that|overly|terribly) )?(?:expensive|pricey|steep|heavy|chalky|short|juiced)$/i,
    { min: -200, max: null },
  ],
];

/** "6 to 1", "5/2", "three to one": what is won for what is staked. */
const fraction = /(\d+(?:\.\d+)?)(?: ?- ?| ?\/ ?| to )([1245])(?![\d%])/;
const atLeast =
  /\b(?:at (?:the )?(?:very )?least|as (?:little|low) as|or (?:more|better|longer|higher|bigger)|and up|up$|no (?:worse|shorter|less)|above|over|beyond|north of|more than|better than|min(?:imum)?|longer than|plus)\b|\+$/i;
const atMost =
  /\b(?:at most|or (?:less|lower|shorter)|no (?:more|longer|higher)|below|under|less than|max(?:imum)?|up to)\b/i;

/** @returns the odds of a fraction; undefined for another form, or for a range */
function oddsIn(said: string, near = around): Bounds | undefined {
  const words = inFigures(said);
  const [, low, high] =
    /^(?:(?:that |it )?(?:to )?(?:pays?|paying|returns?|at|odds(?: of)?) )?(?:somewhere |anywhere )?(?:around |like |about )?(?:between |from )?(\d+)(?: to 1|-1|\/1)? ?(?:and|to|or|-) ?(\d+)(?: to |-|\/)1$/i.exec(
      words,
    ) ?? [];
  if (low && high) return { min: Number(low) * 100, max: Number(high) * 100 };
  const [, won = '', staked = ''] = fraction.exec(words) ?? [];
  if (won === '' || (words.match(/ to /g)?.length ?? 0) > 2 || /\bbetween\b/i.test(words)) return undefined;
  const [one, other] = [won, staked].map(Number);
  if (!one || !other || one <= other / 4) return undefined;
  const american = decimalToAmerican(1 + one / other);
  if (atLeast.test(words)) return { min: american, max: null };
  return atMost.test(words) ? { min: null, max: american } : near(american);
}

/**
 * "None of them shorter than +150": what no leg may be.
 * @param before what stands between a price and the words of another role before it
 * @returns the price in words of the grammar; undefined where nothing is refused
 */
export function noneIn(before: string, words: string): string | undefined {
  const said = inOdds(inFigures(`${before} ${words}`));
  const [, none = '', comparison = '', figure = '', after = ''] = compared.exec(said) ?? [];
  if (!ofNone.test(none) || /\d{3}/.test(after)) return undefined;
  // Over a negative price is a greater favorite, over a positive one a greater underdog.
  const isLonger = longer.test(comparison) || (figure.startsWith('+') && greater.test(comparison));
  return isLonger ? `at most ${figure}` : `${figure} or better`;
}
/** None, with what may stand between it and a comparison. */
const ofNone =
  /\b(?:nothing|none|nobody|no ?one|neither|(?:skip|avoid|leave out) any(?:one|body|thing)?|(?:do not|don['’]?t|not|never|will not|won['’]?t|would not|wouldn['’]?t|can ?not|can['’]?t|refuse to) (?:want|go|take|taking|give me|lay|laying|play|playing|accept|bet|betting|pay|paying|touch)|no (?:leg|pick|price|bet|team|favou?rite|dog|odd|line)s?)(?: (?:of|in|on|it|them|these|those|the|that|thats|there|legs?|picks?|ticket|slip|card|should|can|may|must|be|is|are|being|go(?:es)?|gets?|with|at|to|a|odds|priced?|if|you|possible|please|laying|pay(?:s|ing)?|any(?:thing)?|ones?))* ?$/i;
const compared =
  /^(.*?)\b(shorter|under|below|less|worse|lower|heavier|juicier|steeper|pricier|chalkier|over|above|past|more|higher|longer|bigger|better|greater)\b[^+-]*([+-]\d{3,5})\b(.*)$/i;
const longer = /^(?:longer|better)$/i;
const greater = /^(?:over|above|past|more|higher|bigger|greater)$/i;

/** A wish without a figure, which says nothing that every bet is not asked for anyway. */
const vague =
  /^(?:an? )?(?:decent|good|nice|fair|reasonable|solid|ok|okay|reg|regular|normal|standard|usual)(?: (?:odds|prices?|numbers?|value|juice|vig))?$|^(?:at )?(?:whatever|any) (?:the )?(?:odds|price|number)(?: is)?$/i;

/** "300 off 30", "55 on a 5"; "30 into 108", "20 to get 140": what comes back for what is staked. */
function returnIn(words: string): Bounds | undefined {
  const [, back, from] =
    /(\d+)(?: bucks| dollars)? (?:off|from|on|with|for)(?: of)?(?: an?)? \$?(\d+)(?![\d.%])/i.exec(words) ??
    [];
  const [, staked, to] =
    /(\d+)(?: bucks| dollars)? (?:into|to (?:get|make|win|return)|gets?|wins?) (?:me )?\$?(\d+)(?![\d.%])/i.exec(
      words,
    ) ?? [];
  const [, put, gets] = /^\$?(\d+) ?(?:to|->|=>) ?\$?(\d+)$/i.exec(words) ?? [];
  if (put && gets && Number(gets) > 2 * Number(put)) return returning(Number(gets) / Number(put));
  const decimal = back === undefined ? Number(to) / Number(staked) : Number(back) / Number(from);
  return decimal > 1.05 && decimal < 500 ? returning(decimal) : undefined;
}

/** "A little more than double", "total price beats even money", "just better than even". */
const [even, orMore, slightly] = [
  '(?:even(?:s| money)?|double(?: (?:my|the) (?:money|stake))?)',
  ' or (?:better|more|longer)',
  '(?:(?:that |it |total |price |odds )*(?:pays?|paying|beats?|is|at) )?(?:just |a (?:little|bit|smidge|hair) |slightly |somewhat )*',
];
const beatsEven = new RegExp(
  `^${slightly}(?:(?:(?:better|more|over|longer) than |over |above )?${even}${orMore}|(?:(?:better|more|longer) than|over|above|beats?) ${even})$|beats even money$`,
  'i',
);

/** "Sixfold" is six times. */
const fold = /(?<=\w)[ -]?fold\b/gi;

/** "Pays even", "double", "return of eight times": what comes back for 1. */
function multipleIn(words: string): Bounds | undefined {
  if (
    /^(?:(?:that )?pays? |about |around |exactly |roughly |close to |near )*(?:even(?: money)?|evens)(?:-?ish| or (?:so|thereabouts))?$/i.test(
      words,
    )
  )
    return around(100) ?? undefined;
  if (beatsEven.test(words)) return { min: 100, max: null };
  const [, number = ''] = /\b(\d{1,3}) ?(?:x|times)\b/i.exec(inFigures(words.replace(fold, ' times'))) ?? [];
  if (Number(number) > 1) return returning(Number(number));
  const [, times] =
    /^(?:(?:that |to )?(?:pays?|pay me|returns?) |at least |about |around |exactly |roughly |my money )*(doubles?|triples?|quadruples?)(?: (?:my |the )?(?:money|stake|it))?$/i.exec(
      words,
    ) ?? [];
  const decimal = times && { d: 2, t: 3, q: 4 }[times.charAt(0).toLowerCase()];
  return decimal ? returning(decimal) : undefined;
}

/** "Final odds +400 minimum", "+350 to +400 area": American odds with what is said of them. */
function americanIn(words: string): Bounds | undefined {
  const [first, second, ...others] = (words.match(/[+-]\d{3,5}\b/g) ?? []).map(Number);
  if (first === undefined || others.length > 0) return undefined;
  if (second !== undefined) return first < second ? { min: first, max: second } : undefined;
  if (atMost.test(words)) return { min: null, max: first };
  return atLeast.test(words) ? { min: first, max: null } : (around(first) ?? undefined);
}
