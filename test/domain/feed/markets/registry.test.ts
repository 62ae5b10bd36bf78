/** The registry of markets: every entry is whole, and every leg finds its entry. */
import { describe, expect, it } from 'vitest';
import { legFamilies } from '../../../../lambdas/contracts/asking/analysis.ts';
import { periods } from '../../../../lambdas/contracts/feed/markets.ts';
import { gradedStats } from '../../../../lambdas/contracts/feed/props.ts';
import { betTypes } from '../../../../lambdas/domain/feed/markets/families.ts';
import { parts } from '../../../../lambdas/domain/feed/markets/periods.ts';
import { entryOf, isMainMarket, keyOf, registry } from '../../../../lambdas/domain/feed/markets/registry.ts';

const entries = Object.entries(registry);

describe('The registry of markets', () => {
  it('has every family, every part of a game and every statistic', () => {
    expect(new Set(entries.map(([, { family }]) => family))).toEqual(new Set(legFamilies));
    expect(new Set(entries.map(([, { period }]) => period))).toEqual(new Set(periods));
    for (const stat of gradedStats) expect(registry[`player.${stat}`].stat).toBe(stat);
  });

  it('settles a part of a game from the line score, and the whole game from the final score', () => {
    for (const [key, { period, whose, settledBy, sports }] of entries) {
      if (whose === 'player') continue;
      expect([key, settledBy]).toEqual([key, period === 'game' ? 'score' : 'lines']);
      if (period !== 'game') expect(sports).toEqual(parts[period].sports);
    }
  });

  it('counts a market in the record as its family', () => {
    for (const [key, { family, betType }] of entries) expect([key, betType]).toEqual([key, betTypes[family]]);
  });

  it('has a three-way moneyline apart from the two-way one wherever a part can be tied', () => {
    expect(registry['first_half.moneyline'].sides).toEqual(['home', 'away']);
    expect(registry['first_half.three_way'].sides).toEqual(['home', 'away', 'draw']);
    expect(entries.map(([key]) => key).filter((key) => key.startsWith('regulation'))).toEqual([
      'regulation.three_way',
    ]);
  });

  it('derives the key of a leg stored before keys', () => {
    expect(keyOf({ market: 'total' })).toBe('total');
    const prop = { playerId: '1', player: 'A B', team: 'C', stat: 'points' } as const;
    expect(keyOf({ market: 'prop', prop })).toBe('player.points');
    expect(entryOf({ market: 'total', key: 'first_half.total' })?.period).toBe('first_half');
  });

  it('does not take a key that it does not know for the whole game', () => {
    expect(keyOf({ market: 'total', key: 'sixth_inning.total' })).toBeUndefined();
    expect(entryOf({ market: 'total', key: 'toString' })).toBeUndefined();
  });

  it('knows which prices are part of the game', () => {
    const main = entries.map(([key]) => key).filter((key) => isMainMarket(key as keyof typeof registry));
    expect(main).toEqual(['moneyline', 'spread', 'total']);
  });
});
