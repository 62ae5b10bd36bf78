/**
 * Runs the given commands in order for CI, and continues after a failed one. The last lines name what failed, since CI
 * may show only the end of a log. The very last is `N passed, N failed`: the tests of `npm test`, and the `ok` and `FAIL`
 * lines of other commands, which skip checks whose tools are missing.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Count, countOfChecks, countOfTests, type Ended, failuresIn } from './ci/count.ts';

const root = resolve(import.meta.dirname, '..');

/** Runs a command, printing its output as it comes. */
function run(command: string): Promise<Ended> {
  const child = spawn(command, {
    cwd: root,
    env: { ...process.env, npm_config_loglevel: 'silent' },
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  return new Promise((done) => {
    child.once('close', (exitCode) => done({ output, exitCode: exitCode ?? 1 }));
  });
}

const counts: Count[] = [];
const failures: string[] = [];
for (const command of process.argv.slice(2)) {
  console.log(`\n══ ${command}`);
  const started = performance.now();
  const count = command.startsWith('npm test') ? countOfTests : countOfChecks;
  const ended = await run(command);
  const { passed, failed } = count(ended);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`══ ${command}: ${passed} passed, ${failed} failed (${seconds} s)`);
  counts.push({ passed, failed });
  failures.push(...failuresIn(ended.output).map((line) => `${command}: ${line}`));
}
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(['', ...failures].join('\n'));
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
