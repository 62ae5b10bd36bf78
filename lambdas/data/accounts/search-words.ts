/**
 * Finds accounts by prefixes of the words of their name or address.
 *
 * An account is indexed under each word, and under its whole name and address. Each index row contains the fields that the
 * list filters and sorts by, so a thousand hits are filtered, sorted and paged after one query, without reading the accounts.
 */

import type { SortField, SortOrder } from '../../contracts/accounts/sorting.ts';
import { type PlanName, planNames } from '../../contracts/billing/plans.ts';
import {
  asPhrase,
  type Listed,
  matches,
  searchPhrases,
  searchWords,
  sortText,
  wordsIn,
} from '../../domain/accounts/directory.ts';
import { idAtEnd, type Key, keys, lists, separator } from '../platform/keys.ts';
import { beginsWith } from '../platform/queries.ts';
import { queryAll } from '../platform/table.ts';

/** Maximum number of hits a search reads; their rows cost about 14 read units. */
const hitsMax = 1000;

/** An index row. `card` is one short string, because a search reads up to a thousand of them. */
export type WordRow = Key & { readonly card: string };

/** The index rows of an account. */
export function wordRows(person: Listed): WordRow[] {
  const card = cardOf(person);
  return [
    ...searchWords(person).map((word) => ({ ...keys.word(word, person.id), card })),
    ...searchPhrases(person).map((phrase) => ({ ...keys.phrase(phrase, person.id), card })),
  ];
}

interface Search {
  readonly text: string;
  readonly plan: PlanName | undefined;
  readonly sort: SortField;
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

export interface Found {
  readonly people: readonly Listed[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** Whether the search stopped at the maximum number of hits. */
  readonly capped: boolean;
}

/**
 * AP: Query W#x or P#x, then W#x if several words match no beginning of a name or address.
 * A single word matches any word prefix. Several words match the beginning of a name or address, or if there is no such
 * account, accounts in which each word matches a word prefix.
 */
export async function searchPeople({ text, plan, sort, order, offset, limit }: Search): Promise<Found> {
  const { hits, capped } = await find(text);
  const people = inOrder(
    hits.filter((person) => plan === undefined || person.plan === plan),
    sort,
    order,
  );
  return { people: people.slice(offset, offset + limit), total: people.length, capped };
}

interface Hits {
  readonly hits: readonly Listed[];
  readonly capped: boolean;
}

async function find(text: string): Promise<Hits> {
  const [words, phrase] = [wordsIn(text), asPhrase(text)];
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return { hits: [], capped: false };
  if (words.length === 1) return query(lists.word(longest));
  const beginning = await query(lists.phrase(phrase));
  if (beginning.hits.length > 0) return beginning;
  const { hits, capped } = await query(lists.word(longest));
  return { hits: hits.filter((person) => matches(person, words)), capped };
}

/** Eventually consistent, at half the price. */
async function query(list: { pk: string; prefix: string }): Promise<Hits> {
  const rows = await queryAll<WordRow>(beginsWith(list), hitsMax + 1);
  const people = new Map(rows.slice(0, hitsMax).map((row) => [idAtEnd(row.sk), row.card]));
  return {
    hits: [...people].map(([id, card]) => personOf(id, card)),
    capped: rows.length > hitsMax,
  };
}

/** The same order as in the table: by the bytes of the text, then those of the ID. */
function inOrder(people: readonly Listed[], sort: SortField, order: SortOrder): Listed[] {
  const sign = order === 'asc' ? 1 : -1;
  return people
    .map((person) => ({ person, key: Buffer.from(`${sortText(person, sort)}${separator}${person.id}`) }))
    .sort((a, b) => sign * Buffer.compare(a.key, b.key))
    .map(({ person }) => person);
}

/** One letter for the plan, upper case if it is paid. */
function cardOf({ name, email, plan, paid, createdAt, lastLoginAt }: Listed): string {
  const letter = plan.slice(0, 1);
  return [
    name,
    email,
    paid ? letter.toUpperCase() : letter,
    shortTime(createdAt),
    lastLoginAt ? shortTime(lastLoginAt) : '',
  ].join(separator);
}

function personOf(id: string, card: string): Listed {
  const [name = '', email = '', letter = '', createdAt = '', lastLoginAt] = card.split(separator);
  return {
    id,
    name,
    email,
    plan: planNames.find((full) => full[0] === letter.toLowerCase()) ?? 'free',
    paid: letter !== letter.toLowerCase(),
    createdAt: longTime(createdAt),
    lastLoginAt: lastLoginAt ? longTime(lastLoginAt) : null,
  };
}

const shortTime = (iso: string) => Date.parse(iso).toString(36);
const longTime = (short: string) => new Date(Number.parseInt(short, 36)).toISOString();
