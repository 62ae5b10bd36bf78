/** Reads a bet by the roles of its words, and checks by them a bet that the rules read. */
import type { Reading } from '../../../contracts/asking/reading.ts';
import { ofBets, type Told, toldOf } from '../../../domain/asking/encoder/told.ts';
import type { Likely } from '../../../domain/asking/likely/likely.ts';
import { canonicalPrompt } from '../../../domain/asking/reading/canonical-prompt.ts';
import { emptyReading } from '../../../domain/asking/reading/draft.ts';
import { withoutBothDays } from '../../../domain/asking/reading/meant/each-day.ts';
import { type ReadResult, readQuestion } from '../../../domain/asking/reading/read.ts';
import { countsEach } from '../../../domain/asking/reading/wishes/slip.ts';
import { isOpenWish } from '../../../domain/asking/reading/wishes/wish.ts';
import { wordCount } from '../../../domain/asking/reading/words/text.ts';
import { areBorneOut, areOfOneKind } from '../../../domain/asking/roles/agree.ts';
import { type ByRoles, type Options, readByRoles } from '../../../domain/asking/roles/read.ts';
import { withoutTalk } from '../../../domain/asking/roles/talk.ts';
import { encoder } from '../../../services/asking/encoder.ts';
import { asRead, contextOf, type Question, readAs, type Understood, withImpliedSport } from '../question.ts';

/** From this chance of a play on, another kind has to have more than its figures. */
export const surePlay = 0.9;
export const hardly = 0.05;

/** @param unread the words that no rule read */
export const byRolesIn = (question: Question, told: Told, unread: readonly string[] = []): ByRoles =>
  readByRoles(ofBets(told), unread, contextOf(question));

/** A bet that the rules could not read in full is not charged. */
export const asBetByRoles = (
  question: Question,
  reading: Reading,
  hardWords: readonly string[],
): Understood => ({
  ...asRead(withImpliedSport(question, reading), readAs(inNamedGame(question, reading))),
  hardWords: withoutBothDays(hardWords, question.prompt),
  readBy: 'model',
});

/** "Four legs in Jets Bills, Allen has to be one": the roles take the game for his, and the other legs are of it, too. */
function inNamedGame(question: Question, reading: Reading): Reading {
  const { wishes, sameGame, legs } = reading;
  const isOfPlayer = wishes.length === 2 && wishes.some(({ player }) => player !== null);
  if (sameGame || !isOfPlayer || !wishes.some(isOpenWish) || legs === null) return reading;
  const rules = readQuestion(question.prompt, contextOf(question)).reading;
  const isOfGame = [rules, ...rules.wishes].some(
    ({ teams }) => teams.length === 2 && teams.every(({ stance }) => stance === 'game'),
  );
  return isOfGame ? { ...reading, sameGame: true } : reading;
}

/** One of several bets, each by the roles of its words. */
export function asOptions(question: Question, { bets, areInOrder }: Options): Understood {
  const [first = emptyReading()] = bets;
  const understood = asBetByRoles(question, first, []);
  return { ...understood, result: { ...understood.result, options: { bets, areInOrder } } };
}

