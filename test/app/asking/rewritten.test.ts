/** Follow-ups that are read in other words: with whom the last answer was about, or as the last question with other terms. */
import { describe, expect, test } from 'vitest';
import type { Question, Understood } from '../../../lambdas/app/asking/question.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { isOfNobody, readRewritten } from '../../../lambdas/app/asking/reading/rewritten.ts';
import type { Turn } from '../../../lambdas/contracts/asking/turn.ts';
import { toldOf } from '../../../lambdas/domain/asking/encoder/told.ts';
import { encoder } from '../../../lambdas/services/asking/encoder.ts';
import { teams } from '../../../scripts/eval/teams.ts';
import { legOf } from '../../domain/asking/conversation/legs.ts';
import { shownTurn, turnAfter } from '../../domain/asking/conversation/turns.ts';

const roster = [
  { sport: 'NFL', team: 'Buffalo Bills', name: 'Josh Allen' },
  { sport: 'NFL', team: 'Baltimore Ravens', name: 'Derrick Henry' },
] as const;
const question: Omit<Question, 'prompt'> = {
  sport: 'NFL',
  teams,
  players: roster.map(({ name }) => name),
  roster,
  now: new Date('2026-11-21T15:00:00Z'),
};
const context = { ...question, selectedSport: question.sport };
const after = (prompt: string) => turnAfter(prompt, context);
const told = (prompt: string) => () => toldOf(prompt, roster, encoder());
const read = (prompt: string, turn: Turn, whom?: string): Understood | undefined =>
  readRewritten({ ...question, prompt }, turn, { told: told(prompt), whom }, grammar);

describe('a follow-up in other words', () => {
  test.each<readonly [string, Turn, object]>([
    // The last question with another term.
    [
      'receiving yards',
      after('who leads the nfl in rushing yards'),
      { topic: 'leaders', stat: 'receiving_yards' },
    ],
    [
      'id call it 30% honestly',
      after('expected value of $40 at +210 if i think 35%'),
      { sum: 'expected_value', chance: 0.3, stake: 40 },
    ],
    // What is explained, asked about.
    [
      'so how much of it is in -115 and -105',
      after('what is vig'),
      { sum: 'fair_price', sides: [{ value: -115 }, { value: -105 }] },
    ],
    // The figures of a sum.
    ['whats the vig percent then', after('no-vig price of -118 and -104'), { sum: 'fair_price' }],
    // A price of whom the last question named, and no pick on them.
    [
      'whats their ml',
      after('when do the bills play next'),
      { ask: 'market', teams: ['Buffalo Bills'], market: 'moneyline' },
    ],
    ['colts', after('bills form'), { ask: 'find', topic: 'form', teams: ['Indianapolis Colts'] }],
    [
      'who else is out for them',
      after('is Josh Allen playing'),
      { ask: 'find', topic: 'injuries', teams: ['Buffalo Bills'] },
    ],
    // A stake on what was priced.
    ['35 on that, profit?', after('best price on bills moneyline'), { ask: 'check', stake: 35 }],
    // What is kept of no part of the record is said.
    ['just the parlays', after('my record'), { ask: 'mine', uncounted: ['number'] }],
    // Whom the last question named.
    [
      'which book has the best number on his rushing yards',
      after('Derrick Henry last 5 games'),
      { ask: 'market', players: ['Derrick Henry'] },
    ],
  ])('“%s”', (prompt, turn, query) => {
    expect(read(prompt, turn)?.queries).toEqual([expect.objectContaining(objectOf(query))]);
  });

  test('“him” is whom the answer names, where the question names nobody', () => {
    const turn = after('who leads the nfl in rushing yards');
    expect(read('rushing line on him', turn, 'Derrick Henry')?.queries).toMatchObject([
      { ask: 'market', players: ['Derrick Henry'] },
    ]);
  });

  test('it is never charged, because nobody typed its words', () => {
    const turn = after('odds for bills vs jets');
    expect(read('who would you take there', turn)?.readBy ?? 'model').toBe('model');
  });

  test.each([
    // Nothing of it is a question.
    ['who else', after('Derrick Henry last 5 games')],
    ['asdf qwer', after('odds for bills vs jets')],
    // A change of the bet that was shown, and no question about its team.
    ['swap that one', shownTurn([legOf({})])],
  ])('“%s” is asked back', (prompt, turn) => {
    expect(read(prompt, turn)).toBeUndefined();
  });
});

describe('what is asked of nobody', () => {
  const isOpen = (prompt: string, turn: Turn) =>
    isOfNobody(grammar({ ...question, prompt }), turn, told(prompt)());

  test('goes on from an answer about somebody', () => {
    expect(isOpen('who covered', after('score of the last chargers packers game'))).toBe(true);
    expect(isOpen('rushing yards', after('Derrick Henry last 5 games'))).toBe(true);
    expect(isOpen('which one is the better bet', after('bills or jets'))).toBe(true);
  });

  test('is a question by itself where it asks for a bet, or names somebody', () => {
    expect(isOpen('best bets tomorrow', after('Derrick Henry last 5 games'))).toBe(false);
    expect(isOpen('odds for eagles cowboys', after('Derrick Henry last 5 games'))).toBe(false);
    expect(isOpen('rushing yards', shownTurn([legOf({})]))).toBe(false);
  });
});

/** Nested objects match in part, too. */
const objectOf = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) && value.every((each) => typeof each === 'object')
        ? value.map((each: object) => expect.objectContaining(each))
        : value,
    ]),
  );
