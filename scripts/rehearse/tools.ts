/** Tools of the rehearsal: Python packages in their own folder, and actionlint. */
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../ops/command.ts';
import { installGoProgram, lastLineOf, outcomeOf } from '../ops/program.ts';
import { projectRoot } from '../ops/run.ts';

/** Everything that the rehearsal writes. */
export const home = resolve(projectRoot, '.local', 'rehearse');
/** One virtual environment each: they need different versions of the same packages. */
const packages = {
  // Lambda's Python runtime includes boto3, so the emulator needs it.
  ministack: ['ministack==1.5.33', 'boto3==1.43.106'],
  'cfn-lint': ['cfn-lint==1.58.0'],
  checkov: ['checkov==3.3.30'],
} as const;

const actionlintModule = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';

export type Program = keyof typeof packages;

/** @param of the virtual environment it is installed in */
export const programOf = (name: string, of: Program, folder = home) => join(folder, of, 'bin', name);

const python = programOf('python', 'ministack');

/** @returns its command; undefined if this machine has no Python 3.10 or newer with venv */
export async function findPython(): Promise<string | undefined> {
  for (const name of ['python3', 'python']) {
    const check = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))';
    if ((await outcomeOf(name, ['-c', check])).code === 0) return name;
  }
  return undefined;
}

/** Installs the pinned packages, unless they are installed already. @throws CommandError if they cannot be downloaded */
export async function installTools(
  pythonName: string,
  note: (line: string) => void,
  folder = home,
): Promise<void> {
  const wanted = JSON.stringify(packages);
  const stamp = join(folder, 'installed.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  note('Installing the emulator and the validators (a minute or two)…');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // The project's package.json makes every .js file an ES module; the functions' bundles are CommonJS.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }\n');
  for (const program of Object.keys(packages) as Program[]) {
    await done(pythonName, ['-m', 'venv', join(folder, program)]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
    await done(programOf('python', program, folder), [...pip, ...packages[program]]);
  }
  // Written last, so that an interrupted installation starts again.
  writeFileSync(stamp, wanted);
}

/** @returns path of actionlint; undefined if Go is missing or the module cannot be downloaded */
export const installActionlint = () => installGoProgram(actionlintModule, join(home, 'go'));

/** @param layer the CDK's zip file with the AWS CLI @returns path of its command */
export async function awsCliOf(layer: string): Promise<string> {
  const folder = join(home, 'layer');
  rmSync(folder, { recursive: true, force: true });
  await done(python, ['-m', 'zipfile', '-e', layer, folder]);
  const program = join(folder, 'awscli', 'aws');
  // Its first line names Lambda's Python. It prints a line per file, and the emulator loses an answer after 200 lines.
  const head = `#!${python}\nimport os, sys\nsys.stdout = open(os.devnull, 'w')`;
  writeFileSync(program, readFileSync(program, 'utf8').replace(/^#!.*/, head));
  chmodSync(program, 0o755);
  return program;
}

async function done(program: string, args: readonly string[]): Promise<void> {
  const outcome = await outcomeOf(program, args);
  if (outcome.code === 0) return;
  throw new CommandError(`${program} ${args.slice(0, 3).join(' ')} failed: ${lastLineOf(outcome)}`);
}
