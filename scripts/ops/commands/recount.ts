/** `npm run recount`: compares every counter with the items it counts, and repairs it on request. */
import { defineCommand, main } from '../command.ts';
import { recount } from '../recount/recount.ts';
import { pointToTable, targetHelp, targetOptions } from '../stage.ts';

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

export const command = defineCommand({
  help: `Usage: npm run recount -- [--stage dev|prod | --local] [--repair]

Recounts every counter from the items it counts, and lists the differences: each user's record, the public record,
and the business counters of the admin dashboard (accounts, plans, prompts, picks, referral sign-ups). Changes nothing
without --repair. Exit code 1 if a difference remains.

The product can be in use: a counter that changes while it is counted is skipped and tried again, up to two times.
Each pass reads the whole table twice, which uses read capacity; run it when traffic is low.

Day counters and referral sign-ups also include items deleted since, so only a number that is too low is a difference.

  --repair    set each counter that differs to the recounted value, unless it has changed since it was read
${targetHelp}`,
  options: { ...targetOptions, repair: { type: 'boolean', default: false } },
  async run({ stage, local, repair }, { say }) {
    const table = await pointToTable({ stage, local });
    const { counters, differences, busy } = await recount({ table, repair });
    for (const { key, name, stored, counted, repaired } of differences) {
      const state = repaired ? 'repaired' : 'differs';
      say(`${state}: ${key.pk} ${key.sk} ${name} is ${stored}, recounted ${counted}`);
    }
    for (const { pk, sk } of busy) say(`in use: ${pk} ${sk} changed while it was counted; run this again`);
    say(
      `${plural(counters, 'counter item')} of ${table}: ${plural(differences.length, 'difference')}` +
        `${repair && differences.length > 0 ? ', repaired' : ''}${busy.length > 0 ? `, ${busy.length} in use` : ''}.`,
    );
    return busy.length === 0 && (repair || differences.length === 0);
  },
});

if (import.meta.main) await main(command);
