/**
 * Runs a script of the project on a machine with only npm and Node 20 or newer: installs missing packages, and runs the
 * script with the packaged Node 24.
 *
 *     node scripts/bootstrap.mjs [--import=<module.ts>] <script.ts> [arguments…]
 *
 * Plain JavaScript with built-in modules only, because no package may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const binFolder = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** The version of Lambda's runtime and of the packaged Node. */
const wantedMajor = 24;
/** Versions that run TypeScript without a flag. */
const usable = ([major = 0, minor = 0]) =>
  major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);

const given = process.argv.slice(2);
const nodeOptions = given[0]?.startsWith('--import=') ? given.splice(0, 1) : [];
const [script, ...scriptArguments] = given;
if (!script) stop('Usage: node scripts/bootstrap.mjs [--import=<module.ts>] <script.ts> [arguments…]', 2);
if (!installed()) install();
run(findNode());

/** Whether node_modules matches package-lock.json and this platform. npm writes its own lock file there when done. */
function installed() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) stop('package-lock.json is missing or broken: restore it, then try again.');
  if (!present) return false;
  const complete = Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
  const ofThisPlatform = Object.values(present).every(
    ({ os, cpu }) => allows(os, process.platform) && allows(cpu, process.arch),
  );
  return complete && ofThisPlatform;
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    // Missing, or incomplete after an interrupted install.
    return undefined;
  }
}

/** npm writes `os` and `cpu` as a name or a list; `!name` means all others. */
function allows(rule, value) {
  const names = [rule ?? []].flat();
  if (names.includes(`!${value}`)) return false;
  return names.every((name) => name.startsWith('!')) || names.includes(value);
}

function install() {
  console.error('Installing packages (about a minute)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Not to standard output, which belongs to the script: programs read `bench --json`.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows });
  if (error?.code === 'ENOENT') stop('npm was not found: install Node.js with npm, then try again.');
  if (status !== 0) {
    stop("The packages could not be installed; see npm's output above. Check the network, then try again.");
  }
}

/**
 * Not node_modules/.bin/node: some versions of npm drop that link, because several packages (one per platform) provide it.
 * @returns path of a Node that runs TypeScript: the packaged one, otherwise the one that runs this
 */
function findNode() {
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  const packaged = [`node-${platform}`, `node-bin-${platform}`].map((name) =>
    join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'),
  );
  for (const node of [...packaged, process.execPath]) {
    if (existsSync(node) && usable(versionOf(node))) return node;
  }
  return stop(
    `No packaged Node ${wantedMajor} runs on ${process.platform}-${process.arch}, and this is Node ` +
      `${process.versions.node}: install Node ${wantedMajor}, then try again.`,
  );
}

/** @returns for example [24, 21, 0]; empty if the program does not run here (such as with another libc) */
function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return (/^v(\d+)\.(\d+)\.(\d+)/.exec(stdout ?? '') ?? []).slice(1).map(Number);
}

function run(node) {
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', ...nodeOptions, resolve(root, script), ...scriptArguments],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Keeps compiled code between runs, which saves a command a third of its start.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
        PATH: [dirname(node), binFolder, process.env.PATH].join(delimiter),
      },
    },
  );

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  // A shell between npm and this process may end by a signal without forwarding it; then the parent process changes.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();

  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code);
  });
}

function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}
