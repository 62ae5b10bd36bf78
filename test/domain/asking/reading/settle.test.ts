/** Terms of a reading that contradict each other. */
import { describe, expect, test } from 'vitest';
import { settled } from '../../../../lambdas/domain/asking/reading/settle.ts';
import { readingWith } from '../../feed/games/games.ts';

describe('over or under, of a player who is named', () => {
  const markets = ['total', 'prop'] as const;
  const player = 'LeBron James';
  const team = { sport: 'NBA', name: 'Los Angeles Lakers', stance: 'game' } as const;

  test('is of his props, and of no game', () => {
    expect(settled(readingWith({ player, markets: [...markets] })).markets).toEqual(['prop']);
    expect(
      settled(readingWith({ player, markets: [...markets], teams: [{ ...team, stance: 'avoid' }] })).markets,
    ).toEqual(['prop']);
  });

  test('can be of a game that is named beside him', () => {
    expect(settled(readingWith({ player, markets: [...markets], teams: [team] })).markets).toEqual(markets);
  });

  test('is a total where no player is', () => {
    expect(settled(readingWith({ markets: [...markets] })).markets).toEqual(markets);
    expect(settled(readingWith({ player, markets: ['total'] })).markets).toEqual(['total']);
  });
});
