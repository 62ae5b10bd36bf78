/** `npm run destroy`: deletes a stage after confirmation, and lists what remains. */
import { operatorSecrets, outputs, type StageName, secretNameOf, stackNameOf } from '../lib/names.ts';
import { CommandError, defineCommand, main } from './ops/command.ts';
import { keepsData, liftProtection } from './ops/protection.ts';
import { isRestoredTable } from './ops/restore.ts';
import { type RunTool, runTool } from './ops/run.ts';
import { checkedStage, firewallOf, outputsOf, stageOption } from './ops/stage.ts';

export const commandWith = (run: RunTool) =>
  defineCommand({
    help: `Usage: npm run destroy -- --stage dev|prod [--dry-run]

Takes a stage down: site, calls, schedules, alarms. Of dev the table goes too, with everything in it; of prod the
table, the session keys and the logs stay, and cost what they cost. Asks for the stack's name to be typed.

  --dry-run   says what would go and what would stay, and takes nothing down`,
    options: { ...stageOption, 'dry-run': { type: 'boolean', default: false } },
    async run({ stage: named, 'dry-run': dryRun }, { say, ask }) {
      const stage = checkedStage(named);
      const told = await outputsOf(stage);
      const stack = stackNameOf(stage);
      for (const line of describe(stage, told)) say(line);
      if (dryRun) return true;
      if ((await ask(`Type ${stack} to take it down: `)) !== stack) {
        throw new CommandError('That is not its name: nothing was taken down.');
      }
      await liftProtection(stage);
      const destroy = ['destroy', '--force', '-c', `stage=${stage}`];
      await run('cdk', destroy);
      // Last: a web ACL cannot go while a distribution uses it.
      if (await firewallOf(stage)) await run('cdk', [...destroy, '-c', 'part=firewall']);
      say(`${stack} is down.`);
      return true;
    },
  });

function describe(stage: StageName, told: Readonly<Record<string, string>>): string[] {
  const table = told[outputs.table];
  if (!table) return [`Goes:  what is left of a deploy of ${stackNameOf(stage)} that failed`];
  const isRestored = isRestoredTable(table);
  const data = isRestored ? "the stack's own table" : `the table ${table}, with every account and pick`;
  const kept = keepsData(stage)
    ? [
        `${data}; the session keys ${told[outputs.sessionKeysSecret]} and ${told[outputs.adminSessionKeysSecret]}; the logs`,
      ]
    : [];
  const secrets = Object.keys(operatorSecrets) as (keyof typeof operatorSecrets)[];
  return [
    `Goes:  ${told[outputs.siteOrigin]}, its firewall, calls, schedules and alarms${keepsData(stage) ? '' : `; ${data}`}`,
    ...kept.map((what) => `Stays: ${what}`),
    ...(isRestored ? [`Stays: the restored table ${table}, and costs what it costs`] : []),
    `Stays: the secrets ${secrets.map((secret) => secretNameOf(stage, secret)).join(', ')}; the DNS records`,
    `To keep a copy first: aws dynamodb create-backup --table-name ${table} --backup-name <name>`,
  ];
}

export const command = commandWith(runTool);

if (import.meta.main) await main(command);
