/** Reads a question by rules and by what the encoder tells: its terms, what it asks for, and whether that is a pick. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import type { Told } from '../../../domain/asking/encoder/told.ts';
import { afterAnswer, asFirst, type Likely, likelyOf } from '../../../domain/asking/likely/likely.ts';
import { isFalseAlarm } from '../../../domain/asking/queries/reading/false-alarm.ts';
import { promptOf } from '../../../domain/asking/queries/reading/kinds.ts';
import { notAPlay } from '../../../domain/asking/queries/reading/kinds-shown.ts';
import { queriesTold, readOfKind, readOtherwise } from '../../../domain/asking/queries/reading/of-kind.ts';
import {
  chanceOf,
  isOffTopicSurely,
  isOnTopicSurely,
  isUnlikelyPlay,
} from '../../../domain/asking/queries/reading/read-likely.ts';
import { readAllPlainly } from '../../../domain/asking/queries/reading/read-plainly.ts';
import { readQueries } from '../../../domain/asking/queries/reading/read-queries.ts';
import { readBesideWish } from '../../../domain/asking/queries/reading/several/beside-wish.ts';
import { asksForAverage } from '../../../domain/asking/queries/sum/bets/read.ts';
import { keepsTicket } from '../../../domain/asking/queries/sum/plain/open-ticket.ts';
import { readPlainSum } from '../../../domain/asking/queries/sum/plain/read.ts';
import { canonicalPrompt } from '../../../domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../../domain/asking/reading/draft.ts';
import { saysBothDays } from '../../../domain/asking/reading/meant/each-day.ts';
import { asksForTop } from '../../../domain/asking/reading/meant/several.ts';
import { oneOfTwoIn } from '../../../domain/asking/reading/plain/bets/one-of-two.ts';
import { forBoth } from '../../../domain/asking/reading/plain/for-both.ts';
import { perGameIn } from '../../../domain/asking/reading/plain/per-game.ts';
import { type ReadResult, readQuestion } from '../../../domain/asking/reading/read.ts';
import { isUnderAge } from '../../../domain/asking/reading/terms/age.ts';
import { needsCare, spoken } from '../../../domain/asking/reading/terms/care.ts';
import { isInEverydaySense } from '../../../domain/asking/reading/terms/everyday/senses.ts';
import { wishOf, withWishes } from '../../../domain/asking/reading/wishes/wish.ts';
import { wordCount } from '../../../domain/asking/reading/words/text.ts';
import { remembering } from '../../../domain/feed/board/remembering.ts';
import {
  asksForPlay,
  asRead,
  contextOf,
  noTerms,
  type Question,
  type Reader,
  readAs,
  type Understood,
  withImpliedSport,
} from '../question.ts';
import { isTypedAs } from './alike.ts';
import { readApart } from './apart.ts';
import { asQueries } from './as-queries.ts';
import {
  asBetByRoles,
  asOptions,
  checkedByRoles,
  hardly,
  surePlay,
  type WishByRoles,
  wishByRoles,
} from './by-roles.ts';
import { once, toldOnce } from './told-once.ts';
import { asksWhatIsLiked, asksWhoScores, isOfBet, isWishInstead } from './wish-instead.ts';

export const grammar: Reader = (question) => {
  const { prompt, roster, next, heard, isAfterAnswer, isTold } = question;
  // Only a question that the rules alone do not settle is worth what it takes.
  const told = question.told ?? toldOnce(prompt, roster);
  const likely = once(() => likelyOf(told(), asFirst));
  const read = readWith(question, told, likely);
  const understood: Understood = isTold ? { ...read, readBy: 'model' } : read;
  const isOther = understood.result.reading.intent === 'off_topic' && !understood.queries;
  if (!isAfterAnswer || next || heard || !(understood.wantsPlay || isOther)) return understood;
  const isOwn = isCanonical(prompt, understood.result.reading);
  return !isOwn && isLikelyChange(prompt, likelyOf(told(), afterAnswer))
    ? { ...understood, goesOn: true }
    : understood;
};

/** Rather a change of the last answer than a question by itself. */
const isLikelyChange = (prompt: string, likely: Likely): boolean =>
  ofThose.test(prompt) ||
  (chanceOf(likely, 'change') >= likelyChange && chanceOf(likely, 'change') > chanceOf(likely, 'play'));
