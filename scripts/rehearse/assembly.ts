/** Runs the CDK for the rehearsal: the template and assets that `npm run deploy` deploys, adapted to the emulator. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../local/process/state.ts';
import { CommandError } from '../ops/command.ts';
import { type RunTool, runTool } from '../ops/run.ts';
import { adapt } from './differences.ts';
import { type Edit, readTemplate, writeTemplate } from './edits.ts';
import { awsCliOf } from './tools.ts';

/** Path of the AWS CLI in Lambda, from a layer, which the CDK's BucketDeployment function runs; the emulator unpacks it elsewhere. */
const cliInLambda = '/opt/awscli/aws';

interface Options {
  /** Folder for assemblies; its content is replaced. */
  readonly folder: string;
  /** Prints a difference from AWS; each is printed once. */
  readonly say: (line: string) => void;
  readonly run?: RunTool;
}

/**
 * The sources do not change during a rehearsal, so the site and the template are built once.
 * @returns for an edit of what is deployed, a runner that gives `cdk deploy` and `cdk destroy` the adapted assembly, and
 * runs everything else unchanged
 */
export function rehearsing({ folder, say, run = runTool }: Options): (edit?: Edit) => RunTool {
  const built = new Set<string>();
  const pristine = join(folder, 'pristine');
  const adapted = join(folder, 'adapted');

  async function once(what: string, build: () => Promise<void>): Promise<void> {
    if (built.has(what)) return;
    await build();
    built.add(what);
  }

  return (edit) =>
    async (tool, [verb = '', ...args], env) => {
      if (tool === 'vite') return once('site', () => run(tool, [verb, ...args], env));
      if (verb !== 'deploy' && verb !== 'destroy') return run(tool, [verb, ...args], env);
      const context = args.filter((arg, index) => arg === '-c' || args[index - 1] === '-c');
      if (verb === 'deploy') {
        await once('template', async () => {
          rmSync(folder, { recursive: true, force: true });
          await run('cdk', ['synth', '--quiet', '--output', pristine, ...context], env);
        });
        rmSync(adapted, { recursive: true, force: true });
        cpSync(pristine, adapted, { recursive: true });
        const changes = await adaptAssembly(adapted, edit);
        await once('differences', async () => {
          for (const line of changes) say(`  ${line}`);
        });
      }
      await run('cdk', [verb, '--app', adapted, ...args.filter((arg) => !context.includes(arg))], env);
    };
}

/** @returns a line for each difference */
async function adaptAssembly(folder: string, edit: Edit | undefined): Promise<string[]> {
  const { template, changes } = adapt(readTemplate(folder));
  writeTemplate(folder, edit ? edit(folder, template) : template);
  return [...changes, await adaptBucketDeployment(folder)];
}

async function adaptBucketDeployment(folder: string): Promise<string> {
  const assets = readdirSync(folder);
  const layer = assets.find((name) => name.endsWith('.zip'));
  const handler = assets
    .map((name) => join(folder, name, 'index.py'))
    .find((file) => contentOf(file).includes(cliInLambda));
  if (!layer || !handler)
    throw new CommandError('The CDK deploys the site in a new way: update assembly.ts.');
  const cli = await awsCliOf(join(folder, layer));
  writeFileSync(handler, contentOf(handler).replace(cliInLambda, cli));
  return `1 × changed: the path of the AWS CLI that copies the site (the emulator has no ${cliInLambda})`;
}

/** @returns an empty text if there is no such file */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'ENOTDIR'))
      return '';
    throw error;
  }
}