/** Below this chance of a play, what its words may mean is only offered; where its roles are very sure, below the other. */
export const [likelyPlay, hardlyPlay] = [0.5, 0.3];
/** "k" are strikeouts, and ask for nothing. */
const [fewestOfWish, fewestOfBet] = [2, 3];
/** Asks about a bet: "does over 3 in the Leafs game make sense", "stuck between the over and the Leafs", "how much on the Leafs". */
export const asksAbout =
  /^\s*(?:does|is(?! there (?:(?:like|maybe|even|possibly) )*(?:an?|any|some)\b)|are|was|should|why|how (?:much|many|often|do|does|is|are)|what(?:['’]?s| is| makes)? (?:so|the (?:big )?deal|up with))\b|\bhedg(?:e|ing)\b|\b(?:stuck|torn|decide|deciding|choose|choosing) between\b/i;

/**
 * A bet by the roles of its words. A name alone is no wish, and a list of legs is one also where it looks like a slip to be checked:
 * "Baker over 1.5 tds, Evans td, Bucs -2.5".
 */
export function wishByRoles(
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
  const isPlay = first.chance >= (isWhole ? hardlyPlay : likelyPlay) && !isMostlyUnread(question, result);
  const isSure = isPlay && (isSureOf(read, result) || isSureWithoutTalk(question, told, reading));
  return { reading, guesses, conditions, isSure };
}

/** "The Bears most flurbish": one word may be slang that the roles place; where half of all are unknown, they guess. */
const isMostlyUnread = ({ prompt }: Question, { unread }: ReadResult): boolean =>
  unread.length > 1 && 2 * unread.length >= wordCount(prompt);

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

export interface WishByRoles extends Pick<ByRoles, 'conditions' | 'choice' | 'options'> {
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
export function checkedByRoles(
  question: Question,
  result: ReadResult,
  told: () => Told,
): Understood | undefined {
  const { reading } = result;
  const isOfGolf = reading.sports.includes('GOLF');
  if (reading.intent !== 'play' || isOfGolf) return undefined;
  const read = byRolesIn(question, told());
  if (read.conditions.length > 0) {
    const guesses = read.reading && { guesses: [read.reading] };
    return asRead(question, { ...result, ...guesses, unread: read.conditions, areConditions: true });
  }
  if (read.options) return asOptions(question, read.options);
  if (read.reading && splitsGame(question.prompt, reading, read.reading)) return undefined;
  if (read.reading && !read.isMended && areBorneOut(reading, read.reading)) return undefined;
  // "No Lakers, Warriors or Knicks": the encoder easily loses a refusal in a list, and the rules do not.
  const isAgainst =
    read.reading !== undefined &&
    (backsRefused(reading, read.reading) ||
      losesCount(question.prompt, reading, read.reading) ||
      losesTeam(question.prompt, reading, read.reading));
  // Of 33 bets that the roles were sure of and the rules read otherwise, 21 were as the roles read them, and 4 as the rules.
  if (read.reading && !isAgainst && read.isSure && (!read.isMended || areBorneOut(read.reading, reading)))
    return asBetByRoles(question, read.reading, []);
  if (read.reading && areOfOneKind(reading, read.reading)) return asBetByRoles(question, read.reading, []);
  // The roles say nothing for certain, so that the rules may be right; but then it is not charged.
  const guesses = read.reading && !isAgainst ? { guesses: [read.reading] } : {};
  return { ...asRead(withImpliedSport(question, reading), { ...result, ...guesses }), readBy: 'model' };
}

const ofSeveral = /[,&+]|\b(?:and|n|each|both|two|2|parlays?|legs?|leggers?|sgps?|combo|slip|props)\b/i;
/** "Thunder Grizzlies player prop": two names side by side are their game, and one prop is of either team. */
function splitsGame(prompt: string, rules: Reading, roles: Reading): boolean {
  const game = rules.teams.filter(({ stance }) => stance === 'game').map(({ name }) => name);
  const isOfGame = game.length === 2 && rules.wishes.length === 0 && rules.legs === null;
  const areItsTeams = roles.wishes.every(
    ({ teams: [team, ...others] }) => team && others.length === 0 && game.includes(team.name),
  );
  return isOfGame && roles.wishes.length === 2 && areItsTeams && !ofSeveral.test(prompt);
}

/** "NFL Sunday and NBA Sunday, 2 legs from each": the encoder reads one of each. */
const losesCount = (prompt: string, rules: Reading, roles: Reading): boolean =>
  countsEach(prompt) && rules.wishes.length > 0 && (rules.legs?.min ?? 1) > (roles.legs?.min ?? 1);

/** "Parlay the Lakers with an over": one leg of two, which the other took in. */
const losesTeam = (prompt: string, rules: Reading, roles: Reading): boolean =>
  /\b(?:parlay|combine|combo|pair|legs?)\b/i.test(prompt) &&
  rules.wishes.length > 1 &&
  roles.wishes.length === 0 &&
  (roles.legs?.max ?? 1) < (rules.legs?.min ?? 1) &&
  rules.wishes.some(({ teams }) => teams.some(({ stance }) => stance === 'back'));

/** Whether a team or a market that the rules leave out is one that the roles bet on. */
function backsRefused(rules: Reading, roles: Reading): boolean {
  if ([roles, ...roles.wishes].some(({ markets }) => markets.some((each) => rules.notMarkets.includes(each))))
    return true;
  const isOut = ({ stance }: Reading['teams'][number]) => stance === 'avoid';
  const out = new Set(rules.teams.filter(isOut).map(({ name }) => name));
  const meant = [roles, ...roles.wishes].flatMap(({ teams }) => teams.filter((team) => !isOut(team)));
  return meant.some(({ name }) => out.has(name));
}

/** Kinds whose questions name bets, as a wish does. */
const ofLegs: ReadonlySet<string> = new Set(['check', 'compare', 'market']);
