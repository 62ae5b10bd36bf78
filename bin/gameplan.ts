/**
 * The CDK app: the stack of the stage in the context (`-c stage=prod`; default dev), or with `-c part=firewall` or
 * `-c part=certificate` the stack in us-east-1 that the site needs first.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { CertificateStack } from '../lib/edge/certificate-stack.ts';
import { FirewallStack } from '../lib/edge/firewall-stack.ts';
import { bundle } from '../lib/functions/bundle.ts';
import { GamePlanStack } from '../lib/gameplan-stack.ts';

const site = resolve(import.meta.dirname, '../web/dist');
const bundles = mkdtempSync(join(tmpdir(), 'gameplan-bundles-'));
process.on('exit', () => rmSync(bundles, { recursive: true, force: true }));

const app = new App();
const part: unknown = app.node.tryGetContext('part');
if (part === 'firewall') new FirewallStack(app);
else if (part === 'certificate') new CertificateStack(app);
else if (part) throw new Error(`Context part must be firewall or certificate, not "${part}"`);
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
