/** Synthesizes the CloudFormation template with the CDK's own command, as a deploy does, and measures it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface MeasuredStack {
  /** Path of the template from the project's root. */
  readonly template: string;
  /** CloudFormation's limit is 1,000 kB. */
  readonly kilobytes: number;
  /** CloudFormation's limit is 500. */
  readonly resources: number;
  /** Number of resources of each type, most first. */
  readonly byType: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/**
 * Needs no account, no network and no Docker.
 * @param stage dev or prod
 * @throws with the CDK's output if it fails
 */
export function measureStack(stage: string): MeasuredStack {
  const started = performance.now();
  const { status, error, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/aws-cdk/bin/cdk'), 'synth', '--quiet', '--no-notices', '-c', `stage=${stage}`],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CI: 'true',
        CDK_DISABLE_VERSION_CHECK: '1',
        // Otherwise, without credentials the SDK queries the EC2 metadata service.
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    },
  );
  if (status !== 0) throw error ?? new Error(`${stdout}${stderr}`.trim());
  const seconds = (performance.now() - started) / 1000;

  const path = join(root, 'cdk.out', `GamePlan-${stage}.template.json`);
  const template: { Resources: Record<string, { Type: string }> } = JSON.parse(readFileSync(path, 'utf8'));
  const counted = new Map<string, number>();
  for (const { Type } of Object.values(template.Resources)) counted.set(Type, (counted.get(Type) ?? 0) + 1);
  return {
    template: relative(root, path),
    kilobytes: statSync(path).size / 1000,
    resources: Object.keys(template.Resources).length,
    byType: Object.fromEntries([...counted].sort(([, a], [, b]) => b - a)),
    seconds,
  };
}
