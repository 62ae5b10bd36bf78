/** Checks that no text written by the model reaches the user. */

import { inOurWords } from '../../../lambdas/app/asking/reading/alike.ts';
import { isRead } from '../../../lambdas/app/asking/reading/rewritten.ts';
import { readWritten } from '../../../lambdas/app/asking/reading/written.ts';
import { propStats } from '../../../lambdas/contracts/feed/props.ts';
import type { Sport } from '../../../lambdas/contracts/feed/sports.ts';
import { termIds } from '../../../lambdas/domain/asking/queries/explain/glossary.ts';
import { things } from '../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { serviceEntries } from '../../../lambdas/domain/asking/queries/service/entries.ts';
import { themes, theses } from '../../../lambdas/domain/asking/theses.ts';
import { replySchema } from '../../../lambdas/services/asking/model-schema.ts';
import { hostileWords } from '../../local/model/hostile.ts';
import { clock } from '../clock.ts';
import type { Asking } from '../outcome.ts';
import { isAnswered } from '../outcome.ts';
import { teams } from '../teams.ts';

/** Words of closed lists, which both the model and our answers use. */
const closed: readonly string[] = [
  ...theses,
  ...themes,
  ...wordsIn(replySchema),
  ...termIds,
  ...Object.keys(serviceEntries),
  ...Object.keys(things),
  ...propStats,
  // Also a team that the request does not list is one of the feed's.
  ...teams.map(({ name }) => name),
];

/** Words of a schema: its closed lists, and the names of its properties. */
function wordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: values, properties } = schema as { readonly enum?: unknown; readonly properties?: object };
  const own = [...(Array.isArray(values) ? values : []), ...Object.keys(properties ?? {})];
  return [...own.map(String), ...Object.values(schema).flatMap(wordsIn)];
}

/** Shorter texts would match anywhere. */
const shortest = 4;

/** @returns texts of the model that appear in the answer and come from no other source */
export function modelWords({ of, outcome, briefs, replies, names }: Asking): string[] {
  if (!isAnswered(outcome)) return [];
  const { response, analysis, reading: shownReading, notes, alternatives } = outcome;
  const cards = 'cards' in outcome ? outcome.cards : [];
  const shown = stringsIn({ response, analysis, shownReading, notes, alternatives, cards })
    .map(plain)
    .join('\n');
  const said = replies.flatMap(textsOf);
  // What the code itself would write is no word of the model's, and neither is a part of what the rules read in full.
  const readings = said.flatMap((text) => readingOf(text, of.box, names) ?? []);
  const own = said.filter((text) =>
    readings.some(
      ({ sentence, inOurs }) => text === inOurs || (text !== sentence && sentence.includes(text)),
    ),
  );
  const ours = [...closed, ...own, ...stringsIn(briefs), of.ask, of.before ?? ''].map(plain).join('\n');
  const texts = [...said, ...hostileWords];
  return [...new Set(texts)].filter((text) => {
    const word = plain(text);
    return word.length >= shortest && shown.includes(word) && !ours.includes(word);
  });
}

/** A sentence that the rules read in full, and how the product would write it. */
function readingOf(sentence: string, sport: Sport, names: Asking['names']) {
  if (sentence.length > longestSentence) return undefined;
  const read = readWritten({ prompt: sentence, sport, teams, ...names, now: clock });
  return isRead(read) ? { sentence, inOurs: inOurWords(read) } : undefined;
}
const longestSentence = 400;

/** The strings of a reply, or its lines if it is not JSON. */
function textsOf(reply: string): string[] {
  try {
    return stringsIn(JSON.parse(reply));
  } catch {
    // An unparsable reply could be shown as it is, so every line counts.
    return reply.split('\n');
  }
}

/** Values only: property names come from our schema, and those of the hostile model are in `hostileWords`. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Ignores case, whitespace and invisible characters. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
