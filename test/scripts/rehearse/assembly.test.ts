/** Which tools a rehearsal runs, and with which assembly. */
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

test('destroy uses the assembly of the last deployment', async () => {
  await rehearsing({ folder, say: () => {}, run })()('cdk', ['destroy', '--force', '-c', 'stage=dev']);
  expect(ran).toEqual(['cdk destroy --app <folder>/adapted --force']);
});

test('builds the site once, and runs bootstrap unchanged', async () => {
  const runWith = rehearsing({ folder, say: () => {}, run });
  await runWith()('vite', ['build', 'web']);
  await runWith()('vite', ['build', 'web']);
  await runWith()('cdk', ['bootstrap', '--app', '']);
  expect(ran).toEqual(['vite build web', 'cdk bootstrap --app ']);
});

test('a failed synthesis is retried by the next deployment', async () => {
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
