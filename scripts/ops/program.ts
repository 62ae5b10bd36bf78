/** Runs other programs and waits for them, and installs programs written in Go. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Outcome {
  /** Exit code; undefined if the program does not exist. */
  readonly code: number | undefined;
  readonly output: string;
}

/** Runs a program and waits for it to end. */
export function outcomeOf(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Outcome> {
  return new Promise((resolved) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', () => resolved({ code: undefined, output }));
    child.once('close', (code) => resolved({ code: code ?? 1, output }));
  });
}

/** @returns why a program failed, in one line */
export const lastLineOf = ({ output }: Outcome): string => output.trim().split('\n').at(-1) || 'not found';

/**
 * Installs a program through the Go module proxy, unless it is installed already.
 * @param module with its version: `example.org/tools/cmd/name@v1.2.3`
 * @param folder for any number of programs and versions
 * @returns path of the program; undefined if Go is missing or the module cannot be downloaded
 */
export async function installGoProgram(module: string, folder: string): Promise<string | undefined> {
  const [path = '', version = ''] = module.split('@');
  const ofVersion = join(folder, version);
  const program = join(ofVersion, basename(path));
  if (existsSync(program)) return program;
  mkdirSync(ofVersion, { recursive: true });
  const env = { ...process.env, GOBIN: ofVersion, GOFLAGS: '-mod=mod' };
  const { code } = await outcomeOf('go', ['install', module], { cwd: ofVersion, env });
  return code === 0 ? program : undefined;
}
