/** A line that is given up for whichever books have. */
import { expect, test } from 'vitest';
import {
  withMainLine,
  withoutAllowedLines,
  withoutWhatever,
} from '../../../../../lambdas/domain/asking/reading/meant/whatever-line.ts';
import { forBoth } from '../../../../../lambdas/domain/asking/reading/plain/for-both.ts';
import { openWish, withWishes } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

test.each([
  ['detroit -3.5 or whatever it is', 'detroit -3.5', -3.5],
  ['niners -7 or whatever the line is now, please', 'niners -7, please', -7],
  ['curry over 28.5 pts or wherever they have it', 'curry over 28.5 pts', 28.5],
  ['Bills -6.5, or whatever', 'Bills -6.5', -6.5],
])('"%s" is at the main line', (prompt, plain, line) => {
  expect(withoutWhatever(prompt)).toBe(plain);
  expect(withMainLine(readingWith({ line }), prompt).line).toBeNull();
});

test('neither reader sees the words that give a line up', () => {
  expect(forBoth('james 26+, lakers -3.5 or whatever the spread is')).toBe('james 26+, lakers -3.5');
});

test('only the line beside it is given up', () => {
  const wishes = [
    { ...openWish, line: 1.5 },
    { ...openWish, line: -3.5 },
  ];
  const meant = withMainLine(
    withWishes(readingWith(), wishes),
    'goff over 1.5 tds, lions -3.5 or whatever it is',
  );
  expect(meant.wishes.map(({ line }) => line)).toEqual([1.5, null]);
});

test.each(['detroit -3.5', 'detroit -3.5 or better', 'lakers or whatever'])(
  '"%s" stays as it is',
  (prompt) => {
    const reading = readingWith({ line: -3.5 });
    expect(withoutWhatever(prompt)).toBe(prompt);
    expect(withMainLine(reading, prompt)).toBe(reading);
  },
);

const linesWith = (alternate: 'any' | 'likelier') => ({
  min: null,
  max: null,
  any: [],
  ending: null,
  alternate,
});

test.each([
  'safest 3 leg u can make tonight, alt lines are fine',
  '3 legs tonight, alternate lines ok',
  'safe parlay, alts are cool with me',
  'feel free to use alt lines, 3 legs',
  'three safe legs, im fine with alternate numbers',
  'i dont mind alt lines, make it safe',
  'safest 4 legs, alt lines if needed',
])('"%s" only allows alternate lines', (prompt) => {
  const meant = withoutAllowedLines(readingWith({ lines: linesWith('likelier') }), prompt);
  expect(meant.lines).toBeUndefined();
  const whole = { ...linesWith('any'), ending: 'whole' as const };
  expect(withoutAllowedLines(readingWith({ lines: whole }), prompt).lines).toEqual({
    ...whole,
    alternate: null,
  });
});

test.each([
  '3 legs, alt lines',
  '3 legs with easier alt lines, props are fine',
  'alt lines only, fine with chalk',
  'alt spreads are fine',
])('"%s" asks for them', (prompt) => {
  const reading = readingWith({ lines: linesWith('any') });
  expect(withoutAllowedLines(reading, prompt)).toBe(reading);
});
