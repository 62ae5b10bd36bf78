/** Packing as much as fits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFit } from '../../../lambdas/data/platform/largest-fit.ts';

/** Each entry takes as many bytes as it says. */
const pack = (kept: readonly number[]) => new Uint8Array(kept.reduce((sum, bytes) => sum + bytes, 0));

test('the longest beginning of the list that fits is kept within one percent, and the rest is counted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.nat(1000), (entries, most) => {
      const { bytes, kept, dropped } = largestFit(entries, pack, most);
      expect(bytes.length).toBeLessThanOrEqual(most);
      expect(kept).toEqual(entries.slice(0, kept.length));
      expect(kept.length + dropped).toBe(entries.length);
      const more = kept.length + 1 + Math.ceil(entries.length / 100);
      if (dropped > 0) expect(pack(entries.slice(0, more)).length).toBeGreaterThan(most);
    }),
  );
});
