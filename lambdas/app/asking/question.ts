/** Reads a question: its terms, its sports, and whether it asks for a pick. */
import type { Profile } from '../../contracts/accounts/account.ts';
import type { ReadBy } from '../../contracts/asking/ask.ts';
import type { Query } from '../../contracts/asking/query.ts';
import type { Reading } from '../../contracts/asking/reading.ts';
import { gameSports, type Sport } from '../../contracts/feed/sports.ts';
import type { Next } from '../../domain/asking/answer/next.ts';
import type { Taste } from '../../domain/asking/answer/rank.ts';
import { ofBets, type Told, toldOf } from '../../domain/asking/encoder/told.ts';
import { afterAnswer, asFirst, type Likely, likelyOf } from '../../domain/asking/likely/likely.ts';
import { isToldBySomebody } from '../../domain/asking/queries/check/told-by.ts';
import { factsAsked } from '../../domain/asking/queries/find/reading/sure.ts';
import { asksForList } from '../../domain/asking/queries/market/reading/lists.ts';
import { elsewhereIn } from '../../domain/asking/queries/not-offered/elsewhere.ts';
import { isFalseAlarm } from '../../domain/asking/queries/reading/false-alarm.ts';
import { isRuled, promptOf, type RuledQuery } from '../../domain/asking/queries/reading/kinds.ts';
import { notAPlay } from '../../domain/asking/queries/reading/kinds-shown.ts';
import { queriesTold, readOfKind, readOtherwise } from '../../domain/asking/queries/reading/of-kind.ts';
import {
  chanceOf,
  isOffTopicSurely,
  isOnTopicSurely,
  isUnlikelyPlay,
} from '../../domain/asking/queries/reading/read-likely.ts';
import { readQueries } from '../../domain/asking/queries/reading/read-queries.ts';
import { readBesideWish } from '../../domain/asking/queries/reading/several/beside-wish.ts';
import { asksForRungs } from '../../domain/asking/queries/reading/several/rungs.ts';
import { canonicalPrompt } from '../../domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../domain/asking/reading/draft.ts';
import { asMeant } from '../../domain/asking/reading/meant/as-meant.ts';
import { saysBothDays, withoutBothDays } from '../../domain/asking/reading/meant/each-day.ts';
import { asksForTop } from '../../domain/asking/reading/meant/several.ts';
import { forBoth } from '../../domain/asking/reading/plain/for-both.ts';
import { perGameIn } from '../../domain/asking/reading/plain/per-game.ts';
import { withPreferences } from '../../domain/asking/reading/preferences.ts';
import {
  type Context,
  type KnownTeam,
  type ReadResult,
  readQuestion,
} from '../../domain/asking/reading/read.ts';
import { isUnderAge } from '../../domain/asking/reading/terms/age.ts';
import { needsCare, spoken } from '../../domain/asking/reading/terms/care.ts';
import { isInEverydaySense } from '../../domain/asking/reading/terms/everyday/senses.ts';
import { toldApart } from '../../domain/asking/reading/wishes/told-apart.ts';
import { wishOf, withWishes } from '../../domain/asking/reading/wishes/wish.ts';
import { wordCount } from '../../domain/asking/reading/words/text.ts';
import { areBorneOut, areOfOneKind } from '../../domain/asking/roles/agree.ts';
import { type ByRoles, type Options, readByRoles } from '../../domain/asking/roles/read.ts';
import { withoutTalk } from '../../domain/asking/roles/talk.ts';
import { remembering } from '../../domain/feed/board/remembering.ts';
import { isOneScore, parts } from '../../domain/feed/markets/periods.ts';
import type { KnownPlayer } from '../../domain/feed/players/known-player.ts';
import { sportsOfStat } from '../../domain/feed/players/stat-sports.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';
import { encoder } from '../../services/asking/encoder.ts';

/** Days that an answer covers: today and the next seven, as a sport's board lists them. On a Sunday, the next one is among them. */
export const daysAhead = 8;

/** The last league day that an answer covers. */
export const lastDayAhead = (now: Date): string => addDays(leagueDay(now), daysAhead - 1);

