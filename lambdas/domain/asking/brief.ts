/** What the model reads, and what it replies: a question, and the same question in words that the rules read. */
import type { Sport } from '../../contracts/feed/sports.ts';

/** What was asked and answered before a question. */
export interface Before {
  /** In words that read back; null if it was several questions. */
  readonly question: string | null;
  /** How the answer begins. */
  readonly answer: string;
}

export interface Brief {
  readonly question: string;
  readonly before: Before | null;
  /** Selected beside the question. */
  readonly sport: Sport;
  /** Words of the question that the rules could not read. */
  readonly unread: readonly string[];
  /** What the rules read, in words that read back, where the model is to check it; null where it reads by itself. */
  readonly read: string | null;
}

/** The model's reply. */
export interface Reply {
  /** The question once more, in the words of the guide: one bet, or one to three questions. No user sees them. */
  readonly restated: readonly string[];
  /** Each unread word that was understood, with the words that it became; empty for a word that only helps to ask. */
  readonly placed: readonly { readonly word: string; readonly as: string }[];
  /** The words show a person in distress. */
  readonly care: boolean;
  /** Somebody under age asks, or is to bet. */
  readonly age: boolean;
}

/** A part of a reply before it is checked. */
export type Unchecked = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Unchecked {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Characters and words, so that a call stays under 6,000 tokens. */
const most = { question: 600, unread: 20, read: 400 };

export const briefOf = ({ question, before, sport, unread, read }: Brief): Brief => ({
  question: question.slice(0, most.question),
  before,
  sport,
  unread: unread.slice(0, most.unread),
  read: read === null ? null : read.slice(0, most.read),
});
