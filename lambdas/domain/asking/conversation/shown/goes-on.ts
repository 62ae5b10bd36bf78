/** Whether a text in which no rule heard anything still goes on from the answer before it, and is no question or bet by itself. */
import type { Told } from '../../encoder/told.ts';
import { afterAnswer, likelyOf } from '../../likely/likely.ts';
import type { RuledQuery } from '../../queries/reading/kinds.ts';
import { chanceOf } from '../../queries/reading/read-likely.ts';
import { readQueries } from '../../queries/reading/read-queries.ts';
import type { QuestionContext } from '../../queries/reading/sentence.ts';
import { readQuestion } from '../../reading/read.ts';
import { namesAnything } from '../../reading/terms/intent.ts';
import { refersBack } from '../unplaced.ts';
import { asksIn } from './kinds.ts';

/** From this chance of a change on, a text that reads as a question about nobody goes on from what was shown; one that reads as a bet of any kind. */
const [surely, likely] = [0.9, 0.75];

export function goesOn(prompt: string, told: Told, context: QuestionContext): boolean {
  const queries = readQueries(prompt, context);
  const kinds = likelyOf(told, afterAnswer);
  // "How often has he gone over" asks for facts, and only the answer says of whom.
  if (!queries && refersBack(prompt) && asksIn(told).length > 0) return true;
  const change = chanceOf(kinds, 'change');
  if (queries) return change >= surely && queries.every(asksOfNobody);
  const { reading, unread, isBare } = readQuestion(prompt, context);
  if (reading.intent === 'off_topic') return true;
  const isNamed = reading.teams.length > 0 || reading.player !== null || reading.wishes.length > 0;
  const isRead = reading.intent === 'play' && unread.length === 0 && !isBare;
  const isSureBet = isRead && namesAnything(reading) && change < surely;
  return reading.intent !== 'care' && !isNamed && !isSureBet && change >= likely;
}

/** "Is the line moving" of any game, "my profit" of every bet. */
export const asksOfNobody = (query: RuledQuery): boolean =>
  (query.ask === 'market' || query.ask === 'find' || query.ask === 'mine') &&
  query.teams.length + query.players.length + query.sports.length === 0;