/** League days (YYYY-MM-DD) from today on. */
export function comingDays(now: Date, count: number): string[] {
  const today = leagueDay(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}

/** Names that are recognized in a question before any game is loaded. */
export interface KnownNames {
  /** Every team the feed has listed so far. */
  readonly teams: readonly KnownTeam[];
  /** Golfers with a price to win an upcoming tournament. */
  readonly golfers?: readonly string[] | undefined;
  /** Players with priced props. */
  readonly players?: readonly string[] | undefined;
  /** Every player that the feed has named, priced or not. */
  readonly roster?: readonly KnownPlayer[] | undefined;
}

export interface Question extends KnownNames {
  readonly prompt: string;
  /** The sport selected next to the question; a sport named in the question overrides it. */
  readonly sport: Sport;
  readonly now: Date;
  /** From the user's profile. */
  readonly preferences?: Profile | undefined;
  /** For a question that changes an earlier answer: the legs to keep, and those not to offer again. */
  readonly next?: Next | undefined;
  /** For a question that changes or refers to an earlier one: what it asks instead of a play. */
  readonly heard?: readonly RuledQuery[] | undefined;
  /** Hashes of the selections that were shown earlier today. */
  readonly shown?: readonly string[] | undefined;
  /** What it changes of an earlier one was told by the encoder, or is doubted by it: it is not charged. */
  readonly isTold?: boolean | undefined;
  /** What the encoder tells of the prompt, where that was asked for before. */
  readonly told?: (() => Told) | undefined;
  /** It follows an answer, and nothing in it was read as a change of that one. */
  readonly isAfterAnswer?: boolean | undefined;
}

/** A question that has been read. */
export interface Understood extends Question {
  readonly result: ReadResult;
  /** The sports that it is about. */
  readonly sports: readonly Sport[];
  readonly taste: Taste;
  /** Whether it asks for a play; only then is a prompt reserved. */
  readonly wantsPlay: boolean;
  /** What is asked instead of a play; undefined if the question was read as a play. */
  readonly queries?: readonly RuledQuery[];
  /** What it may ask instead of a play, the likeliest first, where it was not read. */
  readonly mayAsk?: () => readonly RuledQuery[];
  /** The bet that was asked for beside the question, as it is asked by itself. */
  readonly wish?: string;
  /** Words around a question, which the answer says it left out. */
  readonly asides?: readonly string[];
  /** Words that only the model could interpret. An answer that relies on them is not charged. */
  readonly hardWords: readonly string[];
  readonly readBy: ReadBy;
  /** The sports that were selected, if none of them has a game on the days of the question, so that it is answered with another. */
  readonly insteadOf?: readonly Sport[];
  /** The question names no day, so that its days are those of the next slate. */
  readonly isNextSlate?: boolean;
  /** It likely changes the answer before it, and what was read is at best a part of that: it is asked back. */
  readonly goesOn?: boolean;
}

/** Reads by the grammar: at once and at no cost. */
export type Reader = (question: Question) => Understood;

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

function readWith(question: Question, told: () => Told, likely: () => Likely): Understood {
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
  const isCare = (needsCare(prompt) || isUnderAge(prompt)) && !isFalseAlarm(prompt, likely());
  const context = isCare ? contextOf(question) : { ...contextOf(question), isHarmless: true };
  const rules = once(() => readQuestion(prompt, context));
  const asTold = { prompt, told, likely, context };
  // "My husband always does NFL, maybe three goal scorers" is no question about a husband.
  const isEveryday = isInEverydaySense(spoken(prompt)) && !isOfBet(question, told(), likely());
  if (!isCare && !isEveryday) {
    const beside = readBesideWish(prompt, context);
    if (beside) return { ...asQueries(question, [beside.query]), wish: canonicalPrompt(beside.wish) };
    const queries = readQueries(prompt, context);
    if (queries && !isWishInstead(question, queries, { told, likely, rules })) {
      const [query, ...others] = queries;
      const otherwise = query && others.length === 0 ? readOtherwise(query, asTold) : undefined;
      if (!otherwise) return asQueries(question, queries);
      const { near } = otherwise;
      if (near) return { ...asQueries(question, [near.query]), asides: near.asides };
    }
  }
  const result = rules();
  if (result.reading.intent === 'care' || isEveryday)
    return asRead(withImpliedSport(question, result.reading), result);
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
      !isOfBothDays(prompt, result) &&
      !asksForTop(prompt) &&
      !(saysLegs(prompt, result) && chanceOf(likely(), 'play') >= hardly) &&
      isUnlikelyPlay(likely()));
  if ((!isPlay || isOdd) && isOffTopicSurely(prompt, likely()))
    return asRead(question, readAs({ ...noTerms(), intent: 'off_topic' }));
  const asksForScorer = asksWhoScores.test(prompt);
  const near = (!isPlay || isOdd) && !asksForScorer ? readOfKind(asTold) : undefined;
  if (near) return { ...asQueries(question, [near.query]), asides: near.asides };
  const checked = isPlay && !isOdd && !isOwn ? checkedByRoles(question, result, told) : undefined;
  if (checked) return checked;
  const byRoles = isPlay || isOdd ? undefined : wishByRoles(question, result, likely(), told());
  if (byRoles?.choice) return asQueries(question, [byRoles.choice]);
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
    reading.legs?.min !== of.games * of.legs;
  if (isOther) return undefined;
  const kinds = of.kinds.map((words) => readQuestion(words, { ...contextOf(question), phrases: new Map() }));
  if (kinds.some(({ unread }) => unread.length > 0)) return undefined;
  const wishes = kinds.map((kind) => wishOf(kind.reading, of.games));
  const wished = wishes.length > 0 ? withWishes(reading, wishes) : reading;
  return { ...read, prompt: question.prompt, result: { ...read.result, reading: wished, perGame: of } };
}

