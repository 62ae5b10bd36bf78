/** The answers of a day, stored per tab. */
import { expect, test } from 'vitest';
import { answersOf } from '../../../../../web/src/features/asking/ask/use-answers.ts';
import { play } from '../../../../e2e/support/answers.ts';

const now = new Date('2026-11-22T18:00:00Z');
const exchange = {
  question: { prompt: 'A safe parlay', sport: 'NFL', requestKey: 'key-of-one' },
  answer: play,
};

test('an exchange stored today is restored', () => {
  const stored = JSON.parse(JSON.stringify({ day: '2026-11-22', answers: [exchange] }));
  expect(answersOf(stored, now)).toMatchObject([{ question: exchange.question, answer: { kind: 'play' } }]);
});

test.each([
  ['yesterday’s', { day: '2026-11-21', answers: [exchange] }],
  ['half an exchange', { day: '2026-11-22', answers: [{ question: exchange.question }] }],
  ['nothing', null],
  ['anything else', 'text'],
])('%s is not restored', (_name, stored) => {
  expect(answersOf(stored, now)).toEqual([]);
});
