/** A question as it is asked and as it is understood: its terms, its sports, and whether it asks for a pick. */
import type { Profile } from '../../contracts/accounts/account.ts';
import type { ReadBy } from '../../contracts/asking/ask.ts';
import { gameSports, type Sport } from '../../contracts/feed/sports.ts';
import type { Next } from '../../domain/asking/answer/next.ts';
import type { Taste } from '../../domain/asking/answer/rank.ts';
import type { Before } from '../../domain/asking/brief.ts';
import type { Heard } from '../../domain/asking/conversation/heard.ts';
import type { Told } from '../../domain/asking/encoder/told.ts';
import type { RuledQuery } from '../../domain/asking/queries/reading/kinds.ts';
import { emptyReading } from '../../domain/asking/reading/draft.ts';
import { asMeant } from '../../domain/asking/reading/meant/as-meant.ts';
import { withPreferences } from '../../domain/asking/reading/preferences.ts';
import type { Context, KnownTeam, ReadResult } from '../../domain/asking/reading/read.ts';
import { toldApart } from '../../domain/asking/reading/wishes/told-apart.ts';
import { remembering } from '../../domain/feed/board/remembering.ts';
import { isOneScore, parts } from '../../domain/feed/markets/periods.ts';
import type { KnownPlayer } from '../../domain/feed/players/known-player.ts';
import { sportsOfStat } from '../../domain/feed/players/stat-sports.ts';
import { addDays, leagueDay } from '../../domain/platform/calendar.ts';

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
  /** What the user typed, where `prompt` is that in other words: a follow-up is read as the whole question that it asks. */
  readonly typed?: string | undefined;
  /** The sport selected next to the question; a sport named in the question overrides it. */
  readonly sport: Sport;
  readonly now: Date;
  /** From the user's profile. */
  readonly preferences?: Profile | undefined;
  /** For a question that changes an earlier answer: the legs to keep, and those not to offer again. */
  readonly next?: Next | undefined;
  /** For a question that changes or refers to an earlier one: what it asks instead of a play. */
  readonly heard?: readonly RuledQuery[] | undefined;
  /** What was asked and answered before. */
  readonly before?: Before | undefined;
  /** Hashes of the selections that were shown earlier today. */
  readonly shown?: readonly string[] | undefined;
  /** What it changes of an earlier one was told by the encoder, or is doubted by it: it is not charged. */
  readonly isTold?: boolean | undefined;
  /** What the encoder tells of the prompt, where that was asked for before. */
  readonly told?: (() => Told) | undefined;
  /** It follows an answer, and nothing in it was read as a change of that one. */
  readonly isAfterAnswer?: boolean | undefined;
  /** It follows an answer, and the rules alone do not settle what it asks, so that the model reads it too. */
  readonly isDoubted?: boolean | undefined;
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
  /** Read by its likely kind and not by rules of that kind, so that the model reads it too. */
  readonly isGuessed?: boolean;
  /** Words around a question, which the answer says it left out. */
  readonly asides?: readonly string[];
  /** Words that only the model could interpret. An answer that relies on them is not charged. */
  readonly hardWords: readonly string[];
  readonly readBy: ReadBy;
  /** The sports that were selected, if none of them has a game on the days of the question, so that it is answered with another. */
  readonly insteadOf?: readonly Sport[];
  /** The question names no day, so that its days are those of the next slate. */
  readonly isNextSlate?: boolean;
  /** It is about the answer before it, and nobody heard what: it is asked back like this unless the model reads it. */
  readonly unclear?: Pick<Extract<Heard, { kind: 'unclear' }>, 'why' | 'instead' | 'bet' | 'isSure'>;
  /** It likely changes the answer before it, and what was read is at best a part of that: it is asked back. */
  readonly goesOn?: boolean;
}

/** The words of the user, where the prompt is those in other words too. */
export const typedOf = ({ prompt, typed = prompt }: Pick<Question, 'prompt' | 'typed'>): string => typed;

/** Everybody whom a question can name. */
export const playersOf = ({ players = [], golfers = [], roster = [] }: KnownNames): string[] => [
  ...new Set([...players, ...golfers, ...roster.map(({ name }) => name)]),
];

/** Reads by the grammar: at once and at no cost. */
export type Reader = (question: Question) => Understood;

/** What the readers know besides the words. */
export function contextOf(question: Question): Context {
  const { sport: selectedSport, teams, golfers, players, roster, now } = question;
  const made = { selectedSport, teams, golfers, players, roster, now, phrases: new Map() };
  return rememberContext(question, '', () => made);
}

const rememberContext = remembering<Question, Context>();

/** "275 passing yards" is football, whichever sport is selected. */
export function withImpliedSport(question: Question, reading: ReadResult['reading']): Question {
  const implied = reading.sports.length === 0 ? impliedSport(reading, question.sport) : undefined;
  return implied ? { ...question, sport: implied } : question;
}

/** Whether the rules read all of it, by itself or of the answer before it. */
export const isReadInFull = ({ unclear, result }: Understood): boolean =>
  unclear === undefined && result.unread.length === 0 && result.isBare !== true;

/** A play that was read in full. */
export const asksForPlay = ({ reading, unread, isBare }: ReadResult) =>
  unread.length === 0 && !isBare && (reading.intent === 'play' || reading.intent === 'compare');

/** "275 passing yards" is football, "first period" hockey, "goal scorers" hockey unless soccer is selected. */
function impliedSport({ stat, period = 'game' }: ReadResult['reading'], selected: Sport): Sport | undefined {
  // Most sports have a first score, so that it implies none.
  const ofPart: readonly Sport[] = period === 'game' || isOneScore(period) ? [] : parts[period].sports;
  const [first, ...others] = sportsOfStat(stat);
  if (first) return others.includes(selected) ? undefined : first;
  return ofPart.includes(selected) ? undefined : ofPart[0];
}

/** The terms of a question that is no bet: none. */
export const noTerms = (): ReadResult['reading'] => ({ ...emptyReading(), intent: 'info' });

export const readAs = (reading: ReadResult['reading']): ReadResult => ({ reading, unread: [] });

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
