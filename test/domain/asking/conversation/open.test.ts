/** What answers a question that was asked back: a choice among those offered, or the words that were missing. */
import { describe, expect, test } from 'vitest';
import { chosen, isAgreeing } from '../../../../lambdas/domain/asking/conversation/open/chosen.ts';
import { completions, saidOf } from '../../../../lambdas/domain/asking/conversation/open/completed.ts';

const kings = {
  prompt: 'kings',
  unread: ['kings'],
  taps: ['NHL pick backing the Los Angeles Kings', 'NBA pick backing the Sacramento Kings', 'NFL pick'],
};

describe('a choice among the questions that were offered', () => {
  test.each([
    ['the first one', 0],
    ['yes, the first one please', 0],
    ['1', 0],
    ['option 2', 1],
    ['#2', 1],
    ['number two', 1],
    ['the 2nd', 1],
    ['go with the second', 1],
    ["i'll take the third one thanks", 2],
    ['last one', 2],
    ['i meant the first', 0],
  ])('“%s” is counted out', (text, at) => {
    expect(chosen(text, kings)).toEqual({ tap: kings.taps[at], isSure: true });
  });

  test.each([
    ['the hockey one', 0],
    ['i meant the basketball team', 1],
    ['sacramento', 1],
    ['los angeles one', 0],
  ])('“%s” is told by its words', (text, at) => {
    expect(chosen(text, kings)).toEqual({ tap: kings.taps[at], isSure: false });
  });

  test.each([
    'the fourth one',
    'first half spread',
    'who wins the second game',
    'one more leg',
    'drop the first one',
    '3 legs',
    'the chicago one',
    'nfl moneyline pick tonight',
  ])('“%s” is none', (text) => {
    expect(chosen(text, kings)).toBeUndefined();
  });

  test('a yes means the only one, and none of several', () => {
    for (const text of ['yes', 'yep', 'thats the one', 'yes please', 'correct']) {
      expect(isAgreeing(text), text).toBe(true);
      expect(chosen(text, { ...kings, taps: kings.taps.slice(0, 1) })).toMatchObject({ isSure: true });
      expect(chosen(text, kings)).toBeUndefined();
    }
    expect(isAgreeing('yes but with the under')).toBe(false);
  });

  test('what went on from an answer is not told by its words', () => {
    const { prompt: _, ...aside } = kings;
    expect(chosen('the hockey one', aside)).toBeUndefined();
    expect(chosen('the first one', aside)).toMatchObject({ isSure: true });
  });
});

describe('the words that were missing', () => {
  test.each([
    ['passing yards', 'passing yards', false],
    ['no, i meant passing yards', 'passing yards', true],
    ['sorry i mean the moneyline', 'moneyline', true],
    ['can u do it with rebounds instead', 'rebounds', true],
    ['the hockey ones', 'hockey', false],
    ['shots*', 'shots', false],
  ])('“%s”', (text, words, isMarked) => {
    expect(saidOf(text)).toEqual({ words, isMarked });
  });

  test('are not looked for in a longer text', () => {
    expect(saidOf('tell me which of the games tonight has the most value')).toBeUndefined();
  });

  test('stand in the place of what nobody read, behind the question, or before it', () => {
    const open = { prompt: 'Mahomes 240 zorps', unread: ['zorps'], taps: [] };
    expect(completions('passing yards', open)).toEqual([
      'Mahomes 240 passing yards',
      'Mahomes 240 zorps passing yards',
      'passing yards Mahomes 240 zorps',
    ]);
    expect(completions('nhl', kings)).toEqual(['kings nhl', 'nhl kings']);
    expect(completions('kings', kings)).toEqual([]);
    expect(completions('total', { prompt: 'bills flurb', unread: ['bills', 'flurb'], taps: [] })).toEqual([
      'total flurb',
      'bills total',
      'bills flurb total',
      'total bills flurb',
    ]);
  });
});
