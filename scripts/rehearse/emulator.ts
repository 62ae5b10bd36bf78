/** The AWS emulator: one process on this machine, with a folder that each run starts empty. */
import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from '../local/listen.ts';
import { endLeftOver, type Server, startServer } from '../ops/server.ts';
import { home, programOf } from './tools.ts';

export const region = 'ca-central-1';
const runFolder = join(home, 'run');
const stateFile = join(home, 'emulator.json');

/**
 * @param environment of the emulator, which its functions inherit
 * @throws CommandError if it does not start
 */
export async function startEmulator(
  environment: (url: string) => Readonly<Record<string, string>>,
): Promise<Server> {
  await endLeftOver(stateFile);
  rmSync(runFolder, { recursive: true, force: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = programOf('ministack', 'ministack');
  return startServer({
    name: 'The emulator',
    stateFile,
    program,
    args: [],
    word: program,
    cwd: runFolder,
    url,
    healthPath: '/_ministack/health',
    isReady: ({ ok }) => ok,
    env: {
      ...environment(url),
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      TMPDIR: runFolder,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_HOST: '127.0.0.1',
      MINISTACK_REGION: region,
      // Enforces IAM.
      AUTH: 'true',
    },
  });
}
