/** Players without a role: measured with all of their statistic, and never as the counterpart of a role. */
import { expect, test } from 'vitest';
import { dependenceOf } from '../../../lambdas/domain/asking/same-game/dependence.ts';
import { pastLeg } from '../../../scripts/dependence/leg.ts';
import { measure } from '../../../scripts/dependence/measure.ts';

/** A receiver, a back and a fullback of one team in each game; the fullback scores whenever the receiver does. */
const legs = Array.from({ length: 200 }, (_, index) => {
  const game = { game: `G${index}`, day: '2023-10-01', isPlayoff: false };
  const scorer = (player: string, role: string, won: boolean) =>
    pastLeg(game, 'touchdowns', { player, role, team: 'KC', chance: 0.5, won });
  const isEven = index % 2 === 0;
  return [
    scorer('Receiver', 'WR', isEven),
    scorer('Back', 'RB', index % 4 < 2),
    scorer('Fullback', '', isEven),
  ];
}).flat();

test('a pair of a player without a role and one with a role is not measured by itself', () => {
  const pairs = measure('NFL', legs).map(({ relation, a, b }) => `${relation} ${a} ${b}`);
  expect(pairs).toContain('own touchdowns touchdowns');
  expect(pairs).toContain('own touchdowns.B touchdowns.R');
  expect(pairs).not.toContain('own touchdowns touchdowns.R');
  expect(pairs).not.toContain('own touchdowns touchdowns.B');
});

test.each([
  ['touchdowns.B', 'touchdowns.R'],
  ['touchdowns.R', 'touchdowns.R'],
  ['touchdowns.B', 'touchdowns.B'],
])('touchdowns of two teammates hardly depend on each other: %s, %s', (a, b) => {
  expect(Math.abs(dependenceOf('NFL', 'own', a, b)?.rho ?? 1)).toBeLessThan(0.1);
});
