/**
 * Reads the model's queries other than a play. None of its words is trusted: names and numbers must stand in the question, teams
 * and entries in our lists, and each word that the grammar left unread must have become a part of a query.
 */
import { mostQueries, query } from '../../../../contracts/asking/query.ts';
import { addDays } from '../../../platform/calendar.ts';
import { isRecord, type Unchecked } from '../../brief.ts';
import { isBookIn, isNameIn, isWritten } from '../../reading/words/said.ts';
import { termOf } from '../explain/glossary.ts';
import { isUnkept } from '../find/reading/unkept.ts';
import { things } from '../not-offered/things.ts';
import { serviceEntries } from '../service/entries.ts';
import { isSumKind, sumFrom } from '../sum/from-terms.ts';
import { isRuled, type RuledQuery } from './kinds.ts';

interface Asked {
  readonly prompt: string;
  /** Words that the grammar could not read. */
  readonly unread: readonly string[];
  /** Teams that the grammar read, which no query may leave out. */
  readonly named: readonly string[];
  /** Every team of the feed. */
  readonly teams: readonly string[];
  /** Today's league day, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * @param given the model's reply, unvalidated
 * @returns one to three queries; undefined if any of them is not valid, or a word of the question is in none of them
 */
export function queriesOfModel(given: unknown, asked: Asked): RuledQuery[] | undefined {
  if (!isRecord(given) || !Array.isArray(given.queries)) return undefined;
  const read = given.queries.slice(0, mostQueries + 1).map(queryIn);
  const queries = read.filter((each) => each !== undefined);
  if (queries.length === 0 || queries.length !== read.length || queries.length > mostQueries)
    return undefined;
  if (!queries.every((each) => isOfQuestion(each, asked))) return undefined;
  const text = JSON.stringify(queries);
  const isWhole =
    asked.named.every((team) => text.includes(JSON.stringify(team))) &&
    asked.unread.every((word) => isPlaced(word, given.placed, queries));
  return isWhole ? queries : undefined;
}

function queryIn(given: unknown): RuledQuery | undefined {
  if (!isRecord(given)) return undefined;
  const { data } = query.safeParse(isSumKind(given.sum) ? sumFrom(given.sum, given) : given);
  return data && isRuled(data) ? data : undefined;
}

/** A word became a property that says something. */
function isPlaced(word: string, placed: unknown, queries: readonly Unchecked[]): boolean {
  return (
    Array.isArray(placed) &&
    placed.some(
      (each: unknown) =>
        isRecord(each) &&
        each.word === word &&
        queries.some((read) =>
          saysSomething(Object.hasOwn(read, String(each.term)) && read[String(each.term)]),
        ),
    )
  );
}

const saysSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false && value !== undefined;

function isOfQuestion(read: RuledQuery, asked: Asked): boolean {
  if (read.ask === 'explain') return read.terms.every((id) => termOf(id) !== undefined);
  if (read.ask === 'service') return Object.hasOwn(serviceEntries, read.topic);
  if (read.ask === 'not_offered') return Object.hasOwn(things, read.thing);
  return isSaid(read, '', asked);
}

/** Every name, day and number in a value, by the property that holds it. Words of closed lists were checked by the contract. */
function isSaid(value: unknown, property: string, asked: Asked): boolean {
  if (Array.isArray(value)) return value.every((each) => isSaid(each, property, asked));
  if (isRecord(value)) return Object.entries(value).every(([key, each]) => isSaid(each, key, asked));
  if (typeof value === 'number') return counted.has(property) || isWritten(value, asked.prompt);
  if (typeof value !== 'string') return true;
  if (property === 'teams' || property === 'against') return asked.teams.includes(value);
  if (property === 'days' || property === 'since') return isNear(value, asked.today);
  // Shown in the answer, so that only our own words can stand there.
  if (property === 'unkept') return isUnkept(value);
  if (named.has(property)) return isNameIn(value, asked.prompt);
  return property === 'book' || property === 'books' ? isBookIn(value, asked.prompt) : true;
}

/** Counts, which a question may write as a word. */
const counted: ReadonlySet<string> = new Set(['last', 'limit', 'picks', 'by', 'pushes']);
const named: ReadonlySet<string> = new Set(['player', 'players', 'withPlayer', 'withoutPlayer', 'group']);

/** Days of results that the table keeps, and of games that it lists. */
const [daysBack, daysOn] = [400, 14];

const isNear = (day: string, today: string) =>
  day >= addDays(today, -daysBack) && day <= addDays(today, daysOn);
