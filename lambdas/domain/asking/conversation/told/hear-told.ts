/**
 * Reads a follow-up by what the encoder tells of it (docs/decisions/0038): that it changes the last answer, what is to be done, and the role
 * of each word. None of its other words is read.
 */
import type { Turn } from '../../../../contracts/asking/turn.ts';
import type { Told } from '../../encoder/told.ts';
import { likelyOf } from '../../likely/likely.ts';
import { askedIn } from '../../queries/parts/asked.ts';
import { chanceOf } from '../../queries/reading/read-likely.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import type { Context } from '../../reading/read.ts';
import type { Heard } from '../heard.ts';
import { changeOfPlay } from './of-play.ts';
import { changeOfQuestion } from './of-question.ts';

/** From this chance of a change on, a text after an answer is one. */
const likely = 0.5;
/** From this share of one thing to be done on, it is done. */
const sure = 0.4;

/** @returns undefined where it is a question by itself, or where it cannot be told what is to be changed */
export function hearTold(told: Told, turn: Turn, context: Context & QuestionContext): Heard | undefined {
  const kinds = likelyOf(told);
  const chance = chanceOf(kinds, 'change');
  const topic = kinds.topicOf('change');
  if (chance < likely || topic === undefined || kinds.chanceOfTopic('change') < sure) return undefined;
  const asked = askedIn(told);
  return changeOfPlay(topic, asked, turn, context) ?? changeOfQuestion(topic, asked, turn, context);
}
