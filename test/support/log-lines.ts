/** Captures the log as CloudWatch receives it. */
import { vi } from 'vitest';
import { log } from '../../lambdas/telemetry/log.ts';

export type Line = Readonly<Record<string, unknown>>;

/** Runs a function and returns the lines it logged, at every level. */
export async function logged(run: () => Promise<unknown>): Promise<Line[]> {
  const written: string[] = [];
  const writes = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
  );
  const level = log.getLevelName();
  log.setLogLevel('DEBUG');
  try {
    await run();
  } finally {
    log.setLogLevel(level);
    for (const write of writes) write.mockRestore();
  }
  return written
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}
