/** An answer in words: announced, its cost, and split into paragraphs and lists. */
import { expect, test } from 'vitest';
import { odds } from '../../../../../../web/src/components/ui/display/figures.ts';
import {
  announcement,
  blocksOf,
  chipsOf,
  usedWords,
} from '../../../../../../web/src/features/asking/ask/answer/answer-words.ts';
import { care, info, noPlay, play, substitute } from '../../../../../e2e/support/answers.ts';

const american = (price: number | string | null) => odds(price, 'american');

test.each([
  [substitute, 'Answer ready: Eagles moneyline −240, 69.1% chance'],
  [play, 'Answer ready: 3-leg parlay: Eagles, Bills, Lions +207, 30% chance'],
  [noPlay, 'No play: No player props are priced for the NFL right now.'],
  [{ ...noPlay, response: 'No play. Nothing fits.\nTry later.' }, 'No play: Nothing fits.'],
  [info, 'Answer ready'],
  [care, 'Chasing a loss usually makes it bigger, so there is no pick for this one.'],
])('$kind is announced', (answer, words) => {
  expect(announcement(answer, american)).toBe(words);
});

test('the cost in prompts is shown', () => {
  expect([play, substitute].map(usedWords)).toEqual([
    'One prompt used, 49 left',
    'Not counted: no prompt used',
  ]);
});

test('lines with a bullet form one list', () => {
  expect(blocksOf('Games:\n• a\n• b\n\nEastern.\n• c')).toEqual([
    { kind: 'text', text: 'Games:' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'text', text: 'Eastern.' },
    { kind: 'list', items: ['c'] },
  ]);
});

test('a part taken from the selected sport or the profile is listed and cannot be removed', () => {
  const part = { id: 'legs', label: '3 legs', without: 'safe ' };
  const summary = 'NFL · games · 3 legs';
  expect(chipsOf({ sports: ['NFL'], summary, parts: [part] })).toEqual([
    { label: 'NFL', without: '' },
    { label: 'games', without: '' },
    { label: '3 legs', without: 'safe' },
  ]);
  expect(chipsOf({ sports: [], summary: '', parts: [part] })).toEqual([{ label: '3 legs', without: 'safe' }]);
  expect(chipsOf({ sports: [], summary: '', parts: [] })).toEqual([]);
});
