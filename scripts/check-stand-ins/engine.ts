/** Checks the table’s engine against DynamoDB Local: probes on both, and the tests of the table on the latter. */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine } from '../local/engine.ts';
import { CommandError } from '../ops/command.ts';
import { projectRoot } from '../ops/run.ts';
import { dynamoDbLocalVersion, startDynamoDbLocal } from './dynamodb-local.ts';
import { type EngineDifference, engineDifferences } from './engine-differences.ts';
import { outcomesAt } from './probes/outcome.ts';
import { home, type Report } from './report.ts';

/** Tests of the functions with the most conditions and transactions, in addition to those of the data layer. */
const functionTests = ['tracker', 'corrections', 'deletion', 'session-ends', 'billing-webhook'];

/** Tests that DynamoDB Local cannot run: it answers one request at a time, and the product's client waits for one second. */
const leftOut = ['test/data/platform/counters.test.ts'];

function testFiles(): string[] {
  const ofData = globSync('test/data/**/*.test.ts', { cwd: projectRoot });
  return [...ofData, ...functionTests.map((name) => `test/functions/${name}.test.ts`)].filter(
    (file) => !leftOut.includes(file),
  );
}

/** @throws CommandError if an engine does not start */
export async function compareEngines({ say, ok, fail }: Report): Promise<void> {
  const other = await startDynamoDbLocal();
  try {
    say('Differences between dynoxide, the engine on this machine, and DynamoDB Local:');
    for (const [name, { engine, dynamoDbLocal, why }] of Object.entries(engineDifferences)) {
      say(`  ${name}: ${engine}, and ${dynamoDbLocal} in DynamoDB Local. ${why}`);
    }
    for (const file of leftOut) {
      say(`  ${file} is left out: DynamoDB Local answers one request at a time, and it sends 25 at once.`);
    }
    const [own, others] = [await ownOutcomes(), await outcomesAt(other.url, 'probes')];
    const wrong = unlisted(own, others);
    for (const line of wrong) fail(`DynamoDB Local: ${line}`);
    if (wrong.length === 0) {
      const { length } = Object.keys(own);
      ok(`DynamoDB Local: it answers ${length} probes as dynoxide does, except those listed above`);
    }
    const { passed, failed } = await runTests(other.url);
    const result = `DynamoDB Local ${dynamoDbLocalVersion}: ${passed} tests of the table pass`;
    if (failed === 0) ok(result);
    else fail(`${result}, ${failed} fail`);
  } finally {
    await other.stop();
  }
}

/** @returns a line for each probe that is answered differently and not listed so, and for each that is listed wrongly */
export function unlisted(
  own: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
  listed: Readonly<Record<string, EngineDifference>> = engineDifferences,
): string[] {
  return [...new Set([...Object.keys(own), ...Object.keys(listed)])].flatMap((name) => {
    const [engine, dynamoDbLocal] = [own[name], others[name]];
    const difference = listed[name];
    if (!difference)
      return engine === dynamoDbLocal ? [] : [`${name}: ${dynamoDbLocal}, and ${engine} in dynoxide`];
    const isAsListed = difference.engine === engine && difference.dynamoDbLocal === dynamoDbLocal;
    return isAsListed ? [] : [`${name} is listed, but answered ${dynamoDbLocal}, and ${engine} in dynoxide`];
  });
}

async function ownOutcomes(): Promise<Record<string, string>> {
  const folder = join(home, 'engine');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const engine = await startEngine(folder, () => {});
  try {
    return await outcomesAt(engine.endpoint, 'probes');
  } finally {
    await engine.stop();
  }
}

/** Runs the tests with another engine in place of the product’s. */
async function runTests(endpoint: string): Promise<{ passed: number; failed: number }> {
  const report = join(home, 'vitest.json');
  rmSync(report, { force: true });
  const options = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--maxWorkers=1',
    // On a busy machine it answers too late for a client that waits for one second.
    '--retry=2',
    '--testTimeout=120000',
  ];
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...options, ...testFiles()], {
    cwd: projectRoot,
    // Progress and failures; results go to standard output.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DYNAMODB_ENDPOINT: endpoint },
  });
  const code = await new Promise<number>((done, failed) => {
    child.once('error', failed);
    child.once('close', (exitCode) => done(exitCode ?? 1));
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (code !== 0 && numFailedTests === 0) throw new CommandError('The tests could not be run; see above.');
  return { passed: numPassedTests, failed: numFailedTests };
}
