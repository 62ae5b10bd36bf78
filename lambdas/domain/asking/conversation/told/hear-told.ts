/**
 * Reads a follow-up by what the encoder tells of it (docs/decisions/0038): that it changes the last answer, what is to be done, and the role
 * of each word. None of its other words is read.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Told } from '../../encoder/told.ts';
import { afterAnswer, likelyOf } from '../../likely/likely.ts';
import { askedIn } from '../../queries/parts/asked.ts';
import { chanceOf } from '../../queries/reading/read-likely.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Context } from '../../reading/read.ts';
import type { Heard } from '../heard.ts';
import { changeOfWanted } from '../wanted/changed.ts';
import { changeOfPlay } from './of-play.ts';
import { changeOfQuestion } from './of-question.ts';
import { changeTopics } from './topics.ts';

/** From this chance of a change on, a text after an answer is one. */
const likely = 0.5;
/** From this share of a change on, it is done, where every word with a role has a place in it. */
const possible = 0.12;
/** Many follow-ups were learned without what is to be done: from this share of what can be done on, it is done, however much is left to that. */
const surely = 0.6;

/** What no word with a role has to say: only its chance tells it. */
const ofNoWords: ReadonlySet<string> = new Set(
  'again safer riskier why chance weakest books moved games explain undo'.split(' '),
);
/** From this share of what can be done on, that is done. */
const likeliest = 0.3;

/** @returns undefined where it is a question by itself, or where it cannot be told what is to be changed */
export function hearTold(told: Told, turn: Turn, context: Context & QuestionContext): Heard | undefined {
  const kinds = likelyOf(told, afterAnswer);
  const asked = askedIn(told);
  // "Keep that one for later" is learned as a question about the tracker, too.
  const isSaved = kinds.kinds[0]?.kind === 'track' && kinds.topicOf('track') === 'save_last';
  if (isSaved && chanceOf(kinds, 'track') >= likely) return changeOfPlay('save', asked, turn, context);
  const whole = chanceOf(kinds, 'change');
  if (whole < likely) return undefined;
  let unclear: Heard | undefined;
  const topics = kinds.topicsOf('change');
  const named = topics.reduce((sum, { chance }) => sum + chance, 0);
  for (const { topic: name, chance } of topics) {
    if (chance < possible * whole && chance < surely * named) break;
    // "Anything that starts later" is no other bet of the same terms.
    if (ofNoWords.has(name) && chance < likeliest * named) continue;
    const topic = changeTopics.find((each) => each === name);
    if (!topic) continue;
    const heard =
      changeOfPlay(topic, asked, turn, context) ??
      changeOfWanted(topic, asked, turn, context) ??
      changeOfQuestion(topic, asked, turn, context);
    if (heard && heard.kind !== 'unclear') return heard;
    unclear ??= heard;
  }
  return unclear;
}