/** From this chance of a kind on, it is one to choose from where a question is asked back. */
const mayBe = 0.3;

/** What the readers know besides the words. */
function contextOf(question: Question): Context {
  const { sport: selectedSport, teams, golfers, players, roster, now } = question;
  const made = { selectedSport, teams, golfers, players, roster, now, phrases: new Map() };
  return rememberContext(question, '', () => made);
}

const rememberContext = remembering<Question, Context>();

/** What a question may mean, and its conditions in their own words, where nothing else of it is unread. */
function guessed(byRoles: WishByRoles | undefined, { unread }: ReadResult): Partial<ReadResult> {
  if (!byRoles) return {};
  const { guesses, conditions } = byRoles;
  const words = new Set(conditions.flatMap((each) => each.split(/[^\p{L}\p{N}]+/u)));
  const areConditions = unread.length > 0 && conditions.length > 0 && unread.every((word) => words.has(word));
  return { guesses: guesses(), ...(areConditions && { unread: conditions, areConditions }) };
}

/**
 * "Josh Allen rush td + 225 pass" is read as a bet to be checked at +225, and nothing but its figures says so: a question that surely
 * is a wish is none of another kind. What we do not have is a wish, too, unless a word for it only stands in one: "a second half bet".
 */
function isWishInstead(
  question: Question,
  queries: readonly RuledQuery[],
  { told, likely, rules }: Readings,
): boolean {
  const [query, ...others] = queries;
  if (!query || asksAbout.test(question.prompt)) return false;
  // "80+ and 100+, what do they pay": the numbers of one prop, and a price for each.
  if (others.length > 0 && asksForRungs(question.prompt, queries)) return false;
  // "When do they kick off, and do you like over 43 there": facts, and an opinion of a bet.
  const isOfBoth = queries.some(({ ask }) => ask === 'check') && queries.some(({ ask }) => ask === 'find');
  if (others.length > 0 && isOfBoth && asksForOpinionToo.test(question.prompt)) return false;
  // "Two unders, any NFL games on Sunday. Then Jacksonville to win": each sentence has the words of a fact.
  if (others.length > 0)
    return (
      chanceOf(likely(), 'play') >= surePlay && queries.every(({ ask }) => chanceOf(likely(), ask) < hardly)
    );
  // "Matthews L5 sog" asks what was, whatever it looks like.
  if (query.ask === 'find' && factsAsked(question.prompt) !== undefined) return false;
  // "Biggest fav tonight straight up" names a bet, and no record.
  if (query.ask === 'find' && isFullWish(question, { told, likely, rules })) return true;
  // "Who scores the first touchdown when the Bears go to Detroit" asks for a scorer, and for no result.
  if (query.ask === 'find' && asksWhoScores.test(question.prompt)) return true;
  // "Who wins Canucks at Flames" asks for a pick, and for no record of either.
  if (query.ask === 'find' && query.teams.length > 0 && asksWhoWins.test(question.prompt))
    return asksForPlay(rules());
  // "Alt totals for the Jets game", "his price everywhere": a list, and no bet.
  if (query.ask === 'market' && asksForList(question.prompt)) return false;
  // "Panthers Isles first period under, what u got" asks for that bet sooner than for its prices.
  if (query.ask === 'market' && isFullWish(question, { told, likely, rules }, 'market')) return true;
  // "Would you lay 11 with the Celtics": a line makes it this bet, of which an opinion is asked.
  if (query.ask === 'check' && asksForOpinion.test(question.prompt)) return false;
  // "Devil's advocate, I want to lay it with Denver", "my uncle swears by the under": no wish, but a bet to be judged.
  if (query.ask === 'check' && (doubts.test(question.prompt) || isToldBySomebody(question.prompt)))
    return false;
  // "Would you lay the points with Buffalo or just play them to win" asks for a choice.
  if (query.ask === 'compare' && asksToChoose.test(question.prompt)) return false;
  // "My book has a 33% boost, min 3 legs, what's the best way to use it": no bet is wished for.
  if (query.ask === 'explain' && query.terms.some((term) => term === 'boosted_parlay' || term === 'boost'))
    return false;
  // Two bets with a gap between them, or one with the price of its other side, are made or compared, and none is wished for.
  if (query.ask === 'sum' && ofMadeBets.has(query.sum)) return false;
  // "Draw no bet on Vancouver?": no play is one.
  if (query.ask === 'check' && query.legs.every(({ unlisted }) => unlisted !== undefined)) return false;
  // "What should I bet live once it starts": said of the bet itself, and no word of its story.
  if (query.ask === 'not_offered' && query.thing === 'live' && betsLive.test(question.prompt)) return false;
  if (query.ask === 'not_offered' && query.thing === 'live' && isOfPart(question, rules())) return true;
  if (query.ask === 'not_offered' && !inWishes.has(query.thing)) return false;
  // "Who covers in the Oregon game" is a wish in all its words, for a team that we do not have.
  if (query.ask === 'not_offered' && elsewhereIn(question.prompt, contextOf(question)) === query.thing)
    return false;
  return chanceOf(likely(), 'play') >= surePlay && chanceOf(likely(), query.ask) < hardly;
}

