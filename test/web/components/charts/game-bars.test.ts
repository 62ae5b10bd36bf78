/** Games against a line: every bar is on its side of the line and within the drawing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  barsSize,
  gameBars,
  gameWords,
  minutesWords,
  splitWords,
} from '../../../../web/src/components/charts/game-bars.ts';

const point = (value: number, isAway?: boolean) => ({
  label: 'Nov 15',
  value,
  ...(isAway !== undefined && { isAway }),
});

test('the oldest game is at the left, each on its side of the line', () => {
  const { bars, lineY } = gameBars([point(31), point(24.5), point(0)], 24.5);
  expect(bars.map(({ value, side }) => [value, side])).toEqual([
    [0, 'under'],
    [24.5, 'push'],
    [31, 'over'],
  ]);
  expect(bars.map(({ y }) => Math.sign(y - lineY))).toEqual([1, 0, -1]);
  expect(bars[0]?.height, 'a game without any can be seen').toBe(2);
});

test('any games fit, side by side, also with lost yards', () => {
  const values = fc.array(fc.integer({ min: -20, max: 400 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 300 }), (games, line) => {
      const { bars, lineY, end } = gameBars(
        games.map((value) => point(value)),
        line + 0.5,
      );
      expect(lineY).toBeGreaterThanOrEqual(barsSize.top);
      for (const [nth, bar] of bars.entries()) {
        expect(bar.y).toBeGreaterThanOrEqual(barsSize.top - 2);
        expect(bar.y + bar.height).toBeLessThanOrEqual(barsSize.height - barsSize.bottom + 2);
        expect(bar.x + bar.width).toBeLessThanOrEqual(bars[nth + 1]?.x ?? end);
        if (bar.side === 'over') expect(bar.y).toBeLessThanOrEqual(lineY);
        else expect(bar.y).toBeGreaterThanOrEqual(lineY - 2);
      }
    }),
  );
});

test('home and road are counted where they are known', () => {
  const games = [point(31, true), point(20, false), point(26, false), point(40)];
  expect(splitWords(games, 24.5)).toBe('Over 24.5 in 1 of 2 at home, 1 of 1 on the road (@)');
  expect(splitWords(games.slice(0, 1), 24.5)).toBe('Over 24.5 in 1 of 1 on the road (@)');
  expect(splitWords(games.slice(3), 24.5)).toBe('');
});

test('minutes are said where they are known', () => {
  const games = [{ ...point(31), minutes: 36 }, point(20), { ...point(9), minutes: 29 }];
  expect(minutesWords(games)).toBe('In 33 minutes a game, from 29 to 36');
  expect(minutesWords(games.slice(0, 1))).toBe('In 36 minutes a game');
  expect(minutesWords([point(20)])).toBe('');
  expect(games.map(gameWords)).toEqual(['31 in 36 minutes', '20', '9 in 29 minutes']);
  expect(gameWords({ ...point(0), minutes: 1 })).toBe('0 in 1 minute');
});
