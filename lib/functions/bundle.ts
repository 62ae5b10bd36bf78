/** How a function is bundled, for the stack and for the bench. */
import { copyFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

import { bundledFiles } from '../../lambdas/contracts/platform/bundled-files.ts';
import type { RouteName } from '../../lambdas/contracts/routes.ts';

const root = resolve(import.meta.dirname, '../..');

const noCertificates = resolve(root, 'lib/functions/no-certificates.ts');

/**
 * Packages that functions import only where they need them (`await import`). Each is a file of its own, which a cold start
 * does not read.
 */
const onDemand: readonly string[] = ['@simplewebauthn/server', 'openai'];

/** CommonJS loads faster than ESM in Lambda; preferring `module` lets esbuild drop unused code. */
export const bundleOptions = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  external: [...onDemand],
  // A file of its own is loaded with `require`, because it is CommonJS too.
  supported: { 'dynamic-import': false },
  alias: {
    '@aws-sdk/credential-provider-node': resolve(root, 'lib/functions/environment-credentials.ts'),
    '@smithy/core/event-streams': resolve(root, 'lib/functions/no-event-streams.ts'),
    'mnemonist/lru-cache': resolve(root, 'lib/functions/no-endpoint-cache.ts'),
    '@peculiar/x509': noCertificates,
    '@peculiar/asn1-android': noCertificates,
    '@peculiar/asn1-rsa': noCertificates,
    '@peculiar/asn1-x509-post-quantum': noCertificates,
  },
  // The CommonJS equivalent.
  define: { 'import.meta.dirname': '__dirname' },
  legalComments: 'none',
  logLevel: 'warning',
  absWorkingDir: root,
} as const satisfies BuildOptions;

/**
 * @param entry path from the root, e.g. `lambdas/functions/auth.ts`
 * @param folder output folder; the bundle is `index.js` with `index.handler`, next to the files that it reads and the
 *   packages that it loads on demand
 * @returns path of the bundle
 */
export function bundle(entry: string, folder: string): string {
  const outfile = resolve(folder, 'index.js');
  const { metafile } = buildSync({
    ...bundleOptions,
    entryPoints: [resolve(root, entry)],
    outfile,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  for (const name of onDemand.filter((each) => imported.includes(each))) {
    buildSync({
      ...bundleOptions,
      entryPoints: [name],
      outfile: resolve(folder, 'node_modules', `${name}.js`),
    });
  }
  for (const file of bundledFiles[basename(entry, '.ts') as RouteName] ?? []) {
    copyFileSync(resolve(root, file), resolve(folder, basename(file)));
  }
  return outfile;
}