const betsLive =
  /\b(?:live|in-?(?: ?play| ?game)) (?:bets?|betting|wagers?|parlays?|plays?|picks?)\b|\b(?:bet|bets|play|plays|take|hammer|wager|target)(?: (?:on|it|this|that|them|something|anything))? live\b(?! ?(?:dogs?|underdogs?))|\b(?:bet|take|play|hammer)\b.{0,40}\blive\b.{0,40}\b(?:(?:once|after|when) (?:it|they|the game|the puck|the ball)|during|halftime)\b/i;

const doubts =
  /\b(?:devil['’]?s advocate|talk me (?:out|off)|(?:case|argue|argument) against|poke holes|convince me not|what am i missing|why (?:would|should|wud)(?:n['’]?t| not)? (?:any(?:one|body)|i|you|u|people|someone)|trap\b(?! (?:game|play)s?\b)|(?:smells?|seems?|looks?|feels?|sounds?) (?:fishy|off|weird|sus(?:picious)?|suspect|too good)|too good to be true|suspicious)/i;

const ofMadeBets: ReadonlySet<string> = new Set(['middle', 'offer', 'hedge', 'fair_price']);

const asksToChoose =
  /^[^,.?]{0,40}?\b(?:would|wud|wld|should|shud|do) (?:you|u|ya|i|we)\b.*\bor\b|\b(?:rather|better|smarter|torn|safer)\b|\bor\b[^?]*\?\s*$/i;

