/** Reads a follow-up that nothing hears in other words: as questions that name whom and what the last answer was about. */
import type { Turn } from '../../../contracts/asking/turn.ts';
import { type Rewrite, rewrites } from '../../../domain/asking/conversation/rewritten/rewrites.ts';
import { pointsAtPlayer } from '../../../domain/asking/conversation/rewritten/with-names.ts';
import { asksOfNobody } from '../../../domain/asking/conversation/shown/goes-on.ts';
import { refersBack } from '../../../domain/asking/conversation/unplaced.ts';
import { type Told, toldOf } from '../../../domain/asking/encoder/told.ts';
import { afterAnswer, asFirst, likelyOf } from '../../../domain/asking/likely/likely.ts';
import { isRuled, promptOf, type RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import { matters } from '../../../domain/asking/queries/reading/matters.ts';
import { chanceOf } from '../../../domain/asking/queries/reading/read-likely.ts';
import { canonicalPrompt } from '../../../domain/asking/reading/canonical-prompt.ts';
import { encoder } from '../../../services/asking/encoder.ts';
import { contextOf, type Question, type Reader, type Understood } from '../question.ts';

interface How {
  readonly told: () => Told;
  /** A player whom the last answer names, and not the question before it. */
  readonly whom?: string | undefined;
  /** No other rewrites than these. */
  readonly only?: Rewrite['as'];
}

/** @returns undefined where none of them is read in full */
export function readRewritten(
  question: Question,
  turn: Turn,
  { told, whom, only }: How,
  reader: Reader,
): Understood | undefined {
  const tell = (text: string) => toldOf(text, question.roster ?? [], encoder());
  for (const rewrite of rewrites(
    told(),
    turn,
    { question: lastQuestionOf(turn), whom },
    tell,
    contextOf(question),
  )) {
    if (only && rewrite.as !== only) continue;
    const { prompt } = rewrite;
    const understood = reader({ ...question, prompt, isTold: true });
    if (
      isRead(understood) &&
      isOther(understood, rewrite, turn) &&
      isMeant(understood, rewrite, turn, told())
    )
      return understood;
  }
  return explainedAgain(question, turn, told(), reader);
}

/** "So -1.5 means win by 2" after a puck line was explained: the explanation says so. */
function explainedAgain(
  question: Question,
  { asked: [last, ...others] = [] }: Turn,
  told: Told,
  reader: Reader,
): Understood | undefined {
  const isOfTerm = last?.ask === 'explain' && others.length === 0;
  return isOfTerm && chanceOf(likelyOf(told, asFirst), 'explain') >= ofTerm
    ? reader({ ...question, heard: [last], isTold: true })
    : undefined;
}
const ofTerm = 0.5;

/** From this chance on, a follow-up is the last question with other terms, whatever the rules hear. */
const surelyCarried = 0.8;

export const isSurelyCarried = (told: Told): boolean =>
  (likelyOf(told, afterAnswer)
    .topicsOf('change')
    .find(({ topic }) => topic === 'carry')?.chance ?? 0) >= surelyCarried;

/** From this chance of a change on, what is asked of nobody is asked of whom the last answer was about; and what is explained. */
const [goesOn, mayGoOn] = [0.4, 0.25];
/** Words. A longer text says what it is about. */
const [shortQuestion, shortBet] = [8, 8];
const namesBet =
  /\b(?:parlays?|picks?|bets?|plays?|singles?|tips?|locks?|wagers?|predictions?|sgps?|legs?|leggers?|best|safest|something|anything)\b/i;

/** "Who covered", "shots", "which one is the better bet": read in full, but of nobody, after an answer about somebody. */
export function isOfNobody(
  { queries, wantsPlay, result, prompt }: Understood,
  turn: Turn,
  told: Told,
): boolean {
  const change = chanceOf(likelyOf(told, afterAnswer), 'change');
  const words = prompt.trim().split(/\s+/).length;
  const [last] = turn.asked ?? [];
  if (queries)
    return queries.every((query) => {
      if (query.ask === 'market' || query.ask === 'find')
        return (change >= goesOn || pointsAtPlayer(prompt)) && asksOfNobody(query);
      const isOfOther = query.ask === 'explain' || (query.ask === 'mine' && last?.ask !== 'mine');
      return isOfOther && words <= shortQuestion && change >= mayGoOn;
    });
  const { teams, player, wishes, sports } = result.reading;
  const isOpen = words <= shortBet && !namesBet.test(prompt);
  return (
    wantsPlay &&
    turn.asked !== undefined &&
    (isOpen || refersBack(prompt)) &&
    teams.length + wishes.length + sports.length === 0 &&
    player === null
  );
}

/** The last question, in words that read back; undefined if it was several. */
export function lastQuestionOf({ asked = [], queries: [terms] }: Turn): string | undefined {
  const [query, ...others] = asked;
  if (query) return others.length === 0 && isRuled(query) ? promptOf(query) : undefined;
  return terms && terms.intent === 'play' ? canonicalPrompt(terms) : undefined;
}

/** Whether what is asked was read in full. */
export const isRead = ({ queries, wantsPlay, result, asides = [] }: Understood): boolean =>
  queries !== undefined
    ? !asides.some(matters)
    : wantsPlay && result.unread.length === 0 && result.isBare !== true;

/**
 * Whether it asks for something else than the last question. "What's the vig then" may ask for another figure of the same sum, which its
 * answer has.
 */
function isOther(
  { queries = [], result, wantsPlay }: Understood,
  { as }: Rewrite,
  { asked = [], queries: [terms] }: Turn,
): boolean {
  if (queries.length > 0) {
    const isOfFigures = as === 'named' && queries.every(({ ask }) => ask === 'sum');
    return isOfFigures || JSON.stringify(queries) !== JSON.stringify(asked);
  }
  return !wantsPlay || terms === undefined || canonicalPrompt(result.reading) !== canonicalPrompt(terms);
}

/** From these chances on, a question is of a kind, a change is any question, and one asks for a bet. */
const [ofKind, anyChange, ofBet] = [0.05, 0.25, 0.4];

/** Whether it is of a kind that the follow-up can be. */
function isMeant(
  { queries, wantsPlay }: Understood,
  { as }: Rewrite,
  { asked: [last] = [], play }: Turn,
  told: Told,
): boolean {
  const after = likelyOf(told, afterAnswer);
  const change = chanceOf(after, 'change');
  if (as === 'carried')
    return queries
      ? last !== undefined && ofTerms.has(last.ask) && queries.every(({ ask }) => ask === last.ask)
      : wantsPlay && !last;
  const topics = after.topicsOf('change');
  const asksForBet =
    chanceOf(after, 'play') + (topics.find(({ topic }) => topic === 'bet')?.chance ?? 0) >= ofBet;
  if (!queries) return wantsPlay && asksForBet;
  const changesBet =
    play !== undefined && change >= anyChange && topics[0] !== undefined && ofBets.has(topics[0].topic);
  const alone = likelyOf(told, asFirst);
  return (
    !changesBet &&
    queries.every(
      (query) =>
        (chanceOf(alone, query.ask) >= ofKind ||
          (change >= anyChange && ofAnswers.has(query.ask)) ||
          (query.ask === 'compare' && asksForBet)) &&
        // Of a name and a few words, the rules easily make a question about an injury.
        (!isOfInjury(query) || alone.topicOf('find') === 'injuries'),
    )
  );
}
const isOfInjury = (query: RuledQuery): boolean => query.ask === 'find' && query.topic === 'injuries';
/** Questions that have terms: an explanation has none. */
const ofTerms: ReadonlySet<string> = new Set(['find', 'market', 'sum', 'check', 'compare', 'mine']);
/** What is asked of an answer. */
const ofAnswers: ReadonlySet<string> = new Set(['find', 'market', 'sum', 'check', 'compare']);
/** What is done to a bet, and is no question. */
const ofBets: ReadonlySet<string> = new Set(
  'again undo save swap drop keep add count safer riskier refuse weakest'.split(' '),
);
