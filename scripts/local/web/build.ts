/** Builds the web app if its sources have changed since the last build. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isMissing } from '../process/state.ts';

export const projectRoot = resolve(import.meta.dirname, '../../..');

export const distDirOf = (root: string) => join(root, 'web', 'dist');
export const viteConfigOf = (root: string) => join(root, 'web', 'vite.config.ts');

/** Sources of the app. */
const sources = ['web', 'lambdas/contracts', 'lambdas/domain', 'package-lock.json'];
const stampFile = '.stamp';

export type BuildResult =
  | { readonly kind: 'fresh' | 'built' }
  /** There is no app to build. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly output: string };

/**
 * @param onBuild called before a build, which takes some seconds
 * @param root the project's folder
 */
export async function buildWeb(onBuild: () => void, root = projectRoot): Promise<BuildResult> {
  if (!existsSync(viteConfigOf(root))) return { kind: 'absent' };
  const distDir = distDirOf(root);
  const stamp = hashOfSources(root);
  if (readStamp(distDir) === stamp) return { kind: 'fresh' };
  onBuild();
  // Built in a temporary folder and then moved, so that an incomplete build is never served.
  const aside = `${distDir}.${process.pid}`;
  try {
    await viteBuild(root, aside);
    writeFileSync(join(aside, stampFile), stamp);
    swap(aside, distDir);
    return { kind: 'built' };
  } catch (error) {
    return { kind: 'failed', output: outputOf(error) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** In its own process: a build sets NODE_ENV, which must not affect the functions. */
async function viteBuild(root: string, outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const config = viteConfigOf(root);
  const args = [vite, 'build', dirname(config), '--config', config, '--outDir', outDir, '--logLevel', 'warn'];
  // Under a test runner NODE_ENV is `test`, and React would be built in development mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 16 * 1024 * 1024 });
}

function swap(aside: string, distDir: string): void {
  const old = `${aside}.old`;
  try {
    renameSync(distDir, old);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  renameSync(aside, distDir);
  rmSync(old, { recursive: true, force: true });
}

function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (/[/\\]web[/\\]dist(\.|$)/.test(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : join(path, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

function readStamp(distDir: string): string | undefined {
  try {
    return readFileSync(join(distDir, stampFile), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stderr, stdout } = error as Error & { stderr?: string; stdout?: string };
  return (stderr || stdout || error.message).trim();
}
