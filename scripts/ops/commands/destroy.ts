/** `npm run destroy`: deletes a stage after confirmation, and lists what remains. */
import { operatorSecrets, outputs, type StageName, secretNameOf, stackNameOf } from '../../../lib/names.ts';
import { CommandError, defineCommand, main } from '../command.ts';
import { keepsData, liftProtection } from '../protection.ts';
import { isRestoredTable } from '../restore.ts';
import { type RunTool, runTool } from '../run.ts';
import { checkedStage, firewallOf, outputsOf, stageOption } from '../stage.ts';

export const commandWith = (run: RunTool) =>
  defineCommand({
    help: `Usage: npm run destroy -- --stage dev|prod [--dry-run]

Deletes a stage: site, API, schedules and alarms. For dev this includes the table and everything in it. For prod the
table, the session keys and the logs remain, and are still billed. Asks you to type the stack's name.

  --dry-run   list what would be deleted and what would remain, and delete nothing`,
    options: { ...stageOption, 'dry-run': { type: 'boolean', default: false } },
    async run({ stage: named, 'dry-run': dryRun }, { say, ask }) {
      const stage = checkedStage(named);
      const stackOutputs = await outputsOf(stage);
      const stack = stackNameOf(stage);
      for (const line of describe(stage, stackOutputs)) say(line);
      if (dryRun) return true;
      if ((await ask(`Type ${stack} to delete it: `)) !== stack) {
        throw new CommandError('The name does not match: nothing was deleted.');
      }
      await liftProtection(stage);
      const destroy = ['destroy', '--force', '-c', `stage=${stage}`];
      await run('cdk', destroy);
      // Last: a web ACL cannot be deleted while a distribution uses it.
      if (await firewallOf(stage)) await run('cdk', [...destroy, '-c', 'part=firewall']);
      say(`${stack} is deleted.`);
      return true;
    },
  });

function describe(stage: StageName, stackOutputs: Readonly<Record<string, string>>): string[] {
  const table = stackOutputs[outputs.table];
  if (!table) return [`Deleted: the remains of a failed deploy of ${stackNameOf(stage)}`];
  const isRestored = isRestoredTable(table);
  const data = isRestored ? "the stack's own table" : `the table ${table}, with every account and pick`;
  const kept = keepsData(stage)
    ? [
        `${data}; the session keys ${stackOutputs[outputs.sessionKeysSecret]} and ${stackOutputs[outputs.adminSessionKeysSecret]}; the logs`,
      ]
    : [];
  const secrets = Object.keys(operatorSecrets) as (keyof typeof operatorSecrets)[];
  return [
    `Deleted: ${stackOutputs[outputs.siteOrigin]}, its firewall, API, schedules and alarms${keepsData(stage) ? '' : `; ${data}`}`,
    ...kept.map((what) => `Remains: ${what}`),
    ...(isRestored ? [`Remains: the restored table ${table}, which is still billed`] : []),
    `Remains: the secrets ${secrets.map((secret) => secretNameOf(stage, secret)).join(', ')}; the DNS records`,
    `To back up the table first: aws dynamodb create-backup --table-name ${table} --backup-name <name>`,
  ];
}

export const command = commandWith(runTool);

if (import.meta.main) await main(command);
