/**
 * Each function is given exactly the settings it reads. On a developer's machine all settings are set, so a missing one
 * would not be noticed before the function runs in AWS.
 */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { environment } from '../../lambdas/contracts/platform/environment.ts';
import { type RouteName, routeNames } from '../../lambdas/contracts/routes.ts';
import { bundleOptions } from '../../lib/functions/bundle.ts';
import { functionOf } from './policies.ts';
import { synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'prod' });

/** Shared code reads these only if a row has access to the table, or to sessions of that kind. */
const shared: readonly string[] = [
  environment.table,
  environment.sharedReadSeconds,
  environment.sessionPublicKeys,
  environment.adminSessionPublicKeys,
  environment.sessionKeysSecret,
  environment.adminSessionKeysSecret,
  environment.sessionKeyVersion,
];

/** Stretch sessions and timeouts in the local product; no function in AWS has them. */
const localOnly: readonly string[] = [environment.sessionLifeFactor, environment.awsTimeoutFactor];

/** A bundle contains only reachable code. All are built together, because they share most of their sources. */
const { outputFiles } = buildSync({
  ...bundleOptions,
  entryPoints: routeNames.map((name) => `lambdas/functions/${name}.ts`),
  outdir: 'bundles',
  write: false,
});

function readBy(name: RouteName): string[] {
  const code = outputFiles.find(({ path }) => basename(path) === `${name}.js`)?.text ?? '';
  return Object.entries(environment)
    .filter(([setting]) => new RegExp(`\\.${setting}\\b`).test(code))
    .map(([, variable]) => variable);
}

describe.each(routeNames)('%s', (name) => {
  test('has what it reads', () => {
    const id = functionOf(resources, `lambdas/functions/${name}.ts`);
    const given = Object.keys(resources[id]?.Properties.Environment?.Variables ?? {});
    const own = (variables: readonly string[]) => variables.filter((each) => !shared.includes(each)).sort();
    expect(given.filter((each) => localOnly.includes(each))).toEqual([]);
    expect(own(given)).toEqual(own(readBy(name).filter((each) => !localOnly.includes(each))));
  });
});
