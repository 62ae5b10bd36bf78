/** Parses a question: its terms, its sports, and whether it asks for a pick. */
import type { Profile } from '../../contracts/account.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { Next } from '../../domain/answer/follow.ts';
import { sportOfStat } from '../../domain/props/stat-sports.ts';
import { canonicalPrompt } from '../../domain/reading/canonical-prompt.ts';
import { showReading } from '../../domain/reading/parts.ts';
import { type KnownTeam, type ReadResult, readQuestion } from '../../domain/reading/read.ts';

/** Days that an answer covers, including today. */
export const daysAhead = 7;

export interface Question {
  readonly prompt: string;
  /** The sport selected next to the question; a sport named in the question overrides it. */
  readonly sport: Sport;
  readonly now: Date;
  /** Every team the feed has listed so far. */
  readonly teams: readonly KnownTeam[];
  /** Golfers with a price to win an upcoming tournament. */
  readonly golfers?: readonly string[] | undefined;
  /** From the user's profile. */
  readonly preferences?: Profile | undefined;
  /** For a question that changes an earlier answer: the legs to keep, and those not to offer again. */
  readonly next?: Next | undefined;
  /** Time limit for all model calls together, milliseconds. */
  readonly withinMs?: number | undefined;
}

/** A question that has been read. */
export interface Understood extends Question {
  readonly result: ReadResult;
  /** Words that only the model could interpret. An answer that relies on them is not charged. */
  readonly hardWords?: readonly string[];
}

export function understand(question: Question): Understood {
  const { prompt, sport, teams, golfers, now } = question;
  const result = readQuestion(prompt, { selectedSport: sport, teams, golfers, now });
  // "275 passing yards" is football, whichever sport is selected.
  const implied = result.reading.sports.length === 0 ? sportOfStat(result.reading.stat) : undefined;
  return { ...question, sport: implied ?? sport, result };
}

/** A question made from an earlier answer, whose reading is already known. */
export function understandNext(question: Question & { readonly next: Next }): Understood {
  const { reading } = question.next;
  return { ...question, prompt: canonicalPrompt(reading), result: { reading, unread: [] } };
}

/** Whether a question asks for a play; only then is a prompt reserved and the model called. */
export function wantsPlay({ result: { reading } }: Understood): boolean {
  return reading.intent === 'play' || reading.intent === 'compare';
}

/** The sports that a reading is about. */
export function sportsOf({ result: { reading }, sport }: Understood): readonly Sport[] {
  return reading.sports.length > 0 ? reading.sports : [sport];
}

/** The reading as shown to the user. */
export function shown({ sport }: Understood, reading: Reading): ShownReading {
  return showReading(reading, { selectedSport: sport });
}
