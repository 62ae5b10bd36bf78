/** A bet and a story: "My nephew has him in his fantasy league. Dak to throw two touchdowns, please." */
import type { Told } from '../encoder/told.ts';
import { rolesOf } from './spans.ts';

/** What ends a sentence, and the space after it. */
const ends = /(?<=[.!?;])\s+/;
/** Whom they mean is said before, unless they follow a name. */
const pronoun = /\b(?:they|them|their|he|him|his)\b/i;
const names: ReadonlySet<string> = new Set(['team', 'vs', 'game', 'player', 'pos']);

/** @returns the question without its sentences of which no word has a role; undefined where there are none, or they may matter */
export function withoutTalk(told: Told): string | undefined {
  const { prompt, tokens } = told;
  const spans = rolesOf(told).spans.map(({ role, tokens: [first] }) => ({
    role,
    at: tokens[first]?.at ?? 0,
  }));
  const sentences = prompt.split(ends);
  let at = 0;
  const kept: string[] = [];
  for (const [number, sentence] of sentences.entries()) {
    const from = prompt.indexOf(sentence, at);
    at = from + sentence.length;
    const own = spans.filter((span) => span.at >= from && span.at < at);
    if (own.length === 0) continue;
    // "The Raiders never score. Whatever you have on how many points they put up": they are no talk.
    const named = own.find(({ role }) => names.has(role))?.at ?? at;
    if (kept.length < number && pronoun.test(prompt.slice(from, named))) return undefined;
    kept.push(sentence);
  }
  return kept.length > 0 && kept.length < sentences.length ? kept.join(' ') : undefined;
}
