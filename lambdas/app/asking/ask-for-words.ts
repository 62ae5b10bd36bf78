/** Answers a question that asks for no play: it uses no prompt, so that nothing is reserved. */
import type { MineQuery } from '../../contracts/asking/queries/own.ts';
import { ownAskId } from '../../data/asking/asks.ts';
import { openingOf } from '../../domain/asking/conversation/asked/opens.ts';
import type { Heard } from '../../domain/asking/conversation/heard.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { type Asked, type Asking, isRepeated, type Means, promptsLeft, slotOf, writtenBy } from './asking.ts';
import { inform } from './inform.ts';
import type { NoPlay } from './outcome.ts';
import { answerQueries } from './queries/answer-queries.ts';
import type { Understood } from './question.ts';
import { ownAskOf } from './stored-ask.ts';
import { turnAfter } from './turn.ts';

/** How an answer is given. `isAside`: about the last answer, which stays the one to be changed. */
export type How = Partial<
  Pick<Extract<Heard, { kind: 'queries' }>, 'isAside' | 'opens' | 'after' | 'says' | 'bankroll'>
>;

/** @throws if what it needs cannot be read */
export function answerInWords(understood: Understood, { user, now }: Asking, means: Means): Promise<NoPlay> {
  const { load, ourRecord } = means;
  if (!understood.queries) return inform(understood, load);
  const figures = ({ topic, days }: MineQuery) => means.figures(topic, user, now, days);
  return answerQueries(understood.queries, { understood, load, figures, ourRecord });
}

/** The answer with what is said before it. */
export function opened<Words extends NoPlay>(words: Words, { opens, after, says, bankroll }: How): Words {
  const opening = says ?? (opens && openingOf(opens, { ...words, after, bankroll }));
  return opening ? { ...words, response: `${opening}\n${words.response}` } : words;
}

/** Information, help and subjects other than sports use no prompt. */
export async function askForWords(
  asking: Asking,
  understood: Understood,
  means: Means,
  how: How = {},
): Promise<Asked> {
  const [words, remaining] = await Promise.all([
    answerInWords(understood, asking, means),
    promptsLeft(asking, means),
  ]);
  const outcome = opened(words, how);
  metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
  const stored = isRepeated(asking) ? asking.turn?.askId : null;
  const own = outcome.isOwn ? (stored ?? ownAskId(asking.id)) : null;
  const turn = how.isAside ? undefined : turnAfter(outcome, writtenBy(asking, understood, own));
  const slot = slotOf(asking);
  const counting =
    own && !stored
      ? means.asks.storeOwn(ownAskOf(own, outcome, understood, asking), slot, turn)
      : means.asks.countAnswer(outcome.kind, slot, turn);
  // The answer is returned even if it could not be counted; a bet that was not stored cannot be tracked.
  const isCounted = await counting.then(
    () => true,
    (error) => {
      log.error('answer not counted', error);
      return false;
    },
  );
  return { kind: 'answered', outcome, askId: isCounted ? own : null, remaining };
}
