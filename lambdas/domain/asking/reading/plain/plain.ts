/** Says a question in plainer words before any rule reads it: other wordings of the same wish, and what says nothing of a bet. */
import { withOpenChoices } from './choices.ts';
import { withoutMetConditions } from './conditions.ts';
import { forBoth } from './for-both.ts';
import { withMargins, withMostPoints } from './margins.ts';
import { withoutIdleRefusals } from './nothing-refused.ts';
import { withPlainOpponents } from './opponents.ts';
import { withPlainRefusals } from './refusals.ts';
import { withoutStories } from './stories.ts';
import { withPlainWays } from './ways.ts';
import { withPlainWishes } from './wishes.ts';

/** What refuses nothing goes first: "no edge needed" is no refused edge. */
const steps = [
  withMostPoints,
  forBoth,
  withPlainWays,
  withoutStories,
  withoutIdleRefusals,
  withMargins,
  withPlainWishes,
  withPlainOpponents,
  withoutMetConditions,
  withOpenChoices,
  withPlainRefusals,
];

/** @returns the question in plainer words; unchanged where it has none of those wordings */
export function inPlainWords(prompt: string): string {
  const plain = steps.reduce((text, step) => step(text), prompt);
  if (plain === prompt) return prompt;
  const tidy = plain
    .replace(/\s*(?:,\s*)+(?=[,.;!?]|$)/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,;]+/, '')
    .trim();
  return tidy === '' ? prompt : tidy;
}
