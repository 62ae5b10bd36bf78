/** The partitions that everyone shares: none over half of its limits at ten million users. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  listGigabytes,
  oneFails,
  partitionLimits,
  partitions,
  ratesOf,
} from '../../../scripts/cost/partitions.ts';
import { command } from '../../../scripts/cost.ts';
import { runCommand } from '../../support/command.ts';

describe('the partitions that everyone shares', () => {
  const tenMillion = ratesOf(10_000_000);

  test.each(partitions.filter(({ now }) => now !== null))(
    '$key serves its $kind to ten million users with half of its limit',
    ({ kind, now }) => {
      expect(now?.(tenMillion)).toBeGreaterThan(0);
      expect(now?.(tenMillion)).toBeLessThanOrEqual(partitionLimits[kind] / 2);
    },
  );

  test('would not without what spreads them', () => {
    const over = partitions.filter(
      ({ kind, before }) => (before?.(tenMillion) ?? 0) > partitionLimits[kind] / 2,
    );
    expect(over.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['USER#house', 'PRICED', 'GAMES#NFL', 'COUNTERS', 'DAYCOUNTERS']),
    );
  });

  test('fit into their largest size', () => {
    expect(listGigabytes(10_000_000)).toBeLessThan(partitionLimits.gigabytes / 2);
  });

  test('have counters in which twice the peak of a million users rarely meets', () => {
    expect(oneFails(ratesOf(2_000_000))).toBeGreaterThan(1_000_000);
    expect(oneFails({ ...tenMillion, asks: 50, saves: 0 }, 1)).toBe(1);
  });

  test('are printed as docs/scale.md has them', async () => {
    const { code, stdout } = await runCommand(command, ['--partitions']);
    expect(code).toBe(0);
    const document = readFileSync(new URL('../../../docs/scale.md', import.meta.url), 'utf8');
    for (const line of stdout.filter((each) => each.startsWith('|'))) expect(document).toContain(line);
  });
});
