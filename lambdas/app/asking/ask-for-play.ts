/**
 * Answers a question for a play. It reserves one of the day's prompts before anything is chosen; the answer is then stored and the
 * reservation settled in one transaction, or the prompt is given back.
 */
import type { Note } from '../../contracts/asking/analysis.ts';
import { timeouts } from '../../contracts/platform/timeouts.ts';
import { type Ask, ownAskId } from '../../data/asking/asks.ts';
import type * as usage from '../../data/asking/usage.ts';
import { dailyPrompts } from '../../domain/accounts/play-limits.ts';
import { selectionKey } from '../../domain/asking/answer/candidate.ts';
import { isOnlyUnlisted } from '../../domain/asking/reading/terms/unlisted.ts';
import type { Tokens } from '../../services/asking/model.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { answerInWords, askForWords, type How, opened } from './ask-for-words.ts';
import { type Asked, type Asking, type Means, promptsLeft, slotOf, writtenBy } from './asking.ts';
import { boardsFor, guessesFor, type Load, type Loaded } from './boards.ts';
import { clarify } from './clarify.ts';
import { askWhatToChange } from './follow-up.ts';
import type { Answered, NoPlay, Play } from './outcome.ts';
import { isReadInFull, type Understood } from './question.ts';
import { byGames } from './reading/by-games.ts';
import { needsModel, type Reread } from './second-reader.ts';
import { ownAskOf, storedAsk } from './stored-ask.ts';
import { suggestOne } from './suggested/options.ts';
import { suggestPerGame } from './suggested/per-game.ts';
import { turnAfter } from './turn.ts';

/**
 * @param how how it is answered if it asks for no play, and is only here for the model to read
 * @throws if the games or the table fail; no prompt is used then
 */
export async function askForPlay(
  asking: Asking,
  asked: Understood,
  means: Means,
  how: How = {},
): Promise<Asked> {
  const understood = await byGames(asked, means.load);
  const { asks, usage } = means;
  const { user, now, sport } = asking;
  const slot = slotOf(asking);
  const limit = dailyPrompts(user, now);
  const isModelNeeded = needsModel(asked);
  // The games load during the reservation, and with them those of what the question may mean.
  const loading = understood.wantsPlay || understood.unclear ? boardsFor(understood, means.load) : noBoards;
  try {
    const [first] = await Promise.all([
      usage.reserve(slot, limit, now, isModelNeeded),
      Promise.allSettled([loading, guessesFor(understood, means.load)]),
    ]);
    const isUsedUp = first.kind === 'used-up' || first.kind === 'free-used-up';
    // What asks for no play needs no prompt, and is answered as the rules read it.
    if (isUsedUp && isReadInFull(understood) && !understood.wantsPlay)
      return askForWords(asking, understood, means, how);
    const isUnasked = first.kind === 'free-used-up' && isReadInFull(understood);
    const reserved = isUnasked ? await usage.reserve(slot, limit, now, false) : first;
    if (reserved.kind === 'used-up') return { kind: 'used-up', remaining: 0 };
    if (reserved.kind === 'repeated') {
      const ask = await asks.waitForAnswer(user.id, reserved.askId);
      if (!ask) return { kind: 'in-progress' };
      return { kind: 'repeated', ask, remaining: await promptsLeft(asking, means) };
    }
    if (reserved.kind === 'free-used-up') {
      // The model is not asked any more today, so what the grammar did not read is asked back.
      const outcome = await askedBack(understood, asking, await loading, means.load);
      return { kind: 'answered', outcome, askId: null, remaining: await promptsLeft(asking, means) };
    }
    const {
      understood: read,
      tokens,
      isDisputed,
    }: Reread = isUnasked
      ? { understood: asked }
      : await means.secondReader(asked, asking.remainingMs() - storageMs);
    const isSame = read === asked;
    const reread = isSame ? understood : await byGames(read, means.load);
    const boards = await (isSame ? loading : boardsFor(reread, means.load));
    const found = await answerOf(reread, asking, boards, means);
    const answered = isSame && found.kind !== 'play' ? opened(found, how) : found;
    const isFree = isDisputed || isShown(answered, reread, asking);
    const outcome = isFree ? { ...answered, charged: false } : answered;
    if (reread.wantsPlay || reread.unclear) metric('Asks', 1, { Sport: sport });
    else metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
    const isAside = isSame && how.isAside === true;
    const reservation = {
      asking,
      understood: reread,
      tokens,
      slot,
      limit,
      left: reserved.remaining,
      isAside,
    };
    return await settle(outcome, reservation, means);
  } catch (error) {
    // An internal error uses no prompt.
    await usage.release(slot, { outcome: 'failed' });
    throw error;
  }
}

