/** The consensus of books: examples computed by hand, and properties of any books. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consensusOf } from '../../../../lambdas/domain/feed/odds/consensus.ts';
import { counting, type Entry } from '../../../../lambdas/domain/feed/odds/counting.ts';
import { americanToDecimal } from '../../../../lambdas/domain/feed/odds/odds.ts';
import { american } from '../games/games.ts';

const at = '2026-11-22T15:00:00.000Z';
const entry = (book: string, prices: readonly number[], more: Partial<Entry> = {}): Entry => ({
  book,
  at,
  line: null,
  prices,
  ...more,
});

describe('valid books', () => {
  test('exclude one that is more than 30 minutes behind the newest', () => {
    const old = entry('Old', [-110, -110], { at: '2026-11-22T14:29:00.000Z' });
    const late = entry('Late', [-110, -110], { at: '2026-11-22T14:31:00.000Z' });
    expect(counting([old, late, entry('New', [-110, -110])]).map(({ book }) => book)).toEqual([
      'Late',
      'New',
    ]);
  });

  test('exclude one that disagrees with two that agree', () => {
    const wrong = entry('Wrong', [200, -240]);
    const two = [entry('A', [-110, -110]), entry('B', [-112, -108])];
    expect(counting([wrong, ...two]).map(({ book }) => book)).toEqual(['A', 'B']);
    expect(counting([wrong, entry('A', [-110, -110])])).toHaveLength(2);
  });
});

describe('the consensus', () => {
  test('is the median of the logits, with the highest price of each side', () => {
    const found = consensusOf([entry('A', [-110, -110]), entry('B', [-120, 100]), entry('C', [-115, -105])]);
    expect(found).toMatchObject({ line: null, books: 3 });
    const [home, away] = found?.sides ?? [];
    expect(home).toMatchObject({ best: { price: -110, book: 'A' }, median: -115, probability: 51.1 });
    expect(away).toMatchObject({ best: { price: 100, book: 'B' }, median: -105, probability: 48.9 });
    expect(home?.range).toEqual([50, 52.2]);
  });

  test('-105 beats -110, and +150 beats +140', () => {
    const found = consensusOf([entry('A', [-110, 140]), entry('B', [-105, 150])]);
    expect(found?.sides.map(({ best }) => best.price)).toEqual([-105, 150]);
  });

  test('uses the line that most books have', () => {
    const found = consensusOf([
      entry('A', [-110, -110], { line: -3 }),
      entry('B', [-120, 100], { line: -2.5 }),
      entry('C', [-108, -112], { line: -3 }),
    ]);
    expect(found).toMatchObject({ line: -3, books: 2 });
    const evenElsewhere = consensusOf([
      entry('A', [-120, 100], { line: -3 }),
      entry('B', [-110, -110], { line: -2.5 }),
      entry('C', [-118, -102], { line: -3 }),
    ]);
    expect(evenElsewhere, 'however even the sides of another line are').toMatchObject({ line: -3 });
  });

  test('names the newest of equal prices as the best', () => {
    const older = entry('A', [-110, -110], { at: '2026-11-22T14:50:00.000Z' });
    const [home] = consensusOf([older, entry('B', [-110, -110])])?.sides ?? [];
    expect(home?.all.map(({ book }) => book)).toEqual(['B', 'A']);
  });

  test('of two books is between them, and of three outcomes adds up', () => {
    const two = consensusOf([entry('A', [-110, -110]), entry('B', [-150, 130])]);
    expect(two?.sides[0]?.probability).toBe(54);
    const soccer = consensusOf([entry('A', [100, 300, 300]), entry('B', [300, 100, 300])]);
    const chances = soccer?.sides.map(({ probability }) => probability) ?? [];
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 0);
  });

  test('of one book is that book', () => {
    expect(consensusOf([entry('A', [-235, 195])])?.sides[0]).toMatchObject({
      probability: 67.4,
      median: -235,
      range: [67.4, 67.4],
    });
  });
});

const anyBooks = fc.array(fc.tuple(american, american), { minLength: 1, maxLength: 12 });

test("of any books: probabilities add up, stay within the books' range, and no better price is missed", () => {
  fc.assert(
    fc.property(anyBooks, (all) => {
      const entries = all.map((prices, index) => entry(`Book ${index}`, prices));
      const found = consensusOf(entries);
      const kept = counting(entries);
      const sum = (found?.sides ?? []).reduce((total, { probability }) => total + probability, 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.11);
      for (const [side, { best, all: quotes, probability, range }] of (found?.sides ?? []).entries()) {
        expect(quotes).toHaveLength(kept.length);
        const highest = Math.max(...kept.map(({ prices }) => americanToDecimal(prices[side] ?? 100)));
        expect(americanToDecimal(best.price)).toBe(highest);
        expect(probability).toBeGreaterThanOrEqual(range[0] - 0.11);
        expect(probability).toBeLessThanOrEqual(range[1] + 0.11);
      }
    }),
  );
});
