/** `npm run restore`: restores a stage's table to a time within the last 35 days, and switches every function to it. */
import { noRestoredTable } from '../../../lib/names.ts';
import { CommandError, defineCommand, main, UsageError } from '../command.ts';
import { planRestore, restore, switchTo } from '../restore.ts';
import { checkedStage, outputOf, stageOption } from '../stage.ts';

export const command = defineCommand({
  help: `Usage: npm run restore -- --stage dev|prod --at <time>|latest [--dry-run]
       npm run restore -- --stage dev|prod --undo [--dry-run]

Restores the table of a stage to a time within the last 35 days, into a new table, and switches every function to it.
The old table is not changed; what was written to it after that time is not in the new one. If interrupted, run it again
with the same time to continue. Asks you to type the stage.

  --at        UTC time such as 2026-11-22T08:00:00Z; latest is about five minutes ago
  --undo      switch every function back to the stack's own table
  --dry-run   show what would be done, and change nothing`,
  options: {
    ...stageOption,
    at: { type: 'string' },
    undo: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ stage: named, at, undo, 'dry-run': dryRun }, { say, note, ask }) {
    const stage = checkedStage(named);
    if ((at === undefined) !== undo) throw new UsageError('Name either --at or --undo');
    const time = at === undefined || at === 'latest' ? undefined : timeIn(at);
    const now = await outputOf(stage, 'table');
    const plan = undo ? undefined : await planRestore(stage, now, time);
    say(
      plan
        ? `Restores ${now} as of ${plan.at.toISOString()} into ${plan.to}, and switches every function to it.`
        : `Switches every function from ${now} back to the stack's own table.`,
    );
    if (dryRun) return true;
    if ((await ask(`Type ${stage} to continue: `)) !== stage) {
      throw new CommandError('The stage does not match: nothing was changed.');
    }
    if (plan) await restore(stage, plan, { note });
    else await switchTo(stage, noRestoredTable, { note });
    say(`Every function uses ${await outputOf(stage, 'table')}. ${now} is kept until you delete it.`);
    say(`Next: npm run reconcile-payments -- --stage ${stage}, and npm run smoke -- --stage ${stage}`);
    return true;
  },
});

/** @throws UsageError */
function timeIn(text: string): Date {
  const time = new Date(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new UsageError(`--at must be a time such as 2026-11-22T08:00:00Z, not "${text}"`);
}

if (import.meta.main) await main(command);
