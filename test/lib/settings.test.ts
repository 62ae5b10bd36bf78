/**
 * Each function is given the settings it reads, and no other. On one machine all of them are there, so nothing else would
 * tell before a function is called in AWS.
 */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { environment } from '../../lambdas/contracts/environment.ts';
import { type RouteName, routeNames } from '../../lambdas/contracts/routes.ts';
import { bundleOptions } from '../../lib/functions/bundle.ts';
import { functionOf } from './policies.ts';
import { synthesize } from './synthesized.ts';

const { resources } = synthesize({ stage: 'prod' });

/** In code that functions share: read only where a row asks for the table, or for sessions of that kind. */
const shared: readonly string[] = [
  environment.table,
  environment.sessionPublicKeys,
  environment.adminSessionPublicKeys,
  environment.sessionKeysSecret,
  environment.adminSessionKeysSecret,
  environment.sessionKeyVersion,
];

/** A bundle has nothing of its sources but what can be reached. All of them at once: they share most of those. */
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
    expect(own(given)).toEqual(own(readBy(name)));
  });
});
