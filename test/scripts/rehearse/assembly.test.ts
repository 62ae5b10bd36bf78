/** Which tools run in a rehearsal, and with which assembly. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunTool } from '../../../scripts/ops/run.ts';
import { rehearsing } from '../../../scripts/rehearse/assembly.ts';

let folder: string;
let ran: string[];
const run: RunTool = async (tool, args) => {
  ran.push([tool, ...args].join(' ').replaceAll(folder, '<folder>'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gameplan-rehearse-'));
  ran = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('destroy uses the assembly of the last deploy', async () => {
  await rehearsing({ folder, say: () => {}, run })()('cdk', ['destroy', '--force', '-c', 'stage=dev']);
  expect(ran).toEqual(['cdk destroy --app <folder>/adapted --force']);
});

test('the site is built once, and a bootstrap is run as it is', async () => {
  const runWith = rehearsing({ folder, say: () => {}, run });
  await runWith()('vite', ['build', 'web']);
  await runWith()('vite', ['build', 'web']);
  await runWith()('cdk', ['bootstrap', '--app', '']);
  expect(ran).toEqual(['vite build web', 'cdk bootstrap --app ']);
});

test('a synthesis that fails is tried again by the next deploy', async () => {
  const runWith = rehearsing({
    folder,
    say: () => {},
    run: async (tool, args) => {
      await run(tool, args);
      throw new Error('no template');
    },
  });
  for (let time = 0; time < 2; time += 1) {
    await expect(runWith()('cdk', ['deploy', '-c', 'stage=dev'])).rejects.toThrow('no template');
  }
  expect(ran).toEqual(Array(2).fill('cdk synth --quiet --output <folder>/pristine -c stage=dev'));
});
