/** `npm run mutants`: makes each mistake of a list in a copy of the code, and checks that the tests notice. */
import { matchesGlob, resolve } from 'node:path';
import { withoutProduct } from '../test/support/vitest/projects.ts';
import { makeJudge, type Verdict } from './mutants/judge.ts';
import { type Mutant, staleness } from './mutants/mutant.ts';
import { mutants } from './mutants/mutants.ts';
import { CommandError, defineCommand, main, type Terminal, UsageError } from './ops/command.ts';

const root = resolve(import.meta.dirname, '..');

export const command = defineCommand({
  help: `Usage: npm run mutants [-- --only <word>]

Makes each mistake of scripts/mutants/list in a copy of the working tree, one at a time, and runs the tests that cover it.
Prints one line per mistake: killed, SURVIVED, or unclear. Exit code 1 if a test should have noticed one, or if the list no
longer matches the code.

  --only   only mistakes with this word in their name or their file's path; may be repeated`,
  options: { only: { type: 'string', multiple: true, default: [''] } },
  async run({ only }, { say, note }) {
    const chosen = mutants.filter(({ id, file }) =>
      only.some((word) => id.includes(word) || file.includes(word)),
    );
    if (chosen.length === 0)
      throw new UsageError(`No mistake has "${only.join('" or "')}" in its name or file`);
    const stale = chosen.flatMap((mutant) => staleness(mutant, root) ?? []);
    for (const reason of stale) say(`stale     ${reason}`);
    const applicable = chosen.filter((mutant) => staleness(mutant, root) === undefined);
    const started = performance.now();
    const verdicts = (
      await Promise.all([
        judgeAll(applicable.filter(needsProduct), true, { say, note }),
        judgeAll(
          applicable.filter((mutant) => !needsProduct(mutant)),
          false,
          { say, note },
        ),
      ])
    ).flat();
    const count = (wanted: Verdict['kind']) => verdicts.filter(({ kind }) => kind === wanted).length;
    say(
      `${count('killed')} killed, ${count('survived')} survived, ${count('unclear')} unclear, ${stale.length} stale ` +
        `(${Math.round((performance.now() - started) / 1000)} s)`,
    );
    return count('killed') === chosen.length;
  },
});

const needsProduct = ({ tests }: Mutant): boolean =>
  tests.some((test) => !withoutProduct.some((pattern) => matchesGlob(test, pattern)));

const words = { killed: 'killed', survived: 'SURVIVED', unclear: 'unclear' } as const;

/** @throws CommandError if a test fails without any mistake */
async function judgeAll(
  mutants: readonly Mutant[],
  shared: boolean,
  { say, note }: Pick<Terminal, 'say' | 'note'>,
): Promise<Verdict[]> {
  if (mutants.length === 0) return [];
  const judge = makeJudge({ root, shared });
  try {
    const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
    note(`Running ${tests.length} test files without any mistake…`);
    const red = await judge.baseline(tests);
    if (red) throw new CommandError(`A test fails without any mistake: ${red}`);
    const verdicts: Verdict[] = [];
    for (const mutant of mutants) {
      const started = performance.now();
      const verdict = await judge.verdict(mutant);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { id, file, why } = mutant;
      const more =
        verdict.kind === 'killed' ? verdict.by : verdict.kind === 'survived' ? why : verdict.reason;
      say(`${words[verdict.kind].padEnd(9)} ${id} (${file}, ${seconds} s): ${more}`);
      verdicts.push(verdict);
    }
    return verdicts;
  } finally {
    await judge.end();
  }
}

if (import.meta.main) await main(command);
