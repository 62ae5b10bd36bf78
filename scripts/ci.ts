/**
 * What CI runs: `npm test`, then the rehearsal and the check of the stand-ins, each of which is skipped where its tools
 * cannot be installed. Goes on after a failure. The last line is `N passed, N failed`; a proof, a validator and a
 * comparison count as one each.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { type Count, countOfChecks, countOfTests, type Ended } from './ci/count.ts';

const root = resolve(import.meta.dirname, '..');

const steps = [
  { name: 'npm test', script: 'scripts/test.ts', count: countOfTests },
  { name: 'npm run rehearse', script: 'scripts/rehearse.ts', count: countOfChecks },
  { name: 'npm run check-stand-ins', script: 'scripts/check-stand-ins.ts', count: countOfChecks },
] as const;

/** Shows what the script prints, and keeps its standard output. */
function run(script: string): Promise<Ended> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', resolve(root, script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    child.once('exit', () => process.exit(1));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((done) => {
    child.once('close', (exitCode) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done({ output, exitCode: exitCode ?? 1 });
    });
  });
}

const counts: Count[] = [];
for (const { name, script, count } of steps) {
  console.log(`\n══ ${name}`);
  const started = performance.now();
  const { passed, failed } = count(await run(script));
  console.log(
    `══ ${name}: ${passed} passed, ${failed} failed (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  counts.push({ passed, failed });
}
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
