/** Another payout: "can u get it to +1000", "something that pays 5x", "closer to +500". */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { ShownPlay } from '../../../contracts/asking/turn.ts';
import { americanToDecimal } from '../../feed/odds/odds.ts';
import { upperFirst } from '../../platform/upper-first.ts';
import { selectionKey } from '../answer/candidate.ts';
import { lexicon, marksIn, tokensOf } from '../queries/reading/phrases.ts';
import { isPlain } from '../queries/reading/plain-words.ts';
import { type QuestionContext, sentenceOf, type Token } from '../queries/reading/sentence.ts';
import { readQuestion } from '../reading/read.ts';
import { settled } from '../reading/settle.ts';
import { tidied } from './fragment.ts';
import type { Heard } from './heard.ts';

const words = lexicon({
  least:
    'at least|min|minimum|no less than|not less than|more than|over|above|past|better than|higher than|longer than|bigger than|north of|no shorter than|not shorter than|nothing shorter than|or longer|or better|or more|or higher|or bigger|or up|and up',
  most: 'at most|max|maximum|no more than|not more than|less than|under|below|shorter than|lower than|no longer than|not longer than|nothing longer than|or shorter|or less|or lower',
  other:
    "is there any way|any way|any chance|up|that|this|like|like a|to like|up to|can it|possible|bring|bump|push|raise|boost|move|stretch|build|juice|crank|make|take|closer|close|near|nearer|around|about|roughly|more like|pay|pays|paying|payout|pay out|odds|price|one|longer|bigger|higher|lower|shorter|more|range|instead|please|now|then|too|parlay|whole thing|total|return|returns|win|wins|worth|play|bet|nah|no|yeah|nope|actually|rather|bit|without getting silly|without getting crazy|if possible|target|aim for|shoot for|lets|hit|back|money|my money|turn|somewhere|drop|cut|nice|cool|needs to be|has to be|should be|peanuts|rather have|id rather have|i'd rather have|want|need|at|thats|that's|cheap|weak|lame",
});

/** "10 into 250": what comes back for what is put in, as a multiple. */
function ofStake(prompt: string): string {
  return prompt
    .replace(/\b(?:even (?:money|odds)|evens|(?<=\b(?:closer|close|nearer|near) to )even)\b/gi, '+100')
    .replace(doubling, (_, around: string, word: string) => `${around} ${/^d/i.test(word) ? '+100' : '+200'}`)
    .replace(stakeTo, (whole, stake: string, back: string) => {
      const times = Math.round(Number(back) / Number(stake));
      return Number(stake) > 1 && times >= 2 && times < 1000 ? `${times}x` : whole;
    });
}
/** "Closer to double": what comes back for what is put in, where nothing says that it is of what the bet pays now. */
const doubling =
  /\b(closer to|close to|nearer to|near|around|about|roughly|more like|at least|almost) (doubl(?:e|ing)|tripl(?:e|ing))(?: (?:up|my (?:money|stake|bet)|your money|the (?:money|stake)))?(?= ?(?:$|[,.?!]|please|pls|instead|then|if|or))/gi;
const stakeTo =
  /\$?(\d{1,5})(?: bucks| dollars)? (?:in)?to (?:win )?\$?(\d{2,6})(?: bucks| dollars)?(?![\d.])/i;

const timesOf: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  triple: 3,
  quadruple: 4,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
