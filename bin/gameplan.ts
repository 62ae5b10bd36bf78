/**
 * The CDK app: the stack of the stage that the context names (`-c stage=prod`; dev without it), or with
 * `-c edge=true` the one of us-east-1 that a domain or a firewall of its own needs first.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { EdgeStack } from '../lib/edge/edge-stack.ts';
import { bundle } from '../lib/functions/bundle.ts';
import { GamePlanStack } from '../lib/gameplan-stack.ts';

const site = resolve(import.meta.dirname, '../web/dist');
const bundles = mkdtempSync(join(tmpdir(), 'gameplan-bundles-'));
process.on('exit', () => rmSync(bundles, { recursive: true, force: true }));

const app = new App();
if (app.node.tryGetContext('edge') === 'true') new EdgeStack(app);
else {
  new GamePlanStack(app, {
    codeOf: (entry) => {
      const folder = join(bundles, basename(entry, '.ts'));
      bundle(entry, folder);
      return Code.fromAsset(folder);
    },
    siteFolder: existsSync(join(site, 'index.html')) ? site : undefined,
  });
}
app.synth();
