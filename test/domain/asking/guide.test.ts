/** Every line of the guide is read in full, as a bet or as questions, and every kind of question has a line. */
import { describe, expect, test } from 'vitest';
import type { Understood } from '../../../lambdas/app/asking/question.ts';
import { readWritten } from '../../../lambdas/app/asking/reading/written.ts';
import { marketTopics } from '../../../lambdas/contracts/asking/queries/board.ts';
import { findTopics } from '../../../lambdas/contracts/asking/queries/find.ts';
import { mineTopics, trackActions } from '../../../lambdas/contracts/asking/queries/own.ts';
import { bets } from '../../../lambdas/domain/asking/guide/bets.ts';
import { followUps } from '../../../lambdas/domain/asking/guide/follow-ups.ts';
import { guide } from '../../../lambdas/domain/asking/guide/guide.ts';
import { facts, own, prices, sums } from '../../../lambdas/domain/asking/guide/questions.ts';
import { kindNames, promptOf } from '../../../lambdas/domain/asking/queries/reading/kinds.ts';
import { canonicalPrompt } from '../../../lambdas/domain/asking/reading/canonical-prompt.ts';
import { makeBoard, playersOn } from '../../../scripts/eval/ask.ts';
import { clock } from '../../../scripts/eval/clock.ts';
import { teams } from '../../../scripts/eval/teams.ts';

const names = await playersOn(makeBoard());
const read = (prompt: string): Understood =>
  readWritten({ prompt, sport: 'NFL', teams, ...names, now: clock });
/** The reading in words that read back; undefined unless all of it was read. */
function saidOf({ queries, wantsPlay, result }: Understood): string | undefined {
  if (queries) return queries.map(promptOf).join(' ');
  return wantsPlay && result.unread.length === 0 && !result.isBare
    ? canonicalPrompt(result.reading)
    : undefined;
}

const linesOf = (all: readonly string[]) => all.flatMap((line) => line.split(' | '));
const questions = linesOf([...facts, ...prices, ...sums, ...own]);

test.each([
  ...bets.map(([, written]) => written),
  ...followUps.map(([, , written]) => written),
  ...questions,
])('%s', (line) => {
  const said = saidOf(read(line));
  expect(said).toBeDefined();
  // What was read is what its own words say.
  expect(saidOf(read(said ?? ''))).toBe(said);
});

test('bets are bets, and questions are questions', () => {
  expect(bets.filter(([, written]) => !read(written).wantsPlay)).toEqual([]);
  expect(questions.filter((each) => !read(each).queries)).toEqual([]);
});

test('a round robin with its legs is a bet, and one with its prices a sum', () => {
  expect(read('4-leg NFL round robin by 2s of favorites').wantsPlay).toBe(true);
  expect(read('Round robin of 4 picks by 2s at $10').queries).toMatchObject([{ sum: 'round_robin' }]);
});

test('a slip with a leg that is not read is no question', () => {
  const slip =
    'Parlay: NHL player prop pick on points by Kirill Kaprizov or Mats Zuccarello; NHL pick in the Boston Bruins game, unders only';
  expect(read(slip)).not.toHaveProperty('queries');
  expect(saidOf(read(slip))).toBeUndefined();
});

describe('has a line for', () => {
  const asked = questions.flatMap((each) => read(each).queries ?? []);
  const listed = ['explain', 'service', 'not_offered'];

  test('every kind of question', () => {
    const kinds = new Set<string>([...asked.map(({ ask }) => ask), ...listed]);
    expect(kindNames.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each([
    ['find', findTopics],
    ['market', marketTopics],
    ['mine', mineTopics],
  ] as const)('every topic of %s', (ask, topics) => {
    const found = new Set(
      asked.flatMap((query) => (query.ask === ask && 'topic' in query ? [query.topic] : [])),
    );
    // A record is in units, too.
    const has = (topic: string) => topic === 'units' || (found as Set<string>).has(topic);
    expect(topics.filter((topic: string) => !has(topic))).toEqual([]);
  });

  test('every change of a tracked bet', () => {
    const found = new Set(asked.flatMap((query) => (query.ask === 'track' ? [query.action] : [])));
    expect(trackActions.filter((action) => !found.has(action))).toEqual([]);
  });
});

test('is short enough for a call', () => {
  expect(guide.length).toBeLessThanOrEqual(19_000);
});