const noBoards: Promise<readonly Loaded[]> = Promise.resolve([]);

/** A change that brings back the very legs it was to change is not charged a second time. */
function isShown(
  { kind, analysis }: Answered,
  { next }: Understood,
  { change, earlier, turn }: Asking,
): boolean {
  const before = change ? earlier?.analysis.legs : turn?.play?.legs;
  if (kind !== 'play' || !next || !before || before.length !== analysis.legs.length) return false;
  const shown = new Set(before.map((leg) => selectionKey(leg.gameId, leg)));
  return analysis.legs.every((leg) => shown.has(selectionKey(leg.gameId, leg)));
}

/** A play only where every word was read and a bet is asked for; otherwise it is asked back, unless nothing lists such a bet. */
function answerOf(
  understood: Understood,
  asking: Asking,
  boards: readonly Loaded[],
  means: Means,
): Promise<Answered> {
  const { result, wantsPlay, prompt, sports, unclear } = understood;
  if (unclear) return askedBack(understood, asking, boards, means.load);
  if (!wantsPlay) return answerInWords(understood, asking, means);
  // Without a tournament, no word about golf can change the answer: not even the name of a golfer whom nothing lists.
  const isOfNothing =
    sports.every((sport) => sport === 'GOLF') && boards.every(({ games }) => games.length === 0);
  const isAskedBack = result.unread.length > 0 && !isOfNothing && !isOnlyUnlisted(result.reading, prompt);
  if (isAskedBack || result.isBare) return askedBack(understood, asking, boards, means.load);
  return result.perGame
    ? suggestPerGame(understood, result.perGame, boards, means)
    : suggestOne(understood, boards, means);
}

/** What nobody read: of the answer before it, or by itself. */
const askedBack = (
  understood: Understood,
  asking: Asking,
  boards: readonly Loaded[],
  load: Load,
): Promise<NoPlay> =>
  understood.unclear ? askWhatToChange(understood.unclear, asking, load) : clarify(understood, boards, load);

/** Time reserved for storing the answer or giving the prompt back. */
const storageMs = 2 * timeouts.table.totalMs + 500;

interface Reservation {
  readonly asking: Asking;
  readonly understood: Understood;
  /** Of the model, if it read the question too. */
  readonly tokens: Tokens | undefined;
  readonly slot: usage.AskSlot;
  /** Prompts per day. */
  readonly limit: number;
  /** Prompts left without the reserved one. */
  readonly left: number;
  /** About the last answer, which stays the one to be changed. */
  readonly isAside: boolean;
}

/** Stores a play and settles its reservation, in one transaction; gives back the prompt of everything else. */
async function settle(
  outcome: Answered,
  { asking, understood, tokens, slot, limit, left, isAside }: Reservation,
  { asks, usage }: Means,
): Promise<Asked> {
  const { sport } = asking;
  const refunded = Math.min(limit, left + 1);
  if (outcome.kind !== 'play') {
    const { kind } = outcome;
    const own = outcome.isOwn ? ownAskId(asking.id) : null;
    const turn = isAside ? undefined : turnAfter(outcome, writtenBy(asking, understood, own));
    await Promise.all([
      usage.release(slot, { outcome: kind, tokens, turn: own ? undefined : turn }),
      own && asks.storeOwn(ownAskOf(own, outcome, understood, asking), slot, turn, { isCounted: true }),
    ]);
    log.info('not charged', { sport, kind });
    return { kind: 'answered', outcome, askId: own, remaining: refunded };
  }
  const { analysis, charged } = outcome;
  log.info('answered', { sport, tokens, charged, legs: analysis.legs.length });
  const ask = askOf(outcome, understood, asking);
  const turn = turnAfter(outcome, writtenBy(asking, understood, ask.id));
  if (await asks.storeAsk({ ...ask, ...(tokens && { tokens }) }, slot, turn))
    return { kind: 'answered', outcome, askId: ask.id, remaining: charged ? left : refunded };
  metric('AsksFailed', 1, { Reason: 'lost' });
  return { kind: 'not-answered' };
}

const askOf = (play: Play, understood: Understood, asking: Asking): Ask => ({
  ...storedAsk(asking.id, play, understood, asking),
  charged: play.charged,
  ...(play.notes.some(isSubstitution) && { substituted: true }),
  read: play.read,
  changes: play.changes,
  ...(understood.next && { without: understood.next.without }),
});

/** Whether a note says that the play differs from the question. */
const isSubstitution = ({ kind }: Note) => kind === 'substituted' || kind === 'fewer_legs';
