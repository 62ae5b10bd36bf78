/** How certain a bet is whose words may have other roles. */
import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../../../lambdas/domain/asking/encoder/tokens.ts';
import type { Told } from '../../../../lambdas/domain/asking/encoder/told.ts';
import { mendings, shareAmongBets } from '../../../../lambdas/domain/asking/roles/doubt/alternatives.ts';
import { rolesOf, type Span } from '../../../../lambdas/domain/asking/roles/spans.ts';

const roleNames = ['O', 'B-team', 'B-game'];
const ofLegs = (share: number) => Float32Array.from([share, 1 - share, 0]);

/** "bears over": the first word is a team or a game, and may begin a leg or not. */
const toldWith = (roles: readonly number[], leg = 1): Told => ({
  prompt: 'bears over',
  tokens: tokensOf('bears over'),
  words: [
    { roles: Float32Array.from(roles), legs: ofLegs(leg) },
    { roles: Float32Array.from([1, 0, 0]), legs: ofLegs(1) },
  ],
  roleNames,
  kinds: Float32Array.from([]),
  kindNames: [],
  meaningOf: () => undefined,
});
const roleOf = ([span]: readonly Span[]) => span?.role ?? 'none';

describe('the share of a bet among those that its words may make', () => {
  test('is that of its word among the roles that make a bet', () => {
    const told = toldWith([0.1, 0.6, 0.3]);
    expect(shareAmongBets(told, (spans) => roleOf(spans) === 'team')).toBeCloseTo(0.6, 5);
    // Without a name there is no bet.
    const isSame = (spans: readonly Span[]) =>
      roleOf(spans) === 'none' ? undefined : roleOf(spans) === 'team';
    expect(shareAmongBets(told, isSame)).toBeCloseTo(0.6 / 0.9, 5);
  });

  test('is whole where every other role makes the same bet, or none', () => {
    const told = toldWith([0.1, 0.6, 0.3]);
    expect(shareAmongBets(told, () => true)).toBe(1);
    expect(shareAmongBets(told, () => undefined)).toBe(1);
  });

  test('counts the words of legs, too', () => {
    const isSame = ([span]: readonly Span[]) => span?.leg === null;
    expect(shareAmongBets(toldWith([0, 1, 0], 0.55), isSame)).toBeCloseTo(0.55, 5);
  });

  test('is that of the word where it is certain, without another try', () => {
    const isSame = () => {
      throw new Error('nothing is in doubt');
    };
    expect(shareAmongBets(toldWith([0.05, 0.9, 0.05], 0.85), isSame)).toBeCloseTo(0.85, 5);
  });
});

describe('words that are told otherwise', () => {
  const rolesIn = (told: Told) => rolesOf(told).spans.map(({ role }) => role);

  test('have the next role, with the share of what is left', () => {
    const [first] = mendings(toldWith([0.1, 0.6, 0.3])).map((told) => ({
      roles: rolesIn(told),
      chance: rolesOf(told).chance,
    }));
    expect(first?.roles).toEqual(['game']);
    expect(first?.chance).toBeCloseTo(0.3 / 0.4, 5);
  });

  test('are none where every word is certain', () => {
    expect(mendings(toldWith([0.05, 0.95, 0]))).toEqual([]);
  });

  test('are told otherwise two at a time, too', () => {
    const told = mendings(toldWith([0.1, 0.6, 0.3], 0.7));
    expect(told).toHaveLength(3);
    expect(rolesOf(told[2] ?? toldWith([1, 0, 0])).spans).toMatchObject([{ role: 'game', leg: 0 }]);
  });
});
