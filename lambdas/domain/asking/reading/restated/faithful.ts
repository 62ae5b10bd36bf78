/**
 * Whether a question that the model wrote out asks for what was typed. The readers read it as they read any question, so that all that is to be
 * checked here is that nothing came in and nothing was left out.
 */
import { daysLeftOut } from './days.ts';
import { addsNoNumber, numbersLeftOut } from './figures.ts';
import { namesTheSame } from './named.ts';
import type { Found, Typed } from './typed.ts';

/**
 * @param restated the question in the model's words
 * @param found whom the readers find in it
 * @returns whether it names whom the typed one names, has its refusals, and has no number that nobody typed
 */
export const addsNothing = (restated: string, found: Found, typed: Typed): boolean =>
  addsNoNumber(restated, typed) &&
  isOfOneGame(restated, typed) &&
  namesTheSame(restated, found, typed) &&
  (typed.asks !== 'bet' || refuses(restated, typed));

/** @returns the numbers and days that were typed and are not in it, as they were typed */
export const leftOut = (restated: string, typed: Typed): readonly string[] => [
  ...numbersLeftOut(restated, typed),
  ...daysLeftOut(restated, typed),
];

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
  /\b(?:no|not|without|except|excluding|against|avoid(?:ing)?|under|only|at (?:least|most)|or (?:better|longer|shorter|more|less|fewer|lower|higher|later|earlier)|between|different|lose|stays?)\b/i;
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

/** "One, not a parlay" is a single. */
const notParlay =
  /\b(?:not|no|never|don['’]?t (?:want|need|give me)|without) (?:an? |any )?(?:parlays?|combos?|multis?)\b/gi;
const withoutParlay = (prompt: string, restated: string): string =>
  /\bsingles?\b/i.test(restated) && !/\bparlay/i.test(restated) ? prompt.replace(notParlay, ' ') : prompt;

function refuses(restated: string, { prompt, before }: Typed): boolean {
  const plain = withoutParlay(prompt, restated).replace(refusingNothing, ' ');
  if (before === '') return !refusing.test(plain) || bounding.test(restated);
  const told = withoutReplaced(plain.replace(refusingNoTerm, ' '), before, restated);
  return !refusing.test(told) || bounding.test(restated);
}
