/** The CDK app: one stack for the stage that the context names (`-c stage=prod`; dev without it). */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundle } from '../lib/bundle.ts';
import { GamePlanStack } from '../lib/gameplan-stack.ts';

const site = resolve(import.meta.dirname, '../web/dist');
const bundles = mkdtempSync(join(tmpdir(), 'gameplan-bundles-'));
process.on('exit', () => rmSync(bundles, { recursive: true, force: true }));

const app = new App();
new GamePlanStack(app, {
  codeOf: (entry) => {
    const folder = join(bundles, basename(entry, '.ts'));
    bundle(entry, folder);
    return Code.fromAsset(folder);
  },
  siteFolder: existsSync(join(site, 'index.html')) ? site : undefined,
});
app.synth();
