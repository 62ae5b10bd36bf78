/** A line that is only roughly said can be one beside it. */
import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../../../lambdas/contracts/asking/reading.ts';
import { withLinesNear } from '../../../../../lambdas/domain/asking/reading/meant/near-line.ts';
import { openWish } from '../../../../../lambdas/domain/asking/reading/wishes/wish.ts';
import { readingWith } from '../../../feed/games/games.ts';

const spread = { markets: ['spread'] } satisfies Partial<Reading>;
const over = { markets: ['total'], sides: ['over'] } satisfies Partial<Reading>;

describe('lines near one that is named', () => {
  test.each<[string, Partial<Reading>, Partial<Reading>]>([
    ['cowboys spread around -10.5', { ...spread, line: -10.5 }, { sides: ['favorite'] }],
    ['get me chicago close to +7', { ...spread, line: 7 }, { sides: ['underdog'] }],
    ['over roughly 45.5 points', { ...over, line: 45.5 }, {}],
    ['the over, 45ish', { ...over, line: 45 }, {}],
    ['cowboys alternate spread -10.5 or so', { ...spread, line: -10.5 }, { sides: ['favorite'] }],
  ])('"%s" has a range of them', (prompt, terms, more) => {
    const size = Math.abs(terms.line ?? 0);
    expect(withLinesNear(readingWith(terms), prompt)).toMatchObject({
      line: null,
      lines: { min: size - 1, max: size + 1, alternate: null },
      ...more,
    });
  });

  test('are further apart where totals are high', () => {
    expect(withLinesNear(readingWith({ ...over, line: 220.5 }), 'over about 220.5').lines).toMatchObject({
      min: 217.5,
      max: 223.5,
    });
  });

  test('are those of the leg that it is said of', () => {
    const wishes = [
      { ...openWish, ...over, line: 45 },
      { ...openWish, ...spread, line: -3 },
    ];
    const meant = withLinesNear(readingWith({ wishes }), 'over about 45 and the colts -3');
    expect(meant.wishes.map(({ line, lines }) => [line, lines?.max])).toEqual([
      [null, 46],
      [-3, undefined],
    ]);
  });

  test.each<[string, Partial<Reading>]>([
    ['cowboys -10.5', { ...spread, line: -10.5 }],
    ['over 45.5, about 20 bucks', { ...over, line: 45.5 }],
    ['over 7 around 7pm', { ...over, line: 7 }],
    ['spread around -110', spread],
  ])('"%s" has no such line', (prompt, terms) => {
    const reading = readingWith(terms);
    expect(withLinesNear(reading, prompt)).toBe(reading);
  });
});
