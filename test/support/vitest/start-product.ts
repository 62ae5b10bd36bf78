/** Starts the whole product once for all tests: the real engine, the stand-ins, and the functions behind real HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { realServices } from '../../../scripts/local/clock/folder.ts';
import { startProduct } from '../../../scripts/local/product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    environment: Record<string, string>;
  }
}

export default async function setup(project: TestProject) {
  for (const name of realServices) delete process.env[name];
  const before = { ...process.env };
  const dataDir = await mkdtemp(join(tmpdir(), 'gameplan-test-'));
  const product = await startProduct({ port: 0, dataDir, quiet: true, inMemory: true });
  const added = Object.entries(process.env).filter(([name, value]) => value !== before[name]);
  project.provide('origin', product.origin);
  project.provide('environment', Object.fromEntries(added) as Record<string, string>);
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
