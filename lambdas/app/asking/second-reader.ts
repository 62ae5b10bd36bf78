/**
 * The second reader: the model writes a question in the words that the rules read. It is asked for every bet, since only what two readers
 * read alike is charged, and for what the rules only guess, doubt or do not read. Of a question that the rules read in full it is told their
 * reading, and writes only what that misses. No failure of it fails a question.
 */
import type { Reading } from '../../contracts/asking/reading.ts';
import { briefOf } from '../../domain/asking/brief.ts';
import { emptyReading } from '../../domain/asking/reading/draft.ts';
import { haveSameTerms } from '../../domain/asking/reading/restated/kept.ts';
import { losesLegs } from '../../domain/asking/reading/restated/lost-legs.ts';
import { legsOf } from '../../domain/asking/reading/wishes/wish.ts';
import { wordCount } from '../../domain/asking/reading/words/text.ts';
import type * as model from '../../services/asking/model.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { asRead, type Reader, typedOf, type Understood } from './question.ts';
import { areAlikeButOdds, inOurWords, isTypedAs } from './reading/alike.ts';
import { readRestated } from './reading/restated.ts';

export interface Reread {
  readonly understood: Understood;
  /** Absent if the model was not called, or did not answer. */
  readonly tokens?: model.Tokens;
  /** The model wrote something else, which does not count: what the rules read stands, and is not charged. */
  readonly isDisputed?: boolean;
}

/** "NFL", "nba tonight": nothing more is said. */
const fewestWords = 3;

/** Whether the model reads it too, or checks what the rules read. */
export const needsModel = (understood: Understood): boolean => taskOf(understood) !== undefined;

/** The longest check: the reading that stands without it is right far more often than not. */
const checkMs = 4_000;

/**
 * What the model does: it reads the question by itself, or checks the reading of the rules. What is written as the product itself would
 * write it needs neither.
 */
function taskOf(understood: Understood): 'read' | 'check' | undefined {
  const { queries, result, wantsPlay, unclear, isDoubted, isGuessed, next, before } = understood;
  const { intent, topic } = result.reading;
  const isBareSport = result.isBare === true && wordCount(understood.prompt) < fewestWords;
  const isOneOfTwo = result.options?.chosen !== undefined;
  if (isOneOfTwo || intent === 'care' || isBareSport || result.perGame || understood.wish !== undefined)
    return undefined;
  if (unclear?.isSure) return undefined;
  if (unclear !== undefined || result.unread.length > 0) return 'read';
  if (isTypedAs(typedOf(understood), inOurWords(understood))) return undefined;
  const isTopic = !queries && intent === 'info' && topic !== null;
  if (isDoubted || isGuessed || (wantsPlay && !next) || isTopic) return 'read';
  return queries && !before ? 'check' : undefined;
}

/**
 * Reads a question once more; where no second reader is needed it is returned as it is, without a call. Never throws.
 * @param withinMs time limit for the call
 */
export type SecondReader = (understood: Understood, withinMs: number) => Promise<Reread>;

/**
 * @param read calls the model; never throws
 * @param reader reads the question as the model wrote it
 */
export function modelReader(read: typeof model.read, reader: Reader): SecondReader {
  return async (understood, withinMs) => {
    const task = taskOf(understood);
    if (!task) return { understood };
    const { sport, before = null, result } = understood;
    const isCheck = task === 'check';
    const brief = briefOf({
      question: typedOf(understood),
      before,
      sport,
      unread: result.unread,
      read: isCheck ? inOurWords(understood) : null,
    });
    const answer = await read(brief, isCheck ? Math.min(withinMs, checkMs) : withinMs);
    const tokens = 'tokens' in answer ? answer.tokens : undefined;
    count(answer.kind, tokens);
    if (answer.kind !== 'reply') {
      log.warn('not read by the model', { kind: answer.kind, ...('why' in answer && { why: answer.why }) });
      return { understood, ...(tokens && { tokens }) };
    }
    return { ...withReply(understood, answer.reply, reader), tokens: answer.tokens };
  };
}

/** Distress and age go before what else was understood. */
function withReply(understood: Understood, reply: object, reader: Reader): Reread {
  const inCare = { ...emptyReading(), intent: 'care' } as const;
  if ('age' in reply && reply.age === true)
    return { understood: byModel(understood, { reading: inCare, unread: [], isUnderAge: true }) };
  if ('care' in reply && reply.care === true)
    return { understood: byModel(understood, { reading: inCare, unread: [] }) };
  const restated = readRestated(understood, reply, reader);
  if (restated?.wantsPlay && understood.queries && !mayBeBet(understood)) return { understood };
  if (restated && isShorter(understood, restated)) return { understood, isDisputed: true };
  if (restated)
    return isSameChange(understood, restated)
      ? { understood, isDisputed: !haveSameTerms(understood.result.reading, restated.result.reading) }
      : { understood: asAnother(understood, restated) };
  const isBlank = 'restated' in reply && Array.isArray(reply.restated) && reply.restated.length === 0;
  return { understood, isDisputed: !isBlank };
}

