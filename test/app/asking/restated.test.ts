/** A question as the model wrote it out is read by the same readers, and is free; nothing of it is shown. */
import { describe, expect, test } from 'vitest';
import type { Question, Understood } from '../../../lambdas/app/asking/question.ts';
import { grammar } from '../../../lambdas/app/asking/reading/grammar.ts';
import { readRestated } from '../../../lambdas/app/asking/reading/restated.ts';
import { readWritten } from '../../../lambdas/app/asking/reading/written.ts';
import { needsModel } from '../../../lambdas/app/asking/second-reader.ts';
import { teams } from '../../../scripts/eval/teams.ts';

const roster = [
  { sport: 'NFL', team: 'Denver Broncos', name: 'Courtland Sutton' },
  { sport: 'NFL', team: 'Minnesota Vikings', name: 'Jordan Addison' },
] as const;
const question: Omit<Question, 'prompt'> = {
  sport: 'NFL',
  teams,
  players: roster.map(({ name }) => name),
  roster,
  now: new Date('2026-11-21T15:00:00Z'),
};
const prompt = 'zorbish wager on sutton catching glorps of balls';
const unread = ['zorbish', 'glorps'];

/** The question with these words unread, whatever the readers make of the others. */
function left(text = prompt, words: readonly string[] = unread): Understood {
  const understood = grammar({ ...question, prompt: text });
  return { ...understood, result: { ...understood.result, unread: words } };
}
const reply = (restated: unknown, placed: unknown = unread.map((word) => ({ word, as: 'over' }))) => ({
  restated,
  placed,
});
const read = (given: unknown, understood = left()) => readRestated(understood, given, readWritten);

describe('a restatement', () => {
  test('is read as if it had been typed', () => {
    const understood = read(reply(['Courtland Sutton over receptions']));
    expect(understood).toMatchObject({
      prompt,
      readBy: 'model',
      hardWords: unread,
      wantsPlay: true,
      result: { unread: [], reading: { player: 'Courtland Sutton', stat: 'receptions', sides: ['over'] } },
    });
  });

  test('can be several questions', () => {
    const understood = read(
      reply(
        ['How many receptions does Courtland Sutton average?', 'Is Courtland Sutton injured?'],
        unread.map((word) => ({ word, as: '' })),
      ),
    );
    expect(understood?.queries?.map(({ ask }) => ask)).toEqual(['find', 'find']);
  });

  test.each([
    ['is absent', reply(undefined)],
    ['is empty', reply([])],
    ['is no list', reply('Courtland Sutton over receptions')],
    ['has no text', reply([7])],
    ['is too long', reply(['Courtland Sutton over receptions, '.repeat(20)])],
    ['has too many sentences', reply(Array.from({ length: 4 }, () => 'Courtland Sutton over receptions'))],
    ['is not read', reply(['Courtland Sutton over glorps'])],
    ['names somebody else', reply(['Jordan Addison over receptions'])],
    ['has a number that nobody said', reply(['Courtland Sutton over 7.5 receptions'])],
    ['leaves a word out', reply(['Courtland Sutton over receptions'], [{ word: 'glorps', as: 'over' }])],
  ])('counts for nothing where it %s', (_what, given) => {
    expect(read(given)).toBeUndefined();
  });

  test('leaves out no word that limits a bet, whatever the model says of it', () => {
    const words = ['zorbish', 'only'];
    const given = reply(
      ['Courtland Sutton over receptions'],
      words.map((word) => ({ word, as: '' })),
    );
    expect(read(given, left(prompt, words))).toBeUndefined();
  });

  test('answers a question without what it leaves out, and says so', () => {
    const text = 'blorp the sutton receptions at 4.5 on the board';
    const given = reply(['How many receptions does Courtland Sutton average?'], []);
    expect(read(given, left(text, ['blorp']))?.asides).toEqual(['4.5', 'blorp']);
    expect(read(given, left(text, []))).toBeUndefined();
    expect(read(reply(['Courtland Sutton over receptions'], []), left(text, ['blorp']))).toBeUndefined();
  });

  test('gets the day back that it leaves out', () => {
    const text = 'zorbish pick on sutton receptions sunday';
    const given = reply(
      ['NFL player prop pick on receptions by Courtland Sutton'],
      [{ word: 'zorbish', as: '' }],
    );
    expect(read(given, left(text, ['zorbish']))?.result.reading.days).toEqual(['2026-11-22']);
  });

  test.each([
    ['zorbish spread and total of the broncos game', { kind: 'singles', count: 2, by: null }],
    ['zorbish parlay of spread and total of the broncos game', undefined],
  ])('can be several bets, which are singles unless they are one slip: %s', (text, slips) => {
    const given = reply(
      ['NFL spread pick in the Denver Broncos game', 'NFL over/under pick in the Denver Broncos game'],
      [{ word: 'zorbish', as: '' }],
    );
    const reading = read(given, left(text, ['zorbish']))?.result.reading;
    expect(reading?.wishes.map(({ markets }) => markets)).toEqual([['spread'], ['total']]);
    expect(reading?.slips).toEqual(slips);
  });

  test('is not asked of one day where two are typed', () => {
    const text = 'zorbish receptions of sutton tonight or tmrw';
    const given = reply(
      ['How many receptions does Courtland Sutton average?'],
      [{ word: 'zorbish', as: '' }],
    );
    expect(read(given, left(text, ['zorbish']))?.asides).toEqual(['tonight']);
  });

  test.each(['pizza in chicago', 'i cant stop betting and lost the rent'])(
    'is not asked for of "%s"',
    (text) => {
      expect(needsModel(grammar({ ...question, prompt: text }))).toBe(false);
    },
  );
});
