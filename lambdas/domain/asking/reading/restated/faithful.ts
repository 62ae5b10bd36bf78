/**
 * Whether a question that the model wrote out asks for what was typed. The readers read it as they read any question, so that all that is to be
 * checked here is that nothing came in and nothing was left out.
 */
import { values } from '../words/spoken-numbers.ts';
import { namesTheSame } from './named.ts';
import type { Found, Typed } from './typed.ts';

/**
 * @param restated the question in the model's words
 * @param found whom the readers find in it
 * @returns whether it has the numbers, days, teams and refusals that were typed, and names nobody else
 */
export const isFaithful = (restated: string, found: Found, typed: Typed): boolean =>
  hasSameNumbers(restated, typed) &&
  hasDays(restated, typed) &&
  isOfOneGame(restated, typed) &&
  namesTheSame(restated, found, typed) &&
  (typed.asks !== 'bet' || refuses(restated, typed));

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
const figuresIn = (text: string): number[] =>
  (text.replace(threes, ' ').match(/\d+(?:\.\d+)?|\.\d+/g) ?? []).map(Number);
const countsIn = (text: string): number[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => counts.get(word) ?? []);

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** "Even money" is +100, "25 or more" is over 24.5, and "10 to 1" is +1000. */
const evenMoney = 100;
const inTimes = /\b\d+(?:\.\d+)? ?(?:to|\/|-) ?1\b|\b\d+(?:\.\d+)? ?(?:x|times)\b/i;
function isIn(figure: number, text: string): boolean {
  const figures = figuresIn(text);
  return (
    [...figures, ...countsIn(text)].some((each) => isNear(each, figure)) ||
    (figure === evenMoney && /\b(?:even|evens|plus|minus)\b/i.test(text)) ||
    figures.some((each) => Math.abs(each - figure) === 0.5) ||
    (inTimes.test(text) && figures.some((each) => isNear(each * evenMoney, figure)))
  );
}

/** Figures only: how many legs somebody wants is often said in no number at all. */
const hasSameNumbers = (restated: string, { prompt, before, asks }: Typed): boolean =>
  figuresIn(before === '' ? restated : restated.replace(dates, ' ')).every(
    (figure) =>
      isSmall(figure) ||
      isIn(figure, `${prompt} ${before}`) ||
      (before !== '' && figure >= evenMoney && inProportion.test(prompt)),
  ) &&
  figuresIn(withoutLegs(withoutPast(prompt), restated)).every(
    (figure) =>
      asks === 'words' ||
      // "It was 6.5 yesterday, wasn't it" asks how a line moved.
      (asks === 'facts' && before !== '') ||
      isIn(figure, restated) ||
      (inTimes.test(prompt) && (figure === 1 || isIn(figure * evenMoney, restated))),
  );
/** What follows an answer is often of its days, which the answer writes out. */
const dates = /\b20\d\d-\d\d-\d\d\b/g;
/** "Half that": what the answer before pays, and a number that nobody typed. */
const inProportion = /\b(?:half|halve|double|twice|triple)\b/i;

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

const days = 'mon|tues?|wednes|thurs?|fri|satur|sun';
const dayWords = new RegExp(
  `(?<!\\b(?:not|no|except|but) )\\b(yesterday|last night|tonight|today|tomorrow|(?:${days})day)\\b`,
  'gi',
);
/** Another word for the same day. */
const alsoSaid: Readonly<Record<string, RegExp>> = {
  tonight: /\btoday\b/i,
  today: /\btonight\b/i,
  yesterday: /\blast night\b/i,
  'last night': /\byesterday\b/i,
};

/** Of a bet that is to come, and of what was, the day is half of it. A weekday can be written as its date. */
const hasDays = (restated: string, { prompt, before }: Typed): boolean =>
  before !== '' ||
  [...prompt.toLowerCase().matchAll(dayWords)].every(
    ([word]) =>
      restated.toLowerCase().includes(word) || alsoSaid[word]?.test(restated) || /\bdays?\b/.test(restated),
  );

/** Legs of one game are told from others by a word for them, or by who plays it. */
const oneGame =
  /\b(?:sgps?\+?|games?|match|matchup|stack(?:ed)?|around|built?|build(?:er)?|combo|script|correlated)\b/i;
const isOfOneGame = (restated: string, { prompt, before, named }: Typed): boolean =>
  !/\bsame-game\b/i.test(restated) ||
  before !== '' ||
  oneGame.test(prompt) ||
  named.teams.length + named.players.length > 1;

const refusing =
  /\b(?:no|not|never|none|without|except|excluding|exclude|avoid|skip|nobody|nothing|nor|fade|bet(?:ting)? against|leave|don['’]?t|dont|won['’]?t|can['’]?t|isn['’]?t|aint|ain['’]?t|hate)\b/i;
/** What a limit is said by as well: "nothing above -200" is "-200 or longer". */
const bounding =
  /\b(?:no|not|without|except|excluding|against|avoid|under|only|at (?:least|most)|or (?:better|longer|shorter|more|less|fewer|lower|higher|later|earlier)|between|different|lose|stays?)\b/i;
/** "I don't know", "can't wait": what is refused is no part of what is asked. */
const refusingNothing =
  /\bnot (?:available|listed|there|offered|priced)\b|\b(?:don['’]?t|dont|do not|can['’]?t|cant|won['’]?t|not) (?:believe|know|care|mind|even|wait|remember|lie|sleep|think|want to|be)\b|\b(?:why|if|or) not\b|\bno (?:idea|clue|cap|doubt|rush|worries)\b|\bnot (?:sure|too|(?:on )?(?:tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/gi;

/** In a follow-up "no, his rebounds" refuses nothing. */
const refusingNoTerm = /^\W*no(?:pe)?\b(?=,| (?:his|her|their|i|the|just|its|it's|give|make|do)\b)/gi;
/** "Anytime, not first": the answer before it had what is refused, and the bet that is written out does not. */
const replaced = /\b(?:not|no|instead of|rather than) (?:the |a )?([\p{L}\d]{3,})/giu;

/**
 * @param before the question before it, and its answer
 * @returns the prompt without what it takes back of that
 */
export const withoutReplaced = (prompt: string, before: string, restated: string): string =>
  prompt.replace(replaced, (all, word: string) => {
    const isOf = (text: string) => text.toLowerCase().includes(word.toLowerCase());
    return isOf(before) && !isOf(restated) ? ' ' : all;
  });

function refuses(restated: string, { prompt, before }: Typed): boolean {
  const plain = prompt.replace(refusingNothing, ' ');
  if (before === '') return !refusing.test(plain) || bounding.test(restated);
  const told = withoutReplaced(plain.replace(refusingNoTerm, ' '), before, restated);
  return !refusing.test(told) || bounding.test(restated);
}
