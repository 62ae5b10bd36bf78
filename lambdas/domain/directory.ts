/** The sort orders and search words of the list of users. */
import type { PlanName } from '../contracts/plans.ts';
import type { SortField } from '../contracts/sorting.ts';
import { isRunning, type Subscription } from './subscription.ts';

/** What the list shows of an account. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly plan: PlanName;
  /** Whether the payment provider goes on charging for it; a plan that an administrator gave costs nothing. */
  readonly paid: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null for who never signed in. */
  readonly lastLoginAt: string | null;
}

/** What the list is made of. */
export interface Account extends Omit<Listed, 'paid'> {
  readonly subscription?: Subscription;
}

/** What an administrator sees of an account in the list, billing included. */
export interface Person extends Account {
  readonly subscriptionStatus: string;
}

/** Nothing of an account but what the list shows. */
export function listedOf({ id, name, email, plan, createdAt, lastLoginAt, subscription }: Account): Listed {
  return { id, name, email, plan, paid: isRunning(subscription), createdAt, lastLoginAt };
}

/** A key of the table has room for 1,024 bytes, and one Unicode form can be many times as long as what was typed. */
const textMax = 200;
const wordMax = 40;
/** More than any real name and address have; a person's words must fit into one transaction, twice. */
const wordsMax = 30;

/** One spelling: one Unicode form, no capitals. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** @returns what an order sorts by, as text: never signed in is the oldest, and capitals make no difference */
export function sortText(person: Account, by: SortField): string {
  switch (by) {
    case 'created_at':
      return person.createdAt;
    case 'last_login':
      return person.lastLoginAt ?? '';
    case 'name':
      return cut(folded(person.name), textMax);
    case 'email':
      return cut(folded(person.email), textMax);
  }
}

/** @returns runs of letters and digits, in their one spelling */
export function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => cut(word, wordMax));
}

/**
 * The words under which a person is kept for the search: those of name and address, without the ones that only
 * begin another (`jo` beside `john`), so that a search meets nearly everybody once.
 */
export function searchWords(person: Listed): string[] {
  const words = allWords(person);
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, wordsMax);
}

/** The name and the address as words in a row, for a search of several words; without one that begins the other. */
export function searchPhrases({ name, email }: Listed): string[] {
  const phrases = [name, email].map(asPhrase).filter((phrase) => phrase.includes(' '));
  return [...new Set(phrases)].filter(
    (phrase) => !phrases.some((other) => other !== phrase && other.startsWith(phrase)),
  );
}

export function asPhrase(text: string): string {
  return cut(wordsIn(text).join(' '), textMax);
}

/** Whether each word begins a word of the person's name or address. */
export function matches(person: Listed, sought: readonly string[]): boolean {
  const words = allWords(person);
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function allWords({ name, email }: Listed): string[] {
  return [...new Set([...wordsIn(name), ...wordsIn(email)])];
}

/** Never leaves half a character at the end. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
