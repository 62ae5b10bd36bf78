/** Reads a question that no rule read in full, as the kind that its words look like. */
import type { LikelyKind } from '../../likely/kinds.ts';
import type { Likely } from '../../likely/likely.ts';
import { type KindName, kindNames } from './kinds.ts';
import { matters } from './matters.ts';
import { type Near, readNear } from './near.ts';
import { readAs } from './read-as.ts';
import type { QuestionContext } from './sentence.ts';

/** From this chance on, a question is read as of a kind that no word shows. */
const likelyEnough = 0.5;
/** From this chance on, also words that could change the answer are left out of it, and named. */
const sure = 0.9;
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
    if (chance < likelyEnough) return undefined;
    const read = readAs(kind, likely.topicOf(kind), prompt, context);
    return chance >= sure || !read?.asides.some(matters) ? read : undefined;
  }
}

const isRuled = (kind: LikelyKind): kind is KindName & LikelyKind => kindNames.some((name) => name === kind);

const chanceOf = ({ kinds }: Likely, kind: string): number =>
  kinds.find((each) => each.kind === kind)?.chance ?? 0;

/** Kinds whose questions have the words of a bet. */
const ofBets: readonly LikelyKind[] = [
  'check',
  'compare',
  'market',
  'find',
  'sum',
  'mine',
  'track',
  'explain',
];

/** Whether a question that reads as a bet looks like another kind that has such words. */
export function isUnlikelyPlay(likely: Likely): boolean {
  const [first] = likely.kinds;
  if (!first || !ofBets.includes(first.kind)) return false;
  const play = chanceOf(likely, 'play');
  return (first.chance >= 0.9 && play < 0.04) || (first.chance >= 0.6 && play < 0.01);
}
