/** Parses a question: its terms, its sports, and whether it asks for a pick. */
import type { Profile } from '../../contracts/account.ts';
import type { Reading, ShownReading } from '../../contracts/reading.ts';
import type { Sport } from '../../contracts/sports.ts';
import type { Next } from '../../domain/answer/follow.ts';
import { sportOfStat } from '../../domain/props/stat-sports.ts';
import { showReading } from '../../domain/reading/parts.ts';
import { type KnownTeam, type ReadResult, readQuestion } from '../../domain/reading/read.ts';
import { sayReading } from '../../domain/reading/say.ts';

/** How far ahead an answer looks, today included. */
export const daysAhead = 7;

export interface Asked {
  readonly prompt: string;
  /** The sport of the box beside the question; one named in the words beats it. */
  readonly sport: Sport;
  readonly now: Date;
  /** Every team that the feed has listed. */
  readonly teams: readonly KnownTeam[];
  /** Everybody who is priced to win a golf tournament to come. */
  readonly golfers?: readonly string[] | undefined;
  /** The asker's own, from the profile. */
  readonly preferences?: Profile | undefined;
  /** Of a question that changes an earlier answer: what of it stays, and what is not offered again. */
  readonly next?: Next | undefined;
  /** What the model may take in all, milliseconds. */
  readonly withinMs?: number | undefined;
}

/** A question that has been read. */
export interface Understood extends Asked {
  readonly result: ReadResult;
  /** Words that only the model could read: an answer that rests on them is not charged. */
  readonly hardWords?: readonly string[];
}

export function understand(asked: Asked): Understood {
  const { prompt, sport, teams, golfers, now } = asked;
  const result = readQuestion(prompt, { box: sport, teams, golfers, now });
  // "275 passing yards" is football, whatever the box says.
  const implied = result.reading.sports.length === 0 ? sportOfStat(result.reading.stat) : undefined;
  return { ...asked, sport: implied ?? sport, result };
}

/** A question made from an earlier answer: its reading is known, and no word of it is left to be read. */
export function understandNext(asked: Asked & { readonly next: Next }): Understood {
  const { reading } = asked.next;
  return { ...asked, prompt: sayReading(reading), result: { reading, unread: [] } };
}

/** Whether a question asks for a play, so that a prompt is reserved and the model may be asked. */
export function wantsPlay({ result: { reading } }: Understood): boolean {
  return reading.intent === 'play' || reading.intent === 'compare';
}

/** The sports that a reading is about. */
export function sportsOf({ result: { reading }, sport }: Understood): readonly Sport[] {
  return reading.sports.length > 0 ? reading.sports : [sport];
}

/** The reading as the asker sees it. */
export function shown({ sport }: Understood, reading: Reading): ShownReading {
  return showReading(reading, { box: sport });
}
