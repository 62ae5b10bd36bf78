/** Bundles every function as a deploy does, and the bare document client's for comparison. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { type RouteName, routeNames } from '../../lambdas/contracts/routes.ts';
import { bundle, bundleOptions } from '../../lib/functions/bundle.ts';

export interface Bundle {
  readonly file: string;
  /** Of the file that a cold start reads, in 1,000 bytes. */
  readonly kilobytes: number;
}

export interface Bundles {
  readonly functions: ReadonlyMap<RouteName, Bundle>;
  /** The document client with all its credential providers, bundled without our alias. */
  readonly documentClient: Bundle;
  /** One call written by hand, bundled as our functions are. */
  readonly byHand: Bundle;
}

export function makeBundles(): Bundles {
  // Outside the project, so that a .js file is CommonJS, as in Lambda.
  const folder = mkdtempSync(join(tmpdir(), 'gameplan-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const weighed = (file: string): Bundle => ({ file, kilobytes: statSync(file).size / 1000 });

  const documentClient = join(folder, 'document-client', 'index.js');
  const { alias: _ours, ...withoutAlias } = bundleOptions;
  buildSync({
    ...withoutAlias,
    entryPoints: [resolve(import.meta.dirname, 'reference/document-client.ts')],
    outfile: documentClient,
  });
  return {
    functions: new Map(
      routeNames.map((name) => [
        name,
        weighed(bundle(`lambdas/functions/${name}.ts`, join(folder, 'functions', name))),
      ]),
    ),
    documentClient: weighed(documentClient),
    byHand: weighed(bundle('scripts/bench/reference/user-status.ts', join(folder, 'by-hand'))),
  };
}
