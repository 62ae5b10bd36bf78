/** The sample size of a record in words. */
import { expect, test } from 'vitest';
import type { TrackRecord } from '../../../../../lambdas/contracts/records/track-record.ts';
import { trackRecordOf } from '../../../../../lambdas/domain/records/track-record.ts';
import { sampleWords } from '../../../../../web/src/features/records/track-record/sample-words.ts';

const record = (hits: number, misses: number, pushes = 0): TrackRecord =>
  trackRecordOf([{ month: '2026-11', counts: { hits, misses, pushes } }], 4);

test.each([
  [record(20, 9), '29 settled: 20 hit, 9 missed. 4 pending. Under 30 picks, results are mostly luck'],
  [record(15, 14, 1), '30 settled: 15 hit, 14 missed, 1 pushed. 4 pending. Under 100 picks, '],
  [record(60, 40), '100 settled: 60 hit, 40 missed. 4 pending. The ranges show'],
])('%#: states the sample size with its caveat', (given, words) => {
  expect(sampleWords(given).slice(0, words.length)).toBe(words);
});
