/** The closed language of questions: what is asked, and in which terms. A question is one to three queries. */
import * as z from 'zod/mini';
import { change } from './change.ts';
import { check, compare, marketQuery } from './queries/board.ts';
import { find } from './queries/find.ts';
import { mine, track } from './queries/own.ts';
import { sum } from './queries/sum.ts';
import { explain, notOffered, offTopic, service } from './queries/words.ts';
import { reading } from './reading.ts';

/** A bet to be built: its terms are a reading. */
export const play = z.object({ ask: z.literal('play'), terms: reading });

/** The last answer, changed. */
export const changed = z.object({ ask: z.literal('change'), change });

const care = z.object({ ask: z.literal('care') });
const age = z.object({ ask: z.literal('age') });

export const query = z.discriminatedUnion('ask', [
  play,
  check,
  compare,
  marketQuery,
  find,
  sum,
  mine,
  track,
  explain,
  changed,
  notOffered,
  care,
  age,
  service,
  offTopic,
]);
export type Query = z.infer<typeof query>;

/** The kinds of question. */
export const askKinds = [
  'play',
  'check',
  'compare',
  'market',
  'find',
  'sum',
  'mine',
  'track',
  'explain',
  'change',
  'not_offered',
  'care',
  'age',
  'service',
  'off_topic',
] as const satisfies readonly Query['ask'][];
export type AskKind = (typeof askKinds)[number];

/** The query of a kind. */
export type QueryOfKind<K extends AskKind> = Extract<Query, { readonly ask: K }>;

/** The most queries in one question. */
export const mostQueries = 3;

export const queries = z.array(query).check(z.minLength(1), z.maxLength(mostQueries));
