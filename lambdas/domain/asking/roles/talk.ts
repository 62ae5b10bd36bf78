/** A bet and a story: "My nephew has him in his fantasy league. Dak to throw two touchdowns, please." */
import type { Told } from '../encoder/told.ts';
import { rolesOf } from './spans.ts';

/** What ends a sentence, and the space after it. */
const ends = /(?<=[.!?;])\s+/;

/** @returns the question without its sentences of which no word has a role; undefined where there are none, or only such */
export function withoutTalk(told: Told): string | undefined {
  const { prompt, tokens } = told;
  const starts = rolesOf(told).spans.map(({ tokens: [first] }) => tokens[first]?.at ?? 0);
  const sentences = prompt.split(ends);
  let at = 0;
  const kept = sentences.filter((sentence) => {
    const from = prompt.indexOf(sentence, at);
    at = from + sentence.length;
    return starts.some((start) => start >= from && start < at);
  });
  return kept.length > 0 && kept.length < sentences.length ? kept.join(' ') : undefined;
}
