/** `npm run recount`: compares every counter with the items it counts, and repairs it on request. */
import { defineCommand, main } from './ops/command.ts';
import { recount } from './ops/recount/recount.ts';
import { pointToTable, targetHelp, targetOptions } from './ops/stage.ts';

const plural = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

export const command = defineCommand({
  help: `Usage: npm run recount -- [--stage dev|prod | --local] [--repair]

Counts every counter again from the items it counts, and says which ones differ: each person's record, the public record,
and the business counters of the administrators' dashboard (accounts, plans, prompts, picks, sign-ups by referral). It
changes nothing unless it is asked to, and ends with 1 where a difference is left.

The product may be in use meanwhile: a counter that changes while it is counted is left alone, and tried again twice.
It reads the whole table twice a pass, which costs read capacity; a busy table is best counted at a quiet hour.

Day counters and sign-ups by referral also count what was removed since, so only too small a number is a difference there.

  --repair    sets each counter that differs to what the items make it, unless it has changed since it was read
${targetHelp}`,
  options: { ...targetOptions, repair: { type: 'boolean', default: false } },
  async run({ stage, local, repair }, { say }) {
    const table = await pointToTable({ stage, local });
    const { counters, differences, busy } = await recount({ table, repair });
    for (const { key, name, stored, counted, repaired } of differences) {
      const state = repaired ? 'repaired' : 'differs';
      say(`${state}: ${key.pk} ${key.sk} ${name} is ${stored}, the items make it ${counted}`);
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
