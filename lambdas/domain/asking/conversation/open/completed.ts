/** A question that was asked back, with the words that say what was meant: "passing yards" after "mahomes 240 flurbs". */
import type { OpenQuestion } from '../../../../contracts/asking/turn.ts';
import { tidied } from '../fragment.ts';

export interface Said {
  /** What is meant, without the words around it. */
  readonly words: string;
  /** It says that it answers what was asked: "i meant", "no," "instead". */
  readonly isMarked: boolean;
}

const lead =
  /^(?:(?:no|nah|nope|yes|yeah|yea|yep|sorry|oops|my bad|oh|ok|okay|so|well|um|uh|like|i|i'm|im|we|was|were|meant|mean|ment|said|talking|asking|thinking|about|for|the|a|an|it's|its|it|is|that|that's|thats|should|be|supposed|make|can|could|you|u|do|with|by|just|rather|actually|and|but|to|say|want|wanted|looking)(?:\s*[,.:;!-]+\s*|\s+))+/i;
const tail =
  /(?:[ ,]+(?:instead|please|pls|plz|ones?|teams?|guys?|player|obviously|duh|lol|i mean|i meant|man|bro|dude|then|thanks|thx))+$/i;
const mark =
  /\b(?:meant|mean|ment|no|nah|nope|yes|yeah|yep|sorry|oops|my bad|talking about|asking about|should be|supposed to be|instead|rather|actually|make it)\b/i;

/** Words. A longer text says what it is about. */
const mostWords = 5;

/** @returns undefined for a text that says more than a few words */
export function saidOf(prompt: string): Said | undefined {
  const text = tidied(prompt).replace(/\*$/, '');
  const before = lead.exec(text)?.[0] ?? '';
  const words = text.slice(before.length).replace(tail, '').trim();
  if (words === '' || words.split(/\s+/).length > mostWords) return undefined;
  const around = `${before} ${text.slice(before.length + words.length)}`;
  return { words, isMarked: mark.test(around) };
}

/**
 * @param words what is meant
 * @returns the whole question in the ways in which it can be meant, the likeliest first
 */
export function completions(words: string, { prompt, unread }: OpenQuestion): readonly string[] {
  if (prompt === undefined || prompt.toLowerCase() === words.toLowerCase()) return [];
  const texts = [
    ...inPlaceOf(unread.join(' '), prompt, words),
    ...(unread.length > 1 ? unread.flatMap((each) => inPlaceOf(each, prompt, words)) : []),
    `${prompt} ${words}`,
    `${words} ${prompt}`,
  ];
  // By itself it is another question.
  return [...new Set(texts)].filter((each) => each.toLowerCase() !== words.toLowerCase());
}

/** In the place of words that nobody read, if they stand side by side. */
function inPlaceOf(run: string, prompt: string, words: string): readonly string[] {
  const at = run === '' ? -1 : prompt.toLowerCase().indexOf(run.toLowerCase());
  return at < 0 ? [] : [`${prompt.slice(0, at)}${words}${prompt.slice(at + run.length)}`.trim()];
}
