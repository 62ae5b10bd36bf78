/** The words around what is asked of the last answer: "ok but", "hm thats a lot of juice,", "pls bro". */
import { tidied } from '../fragment.ts';

const courtesy =
  /^(?:(?:ok|okay|k(?! (?:lines?|props?|totals?|overs?|unders?|rate|count|numbers?|o\/u)\b)|kk|alr|alright|aight|cool|nice|nah|no|yeah|yea|yep|hm+|huh|oh|ah|eh|damn|dang|jeez|sheesh|wow|oof|yikes|well|so|and|but|also|then|now|wait|lol|lmao|haha|bro|bruh|dude|man|yo|hey|come on|cmon|c'mon|pls|please|thx|thanks|actually|honestly|idk|real quick|quick question|question)(?:[ ,.!?:-]+|$))+/;
const closing =
  /(?:[ ,.!?]+(?:pls|please|plz|thx|thanks|ty|tho|though|then|bro|bruh|man|dude|lol|lmao|tbh|rn|right now|exactly|anyway|real quick))+$/;
/** What is thought of the price, before something is asked. */
const opinion =
  /^(?:(?:that'?s|thats|its|it'?s|this is|that is) )?(?:(?:kinda|really|pretty) )?(?:a lot of|too much|so much|heavy|crazy|some|big|lotta|a ton of|steep)(?: (?:juice|chalk|vig|money|price))?[ ,.!-]+/;

/** @returns what is said, in lower case; as typed between the courtesies */
export function bareOf(prompt: string): string {
  const text = tidied(prompt).toLowerCase().replace(/\s+/g, ' ');
  const bare = text
    .replace(courtesy, '')
    .replace(opinion, '')
    .replace(courtesy, '')
    .replace(closing, '')
    .trim();
  return bare === '' ? text : bare;
}

/** The sentences of a text, each by itself. */
export const clausesOf = (prompt: string): readonly string[] =>
  tidied(prompt)
    .toLowerCase()
    .split(/\s*[,.!?;\n]+\s*|\s+-+\s+/)
    .map(bareOf)
    .filter((clause) => clause !== '');

/** @returns whether every word is one of these */
export const isMadeOf = (text: string, words: ReadonlySet<string>): boolean =>
  text.split(/[^\p{L}\p{N}'%]+/u).every((word) => word === '' || words.has(word));

/** @param text words between spaces */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
