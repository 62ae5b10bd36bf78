/** Answers a question: as one about the last answer where it is one, otherwise as a new one. */
import type { Change } from '../../contracts/asking/change.ts';
import type { Turn } from '../../contracts/asking/turn.ts';
import { type Ask, ownAskId } from '../../data/asking/asks.ts';
import { follow } from '../../domain/asking/answer/follow.ts';
import { atHour } from '../../domain/asking/conversation/asked/at-hour.ts';
import { otherSingle } from '../../domain/asking/conversation/asked/doubts/other-single.ts';
import { facedNext, facedUnknown } from '../../domain/asking/conversation/followed/not-kept.ts';
import { hear } from '../../domain/asking/conversation/hear.ts';
import type { Heard } from '../../domain/asking/conversation/heard.ts';
import { followsCare, isAnsweredAfterCare } from '../../domain/asking/conversation/spoken/after-care.ts';
import { isThanks } from '../../domain/asking/conversation/spoken/thanked.ts';
import { whatToChange, whatToChangeWhy } from '../../domain/asking/conversation/taps.ts';
import type { Told } from '../../domain/asking/encoder/told.ts';
import type { RuledQuery } from '../../domain/asking/queries/reading/kinds.ts';
import { completed } from '../../domain/asking/reading/draft.ts';
import { log } from '../../telemetry/log.ts';
import { metric } from '../../telemetry/metrics.ts';
import { askForPlay } from './ask-for-play.ts';
import { askForWords, type How } from './ask-for-words.ts';
import {
  type Asked,
  type Asking,
  isRepeated,
  type Means,
  promptsLeft,
  questionOf,
  slotOf,
} from './asking.ts';
import { answerAbout, cannotChange, earlierPlay, leaveIt, stillCare, welcome } from './follow-up.ts';
import type { NoPlay } from './outcome.ts';
import { namedAllIn, namedIn, overIn } from './queries/named-in.ts';
import { ofGame, ofOpponent } from './queries/opponents.ts';
import type { Question, Understood } from './question.ts';
import { queriesOf } from './reading/as-queries.ts';
import { inOtherWords, insteadOfHeard, isUnread, lastAnswer } from './reading/in-other-words.ts';
import { type OfOpen, readOfOpen, withoutOpen } from './reading/of-open.ts';
import { isOfNobody } from './reading/rewritten.ts';
import { toldOnce } from './reading/told-once.ts';
import { needsModel } from './second-reader.ts';
import { ownAskOf } from './stored-ask.ts';
import { turnAfter, turnOfOpen } from './turn.ts';

/** @throws if the games or the table fail; no prompt is used then */
export async function ask(given: Asking, means: Means): Promise<Asked> {
  const open = given.turn?.open;
  const asking = { ...given, turn: withoutOpen(given.turn) };
  const { user, now, turn } = asking;
  const { breakUntil: until } = user;
  if (until && until > now.toISOString()) {
    return { kind: 'on-break', until, remaining: await promptsLeft(asking, means) };
  }
  if (asking.change) return askForChange(asking, asking.change, means);
  if (turn && followsCare(turn)) return askAfterCare(asking, means);
  if (turn && isRepeated(asking)) return askAgain(asking, turn, means);
  const ofOpen = open && readOfOpen(questionOf(asking), open, means.reader);
  if (ofOpen) return askOfOpen(asking, ofOpen, means);
  if (open && isThanks(asking.prompt)) return answered(asking, welcome(asking.sport), means);
  const told = toldOnce(asking.prompt, asking.roster);
  const heard = turn && hear(asking.prompt, turn, contextOf(asking), told);
  switch (heard?.kind) {
    case 'about':
    case 'save':
      return askAbout(asking, heard, means);
    case 'hour':
      return askAtHour(asking, heard.to, means);
    case 'back':
      return askBack(asking, heard.to, means);
    case 'thanks':
      return answered(asking, welcome(asking.sport), means);
    case 'noted':
      return answered(asking, leaveIt(asking.sport), means);
    case 'unclear':
      return askUnclear(asking, heard, told, means);
    case 'play':
      return askAs(asking, { next: heard.next, isTold: heard.isTold, isDoubted: true }, means);
    case 'queries': {
      const rewritten = turn && (await insteadOfHeard(heard, asking, turn, told, means));
      if (rewritten) return askRead(asking, { ...rewritten, isDoubted: true }, means);
      const queries = await meantBy(heard, asking, means);
      if (queries.length === 0 && turn) {
        const unclear = whatToChange(turn);
        const why = heard.facing ? facedUnknown : unclear.why;
        return askToChange(
          asking,
          { ...unclear, why, ...(heard.facing && { isSure: true as const }) },
          means,
        );
      }
      // What a stake on the bet shown pays has a place for every word, and no other reading knows its price.
      const isSumOfShown = heard.isWhole === true && queries.every(({ ask }) => ask === 'sum');
      // So has a question of how much to stake, for which the model would name a formula.
      const isSure = isSumOfShown || heard.opens === 'stake' || (heard.isWhole && heard.facing !== undefined);
      return askAs(asking, { heard: queries, isDoubted: !isSure }, means, withFaced(heard, queries));
    }
    default:
      return heard
        ? askAs(asking, { prompt: heard.prompt, isTold: heard.isTold, isDoubted: true }, means)
        : askNew(asking, told, means);
  }
}

