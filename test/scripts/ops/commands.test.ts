/** What all operations commands share: help, exit codes, and one sentence if AWS is unavailable. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { shuffled } from '../../../scripts/bench/statistics.ts';
import { CommandError, defineCommand, UsageError } from '../../../scripts/ops/command.ts';
import { runCommand } from '../../support/command.ts';
import { isFull } from '../../support/depth.ts';

const root = resolve(import.meta.dirname, '../../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
);

/** Each command, with arguments that make it call AWS. */
const commands: Readonly<Record<string, readonly string[]>> = {
  'create-admin': ['--email', 'admin@example.com', '--name', 'Test Person', '--stage', 'dev'],
  'sync-plans': ['--stage', 'dev'],
  'reconcile-payments': ['--stage', 'dev'],
  recount: ['--stage', 'dev'],
  'import-games': ['--stage', 'dev', '--sport', 'NFL', '--day', '2026-11-22'],
  smoke: ['--stage', 'dev'],
  deploy: ['--stage', 'dev', '-c', 'mailDomain=example.org', '-c', 'supportEmail=help@example.org'],
  destroy: ['--stage', 'dev'],
  restore: ['--stage', 'dev', '--at', 'latest'],
};

interface Ended {
  readonly status: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a user who has never signed in to AWS. */
function withoutCredentials(name: string, args: readonly string[]): Promise<Ended> {
  const script = scripts[name]?.split(' ').at(-1) ?? '';
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME: resolve(root, 'nowhere'),
    AWS_REGION: 'ca-central-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [resolve(root, script), ...args],
      { env, cwd: root },
      (error, stdout, stderr) => done({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

const others = ['start', 'bench', 'synth', 'cost', 'rehearse', 'check-stand-ins', 'probe', 'kills'];

/** Each starts a process: all of them, or a third, others in each run. */
function some<Each>(all: readonly Each[]): readonly Each[] {
  return isFull ? all : shuffled(all).slice(0, Math.ceil(all.length / 3));
}

describe.each(some([...Object.keys(commands), ...others]))('%s', (name) => {
  test('prints its usage without an account', async () => {
    const { status, stdout, stderr } = await withoutCredentials(name, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`npm (run )?${name}\\b`));
  });
});

test('refuses an unknown option, and prints its usage', async () => {
  const { status, stderr } = await withoutCredentials('smoke', ['--frobnicate']);
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--frobnicate'");
  expect(stderr).toContain('npm run smoke');
});

describe.each(some(Object.entries(commands)))('%s', (name, args) => {
  test('reports missing credentials in one line', async () => {
    const { status, stdout, stderr } = await withoutCredentials(name, args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^No AWS credentials were found: .*\n$/);
  });
});

describe('a command', () => {
  const failing = (error: unknown) =>
    defineCommand({ help: 'Usage: x', options: {}, run: () => Promise.reject(error) });
  const named = (name: string, message: string) => Object.assign(new Error(message), { name });

  test.each([
    [named('ExpiredTokenException', 'The security token is expired'), /expired: sign in again/],
    [named('UnrecognizedClientException', 'The security token is invalid'), /AWS does not recognize these/],
    [named('AccessDeniedException', 'not authorized to perform: x:Y'), /lack a permission: .*x:Y/],
    [named('Error', 'Region is missing'), /set AWS_REGION/],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), /^DynamoDB at http:\S+ did not answer/],
    [new CommandError('The queue is empty.'), /^The queue is empty\.$/],
    [
      new TypeError('x is not a function\n    at y'),
      /^The command failed: x is not a function \(set NODE_DEBUG=/,
    ],
  ])('that meets %s prints one sentence', async (error, sentence) => {
    const { code, stdout, stderr } = await runCommand(failing(error), []);
    expect([code, stdout]).toEqual([1, []]);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n| {4}at /);
  });

  test('reports that AWS could not be reached unless the table is local', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', '');
    const error = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    expect((await runCommand(failing(error), [])).stderr).toMatch(/^AWS could not be reached/);
    vi.unstubAllEnvs();
  });

  test('accepts its number of arguments', async () => {
    const echo = defineCommand({
      help: 'Usage: x',
      options: {},
      wordsMax: 1,
      async run(_options, { say }, words) {
        for (const word of words) say(word);
        return true;
      },
    });
    expect(await runCommand(echo, ['one'])).toMatchObject({ code: 0, stdout: ['one'] });
    expect(await runCommand(echo, ['one', 'two'])).toMatchObject({
      code: 2,
      stderr: "Unexpected argument 'two'\n\nUsage: x",
    });
  });

  test('exits with 2 on a usage error, and with 1 if it reports a problem', async () => {
    expect(await runCommand(failing(new UsageError('No.')), [])).toMatchObject({
      code: 2,
      stderr: 'No.\n\nUsage: x',
    });
    const finds = defineCommand({ help: '', options: {}, run: async () => false });
    expect((await runCommand(finds, [])).code).toBe(1);
  });
});
