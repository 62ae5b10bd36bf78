/** `npm run deploy`: checks the settings, builds the site, deploys the stack, and prints the next steps. */
import {
  edgeRegion,
  operatorSecrets,
  outputs,
  type StageName,
  secretNameOf,
  stackNameOf,
} from '../../../lib/names.ts';
import { type Account, currentAccount, ensureBootstrapped, missingSecrets } from '../account.ts';
import { defineCommand, main } from '../command.ts';
import { ensureSameTable, failedFirst, liftProtection } from '../protection.ts';
import { type RunTool, runTool } from '../run.ts';
import { ensureSettings, hasFirewall, settingsOf, siteEnvironment } from '../settings.ts';
import { checkedStage, firewallOf, outputsOf, stageOption } from '../stage.ts';

export const commandWith = (run: RunTool) =>
  defineCommand({
    help: `Usage: npm run deploy -- --stage dev|prod [--context name=value …] [--dry-run] [--yes]

Deploys a stage to the AWS account and region of the environment. Checks the credentials, the CDK bootstrap and the
stage's settings, builds the site, deploys the firewall (for prod, or if the setting firewall is true) and the stack, and
prints the outputs and the next steps.

  --context   override or add a setting of cdk.json (-c for short; can be repeated)
  --dry-run   show what would change, and change nothing
  --yes       do not ask for approval of broader permissions (for CI)`,
    options: {
      ...stageOption,
      context: { type: 'string', short: 'c', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
    async run({ stage: named, context, 'dry-run': dryRun, yes }, { say, note }) {
      const stage = checkedStage(named);
      const settings = settingsOf(stage, context);
      ensureSettings(stage, settings);
      const account = await currentAccount();
      await ensureBootstrapped(stage, account);
      const firewall = hasFirewall(stage, settings);
      if (firewall) await ensureBootstrapped(stage, { ...account, region: edgeRegion });
      note(`${stackNameOf(stage)} in account ${account.id}, ${account.region}`);

      note('Building the site…');
      await run('vite', ['build', 'web', '--logLevel', 'warn'], siteEnvironment(settings));
      const contextArgs = [`stage=${stage}`, ...context].flatMap((pair) => ['-c', pair]);
      const firewallArgs = async () => {
        const webAclArn = firewall ? await firewallOf(stage) : undefined;
        return webAclArn ? ['-c', `webAclArn=${webAclArn}`] : [];
      };
      if (dryRun) {
        // Compares templates only: a change set needs a permission that a pull request must not have.
        const diff = ['diff', '--method', 'template', ...contextArgs];
        if (firewall) await run('cdk', [...diff, '-c', 'part=firewall']);
        await run('cdk', [...diff, ...(await firewallArgs())]);
        return true;
      }
      const approval = yes ? ['--require-approval', 'never'] : [];
      if (firewall) await run('cdk', ['deploy', ...contextArgs, '-c', 'part=firewall', ...approval]);
      if (await failedFirst(stage)) {
        note(`The first deploy of ${stackNameOf(stage)} failed: its remains are deleted first.`);
        await liftProtection(stage);
      }
      await ensureSameTable(stage);
      await run('cdk', ['deploy', ...contextArgs, ...(await firewallArgs()), ...approval]);

      const stackOutputs = await outputsOf(stage);
      for (const [name, value] of Object.entries(stackOutputs)) say(`${name.padEnd(24)} ${value}`);
      for (const line of await nextSteps(stage, account, stackOutputs)) say(line);
      return true;
    },
  });

async function nextSteps(
  stage: StageName,
  { region }: Account,
  stackOutputs: Readonly<Record<string, string>>,
): Promise<string[]> {
  const secrets = await missingSecrets(stage);
  const site = stackOutputs[outputs.siteOrigin];
  return [
    '',
    'Next steps (details in lib/deploying.md):',
    ...secrets.map(
      (secret) =>
        `  write the ${operatorSecrets[secret]} into the secret ${secretNameOf(stage, secret)} (${region})`,
    ),
    '  after the first deploy: add the DNS records above (Dkim…, SiteRecord), confirm the alarm subscription by email,',
    '  create the webhook, and create an administrator',
    `  npm run smoke -- --stage ${stage}   checks ${site}`,
  ];
}

export const command = commandWith(runTool);

if (import.meta.main) await main(command);
