/** Which of the questions offered under an answer that asked back is meant: "yes the first one", "2", "the hockey one". */
import type { OpenQuestion } from '../../../../contracts/asking/turn.ts';
import { tidied } from '../fragment.ts';

export interface Chosen {
  readonly tap: string;
  /** It was counted out or the only one, and not told by its words. */
  readonly isSure: boolean;
}

const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  '1': 0,
  one: 0,
  top: 0,
  a: 0,
  former: 0,
  second: 1,
  '2nd': 1,
  '2': 1,
  two: 1,
  b: 1,
  third: 2,
  '3rd': 2,
  '3': 2,
  three: 2,
  c: 2,
  fourth: 3,
  '4th': 3,
  '4': 3,
  four: 3,
  d: 3,
};
const fromEnd = /^(?:last|bottom|final|latter)$/;

const lead =
  "(?:(?:yes|yeah|yea|yep|yup|ya|no|nah|ok|okay|k|sure|please|pls|um|uh|oh|ah|hmm?|so|well|the|go|with|for|i|i'll|ill|i'd|id|we|want|wanted|mean|meant|would|like|take|took|do|run|its|it's|it|is|was|thats|that's|let's|lets|try|give|gimme|show|me|pick|choose|probably|maybe|definitely|think|thinking|about|of|answer|just|very|can|could|you|u) )*";
const named = 'option|choice|number|num|no|answer|pick|#';
const tail =
  '(?: (?:one|ones|option|choice|pick|question|thing|suggestion|please|pls|plz|then|there|on|in|of|those|these|them|your|the|list|thanks|thx|ty|sounds good|is fine|works|obviously|lol|bro|man))*';
const byPlace = new RegExp(
  `^${lead}(?:(?:${named}) ?)?(first|1st|1|top|former|second|2nd|2|third|3rd|3|fourth|4th|4|last|bottom|final|latter)${tail}$`,
);
/** "Option b", "number two": a letter or a number in words is no place without a word that says so. */
const byLetter = new RegExp(`^${lead}(?:option|choice|number|answer) (a|b|c|d|one|two|three|four)${tail}$`);

const agreeing =
  /^(?:(?:yes|yeah|yea|yep|yup|ya|correct|right|exactly|that one|thats? (?:it|right|the one|what i (?:mean|meant|want))|that's (?:it|right|the one|what i (?:mean|meant|want))|you got it|u got it|bingo|yes please|do (?:it|that)|please do|go ahead|please|pls) ?)+$/;

/** @returns whether nothing is said but that one of them is meant */
export const isAgreeing = (prompt: string): boolean => agreeing.test(plain(prompt));

const plain = (prompt: string): string =>
  tidied(prompt)
    .toLowerCase()
    .replace(/[,.!;:"“”()]+/g, ' ')
    .replace(/#\s*/g, '# ')
    .replace(/\s+/g, ' ')
    .trim();

/** @returns undefined where nobody knows which is meant */
export function chosen(prompt: string, { taps, prompt: asked }: OpenQuestion): Chosen | undefined {
  const text = plain(prompt);
  const said = byPlace.exec(text)?.[1] ?? byLetter.exec(text)?.[1];
  if (said !== undefined) {
    const tap = fromEnd.test(said) ? taps.at(-1) : taps[places[said] ?? taps.length];
    return tap === undefined ? undefined : { tap, isSure: true };
  }
  const [only, ...others] = taps;
  if (only !== undefined && others.length === 0 && agreeing.test(text)) return { tap: only, isSure: true };
  // What goes on from an answer says more with a name than which choice it means.
  const tap = asked === undefined ? undefined : calledBy(text, taps);
  return tap === undefined ? undefined : { tap, isSure: false };
}

const sports: Readonly<Record<string, string>> = {
  hockey: 'nhl',
  football: 'nfl',
  basketball: 'nba',
  hoops: 'nba',
  baseball: 'mlb',
  soccer: 'mls',
  ml: 'moneyline',
  moneylines: 'moneyline',
  spreads: 'spread',
  props: 'prop',
  total: 'over/under',
  totals: 'over/under',
};
const filler = new Set(
  "i i'm im we it its it's is was the a an one ones team teams guy player yes yeah yep yea ok okay no nah nope mean meant ment talking about asking for on of to want wanted like please pls sorry my bad just that this thing option obviously lol bro do go with as".split(
    ' ',
  ),
);
/** Words that tell a choice. A longer text says something of its own. */
const mostWords = 3;

/** The first that has all of the words: the likeliest comes first. */
function calledBy(text: string, taps: readonly string[]): string | undefined {
  const all = text.split(/[^a-z0-9'/]+/).filter((word) => word !== '');
  const words = all.filter((word) => !filler.has(word)).map((word) => sports[word] ?? word);
  if (words.length === 0 || words.length > mostWords || (words.length === all.length && words.length > 1))
    return undefined;
  return taps.find((tap) => {
    const own = new Set(tap.toLowerCase().split(/[^a-z0-9'/]+/));
    return words.every((word) => own.has(word));
  });
}