/** Says first who meets whom, where players are compared by their opponents. */
function withFaced(
  heard: Extract<Heard, { kind: 'queries' }>,
  [query]: readonly RuledQuery[],
): Extract<Heard, { kind: 'queries' }> {
  if (!heard.facing || query?.ask !== 'find') return heard;
  const [sport] = query.sports;
  return sport
    ? { ...heard, says: `${facedNext(heard.facing, query.teams, sport)} ${heard.says ?? ''}`.trim() }
    : heard;
}

/** What was asked back, as it was meant. */
async function askOfOpen(asking: Asking, ofOpen: OfOpen, means: Means): Promise<Asked> {
  switch (ofOpen.kind) {
    case 'tap':
      return ask({ ...asking, prompt: ofOpen.prompt }, means);
    case 'which':
      return answered(asking, cannotChange({ why: 'Which one?', instead: ofOpen.taps }, asking.sport), means);
    case 'read':
      return askRead(asking, ofOpen.understood, means);
  }
}

/** What could not be placed on the last answer, in other words or asked back. */
async function askUnclear(
  asking: Asking,
  heard: Extract<Heard, { kind: 'unclear' }>,
  told: () => Told,
  means: Means,
): Promise<Asked> {
  const isOpen = asking.turn && heard.why === whatToChangeWhy;
  const rewritten = isOpen ? await inOtherWords(asking, asking.turn, told, means) : undefined;
  return rewritten
    ? askRead(asking, { ...rewritten, isDoubted: true }, means)
    : askToChange(asking, heard, means);
}

/** Asks what is to be changed, unless the model reads it. */
const askToChange = (
  asking: Asking,
  unclear: NonNullable<Understood['unclear']>,
  means: Means,
): Promise<Asked> => askForPlay(asking, { ...means.reader(questionOf(asking)), unclear }, means);

/** A question in which nothing of the last answer was heard. */
async function askNew(asking: Asking, told: () => Told, means: Means): Promise<Asked> {
  const { turn } = asking;
  const understood = means.reader({ ...questionOf(asking), isAfterAnswer: turn !== undefined, told });
  const isOpen = turn && (isUnread(understood) || isOfNobody(understood, turn, told()));
  const rewritten = isOpen ? await inOtherWords(asking, turn, told, means) : undefined;
  return askRead(asking, { ...(rewritten ?? understood), isDoubted: turn !== undefined }, means);
}

/** The question of a team whose opponent cannot be told stays as it was; nothing is asked of nobody. */
const meantBy = async (
  {
    queries,
    isOfOpponent,
    facing,
    isOfGame,
    isOfShown,
    isOfAllShown,
    isOverShown,
  }: Extract<Heard, { kind: 'queries' }>,
  asking: Asking,
  means: Means,
): Promise<readonly RuledQuery[]> => {
  if (isOfAllShown || isOverShown) {
    const answer = await lastAnswer(asking, means);
    return queries.flatMap((each) =>
      isOverShown ? overIn(answer, each) : (namedAllIn(answer, each, contextOf(asking)) ?? []),
    );
  }
  if (isOfShown) {
    const answer = await lastAnswer(asking, means);
    return queries.flatMap((each) => namedIn(answer, each, contextOf(asking)) ?? []);
  }
  if (facing) {
    const faced = await Promise.all(queries.map((each) => ofOpponent(each, means.load, asking.now)));
    return faced.flatMap((each) => each ?? []);
  }
  return Promise.all(
    queries.map(
      async (each) =>
        (isOfOpponent && (await ofOpponent(each, means.load, asking.now))) ||
        (isOfGame && (await ofGame(each, means.load, asking.now))) ||
        each,
    ),
  );
};

