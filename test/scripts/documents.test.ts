/** Everything the documents refer to exists: commands, files, settings, and the payment provider's events. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasPath, routeNames } from '../../lambdas/contracts/routes.ts';
import { apiVersion } from '../../lambdas/services/billing/payments.ts';
import { operatorSecrets } from '../../lib/names.ts';

const root = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json'));
const deploying = textOf('lib/deploying.md');

describe.each(['README.md', 'lib/deploying.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = textOf(file);

  test('names existing commands', () => {
    const named = [...text.matchAll(/`?npm run (?:--silent )?([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(scripts).toHaveProperty([name]);
  });

  test('names no tool that would run on another Node.js version', () => {
    expect(text).not.toMatch(/\bnpx\b/);
  });

  test('links to existing files', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, link]) => link ?? '');
    const missing = links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => !existsSync(resolve(root, dirname(file), link)));
    expect(missing).toEqual([]);
  });
});

test('the webhook setup lists exactly the handled events', () => {
  const handled = [...textOf('lambdas/services/billing/payment-event.ts').matchAll(/case '([\w.]+)':/g)];
  const listed = [...deploying.matchAll(/^- `([\w.]+)`$/gm)];
  expect(listed.length).toBeGreaterThan(5);
  const names = (found: RegExpExecArray[]) =>
    found.map(([, name]) => name).filter((name) => name?.includes('.'));
  expect(names(listed).sort()).toEqual(names(handled).sort());
  expect(deploying).toContain(`API version **${apiVersion}**`);
});

test('every secret that an operator writes is listed', () => {
  for (const name of Object.keys(operatorSecrets)) expect(deploying).toContain(`| \`${name}\` |`);
});

test('every listed setting is read', () => {
  const stage = textOf('lib/stage.ts') + textOf('scripts/ops/settings.ts');
  const table = deploying.slice(deploying.indexOf('| Setting |'), deploying.indexOf('`npm run synth'));
  const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(6);
  for (const name of named) expect(stage).toMatch(new RegExp(`\\b${name}\\b`));
});

describe('the steps for adding a function', () => {
  const contributing = textOf('CONTRIBUTING.md');
  const start = contributing.indexOf('## Add a function');
  const steps = contributing.slice(start, contributing.indexOf('\n## ', start + 1));

  test.each(['lambdas/contracts/routes.ts', 'lambdas/contracts/platform/timeouts.ts', 'lib/runbook.md'])(
    'name %s, which lists every function',
    (file) => {
      expect(steps).toContain(`\`${file}\``);
      const text = textOf(file);
      for (const name of routeNames) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );

  test('name scripts/bench/calls.ts, which calls every function with a path', () => {
    expect(steps).toContain('`scripts/bench/calls.ts`');
    const calls = textOf('scripts/bench/calls.ts');
    for (const name of routeNames.filter(hasPath)) expect(calls).toContain(`'${name}'`);
  });
});
