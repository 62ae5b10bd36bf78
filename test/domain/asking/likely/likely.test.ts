import { describe, expect, test } from 'vitest';
import { marketTopics } from '../../../../lambdas/contracts/asking/queries/board.ts';
import { findTopics } from '../../../../lambdas/contracts/asking/queries/find.ts';
import { mineTopics, trackActions } from '../../../../lambdas/contracts/asking/queries/own.ts';
import { askKinds } from '../../../../lambdas/contracts/asking/query.ts';
import { places } from '../../../../lambdas/domain/asking/likely/features.ts';
import { likelyOf } from '../../../../lambdas/domain/asking/likely/likely.ts';
import { labels, size, vectors } from '../../../../lambdas/domain/asking/likely/weights.ts';
import { thingIds } from '../../../../lambdas/domain/asking/queries/not-offered/things.ts';
import { serviceTopics } from '../../../../lambdas/domain/asking/queries/service/entries.ts';
import { allTexts } from '../../../../scripts/kinds/texts.ts';

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
    expect(likelyOf(prompt).kinds[0]?.kind).toBe(kind);
  });

  test('says the topic of a kind', () => {
    expect(likelyOf('who is starting in goal for the kraken').topicOf('find')).toBe('starters');
    expect(likelyOf('has the total in the giants game come down').topicOf('market')).toBe('movement');
    expect(likelyOf('put together three unders for tonight').topicOf('play')).toBeUndefined();
  });

  test.each(['', '?', '🏈🏈', 'a'.repeat(5000), '\u0000', 'été '.repeat(400)])(
    'of any text the chances add up to 1: %#',
    (prompt) => {
      const { kinds } = likelyOf(prompt);
      expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(askKinds.toSorted());
      expect(kinds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(kinds.map(({ chance }) => chance)).toEqual(
        kinds.map(({ chance }) => chance).toSorted((a, b) => b - a),
      );
    },
  );
});

describe('the table', () => {
  test('has a vector a place, and weights a label', () => {
    expect(vectors).toHaveLength(places * size);
    for (const { weights } of labels) expect(weights).toHaveLength(size);
  });

  test('has topics that the queries have', () => {
    const topics: Readonly<Record<string, readonly string[]>> = {
      find: findTopics,
      market: marketTopics,
      mine: mineTopics,
      track: trackActions,
      service: serviceTopics,
      not_offered: thingIds,
    };
    for (const { name } of labels) {
      const [kind = '', topic] = name.split(':');
      expect(askKinds).toContain(kind);
      if (topic !== undefined && kind !== 'sum') expect(topics[kind]).toContain(topic);
    }
  });

  test('is made of the questions of the corpus', () => {
    const texts = allTexts();
    expect(new Set(labels.map(({ name }) => name))).toEqual(new Set(texts.map(({ label }) => label)));
    const sample = texts.filter((_, at) => at % 50 === 0);
    const right = sample.filter(({ text, kind }) => likelyOf(text).kinds[0]?.kind === kind);
    expect(right.length / sample.length).toBeGreaterThan(0.9);
  });
});
