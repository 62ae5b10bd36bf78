import { describe, expect, test } from 'vitest';
import { marketTopics } from '../../../../lambdas/contracts/asking/queries/board.ts';
import { findTopics } from '../../../../lambdas/contracts/asking/queries/find.ts';
import { mineTopics, trackActions } from '../../../../lambdas/contracts/asking/queries/own.ts';
import { askKinds } from '../../../../lambdas/contracts/asking/query.ts';
import { changeTopics } from '../../../../lambdas/domain/asking/conversation/told/topics.ts';
import { toldOf } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { likelyOf } from '../../../../lambdas/domain/asking/likely/likely.ts';
import { thingIds } from '../../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { serviceTopics } from '../../../../lambdas/domain/asking/queries/service/entries.ts';
import { encoder } from '../../../../lambdas/services/asking/encoder.ts';
import { allMarkedTexts } from '../../../../scripts/kinds/marked.ts';
import { allTexts } from '../../../../scripts/kinds/texts.ts';

const likely = (prompt: string) => likelyOf(toldOf(prompt, [], encoder()));

describe('what a question looks like', () => {
  test.each([
    ['which sportsbook has the top number on the jaguars', 'market'],
    ['in how many of their games have the pelicans gone over', 'find'],
    ['what would 35 bucks at +240 bring home', 'sum'],
    ['jot down that i took the wild at -120 for 25', 'track'],
    ['overall am i winning or losing with my picks', 'mine'],
    ['whats the meaning of a half point hook', 'explain'],
    ['how do i cancel my subscription', 'service'],
    ['odds on the ufc main event', 'not_offered'],
    ['put together three unders for tonight', 'play'],
    ['is -135 on the blue jays a rip off', 'check'],
    ['rather have tatum points or brown points', 'compare'],
    ['recipe for a quick chili', 'off_topic'],
  ] as const)('%s: %s', (prompt, kind) => {
    expect(likely(prompt).kinds[0]?.kind).toBe(kind);
  });

  test('says the topic of a kind', () => {
    expect(likely('who is starting in goal for the kraken').topicOf('find')).toBe('starters');
    expect(likely('has the total in the giants game come down').topicOf('market')).toBe('movement');
    expect(likely('put together three unders for tonight').topicOf('play')).toBeUndefined();
  });

  test.each(['', '?', '🏈🏈', 'a'.repeat(5000), '\u0000', 'été '.repeat(400)])(
    'of any text the chances add up to 1: %#',
    (prompt) => {
      const { kinds } = likely(prompt);
      expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(askKinds.toSorted());
      expect(kinds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 5);
      expect(kinds.map(({ chance }) => chance)).toEqual(
        kinds.map(({ chance }) => chance).toSorted((a, b) => b - a),
      );
    },
  );
});

describe('what it is told by', () => {
  const labels = encoder().kindNames;

  test('has topics that the queries have', () => {
    const topics: Readonly<Record<string, readonly string[]>> = {
      find: findTopics,
      market: marketTopics,
      mine: mineTopics,
      track: trackActions,
      service: serviceTopics,
      not_offered: thingIds,
      change: changeTopics,
    };
    for (const name of labels) {
      const [kind = '', topic] = name.split(':');
      expect(askKinds).toContain(kind);
      if (topic !== undefined && kind !== 'sum') expect(topics[kind]).toContain(topic);
    }
  });

  test('is made of the questions of the corpus', () => {
    const texts = allTexts();
    const all = [...texts, ...allMarkedTexts()];
    expect(new Set(labels)).toEqual(new Set(all.map(({ label }) => label)));
    const sample = texts.filter((_, at) => at % 250 === 0);
    const right = sample.filter(({ text, kind }) => likely(text).kinds[0]?.kind === kind);
    expect(right.length / sample.length).toBeGreaterThan(0.9);
  });
});
