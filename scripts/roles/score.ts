/** How many questions a network reads right. */
import { type Network, sharesOf } from '../../lambdas/domain/asking/roles/network.ts';
import { looksOf } from '../../lambdas/domain/asking/roles/tokens.ts';
import type { KnownPlayer } from '../../lambdas/domain/feed/players/known-player.ts';
import type { Marked } from './marked.ts';

interface Judged extends Network {
  readonly roster: readonly KnownPlayer[];
  readonly names: { readonly roles: readonly string[]; readonly legs: readonly string[] };
}

/** The roles of a question in their order, without where their words end. */
const sequenceOf = (roles: readonly string[]): string =>
  roles
    .flatMap((role, at) =>
      role === 'O' || (role.startsWith('I-') && roles[at - 1]?.slice(2) === role.slice(2))
        ? []
        : [role.slice(2)],
    )
    .join(' ');

const greatestOf = (shares: Float32Array): number => shares.indexOf(shares.reduce((a, b) => Math.max(a, b)));

export function rightIn(questions: readonly Marked[], { roster, names, ...network }: Judged): string {
  let [tokens, right, same] = [0, 0, 0];
  for (const question of questions) {
    const shares = sharesOf(network, looksOf(question.tokens, roster));
    const roles = shares.roles.map((each) => names.roles[greatestOf(each)] ?? 'O');
    const wanted = question.tokens.map(({ role }) => role);
    tokens += wanted.length;
    right += wanted.filter((role, at) => role === roles[at]).length;
    if (sequenceOf(roles) === sequenceOf(wanted)) same += 1;
  }
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)}%`;
  return `${percent(right, tokens)} of ${tokens} words, ${percent(same, questions.length)} of ${questions.length} questions`;
}