/** "Triple the payout", "twice what it pays": of what the whole pays now. */
const relative =
  /\b(?:(double|triple|quadruple)d?|(twice)|([2-9]|two|three|four|five) ?(?:x|times))\b(?:,? (?:of|the|that|this|it|its|it's|what|pays|paying|my|as|much|payout|payouts|pay|odds|money|returns?|price|winnings|profit|win|back|now|there|already|currently)\b)*/i;
const ofMoney = /\b(?:payouts?|pays?|paying|odds|money|returns?|winnings|peanuts|profit|win)\b/i;

/** The multiple as the odds that it makes; as typed where nothing says that what it pays is meant. */
function ofShown(prompt: string, price: number | null): string {
  const match = relative.exec(prompt);
  if (!match || price === null || !ofMoney.test(prompt)) return prompt;
  const [said, word, twice, counted] = match;
  // "5x" alone is what comes back for a dollar.
  if (counted !== undefined && !/\b(?:the|that|this|it|what)\b/i.test(said)) return prompt;
  const name = (word ?? twice ?? counted ?? '').toLowerCase();
  const times = timesOf[name] ?? Number(name);
  return prompt.replace(said, `+${Math.round(100 * times * (americanToDecimal(price) - 1))}`);
}

/** "5x", "10 times": what comes back for each dollar. */
const multiple = /^(\d{1,3}(?:\.\d)?)x$/;
/** Legs that a payout can be made of if the first question named no number. */
const mostParts = 8;

/** What it pays, or how many legs it has: nobody knows which. */
const bare =
  /^(?:(?:ok|now|lets|let's|can you|can u|could you|please|pls|go ahead and) )*(double|triple) (?:it|that|this)(?: up)?(?: (?:please|pls|then|for me))*$/i;

function whichDoubled(prompt: string, { legs }: ShownPlay): Heard | undefined {
  const times = bare.exec(tidied(prompt))?.[1];
  if (times === undefined) return undefined;
  const word = upperFirst(times.toLowerCase());
  const isOfLegs = word === 'Double' && legs.length > 1;
  return {
    kind: 'unclear',
    why: `${word} what it pays${isOfLegs ? ', or its legs' : ''}? The stake is yours to choose.`,
    instead: [`${word} the payout`, ...(isOfLegs ? ['Double the legs'] : []), 'Something else'],
  };
}

const halving =
  /^(?:(?:lol|lmao|haha|nah|no|ok|okay|jeez|damn|bro|dude|man|well|so|then|thats|that's|it's|its|way|too|much|high|long|greedy|crazy|no way that(?:'s| is)? (?:hits?|happening|cashes|gonna hit)|maybe|more like|make it|try|how about|what about|do|go for|lets|let's|give me|can (?:you|u|we) do)[ ,.!?-]+)*(?:half(?: (?:of )?(?:that|it|the (?:odds|payout|price)))?|(?:cut|chop|slice) (?:it|that|the (?:odds|payout)) (?:in|by) half|halve (?:it|that|the (?:odds|payout)))(?: (?:instead|then|please|maybe))*$/i;

/** Of what a payout that was asked for is around, the least that is taken. */
export const leastOfAround = 0.64;

/** "No way that hits. half that", where a payout was asked for: half of it. */
function halvedTo(prompt: string, { payout }: Reading): string {
  const least = payout?.min ?? null;
  if (least === null || least < 100 || !halving.test(tidied(prompt))) return prompt;
  const asked = payout?.max === null ? least : least / leastOfAround;
  const half = Math.round(asked / 2);
  return half >= 100 ? `make it +${half}` : prompt;
}

/** @returns undefined if the text is not all about what the whole pays */
export function payoutFor(
  prompt: string,
  before: Reading,
  play: ShownPlay,
  context: QuestionContext,
): Heard | undefined {
  const which = whichDoubled(prompt, play);
  if (which) return which;
  const { tokens } = sentenceOf(ofStake(ofShown(halvedTo(prompt, before), play.price)), context);
  const marks = marksIn(tokens, words);
  const read = new Set(tokensOf(marks));
  const others = tokens.filter(({ isBreak, word }, at) => !read.has(at) && !isBreak && !isPlain(word));
  const [amount, ...more] = others;
  const wanted = amount && more.length === 0 ? oddsIn(amount) : undefined;
  if (wanted === undefined) return undefined;
  const bound = marks.some(({ meaning }) => meaning === 'least')
    ? 'at least'
    : marks.some(({ meaning }) => meaning === 'most')
      ? 'at most'
      : 'around';
  const { reading } = readQuestion(`parlay paying ${bound} ${wanted}`, context);
  const { payout } = reading;
  if (!payout) return undefined;
  const shown = play.legs.length;
  const isPart = { price: null, chance: null, risk: null } as const;
  const isSingle = shown === 1 && (before.legs === null || before.legs.max === 1);
  if (isSingle && !/\bparlay/i.test(prompt)) {
    const next = nextOf({ ...before, ...isPart, payout: null, price: payout });
    // "Anyone longer than +1000" after one at +1215 asks for another one.
    const isMet = bound !== 'around' && isWithin(play.price, payout);
    const shownKeys = play.legs.map((leg) => selectionKey(leg.gameId, leg));
    return { kind: 'play', next: isMet ? { ...next, without: [...play.without, ...shownKeys] } : next };
  }
  return { kind: 'play', next: nextOf({ ...before, ...isPart, payout, legs: countOf(before, shown) }) };
}

/** "Go bigger, like +2500" after a 4-leg parlay is a 4-leg parlay, and one of no number has as many legs as it takes. */
const countOf = ({ legs }: Reading, shown: number): NonNullable<Reading['legs']> =>
  legs && legs.min === legs.max && legs.min > 1 ? legs : { min: 2, max: Math.max(shown, mostParts) };

const isWithin = (price: number | null, { min, max }: NonNullable<Reading['payout']>): boolean =>
  price !== null && price >= (min ?? price) && price <= (max ?? price);

const nextOf = (reading: Reading) => ({ reading: settled(reading), keep: [], without: [] });

/** @returns the odds as written, with sign; undefined if the word is no odds of a long price */
function oddsIn({ word, figure }: Token): string | undefined {
  const times = multiple.exec(word)?.[1];
  if (times !== undefined)
    return Number(times) >= 2 ? `+${Math.round((Number(times) - 1) * 100)}` : undefined;
  if (figure?.form === 'american' && figure.value >= 100) return `+${figure.value}`;
  if (figure?.form === 'fraction' && figure.value >= 1) return `+${Math.round(figure.value * 100)}`;
  return undefined;
}
