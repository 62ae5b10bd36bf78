/**
 * A follow-up written out as questions by themselves: with the names that "he", "they" and "that" stand for, as the last question with other
 * terms, or beside whom the last question was about. What no reader of follow-ups hears is read in these words.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Told } from '../../encoder/told.ts';
import { afterAnswer, likelyOf } from '../../likely/likely.ts';
import { askedIn } from '../../queries/parts/asked.ts';
import { chanceOf } from '../../queries/reading/read-likely.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { tidied } from '../fragment.ts';
import { shownIn } from '../shown/subject.ts';
import { withNames } from './with-names.ts';
import { withOtherTerms } from './with-terms.ts';

/** `carried`: the last question with other terms. `named`: about the same, in its own words. */
export interface Rewrite {
  readonly prompt: string;
  readonly as: 'carried' | 'named';
}

export interface Last {
  readonly question: string | undefined;
  readonly whom?: string | undefined;
}

/** Words before what is asked. */
const courtesy =
  /^(?:(?:ok(?:ay)?|k|cool|oh|ah|hm+|well|so|nice|great|perfect|thanks?(?: you)?|thx|ty|and|n|but|also|now|lol|lmao|bro|dude|man|yeah|yea|yes|no|nah|gotcha|got it|wait|hold on|actually|sorry|interesting|alright|then)\b[ ,.!?…-]*)+/i;

/** From this chance of a change on, a follow-up may be the last question with other terms. */
const mayCarry = 0.3;
/** The most texts that are read. */
const most = 6;

/**
 * @param told what the encoder tells of the follow-up
 * @param last the last question in words that read back, undefined where it had several parts; a player whom its answer names
 * @param tell what the encoder tells of a text
 * @returns at most six texts, the likeliest first
 */
export function rewrites(
  told: Told,
  turn: Turn,
  { question, whom }: Last,
  tell: (text: string) => Told,
  context: QuestionContext,
): readonly Rewrite[] {
  const text = tidied(told.prompt).replace(courtesy, '');
  if (text === '') return [];
  const asked = askedIn(told);
  const last = question === undefined ? undefined : askedIn(tell(question));
  const named = withNames(text, turn, { asked: last, whom, said: asked }, context);
  const mayBeCarried =
    chanceOf(likelyOf(told, afterAnswer), 'change') >= mayCarry ||
    isOfTerms(text, asked) ||
    (turn.asked !== undefined && !asked.spans.some(({ role }) => ofNames.has(role)));
  const shown = shownIn(turn);
  const carried =
    last && mayBeCarried
      ? withOtherTerms(asked, last, [...(shown?.teams ?? []), ...(shown?.players ?? [])])
      : [];
  const pointed = named.filter(({ isPointed }) => isPointed);
  const beside = named.filter(({ isPointed }) => !isPointed);
  const all: readonly Rewrite[] = [
    ...pointed.map(({ prompt }) => ({ prompt, as: 'named' as const })),
    ...carried.map((prompt) => ({ prompt, as: 'carried' as const })),
    ...beside.map(({ prompt }) => ({ prompt, as: 'named' as const })),
  ];
  return all
    .filter(({ prompt }, at) => all.findIndex((each) => each.prompt === prompt) === at)
    .slice(0, most);
}

/** What names whom a question is about: without it, it may be about the same. */
const ofNames: ReadonlySet<string> = new Set(['team', 'player', 'game', 'vs', 'group']);

/** "Rebounds", "just the props": no word but terms, and those that tie them to what was asked. */
export function isOfTerms(text: string, { spans }: ReturnType<typeof askedIn>): boolean {
  if (spans.length === 0) return false;
  const rest = spans.reduce((all, { words }) => all.replace(words, ' '), text);
  return rest.replace(ties, ' ').trim() === '';
}
const ties =
  /\b(?:just|only|the|for|in|on|at|of|with|what|how|about|and|or|do|instead|too|same|it|by|to|a|an|one|ones|his|their|pls|please)\b|[^a-z0-9]+/gi;
