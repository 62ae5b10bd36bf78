/** Edits to a synthesized assembly, as changes to the source would make them: new content gets a new asset hash. */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import type { RouteName } from '../../lambdas/contracts/routes.ts';
import { stackNameOf } from '../../lib/names.ts';
import { isRecord } from '../local/process/state.ts';
import { CommandError } from '../ops/command.ts';
import type { Template } from './differences.ts';

/** @param folder of the assembly @param template is deployed as the edit returns it */
export type Edit = (folder: string, template: Template) => Template;

const stack = stackNameOf('dev');
const templateFile = `${stack}.template.json`;

export const readTemplate = (folder: string): Template =>
  JSON.parse(readFileSync(join(folder, templateFile), 'utf8'));

/** The CDK uploads a template only if its hash is new. */
export function writeTemplate(folder: string, template: Template): void {
  const text = JSON.stringify(template);
  writeFileSync(join(folder, templateFile), text);
  const assetsFile = join(folder, `${stack}.assets.json`);
  const { files }: { files: Record<string, { source: { path: string } }> } = JSON.parse(
    readFileSync(assetsFile, 'utf8'),
  );
  const before = Object.keys(files).find((hash) => files[hash]?.source.path === templateFile);
  if (!before) throw new CommandError('The CDK writes assemblies in a new way: update edits.ts.');
  for (const file of [assetsFile, join(folder, 'manifest.json')]) replaceIn(file, before, hashOf(text));
}

/** @returns an edit that appends a comment to a function's code */
export const changeFunction =
  (name: RouteName): Edit =>
  (folder, template) => {
    const id = logicalIdOf(template, name);
    const before = assetOf(template, id);
    const code = join(folder, `asset.${before}`, 'index.js');
    appendFileSync(code, '\n// Changed by the rehearsal.\n');
    const after = hashOf(readFileSync(code, 'utf8'));
    renameSync(join(folder, `asset.${before}`), join(folder, `asset.${after}`));
    replaceIn(join(folder, `${stack}.assets.json`), before, after);
    return JSON.parse(JSON.stringify(template).replaceAll(before, after));
  };

/** @returns an edit that changes a function's code, and after it creates a custom resource that fails */
export const changeAndFail =
  (name: RouteName): Edit =>
  (folder, template) => {
    const changed = changeFunction(name)(folder, template);
    const made = Object.values(changed.Resources).find(({ Type }) => Type === 'Custom::SessionKeys');
    if (!made) throw new CommandError('The template has no custom resource.');
    const failing = {
      ...made,
      Properties: { ...made.Properties, secretId: 'no-such-secret' },
      DependsOn: logicalIdOf(changed, name),
    };
    return { ...changed, Resources: { ...changed.Resources, FailsInRehearsal: failing } };
  };

/** @returns an edit that rotates the session keys, as a higher `sessionKeyVersion` in cdk.json does */
export const withSessionKeyVersion =
  (version: number): Edit =>
  (_folder, { Resources, ...template }) => {
    const variable = environment.sessionKeyVersion;
    const rotated = Object.entries(Resources).map(([id, { Properties = {}, ...resource }]) => {
      if (resource.Type === 'Custom::SessionKeys') {
        return [id, { ...resource, Properties: { ...Properties, version: String(version) } }];
      }
      const { Environment } = Properties;
      const variables = isRecord(Environment) && isRecord(Environment.Variables) ? Environment.Variables : {};
      if (!Object.hasOwn(variables, variable)) return [id, { ...resource, Properties }];
      const changed = { Variables: { ...variables, [variable]: String(version) } };
      return [id, { ...resource, Properties: { ...Properties, Environment: changed } }];
    });
    return { ...template, Resources: Object.fromEntries(rotated) };
  };

function logicalIdOf({ Resources }: Template, name: RouteName): string {
  const id = Object.keys(Resources).find((one) => functionId(name).test(one));
  if (!id) throw new CommandError(`The template has no function ${name}.`);
  return id;
}

/** Matches the logical ID of a function. */
export const functionId = (name: RouteName) =>
  new RegExp(`^Functions${name.replaceAll('-', '')}[\\dA-F]{8}$`);

/** @returns hash of a function's asset */
function assetOf({ Resources }: Template, id: string): string {
  const code = Resources[id]?.Properties?.Code;
  const key = isRecord(code) ? code.S3Key : undefined;
  if (typeof key !== 'string') throw new CommandError(`The code of ${id} is no asset.`);
  return key.replace('.zip', '');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function replaceIn(file: string, before: string, after: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, after));
}
