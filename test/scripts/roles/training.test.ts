import { expect, test } from 'vitest';
import { sharesOf } from '../../../lambdas/domain/asking/roles/network.ts';
import { looksOf } from '../../../lambdas/domain/asking/roles/tokens.ts';
import { parsed } from '../../../scripts/roles/marked.ts';
import { trained } from '../../../scripts/roles/training.ts';
import { random } from '../../../scripts/signs/regression.ts';

const roles = ['O', 'B-team', 'B-stake', 'B-line'];
const legs = ['O', 'B', 'I'];
const lines = [
  '[bears|team] for [20|stake]',
  '[20|stake] on the [jets|team]',
  '{[bears|team] [20|line]} and {[jets|team] [30|line]}',
  'put [30|stake] on the [bears|team]',
  '{[jets|team] [20|line]} and {[bears|team] [30|line]}',
  '[jets|team] for [30|stake]',
];

test('a network learns the role of a number by the words around it', () => {
  const lessons = lines.map((line) => {
    const { tokens } = parsed(line);
    return {
      looks: looksOf(tokens, []),
      roles: tokens.map(({ role }) => roles.indexOf(role)),
      legs: tokens.map(({ leg }) => legs.indexOf(leg)),
    };
  });
  const next = random(3);
  const network = trained({
    roles: roles.length,
    legs: legs.length,
    passes: 40,
    random: next,
    lessonsOf: () => [...lessons, ...lessons, ...lessons],
  });
  const likeliest = (shares: readonly Float32Array[]) =>
    shares.map((each) => each.indexOf(each.reduce((a, b) => Math.max(a, b))));
  for (const lesson of lessons) {
    const shares = sharesOf(network, lesson.looks);
    expect(likeliest(shares.roles)).toEqual(lesson.roles);
    expect(likeliest(shares.legs)).toEqual(lesson.legs);
  }
});