const contextOf = ({ sport, teams, golfers, players, roster, now }: Asking) => ({
  selectedSport: sport,
  teams,
  golfers,
  players,
  roster,
  now,
});

/** A change by a button, of the answer that it stands under. */
async function askForChange(asking: Asking, change: Change, means: Means): Promise<Asked> {
  const { earlier } = asking;
  if (!earlier?.read) return { kind: 'nothing-to-change' };
  const { read: reading, analysis, without = [] } = earlier;
  const given = { reading: completed(reading), legs: analysis.legs, chance: analysis.confidence, without };
  const next = follow(given, change);
  return next ? askAs(asking, { next }, means) : { kind: 'change-does-not-apply' };
}

/** The call that wrote the last turn, repeated: read again it could change that turn's own answer. */
async function askAgain(asking: Asking, turn: Turn, means: Means): Promise<Asked> {
  const [terms] = turn.queries;
  const isPlay = turn.askId !== null && !turn.asked;
  const ask = isPlay && turn.askId ? await means.asks.findAsk(asking.user.id, turn.askId) : undefined;
  if (ask) return { kind: 'repeated', ask, remaining: await promptsLeft(asking, means) };
  if (turn.asked) return askAs(asking, { heard: queriesOf(turn.asked) }, means);
  return askAs(asking, terms && { next: { reading: terms, keep: [], without: [] } }, means);
}

function askAs(
  asking: Asking,
  more:
    | Partial<Pick<Question, 'prompt' | 'next' | 'heard' | 'isAfterAnswer' | 'isTold' | 'isDoubted' | 'told'>>
    | undefined,
  means: Means,
  how: How = {},
): Promise<Asked> {
  return askRead(asking, means.reader({ ...questionOf(asking), ...more }), means, how);
}

function askRead(asking: Asking, understood: Understood, means: Means, how: How = {}): Promise<Asked> {
  if (understood.goesOn && asking.turn) return askOn(asking, asking.turn, understood, means);
  return understood.wantsPlay || needsModel(understood)
    ? askForPlay(asking, understood, means, how)
    : askForWords(asking, understood, means, how);
}

/** Nothing of it changes the help that was shown, so that only a question of another kind is answered. */
function askAfterCare(asking: Asking, means: Means): Promise<Asked> {
  if (isThanks(asking.prompt)) return answered(asking, welcome(asking.sport), means);
  const understood = means.reader(questionOf(asking));
  const { intent, topic } = understood.result.reading;
  const isAnswered =
    intent === 'care' || isAnsweredAfterCare(understood.queries) || (intent === 'info' && topic !== null);
  return isAnswered
    ? askForWords(asking, understood, means, {})
    : answered(asking, stillCare(asking.sport), means);
}

/** What goes on from the last answer must not be charged as a bet that drops what was there. */
async function askOn(asking: Asking, turn: Turn, understood: Understood, means: Means): Promise<Asked> {
  const { result } = understood;
  const isRead = result.unread.length === 0 && !result.isBare;
  const unclear = whatToChange(turn, isRead ? result.reading : undefined);
  return askForPlay(asking, { ...understood, unclear }, means);
}

/** A question about the stored answer is answered from it, in one round trip more. */
async function askAbout(
  asking: Asking,
  about: Extract<Heard, { kind: 'about' | 'save' }>,
  means: Means,
): Promise<Asked> {
  const { user, turn, sport } = asking;
  const ask = turn?.askId ? await means.asks.findAsk(user.id, turn.askId) : undefined;
  if (!ask) return answered(asking, cannotChange({ why: gone }, sport), means);
  if (about.kind === 'about' && about.single !== undefined)
    return askAboutSingle(asking, about.single, ask, means);
  const outcome = answerAbout(about, ask);
  if (outcome.isOwn) return answeredOwn(asking, outcome, means);
  const asked = await answered(asking, outcome, means);
  return about.kind === 'save' && asked.kind === 'answered' ? ({ ...asked, askId: ask.id } as Asked) : asked;
}

