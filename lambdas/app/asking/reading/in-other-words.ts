/** When a follow-up is read in other words: where nothing is heard in it, and instead of what is heard where that is the last question again. */
import type { Turn } from '../../../contracts/asking/turn.ts';
import type { HeardBy } from '../../../domain/asking/conversation/hear.ts';
import { pointsAtPlayer } from '../../../domain/asking/conversation/rewritten/with-names.ts';
import type { Told } from '../../../domain/asking/encoder/told.ts';
import { isRuled, promptOf, type RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { answerInWords } from '../ask-for-words.ts';
import { type Asking, type Means, questionOf } from '../asking.ts';
import { firstNamed } from '../queries/named-in.ts';
import type { Understood } from '../question.ts';
import { queriesOf } from './as-queries.ts';
import { isSurelyCarried, readRewritten } from './rewritten.ts';

/**
 * What the encoder tells as the last question once more, and what the rules hear as a question of another kind where it surely is the last
 * one with other terms: "what if the line was 85.5" after a count of games.
 */
export async function insteadOfHeard(
  heard: Extract<HeardBy, { kind: 'queries' }>,
  asking: Asking,
  turn: Turn,
  told: () => Told,
  means: Means,
): Promise<Understood | undefined> {
  const [last, ...more] = turn.asked ?? [];
  const { queries, isTold, opens, says, isOfOpponent, isOfGame, isOfShown, isWhole } = heard;
  const [query, ...others] = queries;
  const isOfMore = opens || says || isOfOpponent || isOfGame || isOfShown || isWhole;
  if (!query || !last || others.length + more.length > 0 || isOfMore) return undefined;
  const isAgain = isRuled(last) && areSame(query, last);
  const isOfAnswer = isTold && pointsIntoAnswer(asking.prompt, turn);
  if ((isAgain && (isTold || query.ask === 'find')) || isOfAnswer) {
    const other = await inOtherWords(asking, turn, told, means);
    const kind = isOfAnswer ? query.ask : last.ask;
    return other?.queries?.every(({ ask }) => ask === kind) ? other : undefined;
  }
  const isOfOtherTopic = query.ask === 'find' && last.ask === 'find' && query.topic !== last.topic;
  const isOther = query.ask !== last.ask || isOfOtherTopic;
  if (isTold || !isOther || !isSurelyCarried(told())) return undefined;
  const carried = readRewritten(questionOf(asking), turn, { told, only: 'carried' }, means.reader);
  return carried?.queries ? carried : undefined;
}

/** The same in words; without a day of its own, that of the last question stays. A detail has no words in all of them. */
function areSame(query: RuledQuery, last: RuledQuery): boolean {
  const ofTables = (query.ask === 'find' || query.ask === 'market') && query.ask === last.ask;
  const isOfAnyDay = ofTables && query.days === null;
  const detailOf = (each: RuledQuery) => (each.ask === 'find' ? (each.detail ?? null) : null);
  return (
    detailOf(query) === detailOf(last) &&
    promptOf(query) === promptOf(isOfAnyDay ? ({ ...last, days: null } as RuledQuery) : last)
  );
}

/** "Strikeout line on him" after a question for the starter is about whom the answer names. */
const pointsIntoAnswer = (prompt: string, { asked: [last, ...others] = [] }: Turn): boolean =>
  last?.ask === 'find' && others.length === 0 && last.players.length === 0 && pointsAtPlayer(prompt);

/** @throws if the last answer is needed and cannot be read */
export async function inOtherWords(asking: Asking, turn: Turn, told: () => Told, means: Means) {
  const isOfAnswer = pointsIntoAnswer(asking.prompt, turn);
  const whom = isOfAnswer ? firstNamed(await lastAnswer(asking, means), asking.roster ?? []) : undefined;
  return readRewritten(questionOf(asking), turn, { told, whom }, means.reader);
}

/** Whether nothing that was asked was read in full. */
export function isUnread({ goesOn, queries, wantsPlay, result }: Understood): boolean {
  if (goesOn) return true;
  if (queries) return false;
  const { intent, topic } = result.reading;
  if (wantsPlay) return result.unread.length > 0 || result.isBare === true;
  return intent !== 'care' && topic === null;
}

/** The last answer once more: a turn does not say whom it named. */
export async function lastAnswer(asking: Asking, means: Means): Promise<string> {
  const heard = queriesOf(asking.turn?.asked ?? []);
  const understood = means.reader({ ...questionOf(asking), heard });
  return (await answerInWords(understood, asking, means)).response;
}
