/** Answers a question that was read as queries: in order, as one uncharged answer. */

import type { Note } from '../../../contracts/asking/analysis.ts';
import { emptyAnalysis } from '../../../domain/asking/answer/compose.ts';
import type { QueryAnswer } from '../../../domain/asking/queries/answered.ts';
import { labelOf, type RuledQuery } from '../../../domain/asking/queries/reading/kinds.ts';
import type { NoPlay } from '../outcome.ts';
import { answerQuery } from './answer-query.ts';
import type { QueryMeans } from './query-means.ts';

/** The most alternatives under an answer. */
const mostAlternatives = 4;

/**
 * @param queries one to three
 * @throws if what a kind reads cannot be read
 */
export async function answerQueries(queries: readonly RuledQuery[], means: QueryMeans): Promise<NoPlay> {
  const { result, sport, readBy, asides = [], wish } = means.understood;
  const answers = await Promise.all(queries.map((query) => answerQuery(query, means)));
  // One bet can be tracked by one tap.
  const [{ own } = {}] = answers.length === 1 ? answers : [];
  const verdict = answers.find((answer) => answer.verdict)?.verdict;
  const screens = [...new Set(answers.flatMap((answer) => answer.screens ?? []))];
  const notes = notesOf(answers);
  const summary = queries.map(labelOf).join(' · ');
  return {
    kind: 'info',
    charged: false,
    readBy,
    response: [
      ...saidIn(answers, summary),
      ...leftOut(asides),
      ...(wish === undefined ? [] : [`The bet is a question of its own: tap “${wish}”.`]),
    ].join('\n'),
    analysis: own ?? emptyAnalysis(sport, notes),
    reading: { sports: [], summary, parts: [] },
    notes,
    alternatives: distinct([
      ...(wish === undefined ? [] : [{ label: wish, prompt: wish }]),
      ...answers.flatMap(({ alternatives }) => alternatives),
    ]).slice(0, mostAlternatives),
    read: result.reading,
    asks: queries.map(({ ask }) => ask),
    cards: answers.flatMap(({ cards }) => cards),
    ...(own && { isOwn: true }),
    ...(verdict && { verdict }),
    ...(screens.length > 0 && { screens }),
  };
}

/** What the answers say. An empty one would look like a failure. */
function saidIn(answers: readonly QueryAnswer[], summary: string): readonly string[] {
  const said = onceEach(answers.map(({ response }) => response));
  return said.length > 0 ? said : [`We read this as ${summary}, and keep nothing that answers it.`];
}

/** Lines without those that an answer before has said: of three numbers of one prop, each has the same title. */
function onceEach(responses: readonly string[]): string[] {
  const said = new Set<string>();
  return responses.flatMap((response) => {
    const lines = response.split('\n').filter((line) => !said.has(line));
    for (const line of lines) said.add(line);
    return lines.filter((line) => line.trim() !== '');
  });
}

/** The most words that are named. */
const mostWords = 8;

function leftOut(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const named = words.slice(0, mostWords).map((word) => `“${word}”`);
  return [`Left out of this: ${named.join(', ')}${words.length > mostWords ? ' and more' : ''}.`];
}

/** Each prompt once. */
const distinct = (alternatives: QueryAnswer['alternatives']) => [
  ...new Map(alternatives.map((each) => [each.prompt, each])).values(),
];

/** Each note once. */
function notesOf(answers: readonly QueryAnswer[]): Note[] {
  const notes = answers.flatMap((answer) => answer.notes ?? []);
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}