/** "Parlay em": the bets that were shown. */
const ofThose =
  /^\W*(?:(?:ok|now|just|so|then|can you|can u) )*(?:parlay|combine|combo|stack|tie) (?:them|em|'em|those|these|all)\b/i;
const likelyChange = 0.75;

/** A part of a question, read as the whole is. */
function partOf(question: Question, part: string): Understood {
  const told = toldOfPart(question, part);
  return readWith({ ...question, prompt: part }, told, () => likelyOf(told(), asFirst), true);
}

/** A part is asked for its kind before it is read. */
const toldOfPart = (question: Question, part: string): (() => Told) =>
  rememberPart(question, part, () => toldOnce(part, question.roster));
const rememberPart = remembering<Question, () => Told>();

/** @param isPart of a question that was divided */
function readWith(question: Question, told: () => Told, likely: () => Likely, isPart = false): Understood {
  const { prompt, next, heard } = question;
  // The reading of a changed answer is already known.
  if (next) {
    const { reading } = next;
    return asRead(
      { ...withImpliedSport(question, reading), prompt: canonicalPrompt(reading) },
      readAs(reading),
    );
  }
  if (heard) return asQueries(question, heard);
  const ofGames = perGame(question);
  if (ofGames) return ofGames;
  const ofTwo = isPart ? undefined : oneOfTwo(question);
  if (ofTwo) return ofTwo;
  const isCare =
    (needsCare(prompt) || isUnderAge(prompt)) &&
    !isFalseAlarm(
      prompt,
      likely(),
      () =>
        asksForAverage(prompt, contextOf(question)) ||
        readPlainSum(prompt)?.sum === 'arbitrage' ||
        keepsTicket(prompt),
    );
  const context = isCare ? contextOf(question) : { ...contextOf(question), isHarmless: true };
  const rules = once(() => readQuestion(prompt, context));
  const asTold = { prompt, told, likely, context };
  // "My husband always does NFL, maybe three goal scorers" is no question about a husband.
  const isEveryday = isInEverydaySense(spoken(prompt)) && !isOfBet(question, told(), likely());
  if (!isCare && !isEveryday) {
    const beside = readBesideWish(prompt, context);
    if (beside) return { ...asQueries(question, [beside.query]), wish: canonicalPrompt(beside.wish) };
    const plain = readAllPlainly(prompt, context);
    if (plain) return asQueries(question, plain);
    const queries = readQueries(prompt, context);
    if (queries && !isWishInstead(question, queries, { told, likely, rules })) {
      const [query, ...others] = queries;
      const otherwise = query && others.length === 0 ? readOtherwise(query, asTold) : undefined;
      if (!otherwise) return asQueries(question, queries);
      const { near } = otherwise;
      if (near) return { ...asQueries(question, [near.query]), asides: near.asides, isGuessed: true };
    }
  }
  const result = rules();
  if (result.reading.intent === 'care' || isEveryday)
    return asRead(withImpliedSport(question, result.reading), result);
  const parts =
    isCare || isPart
      ? undefined
      : readApart(
          prompt,
          (part) => partOf(question, part),
          (part) => likelyOf(toldOfPart(question, part)(), asFirst),
        );
  if (parts) return { ...asQueries(question, parts), isGuessed: true };
  const isPlay = asksForPlay(result);
  const isOwn = isPlay && isCanonical(prompt, result.reading);
  const odd = isPlay ? notAPlay(forBoth(prompt)) : undefined;
  const isOfTerm = isPlay && asksWhatIs.test(prompt);
  const isOdd =
    odd !== undefined ||
    isOfTerm ||
    // "How could the Lakers not hit" asks what speaks against them.
    (isPlay && !isOwn && asksHowItLoses.test(prompt)) ||
    (isPlay &&
      !isOwn &&
      !isNamedBet(prompt, result) &&
      !asksForOne.test(prompt) &&
      !asksWhatIsLiked(prompt) &&
      !isOfBothDays(prompt, result) &&
      !asksForTop(prompt) &&
      !(saysLegs(prompt, result) && chanceOf(likely(), 'play') >= hardly) &&
      isUnlikelyPlay(likely()));
  if ((!isPlay || isOdd) && isOffTopicSurely(prompt, likely()))
    return asRead(question, readAs({ ...noTerms(), intent: 'off_topic' }));
  const asksForScorer = asksWhoScores.test(prompt);
  const near = (!isPlay || isOdd) && !asksForScorer ? readOfKind(asTold) : undefined;
  if (near) return { ...asQueries(question, [near.query]), asides: near.asides, isGuessed: true };
  const checked = isPlay && !isOdd && !isOwn ? checkedByRoles(question, result, told) : undefined;
  if (checked) return checked;
  const byRoles = isPlay || isOdd ? undefined : wishByRoles(question, result, likely(), told());
  if (byRoles?.choice) return { ...asQueries(question, [byRoles.choice]), isGuessed: true };
  if (byRoles?.options) return asOptions(question, byRoles.options);
  if (byRoles?.reading && byRoles.isSure) return asBetByRoles(question, byRoles.reading, result.unread);
  // "The Raiders winning in Miami would make my Thanksgiving" has no word for a bet that the rules know.
  if (result.reading.intent === 'off_topic' && byRoles?.reading && chanceOf(likely(), 'play') >= surePlay) {
    const { reading } = byRoles;
    return asRead(withImpliedSport(question, reading), {
      ...readAs(reading),
      isBare: true,
      guesses: byRoles.guesses(),
    });
  }
  // Not charged: a play would answer something else.
  if (isOdd)
    return asRead(question, { ...result, ...(odd === undefined ? { isBare: true } : { unread: [odd] }) });
  // "My wife likes the Eagles, I like Giants +7, who's right": nothing in it is read, and it surely is about a bet.
  const isMisjudged = result.reading.intent === 'off_topic' && isOnTopicSurely(prompt, likely());
  const left = isMisjudged ? { ...readAs(emptyReading()), isBare: true } : result;
  return {
    ...asRead(withImpliedSport(question, left.reading), { ...left, ...guessed(byRoles, left) }),
    ...(!isPlay && {
      mayAsk: () =>
        queriesTold(asTold, mayBe).filter((query) => readQueries(promptOf(query), context) !== undefined),
    }),
  };
}

/** "Two legs from each of three games, unders only": six legs of which the games are chosen where they are known. */
function perGame(question: Question): Understood | undefined {
  const found = perGameIn(question.prompt);
  if (!found) return undefined;
  const { of, rest } = found;
  const told = toldOnce(rest, question.roster);
  const read = readWith({ ...question, prompt: rest }, told, () => likelyOf(told(), asFirst));
  const { reading } = read.result;
  const isOther =
    !asksForPlay(read.result) ||
    read.queries !== undefined ||
    reading.wishes.length + reading.teams.length > 0 ||
    reading.player !== null ||
    reading.sameGame ||
    reading.legs?.min !== (of.games ?? 1) * of.legs;
  if (isOther) return undefined;
  const kinds = of.kinds.map((words) => readQuestion(words, { ...contextOf(question), phrases: new Map() }));
  if (kinds.some(({ unread }) => unread.length > 0)) return undefined;
  const wishes = kinds.map((kind) => wishOf(kind.reading, of.games ?? 1));
  const wished = wishes.length > 0 ? withWishes(reading, wishes) : reading;
  return { ...read, prompt: question.prompt, result: { ...read.result, reading: wished, perGame: of } };
}

/** "Suarez or Messi anytime, whichever pays more, plus over 2.5 goals": each bet in full, of which the board tells the one. */
function oneOfTwo(question: Question): Understood | undefined {
  const found = oneOfTwoIn(question.prompt);
  if (!found) return undefined;
  const [first, second] = found.prompts.map((part) => partOf(question, part));
  const areBets = [first, second].every(
    (part) =>
      part &&
      !part.queries &&
      asksForPlay(part.result) &&
      part.result.unread.length === 0 &&
      (!found.areLegs || part.result.reading.wishes.length > 1),
  );
  // "Kucherov or Point": a name that is read as a statistic would make another bet.
  const [players, others] = [first, second].map((part) => part && countOfPlayers(part.result.reading));
  if (!first || !second || !areBets || players !== others) return undefined;
  const options = {
    bets: [first.result.reading, second.result.reading],
    areInOrder: found.by === 'order',
    chosen: { by: found.by, names: found.names },
  };
  // Which of them is meant is only seen from the prices, so that it is not charged.
  return { ...first, prompt: question.prompt, result: { ...first.result, options }, readBy: 'model' };
}

const countOfPlayers = ({ player, wishes }: Reading): number =>
  [{ player }, ...wishes].filter((leg) => leg.player !== null).length;

/** From this chance of a kind on, it is one to choose from where a question is asked back. */
const mayBe = 0.3;

/** What a question may mean, and its conditions in their own words, where nothing else of it is unread. */
function guessed(byRoles: WishByRoles | undefined, { unread }: ReadResult): Partial<ReadResult> {
  if (!byRoles) return {};
  const { guesses, conditions } = byRoles;
  const words = new Set(conditions.flatMap((each) => each.split(/[^\p{L}\p{N}]+/u)));
  const areConditions = unread.length > 0 && conditions.length > 0 && unread.every((word) => words.has(word));
  return { guesses: guesses(), ...(areConditions && { unread: conditions, areConditions }) };
}

/** "Which NFL over/under stands out?" */
const asksForOne =
  /\bwhich\b.*\b(?:stands? out|do you like|would you (?:take|bet|play)|should i (?:take|bet|play))\b/i;

const asksHowItLoses =
  /^\s*how (?:could|can|would|might) (?:\S+ ){1,6}(?:lose|fail|miss|bust|not (?:cover|hit|win|cash))\b/i;

/** "What is a parlay? I keep seeing three leg this and four leg that." */
const asksWhatIs = /^\s*what(?:['’]?s| is| are) (?:an? )?[\w-]+\s*\?/i;

/** "Pastrnak shots both days": the games that come, and none that were. */
const isOfBothDays = (prompt: string, { reading: { wishes } }: ReadResult): boolean =>
  saysBothDays(prompt) && wishes.length === 2 && wishes.every(({ days }) => days?.length === 1);

/** How many legs is said of a bet that is wished for, unless the question begins with what something is. */
const saysLegs = (prompt: string, { legsSaid }: ReadResult): boolean =>
  legsSaid !== undefined &&
  !/^\s*(?:what(?:['’]?s| is| are| does) (?:an? )?\w+|why|how do)\b[^?]*\?/i.test(prompt);

/** The most words of a team's name and what is bet on it. */
const mostOfName = 5;

/** "Baltimore Ravens moneyline": a bet by its name, of which the likely kind only knows the team's city. */
const isNamedBet = (prompt: string, { reading: { teams, markets, sides, line } }: ReadResult): boolean =>
  teams.length > 0 &&
  (markets.length > 0 || sides.length > 0 || line !== null) &&
  wordCount(prompt) <= mostOfName;

/** What the product itself asks: an alternative, a chip. */
const isCanonical = (prompt: string, reading: Reading): boolean =>
  isTypedAs(prompt, canonicalPrompt(reading));
