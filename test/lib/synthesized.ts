/** Synthesizes the stack for tests: as deployed, but with one line of code per function, so that nothing is bundled. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { App, type IPolicyValidationPlugin, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { GamePlanStack } from '../../lib/gameplan-stack.ts';

export const { context } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../cdk.json'), 'utf8'));

export interface CfnResource {
  readonly Type: string;
  // A template's properties are what each type of resource makes them; tests look at the few they are about.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly Properties: any;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: readonly string[];
}

export interface Synthesized {
  readonly template: Template;
  readonly resources: Readonly<Record<string, CfnResource>>;
  readonly stack: GamePlanStack;
}

/** Cached by context and shared by the files of a worker, because a synthesis takes seconds. */
const made = new Map<string, Synthesized>();

/** @returns a shared object; do not change it */
export function synthesize(overrides: Readonly<Record<string, string>> = {}): Synthesized {
  const wanted = { ...context, ...overrides };
  const key = JSON.stringify(wanted);
  const known = made.get(key) ?? synthesizeWith(wanted, () => []);
  made.set(key, known);
  return known;
}

/** @throws if a plugin such as cdk-nag reports a problem */
export function validate(
  overrides: Readonly<Record<string, string>>,
  pluginsFor: (app: App) => IPolicyValidationPlugin[],
): void {
  synthesizeWith({ ...context, ...overrides }, pluginsFor);
}

function synthesizeWith(
  context: Readonly<Record<string, string>>,
  pluginsFor: (app: App) => IPolicyValidationPlugin[],
): Synthesized {
  return inOwnFolder((outdir) => {
    const app = new App({ context, outdir });
    const stack = new GamePlanStack(app, {
      codeOf: (entry) => Code.fromInline(`exports.handler = async () => '${entry}';`),
      siteFolder: resolve(import.meta.dirname, 'site'),
    });
    Validations.of(app).addPlugins(...pluginsFor(app));
    app.synth();
    const template = Template.fromStack(stack);
    return { template, stack, resources: template.toJSON().Resources };
  });
}

/** Runs a callback that writes a synthesized app, then deletes its folder. */
export function inOwnFolder<T>(run: (outdir: string) => T): T {
  const outdir = mkdtempSync(join(tmpdir(), 'gameplan-cdk-'));
  try {
    return run(outdir);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
