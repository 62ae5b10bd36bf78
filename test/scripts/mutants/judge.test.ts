/** The harness itself: a mistake that a test notices, one that none does, and one that no longer matches the code. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Judge, makeJudge } from '../../../scripts/mutants/judge.ts';
import { type Mutant, mutate, Stale } from '../../../scripts/mutants/mutant.ts';
import { isFull } from '../../support/depth.ts';

const repository = resolve(import.meta.dirname, '../../..');
const source = `export const isAdult = (age: number) => age >= 18;\n`;
const files = {
  'age.ts': source,
  'age.test.ts': `import { expect, test } from 'vitest';
import { isAdult } from './age.ts';
test('a child', () => expect(isAdult(17)).toBe(false));
test('an adult', () => expect(isAdult(40)).toBe(true));
`,
  'red.test.ts': `import { expect, test } from 'vitest';
test('is red anyway', () => expect(1).toBe(2));
`,
  'vitest.config.ts': `export default { test: { pool: 'forks', experimental: { viteModuleRunner: false } } };\n`,
  '.gitignore': 'node_modules\n',
  'package.json': '{ "type": "module" }\n',
};

let root: string;
let judge: Judge;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gameplan-judged-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  judge = makeJudge({ root, shared: true });
});
afterAll(async () => {
  await judge.end();
  rmSync(root, { recursive: true, force: true });
});

const mutant = (find: string, replace: string, tests = ['age.test.ts']): Mutant => ({
  id: 'age',
  file: 'age.ts',
  find,
  replace,
  tests,
  why: 'children come in',
});

test('a mistake that a test notices is killed by it', async () => {
  expect(await judge.verdict(mutant('>=', '<'))).toEqual({ kind: 'killed', by: 'age.test.ts: a child' });
  expect(await judge.verdict(mutant('>= 18', '>= 41'))).toEqual({
    kind: 'killed',
    by: 'age.test.ts: an adult',
  });
});

test('a mistake that no test notices survives, and the repository stays as it was', async () => {
  expect(await judge.verdict(mutant('>= 18', '> 18'))).toEqual({ kind: 'survived' });
  expect(readFileSync(join(root, 'age.ts'), 'utf8')).toBe(source);
});

test.runIf(isFull)('a test that is red without the mistake kills nothing', async () => {
  expect(await judge.baseline(['age.test.ts', 'red.test.ts'])).toMatch(
    /^red\.test\.ts: is red anyway: expected 1 to be 2/,
  );
  expect(await judge.baseline(['age.test.ts'])).toBeUndefined();
  expect(await judge.verdict(mutant('>= 18', '> 18', ['red.test.ts']))).toEqual({
    kind: 'unclear',
    reason: 'fails without the mistake too: red.test.ts: is red anyway',
  });
});

test.runIf(isFull)('a file that cannot be loaded kills nothing', async () => {
  expect(await judge.verdict(mutant('age >= 18;', 'age >= 18; isOld();'))).toMatchObject({ kind: 'unclear' });
});

test.each([
  ['stands nowhere', 'age > 18', 'age > 17', '"age > 18" stands 0 times in age.ts'],
  ['stands twice', 'age', 'years', '"age" stands 2 times in age.ts'],
  ['changes nothing', '>=', '>=', 'age.ts stays the same'],
  ['is no code', '>=', '>=>', 'age.ts with the mistake cannot be parsed'],
])('a mistake that %s is stale', (_what, find, replace, reason) => {
  expect(() => mutate(mutant(find, replace), root)).toThrow(new Stale(reason));
});