const asksForOpinionToo =
  /\b(?:do|would|wld|don'?t) (?:you|u|ya) (?:\w+ )?(?:like|love|buy|take|trust|back|lay|bet|play)\b/i;
const asksForOpinion = /^\s*(?:so |ok |and )*(?:would|wld) (?:you|u|ya) \w+/i;

const asksWhoScores =
  /^\s*who(?:['’]?s| is| will)?(?: gonna| going to)? (?:scores?|scoring) (?:the )?(?:first|last)\b/i;
const asksWhoWins = /\bwho(?:['’]?s| is| will)?(?: gonna| going to)? (?:wins?|winning|takes (?:it|this))\b/i;

/** What the readers tell of a question, each asked at most once. */
interface Readings {
  readonly told: () => Told;
  readonly likely: () => Likely;
  readonly rules: () => ReadResult;
}

/** "Second half line, take Jacksonville": a half is bet on before the game, too. */
function isOfPart({ prompt }: Question, rules: ReadResult): boolean {
  if (/\b(?:live|in-?(?: ?play| ?game))\b/i.test(prompt)) return false;
  return asksForPlay(rules) && rules.reading.period !== undefined && rules.reading.teams.length > 0;
}

/** A likely play, and both readers read the same bet in all of its words. @param kind of which it has the words, too */
function isFullWish(
  question: Question,
  { told, likely, rules }: Readings,
  kind: 'find' | 'market' = 'find',
): boolean {
  const play = chanceOf(likely(), 'play');
  const other = chanceOf(likely(), kind);
  const isLikely = play >= likelyPlay && (other < hardly || (kind === 'market' && play >= 3 * other));
  if (!isLikely || !asksForPlay(rules())) return false;
  const { reading, isVerySure } = byRolesIn(question, told());
  return reading !== undefined && isVerySure && areBorneOut(rules().reading, reading);
}

/** What is not offered, and whose words are those of bets, and of the talk beside them, too: "he carries my fantasy team". */
const inWishes: ReadonlySet<string> = new Set(['live', 'placing', 'weather', 'fantasy', 'college']);
/** From this chance of a play on, another kind has to have more than its figures. */
const surePlay = 0.9;
const hardly = 0.05;

/** Such a bet is answered or asked back, as any other: it is no question about life. */
function isOfBet(question: Question, told: Told, likely: Likely): boolean {
  if (chanceOf(likely, 'play') < surePlay) return false;
  const { reading } = byRolesIn(question, told);
  // "Things to do in Dallas" may be a bet on the Cowboys, of which nothing is said.
  return (
    reading !== undefined && (reading.stat !== null || reading.markets.length + reading.sides.length > 0)
  );
}

/** @param unread the words that no rule read */
const byRolesIn = (question: Question, told: Told, unread: readonly string[] = []): ByRoles =>
  readByRoles(ofBets(told), unread, contextOf(question));

/** A bet that the rules could not read in full is not charged. */
const asBetByRoles = (question: Question, reading: Reading, hardWords: readonly string[]): Understood => ({
  ...asRead(withImpliedSport(question, reading), readAs(reading)),
  hardWords: withoutBothDays(hardWords, question.prompt),
  readBy: 'model',
});

/** One of several bets, each by the roles of its words. */
function asOptions(question: Question, { bets, areInOrder }: Options): Understood {
  const [first = emptyReading()] = bets;
  const understood = asBetByRoles(question, first, []);
  return { ...understood, result: { ...understood.result, options: { bets, areInOrder } } };
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

/** Below this chance of a play, what its words may mean is only offered; where its roles are very sure, below the other. */
const [likelyPlay, hardlyPlay] = [0.5, 0.3];
/** "k" are strikeouts, and ask for nothing. */
const [fewestOfWish, fewestOfBet] = [2, 3];
/** Asks about a bet: "does over 3 in the Leafs game make sense", "stuck between the over and the Leafs", "how much on the Leafs". */
const asksAbout =
  /^\s*(?:does|is(?! there (?:(?:like|maybe|even|possibly) )*(?:an?|any|some)\b)|are|was|should|why|how (?:much|many|often|do|does|is|are)|what(?:['’]?s| is| makes)? (?:so|the (?:big )?deal|up with))\b|\bhedg(?:e|ing)\b|\b(?:stuck|torn|decide|deciding|choose|choosing) between\b/i;

/**
 * A bet by the roles of its words. A name alone is no wish, and a list of legs is one also where it looks like a slip to be checked:
 * "Baker over 1.5 tds, Evans td, Bucs -2.5".
 */
function wishByRoles(
  question: Question,
  result: ReadResult,
  { kinds: [first] }: Likely,
  told: Told,
): WishByRoles | undefined {
  const { prompt } = question;
  const isSlip = first !== undefined && ofLegs.has(first.kind) && !/\?| or /i.test(prompt);
  if (
    !first ||
    wordCount(prompt) < fewestOfWish ||
    asksAbout.test(prompt) ||
    (first.kind !== 'play' && !isSlip)
  )
    return undefined;
  const read = byRolesIn(question, told, result.unread);
  const { reading, choice, conditions } = read;
  const guesses = () => read.guesses;
  if (!reading) return { reading, guesses, conditions, isSure: false };
  if (choice) return { reading, guesses, conditions: [], isSure: false, choice };
  if (read.options && first.chance >= likelyPlay)
    return { reading, guesses, conditions: [], isSure: false, options: read.options };
  // "Parking is 80 bucks, insane" has nothing of a bet but a stake and a risk.
  const isToBeNamed = result.isBare || result.reading.intent === 'off_topic';
  if ((isToBeNamed && !read.isNamed) || backsRefused(result.reading, reading)) return undefined;
  const isWhole = read.isVerySure && wordCount(prompt) >= fewestOfBet;
  if (isSlip) {
    // "Am I getting ripped off at -125" surely asks about a bet, and names one only.
    const isList = reading.wishes.length > 1;
    const isSure = read.isSure && (isList || (read.isVerySure && first.chance < surePlay));
    return isSure ? { reading, guesses, conditions, isSure } : undefined;
  }
  const isPlay = first.chance >= (isWhole ? hardlyPlay : likelyPlay);
  const isSure = isPlay && (isSureOf(read, result) || isSureWithoutTalk(question, told, reading));
  return { reading, guesses, conditions, isSure };
}

/** The roles are sure, or two readers who know nothing of each other read the same. */
const isSureOf = ({ isSure, isSound, reading }: ByRoles, rules: ReadResult): boolean =>
  isSure ||
  (isSound &&
    reading !== undefined &&
    areBorneOut(rules.reading, reading) &&
    areBorneOut(reading, rules.reading));

/** Talk makes a bet beside it uncertain. Where it is sure without the talk, and the same, the talk says nothing of it. */
function isSureWithoutTalk(question: Question, told: Told, bet: Reading): boolean {
  const prompt = withoutTalk(ofBets(told));
  if (prompt === undefined) return false;
  const rules = readQuestion(prompt, contextOf(question));
  const read = byRolesIn(question, toldOf(prompt, question.roster ?? [], encoder()), rules.unread);
  return (
    read.reading !== undefined &&
    canonicalPrompt(read.reading) === canonicalPrompt(bet) &&
    isSureOf(read, rules)
  );
}

interface WishByRoles extends Pick<ByRoles, 'conditions' | 'choice' | 'options'> {
  /** Undefined for words that make a bet only where some are told otherwise. */
  readonly reading: Reading | undefined;
  /** What they may mean, the likeliest first. */
  readonly guesses: () => readonly Reading[];
  readonly isSure: boolean;
}

/**
 * A bet that the rules read in full, where the roles of its words say otherwise. Of 500 marked bets by people whose writing nothing here had
 * seen, 46 were surely another bet by their roles than by the rules: 33 times the marked one, and once that of the rules. Undefined where
 * nothing speaks against the rules.
 */
function checkedByRoles(question: Question, result: ReadResult, told: () => Told): Understood | undefined {
  const { reading } = result;
  const isOfGolf = reading.sports.includes('GOLF');
  if (reading.intent !== 'play' || isOfGolf) return undefined;
  const read = byRolesIn(question, told());
  if (read.conditions.length > 0) {
    const guesses = read.reading && { guesses: [read.reading] };
    return asRead(question, { ...result, ...guesses, unread: read.conditions, areConditions: true });
  }
  if (read.options) return asOptions(question, read.options);
  if (read.reading && !read.isMended && areBorneOut(reading, read.reading)) return undefined;
  // "No Lakers, Warriors or Knicks": the encoder easily loses a refusal in a list, and the rules do not.
  const isAgainst = read.reading !== undefined && backsRefused(reading, read.reading);
  // Of 33 bets that the roles were sure of and the rules read otherwise, 21 were as the roles read them, and 4 as the rules.
  if (read.reading && !isAgainst && read.isSure && (!read.isMended || areBorneOut(read.reading, reading)))
    return asBetByRoles(question, read.reading, []);
  if (read.reading && areOfOneKind(reading, read.reading)) return asBetByRoles(question, read.reading, []);
  // The roles say nothing for certain, so that the rules may be right; but then it is not charged.
  const guesses = read.reading && !isAgainst ? { guesses: [read.reading] } : {};
  return { ...asRead(withImpliedSport(question, reading), { ...result, ...guesses }), readBy: 'model' };
}

/** Whether a team or a market that the rules leave out is one that the roles bet on. */
function backsRefused(rules: Reading, roles: Reading): boolean {
  if ([roles, ...roles.wishes].some(({ markets }) => markets.some((each) => rules.notMarkets.includes(each))))
    return true;
  const isOut = ({ stance }: Reading['teams'][number]) => stance === 'avoid';
  const out = new Set(rules.teams.filter(isOut).map(({ name }) => name));
  const meant = [roles, ...roles.wishes].flatMap(({ teams }) => teams.filter((team) => !isOut(team)));
  return meant.some(({ name }) => out.has(name));
}

/** What the encoder tells of a prompt, asked at most once. */
export const toldOnce = (prompt: string, roster: KnownNames['roster']): (() => Told) =>
  once(() => toldOf(prompt, roster ?? [], encoder()));

/** Makes a value on its first use, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What the product itself asks: an alternative, a chip. */
const isCanonical = (prompt: string, reading: Reading): boolean =>
  prompt.trim().toLowerCase() === canonicalPrompt(reading).toLowerCase();

/** Kinds whose questions name bets, as a wish does. */
const ofLegs: ReadonlySet<string> = new Set(['check', 'compare', 'market']);

/** "275 passing yards" is football, whichever sport is selected. */
function withImpliedSport(question: Question, reading: ReadResult['reading']): Question {
  const implied = reading.sports.length === 0 ? impliedSport(reading, question.sport) : undefined;
  return implied ? { ...question, sport: implied } : question;
}

/** A play that was read in full. */
const asksForPlay = ({ reading, unread, isBare }: ReadResult) =>
  unread.length === 0 && !isBare && (reading.intent === 'play' || reading.intent === 'compare');

/** "275 passing yards" is football, "first period" hockey, "goal scorers" hockey unless soccer is selected. */
function impliedSport({ stat, period = 'game' }: ReadResult['reading'], selected: Sport): Sport | undefined {
  // Most sports have a first score, so that it implies none.
  const ofPart: readonly Sport[] = period === 'game' || isOneScore(period) ? [] : parts[period].sports;
  const [first, ...others] = sportsOfStat(stat);
  if (first) return others.includes(selected) ? undefined : first;
  return ofPart.includes(selected) ? undefined : ofPart[0];
}

/** Those that rules answer. */
export const queriesOf = (queries: readonly Query[]): RuledQuery[] => queries.filter(isRuled);

/** The terms of a question that is no bet: none. */
const noTerms = (): ReadResult['reading'] => ({ ...emptyReading(), intent: 'info' });

const readAs = (reading: ReadResult['reading']): ReadResult => ({ reading, unread: [] });

/** @param queries what is asked instead of a play, from wherever it comes */
export const asQueries = (question: Question, queries: readonly RuledQuery[]): Understood => ({
  ...asRead(question, readAs(noTerms())),
  queries,
});

function sportsOf({ sports, eachSport }: ReadResult['reading'], selected: Sport): readonly Sport[] {
  if (sports.length > 0) return sports;
  return eachSport ? gameSports : [selected];
}

/** @param result the question's reading, from wherever it comes */
export function asRead(question: Question, read: ReadResult): Understood {
  const { sport: selected } = question;
  const reading = asMeant(
    toldApart(read.reading, { ...question, selected }),
    question.prompt,
    leagueDay(question.now),
  );
  const result = { ...read, reading };
  const { preferredTeam, preferredRisk } = withPreferences(reading, question.preferences, question.sport);
  return {
    ...question,
    result,
    sports: sportsOf(reading, question.sport),
    taste: { preferredTeam, preferredRisk, books: question.preferences?.books ?? [] },
    wantsPlay: reading.intent === 'play' || reading.intent === 'compare',
    hardWords: [],
    readBy: 'grammar',
  };
}
