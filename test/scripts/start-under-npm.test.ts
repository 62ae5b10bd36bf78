/** The product under npm: however npm ends, everything ends. */
import { expect, test } from 'vitest';
import { newFolder } from './local/folder.ts';
import { engineOf, freePort, isAlive, kill, longest, start } from './local/run.ts';

test.each([
  ['Ctrl-C in the terminal', (npm: number) => kill(-npm, 'SIGINT')],
  ['SIGTERM to npm alone', (npm: number) => kill(npm, 'SIGTERM')],
  ['npm being killed outright', (npm: number) => kill(npm, 'SIGKILL')],
])('%s ends everything', { timeout: longest }, async (_what, end) => {
  const folder = newFolder();
  const port = await freePort();
  const run = start(folder, { PORT: String(port) }, { viaNpm: true });
  await run.ready();
  const engine = Number(engineOf(folder));
  end(Number(run.child.pid));
  // Its output ends when the last process that holds it has ended.
  await run.ended;
  expect(isAlive(engine)).toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
