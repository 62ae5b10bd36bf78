/** `npm run rehearse`: deploys GamePlan to an AWS emulator on this machine, tests it there, and prints what holds. */
import { join, resolve } from 'node:path';
import { reasonOf } from './local/process/state.ts';
import { CommandError, defineCommand, main, type Terminal, UsageError } from './ops/command.ts';
import { holdOneRun } from './ops/one-run.ts';
import { projectRoot } from './ops/run.ts';
import { rehearsing } from './rehearse/assembly.ts';
import { closeClients, makeClients } from './rehearse/clients.ts';
import { startEmulator } from './rehearse/emulator.ts';
import { pointToEmulator, rehearsalEnvironment } from './rehearse/environment.ts';
import { openFront } from './rehearse/front.ts';
import { outsideTemplate } from './rehearse/outside-template.ts';
import type { Rehearsal } from './rehearse/proofs/proof.ts';
import { isDeployed } from './rehearse/proofs/stack.ts';
import { proofs } from './rehearse/proofs.ts';
import { findPython, home, installActionlint, installTools } from './rehearse/tools.ts';
import { validate } from './rehearse/validators.ts';

export const command = defineCommand({
  help: `Usage: npm run rehearse -- [--only proofs|validators]

Deploys GamePlan, the way npm run deploy does, to an AWS emulator on this machine and tests it there. It needs no AWS
account, and no network once the emulator is installed. Then validators check the templates of each stage. Each line
of the output is one thing that holds (ok) or does not (FAIL). Needs Python 3.10 or newer; without it, or where the
packages cannot be downloaded, it is skipped. Everything it writes is in .local/rehearse.

  --only   proofs: only the deploy and its tests; validators: only the validators`,
  options: { only: { type: 'string' } },
  async run({ only }, { say, note }) {
    if (only !== undefined && only !== 'proofs' && only !== 'validators') {
      throw new UsageError('--only must be proofs or validators');
    }
    const python = process.platform === 'win32' ? undefined : await findPython();
    if (!python) {
      say('skip the rehearsal: it needs Linux or macOS, and Python 3.10 or newer with venv');
      return true;
    }
    const release = holdOneRun('rehearse', resolve(projectRoot, '.local'));
    try {
      const problem = await installed(python, note);
      if (problem !== undefined) {
        say(`skip the rehearsal: its tools cannot be installed (${problem})`);
        return true;
      }
      const actionlint = await installActionlint();
      const holds = only === 'validators' || (await rehearse({ say, note }));
      return (only === 'proofs' || (await validate(say, actionlint))) && holds;
    } finally {
      release();
    }
  },
});

type Output = Pick<Terminal, 'say' | 'note'>;

/** @returns why the tools cannot be installed, in one line; undefined if they are */
async function installed(python: string, note: Output['note']): Promise<string | undefined> {
  try {
    await installTools(python, note);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}

/** @returns whether every proof holds */
async function rehearse({ say, note }: Output): Promise<boolean> {
  const emulator = await startEmulator(rehearsalEnvironment);
  try {
    pointToEmulator(emulator.url);
    const front = await openFront(emulator.url);
    const aws = makeClients();
    try {
      say('Differences from AWS:');
      for (const { what } of outsideTemplate) say(`  ${what}`);
      const runWith = rehearsing({ folder: join(home, 'assembly'), say });
      return await prove({ emulatorUrl: emulator.url, aws, front, runWith, say, note });
    } finally {
      closeClients(aws);
      await front.close();
    }
  } finally {
    await emulator.stop();
  }
}

/** @returns whether every proof holds; without a deployed stack, nothing else is tried */
async function prove(rehearsal: Rehearsal): Promise<boolean> {
  let holds = true;
  for (const { name, run } of proofs) {
    const started = performance.now();
    const report = (mark: string, what: string) =>
      rehearsal.say(`${mark} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s): ${what}`);
    try {
      report('ok  ', await run(rehearsal));
    } catch (error) {
      report('FAIL', reasonOf(error));
      holds = false;
      if (!(await isDeployed())) break;
    }
  }
  return holds;
}

if (import.meta.main) await main(command);
