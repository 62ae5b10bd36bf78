/**
 * Finds people by what begins a word of their name or address.
 *
 * A person is kept under each word, and under name and address as a whole, always with what the list filters
 * and sorts by: so a thousand hits are filtered, sorted and paged after one query, without reading a thousand accounts.
 */
import { type PlanName, planNames } from '../contracts/plans.ts';
import type { SortField, SortOrder } from '../contracts/sorting.ts';
import {
  asPhrase,
  type Listed,
  matches,
  searchPhrases,
  searchWords,
  sortText,
  wordsIn,
} from '../domain/directory.ts';
import { idAtEnd, type Key, keys, lists, separator } from './keys.ts';
import { beginsWith } from './queries.ts';
import { queryAll } from './table.ts';

/** A search looks at no more people: their cards cost some 14 read units. */
const hitsMax = 1000;

/** What is kept under a word. `card` is one short text, because a search reads up to a thousand of them. */
export type WordRow = Key & { readonly card: string };

/** The rows under which a person is found. */
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
  /** How many there are on all pages. */
  readonly total: number;
  /** There may be more: the search stopped at the thousandth. */
  readonly capped: boolean;
}

/**
 * AP: Query W#x or P#x, then W#x where several words were asked that nobody's name or address begins with.
 * One word finds everybody of whose words it begins one; several find those whose name or address begins with them,
 * and if there are none, those who have them all.
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
  const words = wordsIn(text);
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  if (longest === undefined) return { hits: [], capped: false };
  if (words.length === 1) return look(lists.word(longest));
  const beginning = await look(lists.phrase(asPhrase(text)));
  if (beginning.hits.length > 0) return beginning;
  const { hits, capped } = await look(lists.word(longest));
  return { hits: hits.filter((person) => matches(person, words)), capped };
}

/** A list may lag some milliseconds behind a change: half the price, and nobody sees it. */
async function look(list: { pk: string; prefix: string }): Promise<Hits> {
  const rows = await queryAll<WordRow>(beginsWith(list), hitsMax + 1);
  const people = new Map(rows.slice(0, hitsMax).map((row) => [idAtEnd(row.sk), row.card]));
  return {
    hits: [...people].map(([id, card]) => personOf(id, card)),
    capped: rows.length > hitsMax,
  };
}

/** By what the table would sort by: the bytes of the text, then those of the id. */
function inOrder(people: readonly Listed[], sort: SortField, order: SortOrder): Listed[] {
  const sign = order === 'asc' ? 1 : -1;
  return people
    .map((person) => ({ person, key: Buffer.from(`${sortText(person, sort)}${separator}${person.id}`) }))
    .sort((a, b) => sign * Buffer.compare(a.key, b.key))
    .map(({ person }) => person);
}

/** One letter says the plan, a capital that it is paid for. */
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
