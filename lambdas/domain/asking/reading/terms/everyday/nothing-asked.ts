/** Recognizes a text that asks for nothing: a greeting, a single letter, random keys. */
import { spoken } from '../care.ts';
import { isOffTopic } from '../off-topic.ts';

/** A subject of its own takes more words than these. */
const fewWords = 3;

/** @param prompt a question that no rule read as one about games or bets */
export function isNothingAsked(prompt: string): boolean {
  const plain = spoken(prompt);
  return plain.trim().split(' ').length <= fewWords && !isOffTopic(plain);
}
