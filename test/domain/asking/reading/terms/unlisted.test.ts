/** Markets that nothing lists: read as such, and named in the answer. */
import { describe, expect, test } from 'vitest';
import { unlistedSentence } from '../../../../../lambdas/domain/asking/answer/words/reasons.ts';
import { readQuestion } from '../../../../../lambdas/domain/asking/reading/read.ts';
import { hasUnlisted, isOnlyUnlisted } from '../../../../../lambdas/domain/asking/reading/terms/unlisted.ts';
import { listed, now } from '../readings.ts';

const read = (prompt: string) => readQuestion(prompt, { selectedSport: 'NFL', teams: listed, now });

describe('a bet that nothing lists', () => {
  test.each([
    ['over 2.5 sacks for the bears', 'sacks'],
    ['tackles props linebackers', 'tackles'],
    ['field goals over in the cowboys game', 'field goals'],
    ['justin tucker kicking points over', 'kicking points'],
    ['bears dst td', 'defense and special teams'],
    ['niners defense to score a td', 'defense and special teams'],
    ['hurts rush + pass yards over', 'passing and rushing yards together'],
    ['longest reception jefferson', 'the longest play'],
    ['pp points kucherov', 'power-play points'],
    ['penalty minutes over wilson', 'penalty minutes'],
    ['soto to draw a walk', 'walks by batters'],
    ['stocks over wemby', 'steals and blocks together'],
    ['corners over inter miami', 'corners'],
    ['a red card in the galaxy game', 'cards'],
  ])('%s: %s', (prompt, name) => {
    const { reading } = read(prompt);
    expect(reading.stat).toBe('other');
    expect(isOnlyUnlisted(reading, prompt)).toBe(true);
    expect(unlistedSentence(prompt)).toBe(`We don’t have prices for ${name}.`);
  });

  test('in a parlay is one of its wishes', () => {
    const { reading } = read('a browns sack, packers win, cowboys under');
    expect(reading.wishes.map(({ stat }) => stat)).toEqual(['other', null, null]);
    expect(hasUnlisted(reading)).toBe(true);
    expect(isOnlyUnlisted(reading, 'a browns sack, packers win, cowboys under')).toBe(false);
  });
});

test.each([
  ['walks allowed under skubal', 'walks_allowed'],
  ['first goal scorer leafs', 'first_goals'],
  ['rushing yards over henry', 'rushing_yards'],
  ['points rebounds and assists jokic', 'points_rebounds_assists'],
  ['shots on goal matthews', 'shots'],
  ['double doubles sabonis', 'double_doubles'],
])('%s is listed', (prompt, stat) => {
  expect(read(prompt).reading.stat).toBe(stat);
  expect(unlistedSentence(prompt)).toBeNull();
});