/** What speaks against a bet that the answer only names is that of the bet by its name. */
async function askAboutSingle(asking: Asking, words: string, ask: Ask, means: Means): Promise<Asked> {
  const notes = (ask.analysis.notes ?? []).map(({ text }) => text);
  const name = otherSingle(words, notes);
  if (name !== undefined)
    return askAs(asking, { prompt: `Talk me out of ${name}` }, means, { isAside: true });
  const why = 'Each answer is one slip. Name the bet itself to hear what speaks against it.';
  return answered(asking, cannotChange({ why }, asking.sport), means);
}

/** A turn does not say when its games start; the stored answer does. */
async function askAtHour(asking: Asking, to: 'earlier' | 'later', means: Means): Promise<Asked> {
  const { user, turn } = asking;
  const [before] = turn?.queries ?? [];
  const ask = turn?.askId ? await means.asks.findAsk(user.id, turn.askId) : undefined;
  if (!ask || !before) return answered(asking, cannotChange({ why: gone }, asking.sport), means);
  const reading = atHour(before, ask.analysis.legs, to);
  return askAs(asking, { next: { reading, keep: [], without: [] }, isDoubted: true }, means);
}

const gone = 'The last answer is gone. Please ask again.';

/** An earlier version of the bet, as it was answered: it was charged then, if at all. */
async function askBack(asking: Asking, to: 'first' | 'previous', means: Means): Promise<Asked> {
  const { user, turn: before, now, sport, requestKey } = asking;
  const versions = before?.versions ?? [];
  const place = to === 'first' ? 0 : versions.length - 1;
  const id = versions[place];
  const ask = id === undefined ? undefined : await means.asks.findAsk(user.id, id);
  const outcome = ask && earlierPlay(ask, now);
  if (!ask || !outcome || !before) {
    const why =
      id === undefined
        ? 'There is no earlier version of this bet.'
        : 'That version can’t be bet any more. Please ask again.';
    return answered(asking, cannotChange({ why }, sport), means);
  }
  const next = { reading: outcome.read, keep: [], without: ask.without ?? [] };
  const written = {
    askId: ask.id,
    understood: { next },
    requestKey,
    before,
    versions: versions.slice(0, place),
  };
  const counting = means.asks
    .countAnswer('info', slotOf(asking), turnAfter(outcome, written))
    .catch((error) => log.error('answer not counted', error));
  const [remaining] = await Promise.all([promptsLeft(asking, means), counting]);
  return { kind: 'answered', outcome, askId: ask.id, remaining };
}

/** A bet that was made of the last answer otherwise than it was shown is stored, so that it can be tracked as it was made. */
async function answeredOwn(asking: Asking, outcome: NoPlay, means: Means): Promise<Asked> {
  metric('AnswersWithoutPick', 1);
  const id = ownAskId(asking.id);
  const storing = means.asks.storeOwn(ownAskOf(id, outcome, asking, asking), slotOf(asking), undefined).then(
    () => true,
    (error) => {
      log.error('answer not stored', error);
      return false;
    },
  );
  const [remaining, isStored] = await Promise.all([promptsLeft(asking, means), storing]);
  return { kind: 'answered', outcome, askId: isStored ? id : null, remaining };
}

/** Counts an answer that is not stored, and returns it even if it could not be counted. */
async function answered(asking: Asking, outcome: NoPlay, means: Means): Promise<Asked> {
  const turn = outcome.kind === 'clarify' ? turnOfOpen(outcome, asking.turn) : undefined;
  metric(outcome.kind === 'care' ? 'CareAnswers' : 'AnswersWithoutPick', 1);
  const counting = means.asks
    .countAnswer(outcome.kind, slotOf(asking), turn)
    .catch((error) => log.error('answer not counted', error));
  const [remaining] = await Promise.all([promptsLeft(asking, means), counting]);
  return { kind: 'answered', outcome, askId: null, remaining };
}