/** What was read as a question is a bet only where a word asks for one, and nothing asks a question if it was read in full. */
const mayBeBet = (understood: Understood): boolean =>
  saysBet(understood) && (taskOf(understood) !== 'check' || !asking.test(typedOf(understood)));
const asking =
  /\?|^\W*(?:(?:and|so|ok|hey|yo|hi|but|wait) )*(?:wh(?:at|o|en|ere|y|ich|ose)\w*|wut|how\w*|is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|any|tell|explain|show|compare|list|convert|my|i)\b|\b(?:worth|records?|results?|odds|price|prices|history|stats?|average|chance|chances|likely)\b/i;

/** A word asks for a bet, here or before: "what about 30+". */
const saysBet = (understood: Understood): boolean =>
  ofBets.test(typedOf(understood)) || ofBets.test(understood.before?.question ?? '');
const ofBets =
  /\b(?:bets?|betting|parlays?|parlayed|slips?|tickets?|legs?|leggers?|teamers?|picks?|plays?|singles?|straights?|props?|sgps?|combos?|locks?|overs?|unders?|ml|moneylines?|spreads?|lines?|puck|tds?|scorers?|score|dogs?|underdogs?|favorites?|faves?|chalk|longshots?|fade|back|take|add|build|make|put|throw|give|gimme|gimmie|get|show|find|want|need|value|ev|instead|swap|switch|change|ladders?|what(?:chu|cha| you| do (?:you|u)) (?:got|have|like)|[+-]\d{3,})\b|[ou]\d/i;

/** "Got anything else in that game": only the rules know what was shown, which is not to come again. */
function asAnother(understood: Understood, restated: Understood): Understood {
  const { next } = understood;
  if (!next || next.keep.length > 0 || !restated.wantsPlay || !other.test(typedOf(understood)))
    return restated;
  // The game itself may come again: the model can mean another bet on it.
  const without = next.without.filter((key) => key.includes(' '));
  return without.length === 0
    ? restated
    : { ...restated, next: { reading: restated.result.reading, keep: [], without } };
}
const other = /\b(?:else|another|others?|different|diff|instead|again)\b/i;

/** Only the rules know the last answer's legs, of which a change keeps some, and its chance, than which a safer bet is likelier. */
function isSameChange(understood: Understood, restated: Understood): boolean {
  const { next, result } = understood;
  if (!next || !restated.wantsPlay) return false;
  const legs = legCount(result.reading);
  const isSameCount = legs === legCount(restated.result.reading);
  const keepsOthers = next.keep.length > 0 && legs > 1;
  return (
    next.isSafer === true ||
    (isSameCount &&
      (keepsOthers || areAlikeButOdds(understood, restated) || losesHours(understood, restated)))
  );
}

/** "Got anything later": when the games of the last answer start is not in the words. */
function losesHours(understood: Understood, restated: Understood): boolean {
  const { result } = understood;
  const { starts } = result.reading;
  if (starts === null || restated.result.reading.starts !== null) return false;
  const reading = { ...result.reading, starts: null };
  return areAlikeButOdds({ ...understood, result: { ...result, reading } }, restated);
}

/** Of a change that was heard in full, legs of the last answer that stay are missing. */
const isShorter = (understood: Understood, restated: Understood): boolean =>
  understood.next !== undefined &&
  understood.unclear === undefined &&
  restated.wantsPlay &&
  losesLegs(typedOf(understood), namedLegs(understood.result.reading), legCount(restated.result.reading));

/** Legs on somebody: those of no name are as many as are usual. */
const namedLegs = ({ wishes }: Reading): number =>
  legsOf(wishes.filter(({ teams, player }) => teams.length > 0 || player !== null));

const legCount = ({ wishes, legs }: Reading): number =>
  wishes.length > 0 ? legsOf(wishes) : (legs?.min ?? 1);

const byModel = (
  { queries: _asked, unclear: _heard, ...question }: Understood,
  result: Understood['result'],
) => ({ ...asRead(question, result), hardWords: question.result.unread, readBy: 'model' }) as const;

function count(kind: model.Answer['kind'], tokens: model.Tokens | undefined): void {
  metric('ModelCalls', 1);
  metric('ModelFailures', kind === 'reply' ? 0 : 1);
  if (!tokens) return;
  metric('ModelInputTokens', tokens.input);
  metric('ModelOutputTokens', tokens.output);
}
