/** `npm run bootstrap-account`: prepares an AWS account and region for one stage, with roles for that stage only. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeRegion, qualifierOf, toolkitNameOf } from '../../../lib/names.ts';
import { toolkitOf } from '../../../lib/toolkit.ts';
import { currentAccount } from '../account.ts';
import { defineCommand, main } from '../command.ts';
import { projectRoot, type RunTool, runTool } from '../run.ts';
import { hasEdgeStack, settingsOf } from '../settings.ts';
import { checkedStage, stageOption } from '../stage.ts';

/** The CDK's own bootstrap template. */
const cdkTemplate = join(projectRoot, 'node_modules/aws-cdk/lib/api/bootstrap/bootstrap-template.yaml');

export const commandWith = (run: RunTool) =>
  defineCommand({
    help: `Usage: npm run bootstrap-account -- --stage dev|prod [--dry-run]

Prepares the AWS account and region of the environment for one stage, once: a bucket for assets, and the CDK's roles,
limited to that stage. Also prepares ${edgeRegion} if the stage has a firewall or its own domain.

  --dry-run   print the CloudFormation template, and change nothing`,
    options: { ...stageOption, 'dry-run': { type: 'boolean', default: false } },
    async run({ stage: named, 'dry-run': dryRun }, { say }) {
      const stage = checkedStage(named);
      const template = toolkitOf(stage, readFileSync(cdkTemplate, 'utf8'));
      if (dryRun) {
        say(template);
        return true;
      }
      const { id, region } = await currentAccount();
      const regions = new Set([region, ...(hasEdgeStack(stage, settingsOf(stage, [])) ? [edgeRegion] : [])]);
      const folder = mkdtempSync(join(tmpdir(), 'gameplan-toolkit-'));
      try {
        const file = join(folder, 'toolkit.json');
        writeFileSync(file, template);
        const environments = [...regions].map((each) => `aws://${id}/${each}`);
        const names = ['--qualifier', qualifierOf(stage), '--toolkit-stack-name', toolkitNameOf(stage)];
        // No app: the stage's template is not needed yet.
        await run('cdk', ['bootstrap', ...environments, ...names, '--template', file, '--app', '']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
      return true;
    },
  });

export const command = commandWith(runTool);

if (import.meta.main) await main(command);
