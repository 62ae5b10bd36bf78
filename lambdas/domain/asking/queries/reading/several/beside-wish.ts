/**
 * A question and a wish for a bet in one: "mark my Bills bet won, then find me a prop", "how has Zion been lately, and should I take his over".
 * The question is answered, and the wish is the first to tap: a bet is charged, and must not be made of words that were a question.
 */
import type { Reading } from '../../../../../contracts/asking/reading.ts';
import { type Context, type ReadResult, readQuestion } from '../../../reading/read.ts';
import { factsAsked } from '../../find/reading/sure.ts';
import type { RuledQuery } from '../kinds.ts';
import { kindsShown } from '../kinds-shown.ts';
import { readNear } from '../near.ts';
import { readQueries } from '../read-queries.ts';
import { naming } from './pair.ts';

/** Between a question and a wish. */
const breaks =
  /[?.!;]+\s+(?:(?:and|also|plus|then|n) )*|,?\s+(?:and then|and also|then|and|also|plus|n|&)\s+|,\s+(?:(?:and|then|also) )*/gi;
const longest = 200;
/** A longer list is one of legs. */
const mostBreaks = 5;
/** Fewer words are no question. */
const fewest = 3;

export interface BesideWish {
  readonly query: RuledQuery;
  readonly wish: Reading;
}

/** @returns undefined unless each of two parts is read in full, one as a question and the other as a wish */
export function readBesideWish(prompt: string, context: Context): BesideWish | undefined {
  if (prompt.length > longest) return undefined;
  for (const found of [...prompt.matchAll(breaks)].slice(0, mostBreaks)) {
    const mark = /^\?/.test(found[0]) ? '?' : '';
    const [one, other] = [
      `${prompt.slice(0, found.index)}${mark}`,
      prompt.slice(found.index + found[0].length),
    ];
    const both = bothIn(one, other, context) ?? bothIn(other, one, context);
    if (both) return both;
  }
  return undefined;
}

function bothIn(asked: string, wished: string, context: Context): BesideWish | undefined {
  if (!isAsked(asked) || asksForPick.test(asked) || !wishes.test(wished) || isFurtherLeg(asked))
    return undefined;
  const query = readInFull(asked, context);
  if (!query || !isAnswered.has(query.ask)) return undefined;
  const isOfTables = query.ask === 'find' || query.ask === 'market';
  const named = isOfTables ? naming(wished, query, 'only') : wished;
  const wish = wishIn(readQuestion(named, context));
  // "Is his over 27.5 at -115 worth it" is a question, too.
  return wish && !readInFull(named, context) ? { query, wish } : undefined;
}

/** "Parlay the Oilers and the Sabres, and add the Stars": one leg more, and nothing to be tracked. */
const isFurtherLeg = (text: string): boolean =>
  /\badd (?!it|this|that|them|those|to)/i.test(text) &&
  !/\b(?:log|track|tracker|save|my|bet i|i (?:bet|took|placed|have|got)|picks)\b|\$/i.test(text);

function readInFull(text: string, context: Context): RuledQuery | undefined {
  const [query, ...others] = readQueries(text, context) ?? [];
  if (query) return others.length === 0 ? query : undefined;
  const near = readNear(text, context);
  return near?.asides.length === 0 ? near.query : undefined;
}

/** Kinds of which a sentence is a question by itself. */
const isAnswered: ReadonlySet<string> = new Set<RuledQuery['ask']>(['find', 'market', 'track', 'mine']);

/** A list of bets has no such words: "Bulls total and a Knicks moneyline". */
const isAsked = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+-]*/gu) ?? []).length >= fewest &&
  (asks.test(text) ||
    text.endsWith('?') ||
    factsAsked(text) !== undefined ||
    kindsShown(text)[0] === 'track');
const asks =
  /^\W*(?:(?:hey|yo|ok|so|can you|could you|pls|please|quick) )*(?:what|whats|what's|who|whos|who's|how|hows|how's|when|whens|is|are|was|were|did|does|do|has|have|will|which|where|any word)\b/i;

/** "Who you got scoring in the Wings game, I need 2 anytime scorers": the first part asks for the same bet. */
const asksForPick =
  /^\W*(?:(?:ok|so|yo|hey|and) )*who(?:['’]?s| is| are| do| will| would| gonna| going to)? (?:(?:you|u|ya|yall) (?:\w+ )?(?:got|have|like|liking|think|thinking|feel|feeling|taking)|(?:gonna |going to )?(?:scores?|scoring|finding the (?:end zone|net)))\b(?!.*\b(?:scored|has|had|did|last|most)\b)/i;

/** Something to bet is asked for. */
const wishes =
  /\b(?:give|gimme|find|build|make|get|throw|hit me|need|want|suggest|recommend|lemme|let me have|should i|shld i|do i|would you|worth|pick|picks|parlay|legs?|legger|sgp|(?:good|best|safe|any|nice) (?:\w+ )?(?:bets?|plays?|props?))\b/i;

function wishIn({ reading, unread, isBare }: ReadResult): Reading | undefined {
  return reading.intent === 'play' && unread.length === 0 && !isBare ? reading : undefined;
}
