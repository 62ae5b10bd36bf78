/** Runs the project's own tools, pinned by the lock file. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { CommandError } from './command.ts';

export const projectRoot = resolve(import.meta.dirname, '../..');

const tools = { cdk: 'aws-cdk/bin/cdk', vite: 'vite/bin/vite.js' } as const;

export type RunTool = (
  tool: keyof typeof tools,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<void>;

/** @throws CommandError if the tool fails; it has printed why */
export const runTool: RunTool = async (tool, args, env = {}) => {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', tools[tool]), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, CDK_DISABLE_VERSION_CHECK: '1', ...env },
  });
  const code = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (exitCode) => done(exitCode ?? 1));
  });
  if (code !== 0) throw new CommandError(`${tool} ${args[0]} failed; see its output above.`);
};
