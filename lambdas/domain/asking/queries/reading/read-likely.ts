/** Reads a question that no rule read in full, as the kind that its words look like. */
import type { AskKind } from '../../../../contracts/asking/query.ts';
import type { Likely } from '../../likely/likely.ts';
import { wordCount } from '../../reading/words/text.ts';
import { type KindName, kindNames } from './kinds.ts';
import { matters } from './matters.ts';
import { isTableKind, type Near, readNear } from './near.ts';
import { readAs } from './read-as.ts';
import type { QuestionContext } from './sentence.ts';

/** From this chance on, a question is read as of a kind that no word shows. */
const likelyEnough = 0.5;
/** From this chance on, also words that could change the answer are left out of it, and named. */
const sure = 0.9;
/** From this chance on, with less than the other of a bet, the meaning of a term is asked. */
const [surelyAsked, hardly] = [0.75, 0.05];
/** Fewer words than this say little of a kind. */
export const fewestWords = 4;
/** Below this chance, what shows a kind is only a word of something else, if that is `sure`. */
const unlikely = 0.1;

/** @returns undefined for a question that is a wish for a bet, or is asked back */
export function readLikely(prompt: string, context: QuestionContext, likely: Likely): Near | undefined {
  const [first] = likely.kinds;
  const shown = readNear(prompt, context);
  const isElse =
    shown !== undefined &&
    first !== undefined &&
    first.chance >= sure &&
    chanceOf(likely, shown.query.ask) < unlikely;
  if (shown && !isElse) return shown;
  const near = first && isRuled(first.kind) ? readFirst(first.kind, first.chance) : undefined;
  return near ?? (first?.kind === 'play' ? undefined : shown);

  function readFirst(kind: KindName, chance: number): Near | undefined {
    const isShort = wordCount(prompt) < fewestWords;
    // A kind of the table answers only if it finds a team, a player or a slate.
    if (isShort && !isTableKind(kind)) return undefined;
    // A term alone is in most bets: that its meaning is asked has to be certain.
    const isNoBet = chance >= surelyAsked && chanceOf(likely, 'play') < hardly;
    const least = isShort || (kind === 'explain' && !isNoBet) ? sure : likelyEnough;
    if (chance < least) return undefined;
    const read = readAs(kind, likely.topicOf(kind), prompt, context);
    // A verdict on a bet is wrong without a word of it: "6-point teaser".
    const isSure = chance >= sure && kind !== 'check' && kind !== 'compare';
    return isSure || !read?.asides.some(matters) ? read : undefined;
  }
}

const isRuled = (kind: AskKind): kind is KindName => kindNames.some((name) => name === kind);

/** The chance of a kind, from 0 to 1. */
export const chanceOf = ({ kinds }: Likely, kind: string): number =>
  kinds.find((each) => each.kind === kind)?.chance ?? 0;

/** Kinds that a wish for a bet can be of, too: what we do not have, and another bet than the last. */
const ofWishes: readonly AskKind[] = ['play', 'change', 'not_offered'];

/** Whether a question that reads as a bet looks like another kind that has such words. */
export function isUnlikelyPlay(likely: Likely): boolean {
  const others = likely.kinds.filter(({ kind }) => !ofWishes.includes(kind));
  const chance = others.reduce((sum, each) => sum + each.chance, 0);
  // "Player prop for Jokic" is a wish as well as a question for prices.
  const [first] = likely.kinds;
  const least = first?.kind === 'market' ? hardly : 0.1;
  return chance >= 0.8 && chanceOf(likely, 'play') < least;
}

/** Whether a question of which no rule reads much is about something else; a few words are not enough to tell. */
export const isOffTopicSurely = (prompt: string, likely: Likely): boolean =>
  isSurely(prompt, likely, (kind) => kind === 'off_topic');

/** Whether a question that the rules call off topic is about what we answer. */
export const isOnTopicSurely = (prompt: string, likely: Likely): boolean =>
  isSurely(prompt, likely, (kind) => !notAnswered.has(kind));
const notAnswered: ReadonlySet<AskKind> = new Set(['off_topic', 'change', 'care', 'age', 'not_offered']);

const isSurely = (prompt: string, { kinds: [first] }: Likely, isMeant: (kind: AskKind) => boolean): boolean =>
  first !== undefined && isMeant(first.kind) && first.chance >= sure && wordCount(prompt) >= fewestWords;
