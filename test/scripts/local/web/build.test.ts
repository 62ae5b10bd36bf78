/** The web app is built when its sources have changed, and a failed build keeps the previous one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWeb } from '../../../../scripts/local/web/build.ts';
import { newFolder } from '../folder.ts';

function project() {
  const root = newFolder();
  for (const folder of ['web', 'lambdas/contracts/billing', 'lambdas/domain'])
    mkdirSync(join(root, folder), { recursive: true });
  const write = (path: string, content: string) => writeFileSync(join(root, path), content);
  write('package-lock.json', '{}');
  write('lambdas/contracts/billing/plans.ts', 'export const plan = "core";');
  write('web/vite.config.ts', 'export default {};');
  write('web/index.html', '<!doctype html><title>T</title><script type="module" src="/main.ts"></script>');
  write('web/main.ts', 'import { plan } from "../lambdas/contracts/billing/plans.ts"; console.log(plan);');
  let builds = 0;
  const build = () =>
    buildWeb(() => {
      builds += 1;
    }, root);
  const built = () => {
    const [script = ''] = readdirSync(join(root, 'web/dist/assets'));
    return readFileSync(join(root, 'web/dist/assets', script), 'utf8');
  };
  return { root, write, build, built, builds: () => builds };
}

test('builds once, and again after a source has changed', { timeout: 60_000 }, async () => {
  const { root, write, build, built, builds } = project();
  expect(await build()).toEqual({ kind: 'built' });
  expect(built()).toContain('core');
  expect(await build()).toEqual({ kind: 'fresh' });
  expect(builds()).toBe(1);
  write('lambdas/contracts/billing/plans.ts', 'export const plan = "pro";');
  expect(await build()).toEqual({ kind: 'built' });
  expect(built()).toContain('pro');
  write('web/main.ts', 'this is no program');
  expect(await build()).toMatchObject({ kind: 'failed', output: expect.stringContaining('main.ts') });
  expect(built()).toContain('pro');
  expect(readdirSync(join(root, 'web')).sort()).toEqual(['dist', 'index.html', 'main.ts', 'vite.config.ts']);
});

test('reports that there is no app', async () => {
  const { root, build } = project();
  rmSync(join(root, 'web'), { recursive: true });
  expect(await build()).toEqual({ kind: 'absent' });
});
