/** The sort orders and search words of the list of users. */

import type { SortField } from '../../contracts/accounts/sorting.ts';
import type { PlanName } from '../../contracts/billing/plans.ts';
import { isRunning, type Subscription } from '../billing/subscription.ts';

/** The fields of an account in the list. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly plan: PlanName;
  /** Whether the payment provider bills for the plan; false for one granted by an administrator. */
  readonly paid: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null if the user never signed in. */
  readonly lastLoginAt: string | null;
}

/** The fields from which the list is built. */
export interface Account extends Omit<Listed, 'paid'> {
  readonly subscription?: Subscription;
}

/** The fields of an account in the admin portal's list, including billing. */
export interface Person extends Account {
  readonly subscriptionStatus: string;
}

/** Reduces an account to the fields of the list. */
export function listedOf({ id, name, email, plan, createdAt, lastLoginAt, subscription }: Account): Listed {
  return { id, name, email, plan, paid: isRunning(subscription), createdAt, lastLoginAt };
}

/** Table keys are limited to 1,024 bytes, and Unicode normalization can lengthen a text considerably. */
const textMax = 200;
const wordMax = 40;
/** More than any real name and address have. A user's words must fit into one transaction twice. */
const wordsMax = 30;

/** Normalizes a text: one Unicode form, lower case. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** @returns the sort key of an order; users who never signed in come first, and case is ignored */
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

/** @returns runs of letters and digits, normalized */
export function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => cut(word, wordMax));
}

/**
 * The search words of a user: those of the name and address, without prefixes of another one (`jo` with `john`), so
 * that a search finds most users only once.
 */
export function searchWords(person: Listed): string[] {
  const words = allWords(person);
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, wordsMax);
}

/** The name and the address as phrases for a search of several words, without one that is a prefix of the other. */
export function searchPhrases({ name, email }: Listed): string[] {
  const phrases = [name, email].map(asPhrase).filter((phrase) => phrase.includes(' '));
  return [...new Set(phrases)].filter(
    (phrase) => !phrases.some((other) => other !== phrase && other.startsWith(phrase)),
  );
}

export function asPhrase(text: string): string {
  return cut(wordsIn(text).join(' '), textMax);
}

/** Whether each search word is a prefix of a word in the user's name or address. */
export function matches(person: Listed, search: readonly string[]): boolean {
  const words = allWords(person);
  return search.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

function allWords({ name, email }: Listed): string[] {
  return [...new Set([...wordsIn(name), ...wordsIn(email)])];
}

/** Never splits a surrogate pair. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
